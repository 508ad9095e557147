import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a network does to requests. `down` is a server that cannot be reached at all. */
type Weather = 'fair' | 'down' | 'captive-portal';

/** A request that reached the server. */
interface SeenRequest {
  method: string;
  /** With its query. */
  path: string;
}

/** A network between the browser and the real server, whose faults a test chooses. */
export interface FaultProxy {
  /** Where the browser finds the product. */
  readonly origin: string;
  /** Changes the weather for everything that comes from now on. */
  turn(weather: Weather): void;
  /** Lets the next `times` matching requests reach the server and loses the answers. `what`: "METHOD /path?query". */
  loseAnswers(what: RegExp, times: number): void;
  /** Answers the next `times` matching requests itself, without asking the server, until the returned function is called. */
  answerWith(what: RegExp, times: number, status: number, body: object): () => void;
  /** Changes a text answer on its way, for a new version of a file. */
  rewrite(path: string, change: (body: string) => string): void;
  /** Sets the server's clock, as its answers tell it, ahead of this machine's. */
  shiftClock(ms: number): void;
  /** Holds matching requests back until the returned function is called. */
  hold(what: RegExp): () => void;
  /** Everything that reached the server, in order. */
  readonly seen: readonly SeenRequest[];
  /** How many of the requests that reached the server match. */
  count(what: RegExp): number;
  /** How many of the requests that `answerWith` answered match. */
  countAnswered(what: RegExp): number;
  /** Whether a fault was ever played: then failed requests are no surprise. */
  readonly disturbed: boolean;
  close(): Promise<void>;
}

interface Trick {
  what: RegExp;
  left: number;
  play: 'lose' | { status: number; body: object };
}

/** Starts a proxy in front of `target` (an origin on this machine). */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let weather: Weather = 'fair';
  let disturbed = false;
  /** On a connection that was used before, the browser itself asks again, and a lost answer would not be lost: from now on each request has its own. */
  const disturb = () => {
    disturbed = true;
    server.closeIdleConnections();
  };
  let clockShiftMs = 0;
  const tricks: Trick[] = [];
  const holds = new Map<RegExp, Promise<void>>();
  const rewrites = new Map<string, (body: string) => string>();
  const seen: SeenRequest[] = [];
  const answered: SeenRequest[] = [];

  const play = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const path = incoming.url ?? '/';
    const what = `${incoming.method ?? 'GET'} ${path}`;
    for (const [held, released] of holds) if (held.test(what)) await released;
    if (weather === 'down') {
      incoming.socket.destroy();
      return;
    }
    if (weather === 'captive-portal') {
      incoming.resume();
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hotel Wi-Fi: please sign in</h1>');
      return;
    }
    const trick = tricks.find((one) => one.left > 0 && one.what.test(what));
    if (trick) trick.left -= 1;
    if (trick && trick.play !== 'lose') {
      const { status, body } = trick.play;
      answered.push({ method: incoming.method ?? 'GET', path });
      incoming.resume();
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    seen.push({ method: incoming.method ?? 'GET', path });
    forward(target, incoming, outgoing, { lose: trick !== undefined, rewrite: rewrites.get(path), clockShiftMs });
  };
  const server = createServer((incoming, outgoing) => {
    outgoing.shouldKeepAlive = !disturbed;
    // It may have been promised to be kept before the first fault.
    outgoing.once('finish', () => disturbed && incoming.socket.destroySoon());
    void play(incoming, outgoing);
  });
  // The browser may come back to a connection as late as it likes.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    turn: (next) => {
      weather = next;
      if (next !== 'fair') disturb();
    },
    loseAnswers: (what, times) => {
      disturb();
      tricks.push({ what, left: times, play: 'lose' });
    },
    answerWith: (what, times, status, body) => {
      disturb();
      const trick: Trick = { what, left: times, play: { status, body } };
      tricks.push(trick);
      return () => {
        trick.left = 0;
      };
    },
    rewrite: (path, change) => void rewrites.set(path, change),
    shiftClock: (ms) => {
      clockShiftMs = ms;
    },
    hold: (what) => {
      let release = () => undefined as void;
      holds.set(what, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(what);
        release();
      };
    },
    seen,
    count: (what) => countIn(seen, what),
    countAnswered: (what) => countIn(answered, what),
    get disturbed() {
      return disturbed;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const countIn = (requests: readonly SeenRequest[], what: RegExp): number =>
  requests.filter(({ method, path }) => what.test(`${method} ${path}`)).length;

/** The headers of an answer but those of its connection, which the proxy has of its own. */
function passedOn({
  headers: { connection: _connection, 'keep-alive': _keepAlive, ...headers },
}: IncomingMessage): IncomingHttpHeaders {
  return headers;
}

/** Files named by their content, as the server of this worker's build has answered them: every new browser asks for two hundred. */
const unchanging = new Map<string, { headers: IncomingHttpHeaders; body: Buffer }>();

/** Under what such a file is kept; null for whatever the server has to answer itself. */
function nameOfUnchanging({ method, url = '', headers }: IncomingMessage): string | null {
  const isPlain = method === 'GET' && headers.range === undefined && headers['if-none-match'] === undefined;
  return isPlain && url.startsWith('/assets/') ? `${url} ${String(headers['accept-encoding'])}` : null;
}

function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  {
    lose,
    rewrite,
    clockShiftMs,
  }: { lose: boolean; rewrite: ((body: string) => string) | undefined; clockShiftMs: number },
): void {
  const name = rewrite || lose ? null : nameOfUnchanging(incoming);
  const kept = name === null ? undefined : unchanging.get(name);
  if (kept) {
    incoming.resume();
    outgoing
      .writeHead(200, { ...kept.headers, date: new Date(Date.now() + clockShiftMs).toUTCString() })
      .end(kept.body);
    return;
  }
  const headers = { ...incoming.headers };
  if (rewrite) headers['accept-encoding'] = 'identity';
  const upstream = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
    if (lose) {
      answer.resume();
      answer.on('end', () => incoming.socket.destroy());
      return;
    }
    if (!rewrite) {
      const date = new Date(Date.now() + clockShiftMs).toUTCString();
      outgoing.writeHead(answer.statusCode ?? 502, { ...passedOn(answer), date });
      answer.pipe(outgoing);
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      if (!rewrite) {
        if (name !== null && answer.statusCode === 200)
          unchanging.set(name, { headers: passedOn(answer), body: Buffer.concat(parts) });
        return;
      }
      const body = Buffer.from(rewrite(Buffer.concat(parts).toString('utf8')));
      const { etag: _etag, ...rest } = passedOn(answer);
      outgoing.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': body.length }).end(body);
    });
  });
  upstream.on('error', () => outgoing.destroy());
  // Whoever gives up waiting is gone for the server too.
  outgoing.once('close', () => outgoing.writableFinished || upstream.destroy());
  incoming.pipe(upstream);
}
