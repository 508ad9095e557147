import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { addDays } from '#domain/diary/diary-day.ts';
import { addMeal, deleteMeal, replaceMeal } from '#device/diary/commands/meals.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { setWeight } from '#device/diary/commands/weight.ts';
import type { Diary } from '#device/diary/diary.ts';
import { importDiary, previewImport } from '#device/transfer/import/import-diary.ts';
import { emptyImport, type ImportFile } from '#device/transfer/import/import-file.ts';
import { recentImports } from '#device/transfer/import/import-records.ts';
import { undoImport } from '#device/transfer/import/undo-import.ts';
import { sampleMeal, TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { fileOf, readGood } from './foreign-samples.ts';
import { khachapuri, openFreshDiary, settleAll, waitingIn } from '../open-test-diary.ts';

const run = () => ({ signal: new AbortController().signal, onProgress: () => undefined });
const steps = () => ({ takesSettings: false, ...run() });
const shown = async ({ db }: Diary) =>
  (await db.meals.toArray()).flatMap(({ view }) => (view ? [view.title] : [])).toSorted();

const file: ImportFile = {
  ...emptyImport(),
  meals: Array.from({ length: 230 }, (_, at) =>
    sampleMeal(`01936f3e-0000-7000-8000-${String(at).padStart(12, '0')}`, {
      date: addDays(YESTERDAY, -at),
      title: 'მჭადი',
    }),
  ),
  water: [{ date: YESTERDAY, ml: 1500 }],
  weights: [{ date: YESTERDAY, kg: 70.5 }],
  things: [{ name: 'measurements', key: YESTERDAY, value: { waist: 80 } }],
};

test('an import is undone as one, also after it was sent; what was changed since stays', async () => {
  const diary = openFreshDiary();
  const own = await addMeal(khachapuri({ date: TODAY }));
  await addWater(YESTERDAY, 250);
  const brought = await importDiary(file, TODAY, steps());
  expect(brought.added).toBe(232);
  await settleAll(diary);
  const edited = {
    ...sampleMeal('01936f3e-0000-7000-8000-000000000001', { date: addDays(YESTERDAY, -1) }),
    title: 'ჩემი',
  };
  await replaceMeal(edited);

  expect(await recentImports()).toMatchObject([
    { id: brought.id, state: 'added', added: 232, meals: 230, from: addDays(YESTERDAY, -229), to: YESTERDAY, parts: 3 },
  ]);
  const shares: number[] = [];
  const undone = await undoImport(brought.id ?? '', { ...run(), onProgress: (share) => shares.push(share) });
  expect(undone).toMatchObject({ state: 'undone', kept: 1 });
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
  expect(await shown(diary)).toEqual([own.title, 'ჩემი'].toSorted());
  // The day had water of its own: the file's stayed out, and so nothing is poured away.
  expect((await diary.db.days.get(YESTERDAY))?.waterMl).toBe(250);
  expect((await diary.db.weights.get(YESTERDAY))?.kg).toBe(null);
  expect((await diary.db.things.toArray()).map(({ view }) => view)).toEqual([null]);
  expect((await recentImports())[0]?.state).toBe('undone');
  expect(await diary.db.kv.where('key').startsWith('import-part:').count()).toBe(0);
});

test('what never left the device leaves nothing in the outbox when it is undone', async () => {
  const diary = openFreshDiary();
  const { id } = await importDiary(file, TODAY, steps());
  expect((await waitingIn(diary)).length).toBe(233);
  await undoImport(id ?? '', run());
  expect(await waitingIn(diary)).toEqual([]);
  expect(await shown(diary)).toEqual([]);
});

test('an undo that was stopped goes on where it was, and a stopped import can be undone', async () => {
  const diary = openFreshDiary();
  const stopper = new AbortController();
  const { id, added } = await importDiary(file, TODAY, {
    takesSettings: false,
    signal: stopper.signal,
    onProgress: (share) => share > 0.5 && stopper.abort(),
  });
  expect(added).toBe(203);
  const half = new AbortController();
  await undoImport(id ?? '', { signal: half.signal, onProgress: () => half.abort() });
  expect((await recentImports())[0]).toMatchObject({ state: 'undoing' });
  expect((await shown(diary)).length).toBe(100);
  await undoImport(id ?? '', run());
  expect(await shown(diary)).toEqual([]);
});

test('after an undo the same file says what was deleted, and brings it back when asked', async () => {
  const diary = openFreshDiary();
  const { id } = await importDiary(file, TODAY, steps());
  await settleAll(diary);
  await undoImport(id ?? '', run());
  await settleAll(diary);
  const { counts } = await previewImport(file, TODAY);
  expect(counts).toMatchObject({ meals: 0, deleted: 230, deletedMeals: 230 });
  expect((await importDiary(file, TODAY, { ...steps(), bringsBack: true })).added).toBeGreaterThanOrEqual(230);
  expect((await shown(diary)).length).toBe(230);
  expect((await waitingIn(diary)).filter(({ change }) => change.kind === 'meal.put' && change.restore).length).toBe(
    230,
  );
});

test('days with dishes of the person get none of the file, unless asked for', async () => {
  const diary = openFreshDiary();
  await addMeal(khachapuri({ date: YESTERDAY }));
  const twice: ImportFile = {
    ...emptyImport(),
    meals: [YESTERDAY, YESTERDAY, addDays(YESTERDAY, -1)].map((date, at) =>
      sampleMeal(`01936f3e-0000-7000-8000-00000000000${at}`, { date }),
    ),
  };
  expect(await previewImport(twice, TODAY)).toMatchObject({
    counts: { meals: 3 },
    busy: { days: 1, meals: 2 },
    span: { from: addDays(YESTERDAY, -1), to: YESTERDAY },
  });
  expect((await importDiary(twice, TODAY, { ...steps(), sparesBusyDays: true })).added).toBe(1);
  // Its own entries of before make no day busy: the rest of the file still comes.
  expect(await previewImport(twice, TODAY)).toMatchObject({
    counts: { meals: 2, present: 1 },
    busy: { days: 1, meals: 2 },
  });
  expect((await importDiary(twice, TODAY, steps())).added).toBe(2);
  expect((await shown(diary)).length).toBe(4);
});

test('what is a week old is forgotten from the list, its entries stay', async () => {
  const diary = openFreshDiary();
  await importDiary(file, TODAY, steps());
  await setWeight(TODAY, 71);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 86_400_000 });
  try {
    expect(await recentImports()).toEqual([]);
  } finally {
    vi.useRealTimers();
  }
  expect(await diary.db.kv.where('key').startsWith('import').count()).toBe(0);
  expect((await shown(diary)).length).toBe(230);
});

test('whatever is taken in twice is taken in once, in any two pieces and whatever was deleted between', async () => {
  const { file: foreign } = await readGood(fileOf('cronometer-servings.csv'));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 4 }), async (cut, gone) => {
      const diary = openFreshDiary();
      await importDiary({ ...foreign, meals: foreign.meals.slice(0, cut) }, TODAY, steps());
      await importDiary(foreign, TODAY, steps());
      await settleAll(diary);
      await deleteMeal(foreign.meals[gone]?.id ?? '');
      expect((await importDiary(foreign, TODAY, steps())).added).toBe(0);
      expect((await shown(diary)).length).toBe(4);
    }),
    { numRuns: 12 },
  );
});
