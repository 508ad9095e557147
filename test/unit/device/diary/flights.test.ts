import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DiaryDatabase } from '#device/diary/schema.ts';
import { DexieStore } from '#device/diary/store.ts';
import { outboxOf } from '#device/jobs/outbox-entry.ts';
import { syncCounts } from '#device/jobs/sync-status.ts';
import { acked, sent } from '#sync/outbox/operation-states.ts';
import type { StoreTransaction, SyncStore } from '#sync/ports.ts';
import type { Operation, SentOperation } from '#sync/records.ts';
import { MemoryStore, emptyDisk } from '#test/sim/server/memory-store.ts';
import { sampleMeal, sampleOperation } from '#test/unit/sync/samples.ts';

const REQUEST = { method: 'POST', path: '/dashboard/meals', body: '{"meal":{}}' } as const;

const isSent = (row: Operation): row is SentOperation => row.state === 'inflight';

const entry = (id: string) =>
  sampleOperation({ kind: 'meal.put', meal: sampleMeal(id), restore: false }, { opId: `op-${id}` });

async function waiting(store: SyncStore, count: number): Promise<Operation[]> {
  return store.write((tx) => tx.outbox.add(Array.from({ length: count }, (_, at) => entry(`${at}`))));
}

/** Something that happens to a share of what the outbox holds. */
interface Step {
  what: 'add' | 'send' | 'acknowledge' | 'queue-again' | 'refuse' | 'remove';
  from: number;
  count: number;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    what: fc.constantFrom('add', 'send', 'acknowledge', 'queue-again', 'refuse', 'remove'),
    from: fc.nat(40),
    count: fc.integer({ min: 1, max: 30 }),
  }),
  { maxLength: 14 },
);

async function take(tx: StoreTransaction, { what, from, count }: Step, at: number): Promise<void> {
  if (what === 'add') {
    await tx.outbox.add(Array.from({ length: count }, (_, one) => entry(`${at}-${one % 5}`)));
    return;
  }
  const rows = (await tx.outbox.all()).slice(from, from + count);
  const some = (state: Operation['state']) => rows.filter((row) => row.state === state);
  if (what === 'send' && some('queued').length > 0)
    await tx.outbox.putSent(some('queued').map((row) => sent(row, row.request ?? REQUEST)));
  if (what === 'acknowledge' && some('inflight').length > 0)
    await tx.outbox.putAcked(some('inflight').map((row) => acked(row, row.seq * 10, 'g')));
  if (what === 'queue-again')
    await tx.outbox.putMany(some('inflight').map((row) => ({ ...row, state: 'queued', nextAt: at })));
  if (what === 'refuse') await tx.outbox.putMany(some('inflight').map((row) => ({ ...row, state: 'failed' })));
  if (what === 'remove') await tx.outbox.deleteMany(rows.map(({ seq }) => seq));
}

test('what left together reads as if each row had been written, whatever happens to some of it', async () => {
  const told = async (store: SyncStore) =>
    store.read(async (tx) => {
      const all = await tx.outbox.all();
      const lanes = [...new Set(all.map(({ lane }) => lane))];
      return {
        all,
        byLane: lanes[0] ? await tx.outbox.byLane(lanes[0]) : [],
        byLanes: await tx.outbox.byLanes(lanes.slice(0, 3)),
        bySeqs: await tx.outbox.bySeqs(all.map(({ seq }) => seq).concat(9_999)),
        afterSending: await tx.outbox.afterSending(all.filter(isSent)),
      };
    });
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      const db = new DiaryDatabase(v7());
      const [stored, plain] = [new DexieStore(db), new MemoryStore(emptyDisk())];
      for (const [at, step] of taken.entries()) {
        for (const store of [stored, plain]) await store.write((tx) => take(tx, step, at));
        expect(await told(stored)).toEqual(await told(plain));
      }
      const { outbox } = plain.disk.tables;
      const states = [...outbox.values()].map(({ state }) => state);
      expect(await syncCounts({ db })).toMatchObject({
        waiting: states.filter((state) => state === 'queued' || state === 'inflight').length,
        refused: states.filter((state) => state === 'failed').length,
        syncing: states.includes('inflight'),
      });
      expect((await outboxOf({ db })).length).toBe(states.filter((state) => state !== 'acked').length);
      db.close();
    }),
    { numRuns: 60 },
  );
});

test('a batch is one row on its way, one row when it has arrived, and none when it has left', async () => {
  const db = new DiaryDatabase(v7());
  const store = new DexieStore(db);
  const operations = await waiting(store, 50);
  const gone = operations.map((operation) => sent(operation, REQUEST));
  const untouched = await db.outbox.toArray();

  await store.write((tx) => tx.outbox.putSent(gone));
  expect([await db.flights.count(), await db.outbox.toArray()]).toEqual([1, untouched]);

  await store.write((tx) => tx.outbox.putAcked(gone.map((operation) => acked(operation, operation.seq, 'g'))));
  expect([await db.flights.count(), await db.outbox.toArray()]).toEqual([1, untouched]);

  await store.write((tx) => tx.outbox.deleteMany(gone.map(({ seq }) => seq)));
  expect([await db.flights.count(), await db.outbox.count()]).toEqual([0, 0]);
});

test('what was sent once more meanwhile is told as it is now, not as the former attempt left it', async () => {
  const store = new DexieStore(new DiaryDatabase(v7()));
  const first = (await waiting(store, 20)).map((operation) => sent(operation, REQUEST));
  await store.write((tx) => tx.outbox.putSent(first));
  await store.write((tx) => tx.outbox.putMany(first.map((operation) => ({ ...operation, state: 'queued' }))));
  const second = first.map((operation) => sent(operation, REQUEST));
  await store.write((tx) => tx.outbox.putSent(second));

  const told = (operations: readonly SentOperation[]) => store.read((tx) => tx.outbox.afterSending(operations));
  expect(await told(first)).toEqual(second);
  expect(await told(second)).toEqual(second);
  expect(await told(second.slice(0, 12))).toEqual(second.slice(0, 12));
});
