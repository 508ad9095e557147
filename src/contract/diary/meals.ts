import * as v from 'valibot';
import { call, diaryWrite } from '../call.ts';
import { dishNutrientsIn, dishNutrientsOut } from './nutrients.ts';
import {
  asOf,
  Day,
  DishAmount,
  DishGrams,
  DishKcal,
  MealTypeIn,
  MealTypeOut,
  Rev,
  text,
  Timestamp,
  Title,
  Uuid,
} from '../primitives.ts';

/** One row of what a dish was made of, with the figures of that amount. */
export const Ingredient = v.object({
  name: text(1, 200),
  amount: v.optional(DishAmount),
  unit: v.optional(text(0, 40)),
  grams: v.optional(DishAmount),
  calories: DishKcal,
  protein: DishGrams,
  fat: DishGrams,
  carbs: DishGrams,
  foodId: v.optional(text(1, 80)),
});
export type Ingredient = v.InferOutput<typeof Ingredient>;

/** Empty, a picture that was uploaded here, or a recipe's own picture. */
export const ImageUrl = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(/^(|\/uploads\/[\w-]{1,64}\.(?:jpg|webp)|\/assets\/recipes\/[\w-]{1,80}\.webp)$/),
);

/** kcal, g per dish. The id is the device's UUIDv7; without one the server makes it. */
export const MealIn = v.object({
  id: v.optional(Uuid),
  title: Title,
  imageUrl: v.optional(ImageUrl, ''),
  calories: DishKcal,
  proteins: v.optional(DishGrams, 0),
  carbs: v.optional(DishGrams, 0),
  fats: v.optional(DishGrams, 0),
  mealType: v.optional(MealTypeIn, 'dinner'),
  mealId: v.optional(v.nullable(text(1, 80)), null),
  timestamp: v.optional(Timestamp),
  amount: v.optional(v.nullable(DishAmount), null),
  unit: v.optional(v.nullable(text(0, 40)), null),
  ingredients: v.optional(v.pipe(v.array(Ingredient), v.maxLength(60)), []),
  ...dishNutrientsIn,
  restore: v.optional(v.boolean()),
});
export type MealIn = v.InferOutput<typeof MealIn>;

/** A logged dish as the server holds it. */
export const Dish = v.object({
  id: Uuid,
  firestoreId: Uuid,
  title: v.string(),
  imageUrl: v.string(),
  calories: v.number(),
  proteins: v.number(),
  carbs: v.number(),
  fats: v.number(),
  mealType: MealTypeOut,
  mealId: v.nullable(v.string()),
  timestamp: Timestamp,
  amount: v.nullable(v.number()),
  unit: v.nullable(v.string()),
  ingredients: v.array(Ingredient),
  ...dishNutrientsOut,
  date: Day,
  rev: Rev,
  /** The entry names an uploaded picture that has not come yet; a device that holds it queues it. */
  pictureMissing: v.boolean(),
});
export type Dish = v.InferOutput<typeof Dish>;

/** What a write answers about an id that was deleted for good. */
const Deleted = v.object({ deleted: v.literal(true), id: Uuid, rev: Rev });

const Dishes = v.object({ dishes: v.array(Dish) });
/** A day's dishes by meal. */
export const DayMeals = v.object({
  meals: v.object({ breakfast: Dishes, lunch: Dishes, dinner: Dishes, snacks: Dishes }),
});

export const postMeal = diaryWrite({
  method: 'POST',
  path: '/dashboard/meals',
  summary:
    'Logs a dish. The same id again replaces the whole entry, wherever it was; a deleted id stays deleted unless restore is true.',
  body: v.object({ meal: MealIn, date: Day, restore: v.optional(v.boolean()), ...asOf }),
  data: v.union([Dish, Deleted]),
});

export const deleteMeal = diaryWrite({
  method: 'DELETE',
  path: '/dashboard/meals/{date}/{mealType}/{mealId}',
  summary:
    'Deletes a dish by its id, wherever it is by now. Deleting what is not there is success and leaves a tombstone.',
  params: v.object({ date: Day, mealType: MealTypeIn, mealId: Uuid }),
  query: v.object({ asOf: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), Rev)) }),
  data: v.object({ id: Uuid, deleted: v.boolean(), rev: Rev }),
});

export const getMealHistory = call({
  method: 'GET',
  path: '/dashboard/meal-history',
  summary:
    'Dishes by day between two days, both included, at most 366. Without access the last 7 days; meta.limitedFrom says from when.',
  query: v.object({ startDate: Day, endDate: Day }),
  data: v.record(v.string(), DayMeals),
});
