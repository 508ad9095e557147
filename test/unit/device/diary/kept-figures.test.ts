import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { keepDish } from '#device/diary/commands/favourites.ts';
import { changeGoals } from '#device/diary/commands/goals.ts';
import { addMeal, copyMeals, replaceMeal } from '#device/diary/commands/meals.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { requestOf } from '#sync/push/request-of.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary, waitingIn } from '../open-test-diary.ts';

const PART = {
  name: 'ყველი',
  amount: 0.25,
  grams: 33.333,
  calories: 123.456,
  protein: 0.30000000000000004,
  fat: 1.25,
  carbs: 1.04,
};
const TOLD = {
  calories: 420.04,
  proteins: 15.25,
  carbs: 0.30000000000000004,
  fats: 21.96,
  amount: 0.125,
  ingredients: [PART],
};
const KEPT = {
  calories: 420,
  proteins: 15.3,
  carbs: 0.3,
  fats: 22,
  amount: 0.125,
  ingredients: [{ ...PART, calories: 123.5, protein: 0.3, fat: 1.3, carbs: 1 }],
};

test('what the screen shows of a dish is what the server keeps of it: one decimal, amounts as they were told', async () => {
  const diary = openFreshDiary();
  const entry = await addMeal(khachapuri(TOLD));
  expect(entry).toMatchObject(KEPT);
  expect(await diary.db.meals.get(entry.id)).toMatchObject({ view: KEPT });
  const [copy] = await copyMeals([{ ...entry, ...TOLD }], YESTERDAY);
  expect(copy).toMatchObject(KEPT);
  await replaceMeal({ ...entry, ...TOLD, title: 'აჭარული' });
  expect(await diary.db.meals.get(entry.id)).toMatchObject({ view: { ...KEPT, title: 'აჭარული' } });
  const kept = await keepDish({
    title: 'ხაჭაპური',
    imageUrl: '',
    mealId: null,
    unit: null,
    starred: true,
    own: true,
    ...TOLD,
  });
  expect(await diary.db.favourites.get(kept)).toMatchObject({ view: KEPT });
});

test('water is whole ml, and macro goals have one decimal', async () => {
  const diary = openFreshDiary();
  expect(await addWater(TODAY, 249.6)).toBe(250);
  await changeGoals(TODAY, { field: 'macros', macros: { carbs: 123.456, fats: 0.30000000000000004, proteins: 80.25 } });
  expect(await diary.db.days.get(TODAY)).toMatchObject({ waterMl: 250 });
  expect(await diary.db.goals.get(TODAY)).toMatchObject({
    view: { macros: { carbs: 123.5, fats: 0.3, proteins: 80.3 } },
  });
});

test('an operation of an older app leaves with the very figures that it was tapped with', async () => {
  const diary = openFreshDiary();
  const entry = await addMeal(khachapuri());
  const [waiting] = await waitingIn(diary);
  if (!waiting) throw new Error('Nothing waits');
  const old = {
    ...waiting,
    change: { kind: 'meal.put' as const, meal: { ...entry, calories: 123.456 }, restore: false },
  };
  await diary.store.write((tx) => tx.outbox.putMany([old]));
  const [kept] = await waitingIn(diary);
  expect(kept && requestOf(kept).body).toContain('"calories":123.456');
});
