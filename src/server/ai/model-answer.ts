import * as v from 'valibot';
import { FOOD_UNITS } from '#domain/food/food.ts';

// Bounds are checked afterwards, food by food: many servers refuse a schema that has them.
const food = {
  name: v.string(),
  name_en: v.string(),
  amount: v.number(),
  unit: v.picklist(FOOD_UNITS),
  grams: v.number(),
  calories: v.number(),
  protein: v.number(),
  fat: v.number(),
  carbs: v.number(),
  alcohol: v.number(),
  confidence: v.number(),
};

/** A food as any model has it: kcal and g of the whole amount. */
export interface ModelFood extends v.InferOutput<v.ObjectSchema<typeof food, undefined>> {}

// Asked for like everything else; a model that leaves them out is believed all the same, and says nothing by 0.
const bound = v.fallback(v.number(), 0);

/** A food that a model sees on a photo: kcal and g of the whole amount, and between which weights it may lie. */
export const PhotoFood = v.object({ ...food, grams_low: bound, grams_high: bound });
export type PhotoFood = v.InferOutput<typeof PhotoFood>;

/** A food that a model reads in a text, with the words that name it there. */
export const TextFood = v.object({ quote: v.string(), ...food });
export type TextFood = v.InferOutput<typeof TextFood>;

/** More foods than these are no meal. */
export const MOST_FOODS = 60;

/** An object, as models answer no bare array. */
export const PhotoFoods = v.object({ items: v.array(PhotoFood) });
export const TextFoods = v.object({ items: v.array(TextFood) });
