import * as v from 'valibot';
import { diaryWrite } from '../call.ts';
import { ImageUrl, Ingredient } from './meals.ts';
import { dishNutrientsIn, dishNutrientsOut } from './nutrients.ts';
import { asOf, DishAmount, DishGrams, DishKcal, Rev, text, Title, Uuid } from '../primitives.ts';

/** A dish that a person keeps to log it again: kcal and g of the whole dish. */
export const KeptDish = v.object({
  title: text(1, 200),
  imageUrl: v.optional(ImageUrl, ''),
  calories: DishKcal,
  proteins: v.optional(DishGrams, 0),
  carbs: v.optional(DishGrams, 0),
  fats: v.optional(DishGrams, 0),
  mealId: v.optional(v.nullable(text(1, 80)), null),
  amount: v.optional(v.nullable(DishAmount), null),
  unit: v.optional(v.nullable(text(0, 40)), null),
  ingredients: v.optional(v.pipe(v.array(Ingredient), v.maxLength(60)), []),
  ...dishNutrientsOut,
  /** Stands above the recent dishes. */
  starred: v.boolean(),
  /** Was made by the person as a dish of their own, not taken over from the diary. */
  own: v.boolean(),
});
export type KeptDish = v.InferOutput<typeof KeptDish>;

/** A kept dish and since when it is so; null: it was given up. */
export const Favourite = v.object({ id: Uuid, rev: Rev, dish: v.nullable(KeptDish) });
export type Favourite = v.InferOutput<typeof Favourite>;

export const putFavourite = diaryWrite({
  method: 'PUT',
  path: '/meals/favourites/{id}',
  summary: 'Keeps a dish under the id that the device made; the last write of an id wins.',
  params: v.object({ id: Uuid }),
  body: v.object({ dish: v.object({ ...KeptDish.entries, ...dishNutrientsIn, title: Title }), ...asOf }),
  data: Favourite,
});

export const deleteFavourite = diaryWrite({
  method: 'DELETE',
  path: '/meals/favourites/{id}',
  summary: 'Gives a kept dish up. Nothing there is success.',
  params: v.object({ id: Uuid }),
  query: v.object({ asOf: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), Rev)) }),
  data: Favourite,
});
