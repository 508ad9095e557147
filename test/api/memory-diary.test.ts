import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { BatchOperation } from '#contract/batch.ts';
import { CALLS } from '#contract/calls.ts';
import { blankUser, createUser } from '#server/accounts/new-user.ts';
import { onboardingRule } from '#server/accounts/onboarding-rule.ts';
import type { Means } from '#server/diary/core/decide.ts';
import { bindRule, type Operation } from '#server/diary/core/rule.ts';
import { makeWriter } from '#server/diary/core/writer.ts';
import { pictures } from '#server/diary/entities/picture.ts';
import { changesInMemory, decideInMemory, newMemoryDiary, rowsInMemory, withRows } from '#server/diary/memory-diary.ts';
import { readChanges } from '#server/diary/read-changes.ts';
import { batchAnswers, prepareBatch } from '#server/diary/run-batch.ts';
import { readConfig } from '#server/settings/config.ts';
import { startGeneration } from '#server/store/generation.ts';
import { migrate } from '#server/store/migrate.ts';
import { openDatabase } from '#server/store/open-database.ts';
import { uploads } from '#server/store/tables/diary-tables.ts';
import { answers, dish, freshStore } from './support/world.ts';

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
const batches = fc.array(
  fc.record({
    operations: fc.array(fc.tuple(writes, fc.integer({ min: 1, max: 60 })), { minLength: 1, maxLength: 6 }),
    since: fc.integer({ min: 0, max: 60 }),
    limit: fc.integer({ min: 1, max: 12 }),
  }),
  { minLength: 4, maxLength: 10 },
);

/** The means of one side; ids come in the same order on both. */
function meansOf(space: Means['space']): Means {
  let ids = 0;
  return { clock: () => NOW_MS, newId: () => uuid(0xa0000 + ids++), space, spaceRefused: () => undefined };
}

describe.each(['PGlite', 'PostgreSQL'] as const)('a diary in memory is that of %s', (kind) => {
  test('whatever is written, both give the same answers and tell the same changes', { timeout: 240_000 }, async () => {
    const { store, remove } = await freshStore(kind);
    const config = readConfig(
      'dataDir' in store ? { DATA_DIR: store.dataDir } : { DATABASE_URL: store.databaseUrl },
      [],
    );
    const database = await openDatabase(config);
    await migrate(database);
    const generation = await startGeneration(database, false, NOW_MS);
    const space = config.limits.space;
    let users = 1;
    const property = fc.asyncProperty(batches, async (rounds) => {
      const userId = USER.replace(/.{12}$/, (users++).toString(16).padStart(12, '0'));
      await createUser(database.orm, userId, NOW_MS, NOW_MS);
      await database.orm.insert(uploads).values({ userId, name: PICTURE, bytes: new Uint8Array(1), createdMs: NOW_MS });
      const writer = makeWriter({
        ...meansOf(space),
        database,
        known: { get: () => undefined, set: () => undefined, forget: () => undefined },
        state: { generation },
      });
      const means = meansOf(space);
      const user = { ...blankUser(NOW_MS), trialStartedMs: NOW_MS, rev: 1, profileRev: 1 };
      let diary = withRows(newMemoryDiary(userId, user), pictures, [{ name: PICTURE }]);
      const both = async (operations: readonly Operation[]) => {
        const decided = decideInMemory(means, generation, diary, operations);
        diary = decided.diary;
        return [decided.answers, await writer.write(userId, operations)] as const;
      };
      const sender = { generation, tokenHash: null, nowMs: NOW_MS };
      const body = v.parse(CALLS.postOnboarding.body, answers());
      const first: Operation = {
        run: bindRule(onboardingRule, { ...body, startsTrial: false }),
        status: 200,
        key: null,
        generation,
        tokenHash: null,
      };
      expect(rowsInMemory(diary, pictures)).toEqual([{ name: PICTURE }]);
      const [here, there] = await both([first]);
      expect(here).toEqual(there);
      for (const { operations, since, limit } of rounds) {
        const batch = operations.map(([operation, key]): BatchOperation => ({ ...operation, key: `key-${key}` }));
        const prepared = prepareBatch(batch, sender);
        const [inMemory, inDatabase] = await both(prepared.runnable);
        expect(batchAnswers(batch, prepared, inMemory)).toEqual(batchAnswers(batch, prepared, inDatabase));
        expect(changesInMemory(diary, generation, since, limit)).toEqual(
          await readChanges(database, userId, since, limit),
        );
      }
    });
    await fc.assert(property, { numRuns: 25, seed: 20_261_122 });
    await database.close();
    await remove();
  });
});
