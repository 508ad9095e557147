import { expect, test } from 'vitest';
import { gapAskOf } from '#app/features/dashboard/nutrients/gap-ask.ts';

const GAPS = [{ nutrient: 'fibre' as const, missing: 10 }];
const RULES = { allergies: [], dislikes: [], level: 'none' } as const;
const entry = (calories: number, mealId: string | null, foods: (string | undefined)[] = []) => ({
  calories,
  mealId,
  ingredients: foods.map((foodId) => ({ foodId })),
});

test('what is left is the goal in whole kcal less what was eaten, never below nothing', () => {
  const ask = (kcal: number) =>
    gapAskOf({ nutrition: {}, entries: [entry(kcal, null)] }, GAPS, 1146.4, 'fasting', RULES).kcalLeft;
  expect([ask(0), ask(1000.4), ask(2000)]).toEqual([1146, 146, 0]);
});

test('recipes and foods of the day are named as eaten, a dish by hand names nothing', () => {
  const { eaten, diet, gaps } = gapAskOf(
    { nutrition: {}, entries: [entry(300, 'lobio-pot'), entry(90, null, ['apple', undefined]), entry(50, null)] },
    GAPS,
    1146,
    'fasting',
    RULES,
  );
  expect([eaten, diet, gaps]).toEqual([['lobio-pot', 'apple'], 'fasting', GAPS]);
});
