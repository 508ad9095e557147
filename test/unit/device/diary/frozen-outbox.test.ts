import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import * as v from 'valibot';
import { postMeal } from '#contract/diary/meals.ts';
import { getExport } from '#contract/diary/export.ts';
import { signedCall } from '#device/api/signed-call.ts';
import { addMeals, deleteMeal as removeMeal } from '#device/diary/commands/meals.ts';
import { sendNow } from '#device/diary/commands/outbox.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { openDiary, theDiary } from '#device/diary/diary.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';
import { syncPorts } from '#device/jobs/ports/sync-ports.ts';
import type { Engine } from '#sync/engine/engine.ts';
import type { Http, Locks } from '#sync/ports.ts';
import { RULES } from '#sync/rules.ts';
import { runCycle } from '#sync/engine/run-cycle.ts';
import { engineOf } from '#sync/engine/start-engine.ts';
import { withLease } from '#sync/engine/take-lease.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { khachapuri, waitingIn } from '../open-test-diary.ts';
import { becomeFormer, rowsOf } from '../former-diary.ts';
import { onboard, standInPage, startRealServer } from '../real-server.ts';

/** Node has no Web Locks; nobody else wants this diary. */
const aloneWithIt: Locks = {
  async hold(_name, _options, body) {
    await body(new AbortController().signal);
    return true;
  },
};

let server: Awaited<ReturnType<typeof startRealServer>>;

beforeAll(async () => {
  server = await startRealServer();
  standInPage(server.origin);
  await onboard();
}, 60_000);

afterAll(() => server.stop());

interface Sent {
  path: string;
  body: unknown;
}

/** A new holder of the lock at work; `sent` grows with each request that leaves. */
async function asHolder(
  work: (engine: Engine, sent: Sent[]) => Promise<unknown>,
  way: (real: Http) => Http = (real) => real,
): Promise<Sent[]> {
  const diary = theDiary();
  const sent: Sent[] = [];
  const real = syncPorts(diary.uid, diary.db);
  const through = way(real.http);
  const http: Http = {
    send: (request, signal) => {
      sent.push({ path: request.path.split('?')[0] ?? '', body: request.body });
      return through.send(request, signal);
    },
  };
  const ports = { ...real, http, locks: aloneWithIt };
  await withLease(ports, RULES, 'sync', new AbortController().signal, async (lease) => {
    await work(engineOf(ports, { uid: diary.uid }, lease), sent);
  });
  real.bus.close();
  return sent;
}

const cycle = (way?: (real: Http) => Http): Promise<Sent[]> => asHolder(runCycle, way);

const deleteMeal = async (db: DiaryDatabase) => removeMeal((await db.meals.toArray()).at(-1)?.id ?? '');

/** The operations of all batches, each as its bytes. */
const partsOf = (sent: readonly Sent[]): string[] =>
  sent.flatMap(({ path, body }) => {
    if (path !== '/batch') return [];
    const { operations } = v.parse(v.object({ operations: v.array(v.unknown()) }), JSON.parse(String(body)));
    return operations.map((operation) => JSON.stringify(operation));
  });

/** Everything arrives, no answer comes back. */
const deaf = (real: Http): Http => ({
  send: async (request, signal) => {
    await real.send(request, signal);
    return null;
  },
});

const dishes = (count: number, date = TODAY) => Array.from({ length: count }, () => khachapuri({ date }));

async function onServer() {
  const { days } = await signedCall(getExport, {});
  return {
    dishes: days.flatMap(({ meals }) => meals).length,
    water: days.reduce((sum, { water }) => sum + (water?.totalIntake ?? 0), 0),
  };
}

test('one tap online is one request, after which it is part of what the server is known to have', async () => {
  const { db } = theDiary();
  await asHolder(async (engine, sent) => {
    await runCycle(engine);
    for (const tap of [() => addMeals(dishes(1)), () => addWater(TODAY, 250), () => deleteMeal(db)]) {
      sent.length = 0;
      await tap();
      await runCycle(engine);
      expect(sent.map(({ path }) => path)).not.toContain('/changes');
      expect([sent.length, await waitingIn(theDiary())]).toEqual([1, []]);
    }
    // A pull has nothing to add.
    const [meals, days] = [await db.meals.toArray(), await db.days.toArray()];
    await runCycle(engine);
    expect([await db.meals.toArray(), await db.days.toArray()]).toEqual([meals, days]);
  });
});

test('when another device wrote in between, the pull brings both', async () => {
  await asHolder(async (engine, sent) => {
    await runCycle(engine);
    const meal = { ...khachapuri(), id: v7() };
    await signedCall(postMeal, { body: { meal, date: TODAY } });
    await addMeals(dishes(1));
    sent.length = 0;
    await runCycle(engine);
    expect(sent.map(({ path }) => path)).toEqual(['/dashboard/meals', '/changes']);
    expect(await theDiary().db.meals.get(meal.id)).toMatchObject({ waiting: 'none' });
  });
});

test('a batch whose answer was lost goes again byte for byte, by whoever holds the lock next', async () => {
  const before = await onServer();
  await addMeals(dishes(40, YESTERDAY));
  const first = await cycle(deaf);
  expect(await theDiary().db.flights.count()).toBe(0);

  await sendNow();
  // In halves, since nobody answered the whole.
  const again = await cycle();
  expect(partsOf(first)).toHaveLength(40);
  expect(partsOf(again)).toEqual(partsOf(first));
  expect([await onServer(), await waitingIn(theDiary())]).toEqual([{ ...before, dishes: before.dishes + 40 }, []]);
});

test(
  'a diary of version 8 with a full, partly frozen outbox opens, and all of it arrives once',
  { timeout: 60_000 },
  async () => {
    const { uid } = theDiary();
    const before = await onServer();
    await addMeals(dishes(30));
    await addWater(TODAY, 250);
    await cycle(deaf);
    const sent = await waitingIn(theDiary());
    await addMeals(dishes(30, YESTERDAY));
    await addWater(YESTERDAY, 500);
    const all = await waitingIn(theDiary());
    expect([sent.length, all.length]).toEqual([31, 62]);

    const rows = await rowsOf(theDiary().db);
    // As that version wrote them: each row for itself, and those on their way when the device died.
    rows.set(
      'outbox',
      all.map((row) => (row.request ? { ...row, state: 'inflight' } : row)),
    );
    // It had no flights, and began with small batches.
    await becomeFormer(uid, 8, rows, { without: ['flights'], remembered: { batchSize: 50, batches: true } });

    openDiary(uid);
    const { db } = theDiary();
    expect((await waitingIn(theDiary())).map(({ opId }) => opId)).toEqual(all.map(({ opId }) => opId));
    await cycle();

    expect([await waitingIn(theDiary()), await db.flights.count()]).toEqual([[], 0]);
    expect(await onServer()).toEqual({ dishes: before.dishes + 60, water: before.water + 750 });
  },
);
