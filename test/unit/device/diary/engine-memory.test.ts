import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { currentDiary, openDiary, type Diary } from '#device/diary/diary.ts';
import { readMemory } from '#device/diary/engine-memory.ts';
import { serverClockQuery } from '#device/diary/hooks/use-day-question.ts';
import { planQuery } from '#device/diary/hooks/use-plan.ts';
import { watchLive } from '#device/diary/live.ts';
import { storeOf } from '#device/diary/store.ts';
import { syncCounts } from '#device/jobs/sync-status.ts';
import { accessQuery } from '#device/session/access/use-access.ts';
import { firstPullQuery } from '#device/session/use-first-pull.ts';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import type { SyncMemory } from '#sync/records.ts';
import { openFreshDiary } from '../open-test-diary.ts';
import { becomeFormer, rowsOf } from '../former-diary.ts';

const QUERIES = {
  access: accessQuery.query,
  clock: serverClockQuery.query,
  plan: planQuery.query,
  filling: firstPullQuery.query,
  saving: syncCounts,
};

/** How often each query of a screen was asked. */
async function watched(): Promise<Record<keyof typeof QUERIES, number>> {
  const asked = { access: 0, clock: 0, plan: 0, filling: 0, saving: 0 };
  const answered = Object.entries(QUERIES).map(([name, query]) => {
    const counting = (diary: Diary): Promise<unknown> => {
      asked[name as keyof typeof QUERIES] += 1;
      return query(diary);
    };
    return new Promise<void>((resolve) => void watchLive({ key: `counted ${name}`, query: counting }, () => resolve()));
  });
  await Promise.race([Promise.all(answered), vi.waitFor(() => expect(Object.values(asked)).not.toContain(0))]);
  return asked;
}

const remember = (change: Partial<SyncMemory>) =>
  storeOf(currentDiary() as Diary).write(async (tx) => tx.memory.put({ ...(await tx.memory.get()), ...change }));

test('a heartbeat, an epoch or a cursor asks no query of a screen again', async () => {
  openFreshDiary();
  await remember({ token: 'token' });
  const asked = await watched();
  const before = { ...asked };

  await remember({ heartbeat: 7, epoch: 3, cursor: 12, absent: ['a'] });
  // What comes after it has been told to all, so it would have been, too.
  await remember({ serverTime: 1_000 });
  await vi.waitFor(() => expect(asked).toMatchObject({ access: before.access + 1, clock: before.clock + 1 }));
  expect(asked).toEqual({ ...before, access: before.access + 1, clock: before.clock + 1 });

  await remember({ working: true });
  await vi.waitFor(() => expect(asked.saving).toBe(before.saving + 1));
  await remember({ pullingAnew: false });
  await vi.waitFor(() => expect(asked).toMatchObject({ plan: before.plan + 1, filling: before.filling + 1 }));
  expect(asked.access).toBe(before.access + 1);
});

test('the memory of a diary of version 9 is taken over as it was', async () => {
  const { uid, db } = openFreshDiary();
  const memory: SyncMemory = {
    token: 'token',
    cursor: 31,
    generation: 'one',
    epoch: 4,
    serverTime: 1_000,
    clockOffset: -5,
    pullingAnew: false,
    batchSize: 250,
    pause: 'signed-out',
    heartbeat: 9,
    absent: ['a'],
    reached: true,
    working: true,
    takenOver: { other: 3 },
  };
  await storeOf({ db }).write((tx) => tx.memory.put(memory));
  await becomeFormer(uid, 9, await rowsOf(db));

  const after = openDiary(uid);

  expect(await readMemory(after.db)).toEqual({ ...memory, batchSize: EMPTY_MEMORY.batchSize });
  expect(await after.db.kv.get('memory:line')).toMatchObject({ value: { token: 'token', pause: 'signed-out' } });
  expect(await after.db.kv.get('memory')).not.toMatchObject({ value: { token: 'token' } });
});

test('a memory that is put twice in a transaction is stored as it was put last', async () => {
  const { db } = openFreshDiary();
  await storeOf({ db }).write(async (tx) => {
    const memory = await tx.memory.get();
    const late = tx.memory.get();
    await tx.memory.put({ ...memory, epoch: 1, working: true });
    await late;
    await tx.memory.put({ ...memory, epoch: 1 });
  });

  expect(await readMemory(db)).toEqual({ ...EMPTY_MEMORY, epoch: 1 });
});
