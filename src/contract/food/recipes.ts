import * as v from 'valibot';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { FOOD_GROUPS, HOUSEHOLD_UNITS, VITAMINS } from '#domain/food/food.ts';
import { call } from '../call.ts';
import { CoverageOut, NutrientsOut } from '../diary/nutrients.ts';
import { MealTypeIn, MealTypeOut, text, wholeBetween } from '../primitives.ts';

/** A recipe's id: kebab-case English. */
export const RecipeId = v.pipe(v.string(), v.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/), v.maxLength(80));

/** A recipe as one dish of one serving: kcal and g. Free for all (spec §3 "Recipe meal from the backend"). */
export const RecipeMeal = v.object({
  id: RecipeId,
  mealId: RecipeId,
  title: v.string(),
  imageUrl: v.string(),
  calories: v.number(),
  proteins: v.number(),
  carbs: v.number(),
  fats: v.number(),
  type: MealTypeOut,
  pro: v.boolean(),
});
export type RecipeMeal = v.InferOutput<typeof RecipeMeal>;

/** A line of a recipe for one serving; `amount` is null where it is to taste. */
export const RecipeIngredient = v.object({
  name: v.string(),
  amount: v.nullable(v.number()),
  unit: v.picklist([...HOUSEHOLD_UNITS, 'g', 'ml']),
  scalable: v.boolean(),
  foodId: v.string(),
  group: v.picklist(FOOD_GROUPS),
  /** g of this line in one serving, two decimals. */
  grams: v.number(),
  note: v.optional(v.string()),
});
export type RecipeIngredient = v.InferOutput<typeof RecipeIngredient>;

/** A whole recipe for one serving. Without access its macros and vitamins are null (spec §6). */
export const RecipeDetail = v.object({
  id: RecipeId,
  name: v.string(),
  description: v.string(),
  calories: v.number(),
  macros: v.nullable(v.object({ protein: v.number(), carbs: v.number(), fats: v.number() })),
  ingredients: v.array(RecipeIngredient),
  instructions: v.array(v.string()),
  /** Percent of the daily reference intake in one serving by the vitamin's letter. */
  vitamins: v.nullable(v.record(v.picklist(VITAMINS), v.number())),
  /** In one serving; null without access. */
  nutrients: v.nullable(NutrientsOut),
  /** Share of the weight for which a value is known, 0 to 1. */
  nutrientCoverage: v.nullable(CoverageOut),
  prep_time: v.number(),
  ratio: v.number(),
  scaledCalories: v.number(),
  imageUrl: v.string(),
  types: v.array(MealTypeOut),
  diets: v.array(v.picklist(DIETS)),
  pro: v.boolean(),
  /** g of the ready serving. */
  servingGrams: v.number(),
  /** Minutes of waiting beside `prep_time`, where there is half an hour or more. */
  restMinutes: v.exactOptional(v.number()),
});
export type RecipeDetail = v.InferOutput<typeof RecipeDetail>;

const Limit = (usual: number) =>
  v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), wholeBetween(1, 100)), String(usual));

export const getRecommendedMeals = call({
  method: 'GET',
  path: '/meals/recommended/{type}',
  summary: "Recipes for a meal, those of the user's own diet first.",
  params: v.object({ type: MealTypeIn }),
  query: v.object({ limit: Limit(100) }),
  data: v.array(RecipeMeal),
});

export const getAllMeals = call({
  method: 'GET',
  path: '/meals/all',
  summary: 'Recipes in pages; lastDocId is the last id of the page before.',
  query: v.object({ limit: Limit(20), lastDocId: v.optional(RecipeId), mealType: v.optional(MealTypeIn) }),
  data: v.object({ meals: v.array(RecipeMeal), nextLastDocId: v.nullable(v.string()), hasMore: v.boolean() }),
});

export const searchMeals = call({
  method: 'GET',
  path: '/meals/search',
  summary:
    'Recipes by Georgian, Latin-letter Georgian or English words, tolerant of typos. An empty query finds nothing.',
  query: v.object({ query: v.optional(text(0, 100), ''), limit: Limit(20) }),
  data: v.object({ meals: v.array(RecipeMeal), total: v.number(), query: v.string() }),
});

export const getMeal = call({
  method: 'GET',
  path: '/meals/{id}',
  summary: 'One recipe in full. Without access its macros and vitamins are null; a PRO recipe is 403.',
  params: v.object({ id: RecipeId }),
  data: RecipeDetail,
});
