import type { FoodItem } from '#contract/assistant/ai.ts';

/** The one item of a photo that could not be read (spec §9). */
export const PLACEHOLDER_ITEM: FoodItem = {
  name: 'გთხოვთ სცადოთ თავიდან',
  name_en: 'Unknown food',
  amount: 0,
  unit: 'g',
  grams: 0,
  calories: 0,
  protein: 0,
  fat: 0,
  carbs: 0,
  foodId: null,
  confidence: 0,
  corrected: false,
};
