import { DIETS, type Diet } from '#domain/plan/diet-plan-draft.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { CoachRecipe } from '../coach-context.ts';

/** What a recommended dish has to be: kcal of one serving, and more. */
export interface Wish {
  meal: MealType;
  /** What a serving should have, and what it must not exceed. */
  aimKcal: number;
  mostKcal: number;
  diet?: Diet | undefined;
  /** More protein for the energy is better. */
  protein?: boolean | undefined;
  /** Text in which titles count as said or eaten already. */
  known?: readonly string[] | undefined;
  /** From the first cut to the table. */
  mostMinutes?: number | undefined;
  /** Counts the days: another one brings other dishes of those that fit well. */
  turn?: number | undefined;
}

const HOW_MANY = 3;
/** So many kinds that fit well take turns. */
const KINDS_IN_TURN = 15;
/** They fit as well as the best of them, but for so much of the aim. */
const AS_WELL = 0.3;
/** What a share of protein is worth beside the distance from the aim. */
const WORTH_OF_PROTEIN = 1.5;
const KCAL_PER_GRAM_OF_PROTEIN = 4;

/** A diet of ours by its id; undefined for the balanced one, which leaves nothing out, and for free text. */
export const dietOf = (text: string | undefined): Diet | undefined =>
  DIETS.find((diet) => diet === text && diet !== 'balanced');

/** Up to three dishes of different kinds that fit, the best first; of equal ones the first by id. Those that fit well take turns. */
export function pickRecipes(recipes: readonly CoachRecipe[], wish: Wish): CoachRecipe[] {
  const kinds = new Set<string>();
  const fitting = recipes
    .filter((recipe) => fits(recipe, wish))
    .map((recipe) => ({ recipe, miss: missOf(recipe, wish) }))
    .toSorted((one, other) => one.miss - other.miss || (one.recipe.id < other.recipe.id ? -1 : 1))
    .filter(({ recipe }) => !kinds.has(kindOf(recipe)) && kinds.add(kindOf(recipe)));
  const best = fitting[0]?.miss ?? 0;
  const well = fitting.slice(0, KINDS_IN_TURN).filter(({ miss }, at) => at < 2 * HOW_MANY || miss <= best + AS_WELL);
  const first = ((wish.turn ?? 0) * HOW_MANY) % Math.max(1, well.length);
  return [...well.slice(first), ...well.slice(0, first)]
    .slice(0, HOW_MANY)
    .toSorted((one, other) => one.miss - other.miss)
    .map(({ recipe }) => recipe);
}

function fits(
  { title, types, course, diets, nutrition, minutes }: CoachRecipe,
  { meal, mostKcal, mostMinutes, diet, known = [] }: Wish,
): boolean {
  const filling =
    meal === 'snacks' ||
    !(course === 'drink' || course === 'side' || course === 'bread' || (course === 'sweet' && meal !== 'breakfast'));
  return (
    filling &&
    types.includes(meal) &&
    Math.round(nutrition.calories) <= mostKcal &&
    (mostMinutes === undefined || (minutes !== undefined && minutes <= mostMinutes)) &&
    (!diet || diets.includes(diet)) &&
    !known.some((text) => text.includes(title))
  );
}

function missOf({ nutrition: { calories, proteins } }: CoachRecipe, { aimKcal, protein }: Wish): number {
  const miss = Math.abs(calories - aimKcal) / Math.max(1, aimKcal);
  return protein && calories > 0 ? miss - ((proteins * KCAL_PER_GRAM_OF_PROTEIN) / calories) * WORTH_OF_PROTEIN : miss;
}

/** Recipes name their kind by the first word of their id: `khinkali`, `omelette`. */
const kindOf = ({ id }: CoachRecipe): string => id.split('-', 1)[0] ?? id;
