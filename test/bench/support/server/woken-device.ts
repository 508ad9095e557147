import { setTimeout as pause } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { connect, type Answer, type Connection } from '#test/bench/server/http-load.ts';

/** A phone that signed in once and then logged without a network. */
export interface Device {
  /** Sends everything that waits, as the engine does, then pulls. */
  wake(entries: number): Promise<void>;
}

/** What the devices of a run have seen. */
export interface Seen {
  /** ms of each request that had an answer. */
  latencies: number[];
  /** Of them those that took something in, that told what is new, and that were held off. */
  byKind: Record<'batch' | 'pull' | 'held off', number[]>;
  /** Refused for now, with the time after which to come again. */
  heldOff: number;
  /** Connections that were cut on purpose after the request had left. */
  cut: number;
  /** Everything that must not happen. */
  faults: string[];
}

export const nothingSeen = (): Seen => ({
  latencies: [],
  byKind: { batch: [], pull: [], 'held off': [] },
  heldOff: 0,
  cut: 0,
  faults: [],
});

/** Of so many requests that carry entries one loses its connection before the answer. */
const CUT_EVERY = 10;
const DAY = '2026-01-15';
/** Small, because a day's total is never above 20 l. */
const GLASS_ML = 100;
/** Of 50 entries 30 are dishes, 15 glasses of water and 5 weigh-ins. */
const KINDS = ['meal', 'meal', 'water', 'meal', 'meal', 'water', 'meal', 'meal', 'water', 'weight'] as const;

/** What so many entries of a device leave in the database. */
export const expectedOf = (entries: number): { meals: number; waterMl: number; keys: number } => {
  const kinds = Array.from({ length: entries }, (_, at) => KINDS[at % KINDS.length]);
  return {
    meals: kinds.filter((kind) => kind === 'meal').length,
    waterMl: kinds.filter((kind) => kind === 'water').length * GLASS_ML,
    keys: entries,
  };
};

/** Signs a new device in. `number` gives it an address of its own, as a provider's customers have. */
export async function newDevice(port: number, number: number, seen: Seen): Promise<Device> {
  const from = { 'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}` };
  const first = connect(port);
  const arrived = await first.send('POST', '/auth/anonymous', '', from);
  first.close();
  if (arrived.status !== 201) throw new Error(`arriving answered ${arrived.status}: ${arrived.text}`);
  const { token } = (JSON.parse(arrived.text) as { data: { token: string } }).data;
  let since = 0;
  let sent = number;

  async function ask(open: Connection, method: string, path: string, body: string): Promise<Answer | null> {
    const started = performance.now();
    const answer = await open.send(method, path, body, from).catch(() => null);
    if (answer) {
      const ms = performance.now() - started;
      seen.latencies.push(ms);
      seen.byKind[answer.status === 200 ? (method === 'POST' ? 'batch' : 'pull') : 'held off'].push(ms);
    }
    return answer;
  }

  /** Repeats a request until it is answered for good, over new connections where one breaks. */
  async function insist(method: string, path: string, body: string): Promise<Answer> {
    let open = connect(port, token);
    if (method === 'POST' && (sent += 1) % CUT_EVERY === 0) {
      seen.cut += 1;
      const lost = open.send(method, path, body, from).catch(() => null);
      setImmediate(() => open.close());
      await lost;
      open = connect(port, token);
    }
    for (;;) {
      const answer = await ask(open, method, path, body);
      if (answer?.status === 200) {
        open.close();
        return answer;
      }
      const comesBack = answer !== null && [429, 503].includes(answer.status) && answer.retryAfterSeconds !== null;
      // The first sending of a request that was cut may still be running.
      const running = answer?.status === 409 && answer.text.includes('request-in-progress');
      if (comesBack) seen.heldOff += 1;
      else if (!running)
        seen.faults.push(answer ? `${answer.status} ${answer.text.slice(0, 200)}` : 'a connection broke');
      if (seen.faults.length > 50) throw new Error(`too many faults: ${seen.faults.slice(0, 3).join('; ')}`);
      await pause(comesBack ? (answer.retryAfterSeconds ?? 1) * 1000 : 200);
      if (!answer) open = connect(port, token);
    }
  }

  return {
    async wake(entries) {
      const operations = Array.from({ length: entries }, (_, at) => operationOf(KINDS[at % KINDS.length] ?? 'meal'));
      const { text } = await insist('POST', '/batch', JSON.stringify({ operations }));
      const outcomes = (JSON.parse(text) as { data: { status: number }[] }).data;
      for (const { status } of outcomes) if (status !== 200) seen.faults.push(`an entry answered ${status}`);
      const pulled = await insist('GET', `/changes?since=${since}`, '');
      since = (JSON.parse(pulled.text) as { data: { rev: number } }).data.rev;
    },
  };
}

/** One waiting entry; of a meal, what the day's typical one holds. */
function operationOf(kind: (typeof KINDS)[number]): { key: string; method: 'POST'; path: string; body: unknown } {
  const write = (path: string, body: object) => ({
    key: uuidv7(),
    method: 'POST' as const,
    path,
    body: { ...body, date: DAY },
  });
  if (kind === 'water') return write('/dashboard/water', { delta: GLASS_ML, id: uuidv7() });
  if (kind === 'weight') return write('/dashboard/weight', { weight: 64.5 });
  return write('/dashboard/meals', {
    meal: { id: uuidv7(), ...DISH, timestamp: { seconds: 1_768_460_000, nanoseconds: 0 } },
  });
}

const DISH = {
  title: 'ლობიო ქოთანში',
  calories: 320,
  proteins: 18,
  carbs: 45,
  fats: 6.5,
  mealType: 'lunch',
  ingredients: [{ name: 'ლობიო', calories: 320, protein: 18, fat: 6.5, carbs: 45, grams: 300 }],
};

/** What one person does on an ordinary day with a network: the app is opened four times, twelve entries go out as they are made. */
export async function ordinaryDay(open: Connection, date: string): Promise<void> {
  const kinds = [
    'meal',
    'water',
    'water',
    'meal',
    'water',
    'meal',
    'water',
    'water',
    'meal',
    'water',
    'meal',
    'weight',
  ] as const;
  for (const [at, kind] of kinds.entries()) {
    if (at % 3 === 0)
      for (const path of ['/config', '/auth/me', '/user/payment-info', '/changes?since=0'])
        await expected(open, 'GET', path, '');
    const { key, path, body } = operationOf(kind);
    await expected(open, 'POST', path, JSON.stringify({ ...(body as object), date }), key);
  }
}

async function expected(open: Connection, method: string, path: string, body: string, key?: string): Promise<void> {
  const { status, text } = await open.send(method, path, body, key === undefined ? {} : { 'Idempotency-Key': key });
  if (status !== 200) throw new Error(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
}
