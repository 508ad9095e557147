import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BatchOperation } from '#contract/diary/batch.ts';
import { CALLS } from '#contract/calls.ts';
import { mergeDiary } from '#server/accounts/merge-diary.ts';
import { blankUser, createUser } from '#server/accounts/new-user.ts';
import { onboardingRule } from '#server/accounts/onboarding-rule.ts';
import type { Means } from '#server/diary/core/decide.ts';
import { load, loadedRows } from '#server/diary/core/load.ts';
import { spaceUsed } from '#server/diary/core/own-rows.ts';
import { bindRule, type Operation } from '#server/diary/core/rule.ts';
import type { DiaryTable } from '#server/diary/core/table.ts';
import { makeWriter } from '#server/diary/core/writer.ts';
import { TABLES } from '#server/diary/entities/registry.ts';
import { pictures } from '#server/diary/entities/picture.ts';
import {
  changesInMemory,
  decideInMemory,
  newMemoryDiary,
  rowsInMemory,
  withRows,
  type MemoryDiary,
} from '#server/diary/memory-diary.ts';
import { readChanges } from '#server/diary/read-changes.ts';
import { batchAnswers, prepareBatch } from '#server/diary/run-batch.ts';
import { readConfig } from '#server/settings/config.ts';
import type { Database } from '#server/store/database.ts';
import { startGeneration } from '#server/store/generation.ts';
import { keyedHash, type KeyedHash } from '#server/store/server-secret.ts';
import { migrate } from '#server/store/migrate.ts';
import { openDatabase } from '#server/store/open-database.ts';
import type { SpaceRow } from '#server/store/tables/space-table.ts';
import { uploads } from '#server/store/tables/diary-tables.ts';
import { mergedDiary } from '#test/sim/server/merge-diaries.ts';
import { answers, dish, freshStore } from '../support/world.ts';

const NOW_MS = Date.parse('2026-03-02T09:00:00Z');
const USER = '00000000-0000-4000-8000-000000000001';
const PICTURE = 'a'.repeat(32);

const uuid = (seed: number) => `00000000-0000-4000-8000-${seed.toString(16).padStart(12, '0')}`;
const few = (from: number) => fc.integer({ min: from, max: from + 4 }).map(uuid);
const days = fc.constantFrom('2026-02-28', '2026-03-01', '2026-03-02', '2026-03-09');
const asOf = fc.option(fc.integer({ min: 0, max: 40 }), { nil: undefined });
const asked = (asOfRev: number | undefined) => (asOfRev === undefined ? '' : `?asOf=${asOfRev}`);
const write = (method: BatchOperation['method']) => (path: string, body?: unknown) => ({ method, path, body });
const [post, set, drop] = [write('POST'), write('PUT'), write('DELETE')];
const marks = fc.constantFrom('all', 'part', 'maybe');
const talks = fc.constantFrom('საუზმე', 'ვახშამი');

/** Writes of every kind, few enough ids and days that they meet, and some that are refused. */
const writes = fc.oneof(
  fc
    .record({ id: few(100), date: days, asOf, restore: fc.boolean(), withPicture: fc.boolean() })
    .map(({ id, withPicture, ...rest }) =>
      post('/dashboard/meals', {
        meal: dish({ id, ...(withPicture && { imageUrl: `/uploads/${PICTURE}.jpg` }) }),
        ...rest,
      }),
    ),
  fc.tuple(few(100), days, asOf).map(([id, day, rev]) => drop(`/dashboard/meals/${day}/lunch/${id}${asked(rev)}`)),
  fc
    .record({ id: few(200), date: days, delta: fc.constantFrom(250, -100, 5_000) })
    .map((body) => post('/dashboard/water', body)),
  fc
    .record({ date: days, weight: fc.integer({ min: 50, max: 90 }), asOf })
    .map((body) => post('/dashboard/weight', body)),
  fc.tuple(days, asOf).map(([day, rev]) => drop(`/dashboard/weight/${day}${asked(rev)}`)),
  fc
    .record({ date: days, calories: fc.integer({ min: 900, max: 3_000 }), asOf })
    .map((body) => set('/dashboard/calories', body)),
  fc
    .record({ date: days, waterGoal: fc.integer({ min: 1_000, max: 3_000 }) })
    .map((body) => set('/dashboard/water-goal', body)),
  fc
    .tuple(few(300), fc.boolean(), asOf)
    .map(([id, starred, rev]) =>
      set(`/meals/favourites/${id}`, { dish: { title: 'მჭადი', calories: 100, starred, own: false }, asOf: rev }),
    ),
  few(300).map((id) => drop(`/meals/favourites/${id}`)),
  fc
    .tuple(days, marks, asOf)
    .map(([day, logged, rev]) => set(`/things/day-marks/${day}${asked(rev)}`, { logged, more: 1 })),
  fc.tuple(days, asOf).map(([day, rev]) => drop(`/things/day-marks/${day}${asked(rev)}`)),
  fc
    .record({ id: few(400), conversationId: talks, restore: fc.boolean() })
    .map(({ id, conversationId, restore }) =>
      post('/conversations', { id, userMessage: 'ა', assistantResponse: 'ბ', metadata: { conversationId }, restore }),
    ),
  talks.map((id) => drop(`/conversations/${encodeURIComponent(id)}`)),
  fc.record({ displayName: fc.constantFrom('ნინო', 'გია'), asOf }).map((body) => set('/user/profile', body)),
  fc.constantFrom('balanced', 'low-carb', 'nonsense').map((dietId) => post('/dashboard/diet', { dietId })),
);
const round = fc.record({
  operations: fc.array(fc.tuple(writes, fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 6 }),
  since: fc.integer({ min: 0, max: 60 }),
  limit: fc.integer({ min: 1, max: 12 }),
});
const batches = fc.array(round, { minLength: 4, maxLength: 10 });

/** The means of one side; ids come in the same order on both. */
function meansOf(space: Means['space']): Means {
  let ids = 0;
  return { clock: () => NOW_MS, newId: () => uuid(0xa0000 + ids++), space, spaceRefused: () => undefined };
}

/** What the database holds of a table; of pictures the names. */
async function rowsInDatabase(database: Database, userId: string, table: DiaryTable): Promise<object[]> {
  const select = table.merging === 'moved' ? 't.name' : table.select;
  const [found] = await database.run<{ rows: object[] }>(
    {
      name: `all of ${table.name}`,
      text: `select coalesce(json_agg(r), '[]') as rows
        from (select ${select} from ${table.name} t where t.user_id = $1::uuid) r`,
    },
    [userId],
  );
  return byKey(table, found?.rows ?? []);
}

const byKey = (table: DiaryTable, rows: readonly object[]): object[] =>
  rows.toSorted((one, other) => (table.keyOf(one) < table.keyOf(other) ? -1 : 1));

/** A user of a database and the same diary in memory. */
class Twin {
  readonly userId: string;
  diary: MemoryDiary;
  /** What both sides came to, one thing after the other. */
  readonly inMemory: unknown[] = [];
  readonly inDatabase: unknown[] = [];
  private readonly database: Database;
  private readonly generation: string;
  private readonly writer: ReturnType<typeof makeWriter>;
  private readonly means: Means;

  constructor(database: Database, generation: string, space: Means['space'], userId: string) {
    this.userId = userId;
    this.database = database;
    this.generation = generation;
    this.means = meansOf(space);
    this.writer = makeWriter({
      ...meansOf(space),
      database,
      known: { get: () => undefined, set: () => undefined, forget: () => undefined },
      state: { generation },
    });
    const user = { ...blankUser(NOW_MS), trialStartedMs: NOW_MS, rev: 1, profileRev: 1 };
    this.diary = newMemoryDiary(userId, user);
  }

  async signUp(withPlan: boolean): Promise<void> {
    const { database, userId, generation } = this;
    await createUser(database.orm, userId, NOW_MS, NOW_MS);
    if (!withPlan) return;
    const body = v.parse(CALLS.postOnboarding.body, answers());
    const run = bindRule(onboardingRule, { ...body, startsTrial: false });
    this.compare(...(await this.write([{ run, status: 200, key: null, generation, tokenHash: null }])));
  }

  async takePicture(name: string): Promise<void> {
    const { database, userId } = this;
    await database.orm.insert(uploads).values({ userId, name, bytes: new Uint8Array(1), createdMs: NOW_MS });
    this.diary = withRows(this.diary, pictures, [{ name }]);
  }

  private async write(operations: readonly Operation[]) {
    const decided = decideInMemory(this.means, this.generation, this.diary, operations);
    this.diary = decided.diary;
    return [decided.answers, await this.writer.write(this.userId, operations)] as const;
  }

  /** The same batches on both sides, each with its answers and a page of changes. */
  async tell(rounds: readonly Round[]): Promise<void> {
    const { generation, userId, database } = this;
    for (const { operations, since, limit } of rounds) {
      const batch = operations.map(([operation, key]): BatchOperation => ({ ...operation, key: `key-${key}` }));
      const prepared = prepareBatch(batch, { generation, tokenHash: null, nowMs: NOW_MS });
      const [inMemory, inDatabase] = await this.write(prepared.runnable);
      this.compare(batchAnswers(batch, prepared, inMemory), batchAnswers(batch, prepared, inDatabase));
      const page = changesInMemory(this.diary, generation, since, limit);
      this.compare(page, await readChanges(database, userId, since, limit));
    }
  }

  /** Every row of every table, and the user's own. */
  async compareRows(): Promise<void> {
    const { database, userId, diary } = this;
    for (const table of TABLES)
      this.compare(
        { table: table.name, rows: byKey(table, rowsInMemory(diary, table)) },
        { table: table.name, rows: await rowsInDatabase(database, userId, table) },
      );
    const loaded = await load(database, userId, [spaceUsed.of({})]);
    const { weight: _, ...user } = loaded.user ?? { weight: null };
    // Of a conversation that is deleted the server reads the places without the words, so it gives back fewer bytes.
    const roomOf = (space: SpaceRow | undefined) => space && { ...space, keptBytes: null };
    this.compare(
      { user: diary.user, space: roomOf(diary.space) },
      { user, space: roomOf(loadedRows(loaded, spaceUsed)[0]) },
    );
  }

  private compare(inMemory: unknown, inDatabase: unknown): void {
    this.inMemory.push(inMemory);
    this.inDatabase.push(inDatabase);
  }
}

type Round = FromArbitrary<typeof batches>[number];
type FromArbitrary<Arbitrary> = Arbitrary extends fc.Arbitrary<infer Value> ? Value : never;

describe.each(['PGlite', 'PostgreSQL'] as const)('a diary in memory is that of %s', (kind) => {
  let database: Database;
  let generation: string;
  let hash: KeyedHash;
  let space: Means['space'];
  let close: () => Promise<void>;
  let users = 1;
  const newTwin = () =>
    new Twin(database, generation, space, USER.replace(/.{12}$/, (users++).toString(16).padStart(12, '0')));

  beforeAll(async () => {
    const { store, remove } = await freshStore(kind);
    const config = readConfig(
      'dataDir' in store ? { DATA_DIR: store.dataDir } : { DATABASE_URL: store.databaseUrl },
      [],
    );
    space = config.limits.space;
    database = await openDatabase(config);
    await migrate(database);
    generation = await startGeneration(database, false, NOW_MS);
    hash = await keyedHash(database.orm, 'secret');
    close = async () => {
      await database.close();
      await remove();
    };
  });
  afterAll(() => close());

  test(
    'whatever is written, both give the same answers, tell the same changes and hold the same rows',
    { timeout: 240_000 },
    async () => {
      const property = fc.asyncProperty(batches, async (rounds) => {
        const twin = newTwin();
        await twin.signUp(true);
        await twin.takePicture(PICTURE);
        await twin.tell(rounds);
        await twin.compareRows();
        expect(rowsInMemory(twin.diary, pictures)).toEqual([{ name: PICTURE }]);
        expect(twin.inMemory).toEqual(twin.inDatabase);
      });
      await fc.assert(property, { numRuns: 25, endOnFailure: true, seed: 20_261_122 });
    },
  );

  test(
    'whatever two diaries hold, one that becomes part of the other does so alike',
    { timeout: 240_000 },
    async () => {
      const few = fc.array(round, { minLength: 1, maxLength: 4 });
      const property = fc.asyncProperty(few, few, fc.boolean(), few, async (before, own, hasPlan, after) => {
        const former = newTwin();
        const account = newTwin();
        await former.signUp(true);
        await former.takePicture(`${users}`.padStart(32, 'b'));
        await account.signUp(hasPlan);
        await former.tell(before);
        await account.tell(own);

        const merged = await database.orm.transaction((orm) =>
          mergeDiary(orm, hash, former.userId, account.userId, NOW_MS),
        );
        account.diary = mergedDiary(former.diary, account.diary, NOW_MS);
        expect(account.diary.user.rev).toBe(merged?.rev);
        await account.compareRows();

        await account.tell(after);
        await account.compareRows();
        expect(former.inMemory).toEqual(former.inDatabase);
        expect(account.inMemory).toEqual(account.inDatabase);
      });
      await fc.assert(property, { numRuns: 12, endOnFailure: true, seed: 20_261_123 });
    },
  );
});
