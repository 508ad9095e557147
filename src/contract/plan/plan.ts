import * as v from 'valibot';
import { ACTIVITY_LEVELS, WEIGHT_GOALS } from '#domain/body/body.ts';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { FOOD_GROUPS, PACKAGE_UNITS } from '#domain/food/food.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { call, diaryWrite } from '../call.ts';
import { asOf, between, Day, DishKcal, Rev, Uuid, wholeBetween } from '../primitives.ts';
import { RecipeId, RecipeMeal } from '../food/recipes.ts';

/** Servings of one dish. */
const Ratio = between(0.1, 10);

/** Cooked on a day before, and only warmed up on this one. */
const Leftover = v.exactOptional(v.literal(true));

/** A recipe on the plan. `mealData` is one serving, `scaledCalories` the kcal of `ratio` servings. */
export const PlanEntry = v.object({
  mealId: RecipeId,
  ratio: Ratio,
  leftover: Leftover,
  mealData: v.object({ ...RecipeMeal.entries, scaledCalories: v.number() }),
});
export type PlanEntry = v.InferOutput<typeof PlanEntry>;

/** One day of the week's plan; 1 is Monday. */
export const PlanDay = v.object({
  day: wholeBetween(1, 7),
  meals: v.object(v.entriesFromList(PLAN_MEALS, v.array(PlanEntry))),
});
export type PlanDay = v.InferOutput<typeof PlanDay>;

/** Where a dish stands and how many servings of it, without its figures. */
const PlannedDish = v.object({ mealId: RecipeId, ratio: Ratio, leftover: Leftover });
const PlannedDay = v.object({
  day: wholeBetween(1, 7),
  meals: v.object(v.entriesFromList(PLAN_MEALS, v.pipe(v.array(PlannedDish), v.maxLength(12)))),
});

/** A day of the plan without the figures of its dishes, which the recipes tell. */
export const plannedDayOf = ({
  day,
  meals: { breakfast, lunch, dinner, snack },
}: PlanDay): v.InferOutput<typeof PlannedDay> => ({
  day,
  meals: {
    breakfast: breakfast.map(plannedDishOf),
    lunch: lunch.map(plannedDishOf),
    dinner: dinner.map(plannedDishOf),
    snack: snack.map(plannedDishOf),
  },
});

const plannedDishOf = ({ mealId, ratio, leftover }: PlanEntry) => ({ mealId, ratio, ...(leftover && { leftover }) });

/** A week that was on this server before its database was restored. */
const SevenDays = v.pipe(v.array(PlannedDay), v.maxLength(7));
const Week = v.object({
  planId: Uuid,
  days: SevenDays,
  next: v.exactOptional(v.object({ monday: Day, planId: Uuid, days: SevenDays })),
});

/** The active diet plan: kg and ml; its goals live in the goals timeline. */
export const Plan = v.object({
  planId: Uuid,
  dietId: v.picklist(DIETS),
  goal: v.picklist(WEIGHT_GOALS),
  activityLevel: v.picklist(ACTIVITY_LEVELS),
  initialWeight: v.number(),
  targetWeight: v.number(),
  startDate: Day,
  endDate: Day,
  days: v.array(PlanDay),
  /** The week after, where it was made already: from its Monday on it is the plan. */
  next: v.exactOptional(v.object({ monday: Day, planId: Uuid, days: v.array(PlanDay) })),
  rev: Rev,
});
export type Plan = v.InferOutput<typeof Plan>;

export const getMealPlan = call({
  method: 'GET',
  path: '/dashboard/meal-plan',
  summary: "The active plan's recommended dishes by day, and the next week's where it was made.",
  data: Plan,
});

export const getDiets = call({
  method: 'GET',
  path: '/diets',
  summary: 'The diets on offer and whether each needs access.',
  auth: 'none',
  data: v.array(v.object({ dietId: v.picklist(DIETS), needsAccess: v.boolean() })),
});

export const postDiet = diaryWrite({
  method: 'POST',
  path: '/dashboard/diet',
  summary:
    'Chooses a diet; all but balanced need access. Sets the macro split of a new diet and makes a new week; the same diet again makes another week. `next`: a week for the Monday after `date`, of the diet of the plan, from Thursday on. `week` counts only with `asOf`: it brings a week back as it was.',
  makesWeek: true,
  body: v.object({
    dietId: v.picklist(DIETS),
    date: v.optional(Day),
    next: v.exactOptional(v.literal(true)),
    week: v.optional(Week),
    ...asOf,
  }),
  data: Plan,
});

export const postSwapMeal = diaryWrite({
  method: 'POST',
  path: '/dashboard/swap-meal',
  summary:
    'Puts another recipe in the place of a planned one. A plan that has changed since is 409 plan-changed; what the person must not or does not eat is 409 dish-unsuitable.',
  body: v.object({
    planId: v.optional(Uuid),
    day: wholeBetween(1, 7),
    mealType: v.picklist([...PLAN_MEALS, 'snacks']),
    oldMealId: RecipeId,
    newMealId: RecipeId,
    newRatio: v.optional(Ratio, 1),
    newBaseCalories: v.optional(DishKcal),
    /** The undo of a swap puts back what was left over from another meal. */
    leftover: Leftover,
    /** The day that the dish is for, which may be to come: on it a fast may be kept. */
    plannedFor: v.exactOptional(Day),
    ...asOf,
  }),
  data: v.object({ ...PlanDay.entries, rev: Rev }),
});

/** One food to buy: g of what is bought, peel and bones included; what the kitchen has is counted off. */
const ShoppingItem = v.object({
  foodId: v.string(),
  name: v.string(),
  group: v.picklist(FOOD_GROUPS),
  grams: v.number(),
  needed: v.number(),
  have: v.number(),
  /** So many packages of one size, g each; null where a shop weighs it. */
  packages: v.nullable(v.object({ unit: v.picklist(PACKAGE_UNITS), count: v.number(), grams: v.number() })),
});

export const getShoppingList = call({
  method: 'GET',
  path: '/dashboard/shopping-list',
  summary:
    'What the week of `plannedFor` (of today when absent) needs for all who eat, by food, for the days given (all seven when absent): what the kitchen has is counted off, and what comes in packages is bought whole.',
  query: v.object({
    days: v.optional(v.pipe(v.string(), v.regex(/^[1-7](?:,[1-7])*$/))),
    plannedFor: v.optional(Day),
  }),
  data: v.array(ShoppingItem),
});
