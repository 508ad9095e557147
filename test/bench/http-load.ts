import { Agent, request } from 'node:http';

/** One connection kept open: what a phone with a running app has. */
export interface Connection {
  send(method: string, path: string, body: string, headers?: Record<string, string>): Promise<{ status: number; text: string }>;
  close(): void;
}

/** A connection to the server's API; the generator must cost less than what it measures, so no fetch. */
export function connect(port: number, token?: string): Connection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const fixed = { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) };
  return {
    send: (method, path, body, headers = {}) =>
      new Promise((resolve, reject) => {
        const sent = request(
          { host: '127.0.0.1', port, path: `/api${path}`, method, agent, headers: { ...fixed, ...headers, 'Content-Length': Buffer.byteLength(body) } },
          (response) => {
            const chunks: Buffer[] = [];
            response.on('data', (chunk: Buffer) => chunks.push(chunk));
            response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
          },
        );
        sent.on('error', reject);
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** A new user's connection, with a plan. */
export async function onboard(port: number): Promise<Connection> {
  const open = connect(port);
  const answer = await open.send('POST', '/auth/onboarding', JSON.stringify(ANSWERS));
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

/** Runs `work` for `ms` in each of `lanes`; answers how often it ran a second, all lanes together. */
export async function perSecond<Lane>(lanes: readonly Lane[], ms: number, work: (lane: Lane) => Promise<void>): Promise<number> {
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
