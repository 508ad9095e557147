import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { importDiary, previewImport } from '#device/transfer/import/import-diary.ts';
import { addMeal, deleteMeal } from '#device/diary/commands/meals.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { setWeight } from '#device/diary/commands/weight.ts';
import { giveUpDishes, keepDish } from '#device/diary/commands/favourites.ts';
import { exportOfDevice } from '#device/transfer/export/export-diary.ts';
import { emptyImport, type ImportFile } from '#device/transfer/import/import-file.ts';
import type { Diary } from '#device/diary/diary.ts';
import type { Plan, PlanEntry } from '#contract/plan/plan.ts';
import { addDays } from '#domain/diary/diary-day.ts';
import { sampleMeal, TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { KEPT, readOwn, talk } from './import-samples.ts';
import { khachapuri, openPersonsDiary, PERSON, settleAll, waitingIn } from '../open-test-diary.ts';

const PLAN_IDS = ['01936f3e-0000-7000-8000-0000000000f1', '01936f3e-0000-7000-8000-0000000000f2'] as const;
const planned = (mealId: string): PlanEntry => ({
  mealId,
  ratio: 1,
  mealData: {
    id: mealId,
    mealId,
    title: mealId,
    imageUrl: '',
    calories: 300,
    proteins: 10,
    carbs: 40,
    fats: 9,
    type: 'breakfast',
    pro: false,
    scaledCalories: 300,
  },
});
const steps = (takesSettings = false) => ({
  takesSettings,
  signal: new AbortController().signal,
  onProgress: () => undefined,
});

/** What the open diary would be taken away as, read in again. */
async function takenAway({ db }: Diary): Promise<ImportFile> {
  return readOwn(JSON.stringify(await exportOfDevice(db)));
}

/** A diary of two days; its file, and its figures. */
async function sampleFile(): Promise<ImportFile> {
  const diary = await openPersonsDiary();
  await addMeal(khachapuri({ ingredients: [{ name: 'ყველი', calories: 300, protein: 20, fat: 22, carbs: 1 }] }));
  await addMeal(
    khachapuri({
      date: YESTERDAY,
      title: 'ხინკალი',
      nutrients: { iron: 3.2, salt: 2 },
      nutrientCoverage: { iron: 0.4 },
    }),
  );
  await addWater(TODAY, 250);
  await addWater(TODAY, 500);
  await setWeight(YESTERDAY, 64.5);
  await keepDish({ ...KEPT, nutrients: { fibre: 4 } });
  return takenAway(diary);
}

test('a file brings the same diary into an empty one, with the same ids, and the second time nothing', async () => {
  const file = await sampleFile();
  const diary = await openPersonsDiary();

  const counts = {
    meals: 2,
    water: 1,
    weights: 1,
    favourites: 1,
    talks: 0,
    goals: 1,
    present: 0,
    deleted: 0,
    unreadable: 0,
  };
  expect(await previewImport(file, TODAY)).toMatchObject({ counts, settings: [] });
  expect(await waitingIn(diary)).toEqual([]);
  expect(await importDiary(file, TODAY, steps())).toMatchObject({ added: 6 });

  expect(await takenAway(diary)).toEqual(file);
  expect(await importDiary(file, TODAY, steps())).toEqual({ added: 0, id: null });
  expect((await waitingIn(diary)).length).toBe(6);
});

test('nutrients come along, without names that this version does not know; out of bounds the entry cannot be read', async () => {
  const file = await sampleFile();
  expect(file.meals.map(({ nutrients, nutrientCoverage }) => ({ nutrients, nutrientCoverage }))).toContainEqual({
    nutrients: { iron: 3.2, salt: 2 },
    nutrientCoverage: { iron: 0.4 },
  });
  expect(file.favourites[0]?.dish.nutrients).toEqual({ fibre: 4 });

  const [meal] = file.meals;
  const read = (nutrients: object) =>
    readOwn(JSON.stringify({ format: 'lukma', version: 1, days: [{ date: TODAY, meals: [{ ...meal, nutrients }] }] }));
  expect(read({ iron: 1, vitaminX: 2 })).toMatchObject({
    unreadable: 0,
    meals: [{ nutrients: { iron: 1 } }],
  });
  expect(read({ iron: -1 })).toMatchObject({ unreadable: 1, meals: [] });
});

test('what was deleted stays deleted, and days keep the water and the weight that they have', async () => {
  const file = await sampleFile();
  const diary = await openPersonsDiary();
  await importDiary(file, TODAY, steps());
  await settleAll(diary);
  await deleteMeal(file.meals[0]?.id ?? '');
  await giveUpDishes(file.favourites.map(({ id }) => id));
  const fresh: ImportFile = { ...file, meals: [...file.meals, sampleMeal('01936f3e-0000-7000-8000-0000000000aa')] };

  expect((await previewImport({ ...fresh, weights: [{ date: YESTERDAY, kg: 99 }] }, TODAY)).counts).toMatchObject({
    meals: 1,
    weights: 0,
    present: 3,
    deleted: 2,
  });
  await importDiary({ ...fresh, weights: [{ date: YESTERDAY, kg: 99 }] }, TODAY, steps());

  expect((await diary.db.weights.get(YESTERDAY))?.kg).toBe(64.5);
  const shown = (await diary.db.meals.toArray()).flatMap(({ id, view }) => (view ? [id] : []));
  expect(shown.toSorted()).toEqual(
    fresh.meals
      .slice(1)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect((await diary.db.favourites.toArray()).map(({ view }) => view)).toEqual([null]);
});

test('goals of the past and conversations come in by themselves; profile, goals of today and the week only when asked', async () => {
  const goals = (calories: number) => ({ calories, macros: { proteins: 90.5, carbs: 100, fats: 40 }, waterGoal: 2250 });
  const [before, now] = [goals(1400), goals(1600)];
  const week = (mealId: string, planId: string): Plan => ({
    planId,
    dietId: 'balanced',
    goal: 'lose-weight',
    activityLevel: 'sedentary',
    initialWeight: 65,
    targetWeight: 58,
    startDate: TODAY,
    endDate: TODAY,
    rev: 7,
    days: [{ day: 1, meals: { breakfast: [planned(mealId)], lunch: [], dinner: [], snack: [] } }],
  });
  const days = [
    { date: addDays(TODAY, -3), goals: before },
    { date: YESTERDAY, goals: before },
    { date: TODAY, goals: now },
  ];
  const user = { ...PERSON, profile: { ...PERSON.profile, age: 31 } };
  const asked = talk('01936f3e-0000-7000-8000-0000000000ab');
  const conversations = [{ ...asked.exchange, createdAt: new Date(asked.at).toISOString() }];
  const file = readOwn(
    JSON.stringify({ format: 'lukma', version: 1, user, days, plan: week('mchadi', PLAN_IDS[0]), conversations }),
  );
  const diary = await openPersonsDiary();
  const own = goals(1146);
  await diary.db.goals.put({ date: TODAY, base: { ...own, rev: 7 }, view: own, waiting: 'none' });
  await diary.db.plan.put({
    key: 'current',
    base: week('khinkali', PLAN_IDS[1]),
    view: week('khinkali', PLAN_IDS[1]),
    waiting: 'none',
  });
  await diary.db.user.put({ key: 'current', base: { ...PERSON, rev: 7 }, view: PERSON, waiting: 'none' });
  const info = {
    isPremium: true,
    trialStartedAt: null,
    premiumUntil: null,
    autoRenew: false,
    nextCharge: null,
    canResume: false,
  };
  await diary.db.kv.put({ key: 'payment', value: { info } });

  expect(await previewImport(file, TODAY)).toMatchObject({
    counts: { goals: 1, talks: 1, unreadable: 0 },
    settings: ['profile', 'goals', 'plan'],
    isNewDiary: true,
    isLocked: false,
  });
  await importDiary(file, TODAY, steps());
  const timeline = async () => (await diary.db.goals.toArray()).map(({ date, view }) => [date, view]);
  expect(await timeline()).toEqual([
    [addDays(TODAY, -3), before],
    [TODAY, own],
  ]);
  expect(await diary.db.talks.toArray()).toMatchObject([{ id: asked.exchange.id, at: asked.at }]);

  await importDiary(file, TODAY, steps(true));
  expect(await timeline()).toEqual([
    [addDays(TODAY, -3), before],
    [TODAY, now],
  ]);
  expect((await diary.db.user.get('current'))?.view?.profile.age).toBe(31);
  expect((await diary.db.plan.get('current'))?.view).toMatchObject({
    planId: PLAN_IDS[0],
    days: week('mchadi', PLAN_IDS[0]).days,
  });
  // A newer week of the server stays: the request names the one that it replaces.
  expect((await waitingIn(diary)).find(({ lane }) => lane === 'plan')).toMatchObject({ asOf: 7 });
  expect(await previewImport(file, TODAY)).toMatchObject({ counts: { goals: 0, talks: 0, present: 1 }, settings: [] });

  await diary.db.kv.put({ key: 'payment', value: { info: { ...info, isPremium: false } } });
  expect(await previewImport({ ...file, plan: week('kharcho', PLAN_IDS[0]) }, TODAY)).toMatchObject({
    settings: [],
    isLocked: true,
  });
});

test('an import that is stopped keeps whole parts and goes on with the same file', async () => {
  const meals = Array.from({ length: 250 }, (_, at) =>
    sampleMeal(`01936f3e-0000-7000-8000-${String(at).padStart(12, '0')}`),
  );
  const file: ImportFile = { ...emptyImport(), meals };
  const diary = await openPersonsDiary();
  const stopper = new AbortController();

  expect(
    await importDiary(file, TODAY, { takesSettings: false, signal: stopper.signal, onProgress: () => stopper.abort() }),
  ).toMatchObject({ added: 100 });
  expect(await importDiary(file, TODAY, steps())).toMatchObject({ added: 150 });
  expect(await diary.db.meals.count()).toBe(250);
});

test('an entry of a day that no server takes is left out', async () => {
  const far = sampleMeal('01936f3e-0000-7000-8000-0000000000aa', { date: '2099-01-01' });
  await openPersonsDiary();
  expect((await previewImport({ ...emptyImport(), meals: [far] }, TODAY)).counts).toMatchObject({
    meals: 0,
    unreadable: 1,
  });
});
