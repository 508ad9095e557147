import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a network does to requests. `down` is a server that cannot be reached at all. */
export type Weather = 'fair' | 'down' | 'captive-portal';

/** A network between the browser and the real server, whose faults a test chooses. */
export interface FaultProxy {
  /** Where the browser finds the product. */
  readonly origin: string;
  /** Changes the weather for everything that comes from now on. */
  turn(weather: Weather): void;
  /** Lets the next `times` requests reach the server whose path matches, and loses the answers. */
  loseAnswers(path: RegExp, times: number): void;
  /** Answers the next matching requests with a status of its own, without asking the server. */
  answerWith(path: RegExp, times: number, status: number, body: object): void;
  /** Changes a text answer on its way, for a new version of a file. */
  rewrite(path: string, change: (body: string) => string): void;
  /** Method and path of everything that reached the server, in order. */
  readonly seen: { method: string; path: string }[];
  close(): Promise<void>;
}

interface Trick {
  path: RegExp;
  left: number;
  play: 'lose' | { status: number; body: object };
}

/** Starts a proxy in front of `target` (an origin on this machine). */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  let weather: Weather = 'fair';
  const tricks: Trick[] = [];
  const rewrites = new Map<string, (body: string) => string>();
  const seen: { method: string; path: string }[] = [];

  const server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/';
    if (weather === 'down') {
      incoming.socket.destroy();
      return;
    }
    if (weather === 'captive-portal') {
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hotel Wi-Fi: please sign in</h1>');
      return;
    }
    const trick = tricks.find((one) => one.left > 0 && one.path.test(path));
    if (trick) trick.left -= 1;
    if (trick && trick.play !== 'lose') {
      const { status, body } = trick.play;
      incoming.resume();
      outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      return;
    }
    seen.push({ method: incoming.method ?? 'GET', path });
    forward(target, incoming, outgoing, { lose: trick !== undefined, rewrite: rewrites.get(path) });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://localhost:${port}`,
    turn: (next) => {
      weather = next;
      if (next !== 'fair') server.closeIdleConnections();
    },
    loseAnswers: (path, times) => void tricks.push({ path, left: times, play: 'lose' }),
    answerWith: (path, times, status, body) => void tricks.push({ path, left: times, play: { status, body } }),
    rewrite: (path, change) => void rewrites.set(path, change),
    seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function forward(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { lose, rewrite }: { lose: boolean; rewrite: ((body: string) => string) | undefined },
): void {
  const headers = { ...incoming.headers };
  if (rewrite) headers['accept-encoding'] = 'identity';
  const upstream = request(new URL(incoming.url ?? '/', target), { method: incoming.method, headers }, (answer) => {
    if (lose) {
      answer.resume();
      answer.on('end', () => incoming.socket.destroy());
      return;
    }
    if (!rewrite) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      return;
    }
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      const body = Buffer.from(rewrite(Buffer.concat(parts).toString('utf8')));
      const { etag: _etag, 'content-length': _length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, { ...rest, 'content-length': body.length }).end(body);
    });
  });
  upstream.on('error', () => outgoing.destroy());
  incoming.pipe(upstream);
}
