import type { NewMeal } from '#device/diary/commands/meals.ts';
import { recipeImageUrl } from '#contract/food/recipe-views.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import { nutrientsOfDish, type DishNutrients } from '#domain/nutrition/dish-nutrients.ts';
import type { MadeOf } from '#domain/nutrition/made-of.ts';
import { ownUnitOf } from '#domain/food/own-units.ts';
import type { WeighedFood } from '#domain/food/weighed-food.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { ROW_FIGURES, type ReviewRow } from './review-row.ts';

/** A dish without its place: day and meal. */
export type ReviewedDish = Omit<NewMeal, 'date' | 'mealType'>;

// The bounds of design §5, "POST /dashboard/meals", and of the contract's `Ingredient`.
const LONGEST_TITLE = 200;
const MOST_INGREDIENTS = 60;
const MOST_KCAL = 20_000;
const MOST_GRAMS = 2000;
/** The ready dish of a recipe, as food knowledge names it. */
const OF_RECIPE = /^dish-(.+)$/;

/** kcal and g of all rows, to one decimal. */
export function totalOf(rows: readonly ReviewRow[]): Nutrition {
  const total: Nutrition = { calories: 0, proteins: 0, carbs: 0, fats: 0 };
  for (const { now } of rows) for (const figure of ROW_FIGURES) total[figure] += now[figure];
  for (const figure of ROW_FIGURES) total[figure] = roundTo1(total[figure]);
  return total;
}

/** kcal between which all rows lie together; null where no amount was judged by eye. A photo is misjudged as a whole: its errors do not cancel. */
export function totalRange(rows: readonly ReviewRow[]): NonNullable<ReviewRow['range']> | null {
  if (rows.every(({ range }) => !range)) return null;
  const sum = (bound: 'low' | 'high') =>
    rows.reduce((kcal, { now, range }) => kcal + (range?.[bound] ?? now.calories), 0);
  return { low: Math.round(sum('low')), high: Math.round(sum('high')) };
}

/** Why rows are no dish yet: a key of the sentences in `text/meal.ts`. */
export function problemOfRows(
  rows: readonly ReviewRow[],
  isSeparate: boolean,
): 'kcal-out-of-bounds' | 'grams-out-of-bounds' | null {
  // What is in bounds together is so one by one, but not the other way round.
  const eaten = isSeparate ? rows.map(({ now }) => now) : [totalOf(rows)];
  if (eaten.some(({ calories }) => calories > MOST_KCAL)) return 'kcal-out-of-bounds';
  if (eaten.some(({ proteins, carbs, fats }) => Math.max(proteins, carbs, fats) > MOST_GRAMS))
    return 'grams-out-of-bounds';
  return rows.some(({ now }) => Math.max(now.amount, now.grams) > MOST_KCAL) ? 'grams-out-of-bounds' : null;
}

/** What goes into the diary: one dish of all rows, its name theirs, or a dish for each. */
export function dishesOfReview(rows: readonly ReviewRow[], isSeparate: boolean): ReviewedDish[] {
  const [only] = rows;
  if (!only) return [];
  if (isSeparate || rows.length === 1) return rows.map(dishOfRow);
  const dish = {
    title: titleOf(rows),
    ...totalOf(rows),
    ingredients: rows.slice(0, MOST_INGREDIENTS).map(ingredientOf),
  };
  return [{ ...dish, ...knownOf(rows, dish) }];
}

function dishOfRow(row: ReviewRow): ReviewedDish {
  const { calories, proteins, carbs, fats } = row.now;
  const { amount, unit } = loggedAmount(row.now);
  const [, recipe] = OF_RECIPE.exec(row.foodId ?? '') ?? [];
  const dish = {
    title: row.name.slice(0, LONGEST_TITLE),
    calories,
    proteins,
    carbs,
    fats,
    amount,
    unit,
    ...(recipe !== undefined && { mealId: recipe, imageUrl: recipeImageUrl(recipe) }),
    ingredients: [ingredientOf(row)],
  };
  return { ...dish, ...knownOf([row], dish) };
}

/** What the rows' foods tell of nutrients. Of a ready dish more is known than its row has: it is completed once it is logged. */
function knownOf(rows: readonly ReviewRow[], dish: MadeOf): DishNutrients | null {
  if (rows.some(({ foodId }) => OF_RECIPE.test(foodId ?? ''))) return null;
  const foods = new Map(rows.flatMap(({ foodId, food }) => (foodId !== null && food ? [[foodId, food] as const] : [])));
  return nutrientsOfDish(dish, { food: (id) => foods.get(id), serving: () => undefined });
}

/** What the dish is again when another amount of it is logged: a unit of one's own is weight to whoever does not know it. */
const loggedAmount = ({ amount, unit, grams }: WeighedFood) =>
  ownUnitOf(unit) ? { amount: grams, unit: 'g' } : { amount, unit };

const ingredientOf = ({ name, foodId, now }: ReviewRow) => ({
  name: name.slice(0, LONGEST_TITLE),
  amount: now.amount,
  unit: ownUnitOf(now.unit)?.name ?? now.unit,
  grams: now.grams,
  calories: now.calories,
  protein: now.proteins,
  fat: now.fats,
  carbs: now.carbs,
  ...(foodId !== null && { foodId }),
});

/** As many names as a title holds, whole. */
function titleOf(rows: readonly ReviewRow[]): string {
  const names = rows.map(({ name }) => name);
  while (names.length > 1 && names.join(', ').length > LONGEST_TITLE) names.pop();
  return names.join(', ').slice(0, LONGEST_TITLE);
}
