import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RecipeIngredient } from '#domain/recipes/recipe.ts';
import { scaleIngredient, scaleRecipe } from '#domain/recipes/scale-recipe.ts';

const flour: RecipeIngredient = { food: 'wheat-flour', grams: 250 };
const eggs: RecipeIngredient = { food: 'egg', grams: 110, shown: { amount: 2, unit: 'piece' } };
const shownAt = (ingredient: RecipeIngredient, ratio: number) => scaleIngredient(ingredient, ratio).shown.amount;

const ratios = fc.double({ min: 0.05, max: 20, noNaN: true });
const amounts = fc.double({ min: 0.1, max: 5000, noNaN: true });

test('grams go to the nearest ten, under twenty to the nearest one', () => {
  expect([shownAt(flour, 1.5), shownAt(flour, 0.5), shownAt(flour, 0.07)]).toEqual([380, 130, 18]);
});

test('pieces and spoons go to the nearest half', () => {
  expect([shownAt(eggs, 1.5), shownAt(eggs, 0.8), shownAt(eggs, 0.6)]).toEqual([3, 1.5, 1]);
});

test('the last gram and the last half egg stay on the list', () => {
  expect([shownAt(flour, 0.001), shownAt(eggs, 0.01)]).toEqual([1, 0.5]);
});

test('what is to taste keeps its words, and its grams grow', () => {
  const salt: RecipeIngredient = { food: 'salt', grams: 4, toTaste: true };
  expect(scaleIngredient(salt, 3)).toEqual({ food: 'salt', grams: 12, toTaste: true, shown: { amount: 4, unit: 'g' } });
});

test('what does not scale stays as it is', () => {
  const bayLeaf: RecipeIngredient = {
    food: 'bay-leaf',
    grams: 0.4,
    shown: { amount: 2, unit: 'piece' },
    scalable: false,
  };
  expect(scaleIngredient(bayLeaf, 3)).toEqual({ food: 'bay-leaf', grams: 0.4, shown: { amount: 2, unit: 'piece' } });
});

test('a note follows its ingredient', () => {
  expect(scaleRecipe([{ ...eggs, note: 'მოხარშული' }], 2)).toEqual([
    { food: 'egg', grams: 220, note: 'მოხარშული', shown: { amount: 4, unit: 'piece' } },
  ]);
});

test('weights are off by no more than half a step, at any ratio', () => {
  fc.assert(
    fc.property(amounts, ratios, (grams, ratio) => {
      const shown = shownAt({ food: 'rice', grams }, ratio);
      const exact = grams * ratio;
      expect(Math.abs(shown - exact) <= (exact < 20 ? (exact < 0.5 ? 1 : 0.5) : 5) + 1e-6).toBe(true);
      expect(shown > 0 && shown % (exact < 20 ? 1 : 10) === 0).toBe(true);
    }),
  );
});

test('spoons are always halves, and more of a dish never shows less', () => {
  fc.assert(
    fc.property(amounts, ratios, ratios, (amount, one, other) => {
      const oil: RecipeIngredient = {
        food: 'sunflower-oil',
        grams: amount * 14,
        shown: { amount, unit: 'tablespoon' },
      };
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect((shownAt(oil, one) * 2) % 1).toBe(0);
      expect(shownAt(oil, less) <= shownAt(oil, more)).toBe(true);
    }),
  );
});
