import { cp } from 'node:fs/promises';
import { afterAll, beforeAll, describe, inject } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import type { Changes } from '#contract/diary/changes.ts';
import type { Dish } from '#contract/diary/meals.ts';
import { client, type Client, type SendOptions } from './client.ts';
import { freshDatabase } from './database/postgres.ts';
import { freshPhone, register } from './outside/sms.ts';
import { startServer, temporaryFolder, type StartOptions, type Store, type TestServer } from './start-server.ts';

/** A started server with its store. */
export interface World {
  kind: 'PGlite' | 'PostgreSQL';
  store: Store;
  server: TestServer;
  /** Where messages go that no provider sends. */
  smsFolder: string;
  nobody: Client;
  /** A new user with a plan and a running trial. */
  newUser(): Promise<Client>;
  /** The same with a proven number: for these alone models are asked. */
  newRegistered(): Promise<Client>;
  /** A new user without a plan. */
  newGuest(): Promise<Client>;
  /** A new user without a plan and without a trial; for servers with the settings `FEW_TRIALS`. */
  newOutsider(): Promise<Client>;
  /** A second server, or this one again after its end. */
  start(options?: StartOptions): Promise<TestServer>;
}

/** With these an address begins so few trials a day that a test can use them up. */
export const FEW_TRIALS = { TRUST_PROXY: 'loopback', LIMIT_TRIALS: '60' };

/** An address that no other user of a test comes from. */
const SPENT = { headers: { 'X-Forwarded-For': '192.0.2.1' } };

/** A fresh store that goes with the test file. */
export async function freshStore(kind: World['kind']): Promise<{ store: Store; remove: () => Promise<void> }> {
  if (kind === 'PostgreSQL') {
    const databaseUrl = await freshDatabase(inject('postgresUrl'));
    const files = await temporaryFolder();
    return { store: { databaseUrl, files: files.path }, remove: files.remove };
  }
  const { path, remove } = await temporaryFolder();
  await cp(inject('emptyDataDir'), path, { recursive: true });
  return { store: { dataDir: path }, remove };
}

/** Runs the same tests on both stores, each with a server of its own. */
export function onEveryStore(options: StartOptions, tests: (world: () => World) => void): void {
  describe.each(['PGlite', 'PostgreSQL'] as const)('on %s', (kind) => {
    onStore(kind, options, tests);
  });
}

/** Runs tests on one store. */
export function onStore(kind: World['kind'], options: StartOptions, tests: (world: () => World) => void): void {
  let world: World | undefined;
  let remove: () => Promise<void> = () => Promise.resolve();
  beforeAll(async () => {
    const fresh = await freshStore(kind);
    remove = fresh.remove;
    const start = (more: StartOptions = {}) => startServer(inject('serverEntry'), fresh.store, more);
    const server = await start(options);
    world = worldOf(kind, fresh.store, server, start);
  });
  afterAll(async () => {
    await world?.server.end('SIGTERM');
    await remove();
  });
  tests(() => {
    if (!world) throw new Error('The server has not started');
    return world;
  });
}

function worldOf(kind: World['kind'], store: Store, server: TestServer, start: World['start']): World {
  const nobody = client(server.origin);
  const smsFolder = 'dataDir' in store ? store.dataDir : (store.files ?? '');
  return {
    kind,
    store,
    server,
    smsFolder,
    nobody,
    newUser: () => newUserAt(server.origin),
    newRegistered: async () => register({ server, smsFolder }, await newUserAt(server.origin), freshPhone()),
    async newGuest() {
      const { data } = await nobody.ask('postAnonymous');
      return client(server.origin, data.token);
    },
    async newOutsider() {
      for (;;) {
        const guest = client(server.origin, (await nobody.ask('postAnonymous', {}, SPENT)).data.token);
        if ((await guest.ask('getPaymentInfo')).data.trialStartedAt === null) return guest;
      }
    },
    start,
  };
}

/** Onboards a user at a server. */
export async function newUserAt(origin: string, options: SendOptions = {}): Promise<Client> {
  const { data } = await client(origin).ask('postOnboarding', { body: answers() }, options);
  return client(origin, data.token);
}

/** The questionnaire's defaults. */
export const answers = (changes: Record<string, unknown> = {}): { userData: Record<string, unknown> } => ({
  userData: {
    gender: 'female',
    age: 24,
    height: { value: 176, unit: 'cm' },
    weight: { value: 65, unit: 'kg' },
    targetWeight: { value: 58, unit: 'kg' },
    goal: 'lose-weight',
    activityLevel: 'sedentary',
    ...changes,
  },
});

/** A dish with an id of its own. */
export const dish = (changes: Record<string, unknown> = {}): Record<string, unknown> & { id: string } => ({
  id: uuidv7(),
  title: 'ლობიო',
  calories: 320,
  proteins: 18,
  carbs: 45,
  fats: 6.5,
  mealType: 'lunch',
  ...changes,
});

/** A fresh id or key. */
export const freshId = (): string => uuidv7();

/** The server's day, moved by some days. */
export const serverDay = (moved = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tbilisi' }).format(Date.now() + moved * 86_400_000);

/** Logs a dish; the test goes on with the entry as the server has it. */
export async function log(
  user: Client,
  date: string,
  changes: Record<string, unknown> = {},
  options: SendOptions = {},
): Promise<Dish> {
  const { status, data } = await user.ask('postMeal', { body: { meal: dish(changes), date } }, options);
  if (status !== 200 || 'deleted' in data) throw new Error(`The dish was not logged: ${status}`);
  return data;
}

/** The dishes of a day, all meals together. */
export async function dishesOn(user: Client, date: string): Promise<Dish[]> {
  const { data } = await user.ask('getDashboard', { query: { date } });
  return Object.values(data.mealHistory.meals).flatMap((meal) => meal.dishes);
}

/** Every page of what changed since a revision. */
export async function changesSince(user: Client, since: number, limit = 200): Promise<Changes[]> {
  const pages: Changes[] = [];
  let cursor = since;
  for (;;) {
    const { data } = await user.ask('getChanges', { query: { since: cursor, limit } });
    pages.push(data);
    if (!data.hasMore) return pages;
    cursor = data.rev;
  }
}
