import { connect as connectSocket, type Socket } from 'node:net';

/** One connection kept open: what a phone with a running app has. */
export interface Connection {
  send(method: string, path: string, body: string, headers?: Record<string, string>): Promise<Answer>;
  close(): void;
}

/** What came back. */
export interface Answer {
  status: number;
  text: string;
  /** When to come again; null where the answer does not say. */
  retryAfterSeconds: number | null;
}

/**
 * A connection to the server's API that has one request under way at a time. It speaks just enough HTTP by
 * itself, because Node's own client would cost the machine more than the server that is measured. Like a browser's it is opened with the
 * first request, and again with the next one after the server has closed it for idleness.
 */
export function connect(port: number, token?: string): Connection {
  const fixed = `Host: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n${token === undefined ? '' : `Authorization: Bearer ${token}\r\n`}`;
  let open: Exchange | null = null;
  return {
    send(method, path, body, headers = {}) {
      const more = Object.entries(headers)
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('');
      if (!open?.isOpen()) open = exchange(connectSocket({ port, host: '127.0.0.1', noDelay: true }));
      return open.ask(
        `${method} /api${path} HTTP/1.1\r\n${fixed}${more}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    },
    close: () => open?.end(),
  };
}

/** One socket, with one request and one answer at a time. */
interface Exchange {
  isOpen(): boolean;
  ask(request: string): Promise<Answer>;
  end(): void;
}

/** Reads the answers that arrive, one for each request; our server always says how long they are. */
function exchange(socket: Socket): Exchange {
  let received: Buffer = Buffer.alloc(0);
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  // What the server says to nobody's request is that it closes the connection.
  let isOpen = true;
  socket.on('data', (chunk) => {
    if (!waiting) {
      isOpen = false;
      socket.destroy();
      return;
    }
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const headEnd = received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = received.toString('latin1', 0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const end = headEnd + 4 + length;
    if (received.length < end) return;
    const text = received.toString('utf8', headEnd + 4, end);
    received = received.subarray(end);
    const again = /\r\nretry-after: (\d+)/i.exec(head)?.[1];
    const { resolve } = waiting;
    waiting = null;
    resolve({
      status: Number(head.slice(9, 12)),
      text,
      retryAfterSeconds: again === undefined ? null : Number(again),
    });
  });
  const failed = (error?: Error) => {
    isOpen = false;
    waiting?.reject(error ?? new Error('the server closed the connection'));
  };
  socket.on('error', failed);
  for (const event of ['end', 'close']) socket.on(event, () => failed());
  return {
    isOpen: () => isOpen,
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(request);
      }),
    end: () => socket.destroy(),
  };
}

/** A new user's connection, with a plan. */
export async function onboard(port: number, headers: Record<string, string> = {}): Promise<Connection> {
  const open = connect(port);
  const answer = await open.send('POST', '/auth/onboarding', JSON.stringify(ANSWERS), headers);
  open.close();
  if (answer.status !== 201) throw new Error(`onboarding answered ${answer.status}: ${answer.text}`);
  const { data } = JSON.parse(answer.text) as { data: { token: string } };
  return connect(port, data.token);
}

const ANSWERS = {
  userData: {
    gender: 'female',
    age: 24,
    height: { value: 176, unit: 'cm' },
    weight: { value: 65, unit: 'kg' },
    targetWeight: { value: 58, unit: 'kg' },
    goal: 'lose-weight',
    activityLevel: 'sedentary',
  },
};

/** Runs `work` for `ms` in each of `lanes`; returns how often it ran a second, all lanes together. */
export async function perSecond<Lane>(
  lanes: readonly Lane[],
  ms: number,
  work: (lane: Lane) => Promise<void>,
): Promise<number> {
  const until = performance.now() + ms;
  let count = 0;
  const started = performance.now();
  await Promise.all(
    lanes.map(async (lane) => {
      while (performance.now() < until) {
        await work(lane);
        count += 1;
      }
    }),
  );
  return (count * 1000) / (performance.now() - started);
}
