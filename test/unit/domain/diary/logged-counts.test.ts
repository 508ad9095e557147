import { expect, test } from 'vitest';
import { loggedCounts } from '#domain/diary/logged-counts.ts';

test('a food or recipe counts once for each dish that has it, and what has no id not at all', () => {
  const counts = loggedCounts([
    { mealId: 'khinkali', ingredients: [{ foodId: 'dish-khinkali' }] },
    { mealId: null, ingredients: [{ foodId: 'egg' }, { foodId: 'egg' }, {}] },
    { mealId: null, ingredients: [{ foodId: 'egg' }, { foodId: 'bread' }] },
    { mealId: null, ingredients: [] },
  ]);
  expect(Object.fromEntries(counts)).toEqual({ khinkali: 1, 'dish-khinkali': 1, egg: 2, bread: 1 });
});
