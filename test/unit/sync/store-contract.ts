import { describe, expect, test } from 'vitest';
import type { SyncStore } from '#sync/ports.ts';
import { sampleOperation, sampleRow, sampleTomb, TODAY, YESTERDAY } from './samples.ts';

/** What every `SyncStore` promises. `makeStore` gives an empty one, of its own, each time. */
export function storeContract(name: string, makeStore: () => SyncStore | Promise<SyncStore>): void {
  const glass = (ml: number) => sampleOperation({ kind: 'water.add', date: TODAY, ml }, { opId: `glass-${ml}` });

  describe(`the store of a diary: ${name}`, () => {
    test('a fresh diary remembers nothing and holds nothing', async () => {
      const store = await makeStore();

      const held = await store.read(async (tx) => ({
        memory: await tx.memory.get(),
        outbox: await tx.outbox.all(),
        meals: await tx.meals.all(),
        plan: await tx.plan.get('current'),
      }));

      expect(held).toMatchObject({
        memory: { cursor: 0, epoch: 0, token: null },
        outbox: [],
        meals: [],
        plan: undefined,
      });
    });

    test('what a transaction wrote is there for the next one, as it was', async () => {
      const store = await makeStore();
      const row = sampleRow('a', 7);

      await store.write(async (tx) => {
        await tx.meals.putMany([row]);
        await tx.memory.put({ ...(await tx.memory.get()), cursor: 12, absent: ['b'] });
        await tx.tombs.putMany([sampleTomb('b', null)]);
        await tx.days.putMany([{ date: TODAY, base: null, waterMl: 250, waiting: 'waiting' }]);
      });

      const held = await store.read(async (tx) => [
        await tx.meals.get('a'),
        (await tx.memory.get()).cursor,
        (await tx.memory.get()).absent,
        await tx.tombs.all(),
        (await tx.days.get(TODAY))?.waterMl,
      ]);
      expect(held).toEqual([row, 12, ['b'], [sampleTomb('b', null)], 250]);
    });

    test('a transaction sees its own writes', async () => {
      const store = await makeStore();

      const seen = await store.write(async (tx) => {
        await tx.outbox.add([glass(250)]);
        await tx.meals.putMany([sampleRow('a', 1)]);
        await tx.meals.deleteMany(['a']);
        return [
          (await tx.outbox.all()).length,
          (await tx.outbox.byLane(`water:${TODAY}`)).length,
          await tx.meals.get('a'),
        ];
      });

      expect(seen).toEqual([1, 1, undefined]);
    });

    test('a transaction that fails leaves nothing behind and rejects with its error', async () => {
      const store = await makeStore();

      const failed = store.write(async (tx) => {
        await tx.meals.putMany([sampleRow('a', 1)]);
        await tx.outbox.add([glass(250)]);
        throw new RangeError('no');
      });

      await expect(failed).rejects.toThrow('no');
      const held = await store.read(async (tx) => [await tx.meals.all(), await tx.outbox.all()]);
      expect(held).toEqual([[], []]);
    });

    test('transactions that write run one after the other', async () => {
      const store = await makeStore();

      await Promise.all(
        Array.from({ length: 20 }, () =>
          store.write(async (tx) => {
            const memory = await tx.memory.get();
            await tx.outbox.all();
            await tx.memory.put({ ...memory, epoch: memory.epoch + 1 });
          }),
        ),
      );

      expect(await store.read(async (tx) => (await tx.memory.get()).epoch)).toBe(20);
    });

    test('operations get places in the order in which they were added, never one that was used before', async () => {
      const store = await makeStore();

      const first = await store.write((tx) => tx.outbox.add([glass(1), glass(2)]));
      await store.write((tx) => tx.outbox.deleteMany(first.map(({ seq }) => seq)));
      const later = await store.write((tx) => tx.outbox.add([glass(3)]));

      const [one, two, three] = [...first, ...later].map(({ seq }) => seq);
      expect([one, two, three]).toEqual([one, two, three].toSorted((a, b) => Number(a) - Number(b)));
      expect(new Set([one, two, three]).size).toBe(3);
    });

    test('operations are found by place and by lane, in the order of the taps', async () => {
      const store = await makeStore();
      const other = sampleOperation({ kind: 'weight.put', date: TODAY, kg: 60 }, { opId: 'weight' });

      const added = await store.write((tx) => tx.outbox.add([glass(1), other, glass(2)]));
      const seqs = added.map(({ seq }) => seq);

      const found = await store.read(async (tx) => ({
        all: await tx.outbox.all(),
        lane: await tx.outbox.byLane(`water:${TODAY}`),
        lanes: await tx.outbox.byLanes([`weight:${TODAY}`, `water:${TODAY}`, `water:${YESTERDAY}`]),
        seqs: await tx.outbox.bySeqs([seqs[2] ?? 0, 99_999, seqs[0] ?? 0]),
      }));
      expect(found.all).toEqual(added);
      expect(found.lane.map(({ opId }) => opId)).toEqual(['glass-1', 'glass-2']);
      expect(found.lanes).toEqual(added);
      expect(found.seqs).toEqual([added[2], undefined, added[0]]);
    });

    test('an operation that was changed keeps its place and finds its new lane', async () => {
      const store = await makeStore();
      const [one] = await store.write((tx) => tx.outbox.add([glass(1), glass(2)]));

      await store.write(async (tx) => {
        if (one) await tx.outbox.putMany([{ ...one, state: 'inflight', attempts: 1 }]);
      });

      const all = await store.read((tx) => tx.outbox.all());
      expect(all.map(({ state, attempts }) => [state, attempts])).toEqual([
        ['inflight', 1],
        ['queued', 0],
      ]);
    });

    test('entries are found by the day on screen and by the day that the server knows', async () => {
      const store = await makeStore();
      const moved = { ...sampleRow('moved', 1, { date: YESTERDAY }), day: TODAY };
      const fresh = { ...sampleRow('fresh', 1), base: null };
      const gone = { ...sampleRow('gone', 1), view: null, day: '' as const };

      await store.write((tx) => tx.meals.putMany([moved, fresh, gone]));

      const found = await store.read(async (tx) => [
        await tx.meals.byDay(TODAY),
        await tx.meals.byBaseDays([TODAY]),
        await tx.meals.byBaseDays([YESTERDAY, TODAY]),
        await tx.meals.byBaseDays([]),
      ]);
      const ids = found.map((rows) => rows.map(({ id }) => id).toSorted());
      expect(ids).toEqual([['fresh', 'moved'], ['gone'], ['gone', 'moved'], []]);
    });

    test('many rows come back in the order of their keys, with gaps', async () => {
      const store = await makeStore();
      await store.write((tx) => tx.tombs.putMany([sampleTomb('a', 1), sampleTomb('c', 3)]));

      const found = await store.read((tx) => tx.tombs.getMany(['c', 'b', 'a']));

      expect(found.map((row) => row?.rev)).toEqual([3, undefined, 1]);
    });

    test('a picture that is not there is undefined, and forgetting it twice is fine', async () => {
      const store = await makeStore();

      await store.forgetPicture('0'.repeat(32));
      await store.forgetPicture('0'.repeat(32));

      expect(await store.picture('0'.repeat(32))).toBeUndefined();
    });
  });
}
