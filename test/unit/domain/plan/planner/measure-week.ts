import { ALLERGENS } from '#domain/food/allergens.ts';
import { animalPartsOf, type AnimalPart, type Food } from '#domain/food/food.ts';
import { PLAN_MEALS, type PlannedDay } from '#domain/plan/meal-plan.ts';
import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import type { PlanPreferences } from '#domain/plan/plan-preferences.ts';
import { shoppingList } from '#domain/plan/shopping-list.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { FOODS_BY_ID, RECIPES_BY_ID } from './plan-catalogue.ts';

/** A planned week as a kitchen meets it. */
interface WeekMeasure {
  /** Different dishes, and lines of the shopping list. */
  dishes: number;
  foods: number;
  /** Minutes of cooking by day. */
  minutes: readonly number[];
  /** g in 2,000 kcal, by day. */
  salt: readonly number[];
  /** Everything that no kitchen or table has, in words. */
  absurd: readonly string[];
  /** Dishes with something that the person must not or does not want to eat. */
  allergens: readonly string[];
  dislikes: readonly string[];
  /** An animal's part on a day that forbids it. */
  fasts: readonly string[];
  /** Main dishes and soups without starch that stand alone. */
  bare: number;
  leftovers: number;
}

const FORBIDDEN: Readonly<Record<FastLevel, string>> = {
  none: '',
  'meat-free': 'meat',
  fish: 'meat dairy egg',
  oil: 'meat dairy egg fish',
  strict: 'meat dairy egg fish',
};

const recipeOf = (id: string): Recipe => {
  const recipe = RECIPES_BY_ID.get(id);
  if (recipe === undefined) throw new Error(`the plan names ${id}`);
  return recipe;
};
const foodsOf = (id: string): readonly Food[] =>
  recipeOf(id).ingredients.flatMap(({ food }) => FOODS_BY_ID.get(food) ?? []);
const animalOf = (id: string): readonly AnimalPart[] => foodsOf(id).flatMap(animalPartsOf);
const served = new Map<string, ReturnType<typeof recipeNutrition>>();
const servingOf = (id: string) => {
  const known = served.get(id) ?? recipeNutrition(recipeOf(id), FOODS_BY_ID);
  served.set(id, known);
  return known;
};

/** Counted from the recipes and foods by itself, without the planner's own facts. */
export function measureWeek(
  days: readonly PlannedDay[],
  {
    preferences = {},
    fastOn = () => 'none',
    lenten = false,
  }: { preferences?: Partial<PlanPreferences>; fastOn?: (day: number) => FastLevel; lenten?: boolean },
): WeekMeasure {
  const all = days.flatMap(({ day, meals }) =>
    PLAN_MEALS.flatMap((meal) => meals[meal].map((dish) => ({ day, meal, ...dish }))),
  );
  const ofDay = (day: number) => all.filter((dish) => dish.day === day);
  const absurd: string[] = [];
  for (const { day, meals } of days) {
    const dishes = ofDay(day);
    const isLean = lenten || FORBIDDEN[fastOn(day)].includes('dairy');
    const pulses = dishes.filter(({ mealId }) => foodsOf(mealId).some(({ group }) => group === 'pulse'));
    if (pulses.length > 1 && !isLean) absurd.push(`day ${day}: ${pulses.length} dishes of pulses`);
    if (dishes.filter(({ mealId }) => recipeOf(mealId).course === 'soup').length > 1)
      absurd.push(`day ${day}: two soups`);
    for (const { mealId, meal } of dishes) {
      if (meal === 'snack' && recipeOf(mealId).method !== 'none') absurd.push(`day ${day}: cooked snack ${mealId}`);
      if (meal === 'breakfast' && mealId.startsWith('khash')) absurd.push(`day ${day}: ${mealId} for breakfast`);
    }
    for (const meal of ['lunch', 'dinner'] as const) {
      const grams = meals[meal].reduce((sum, { mealId, ratio }) => sum + servingOf(mealId).grams * ratio, 0);
      if (grams < 200 || grams > 900) absurd.push(`day ${day}: ${meal} of ${Math.round(grams)} g`);
    }
    for (const meal of PLAN_MEALS) if (meals[meal].length === 0) absurd.push(`day ${day}: no ${meal}`);
  }
  for (const { day, mealId, leftover } of all) {
    if (
      leftover === true &&
      !all.some((one) => one.mealId === mealId && one.leftover !== true && one.day < day && one.day >= day - 3)
    )
      absurd.push(`day ${day}: ${mealId} is left over from nowhere`);
  }
  const { allergies = [], dislikes = [], people = 1 } = preferences;
  const isDisliked = (food: Food) =>
    // It comes from the tap, whoever dislikes drinks.
    food.id !== 'water' &&
    dislikes.some((dislike) => dislike === food.id || dislike === food.group || dislike === food.base?.id);
  const kcal = (day: number) =>
    ofDay(day).reduce((sum, { mealId, ratio }) => sum + servingOf(mealId).figures.calories * ratio, 0);
  return {
    dishes: new Set(all.map(({ mealId }) => mealId)).size,
    foods: shoppingList(days, RECIPES_BY_ID, FOODS_BY_ID, { people }).length,
    minutes: days.map(({ day }) =>
      ofDay(day).reduce((sum, { mealId, leftover }) => sum + (leftover === true ? 0 : recipeOf(mealId).minutes), 0),
    ),
    salt: days.map(
      ({ day }) =>
        (ofDay(day).reduce((sum, { mealId, ratio }) => sum + (servingOf(mealId).nutrients.salt ?? 0) * ratio, 0) *
          2000) /
        kcal(day),
    ),
    absurd,
    allergens: all.flatMap(({ mealId }) =>
      foodsOf(mealId).some((food) => (food.allergens ?? ALLERGENS).some((one) => allergies.includes(one)))
        ? [mealId]
        : [],
    ),
    dislikes: all.flatMap(({ mealId }) => (foodsOf(mealId).some(isDisliked) ? [mealId] : [])),
    fasts: all.flatMap(({ day, mealId }) =>
      animalOf(mealId).some((part) => FORBIDDEN[fastOn(day)].includes(part)) ? [`day ${day}: ${mealId}`] : [],
    ),
    bare: days.reduce(
      (sum, { meals }) =>
        sum +
        (['lunch', 'dinner'] as const).filter((meal) => {
          const courses = meals[meal].map(({ mealId }) => recipeOf(mealId).course);
          const bare = meals[meal].every(({ mealId }) => servingOf(mealId).figures.carbs < 28);
          return bare && !courses.some((course) => ['bread', 'side', 'salad'].includes(course));
        }).length,
      0,
    ),
    leftovers: all.filter(({ leftover }) => leftover === true).length,
  };
}
