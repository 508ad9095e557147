import { DIETS, type Diet } from '../diet-plan-draft.ts';
import type { MealType } from '../meal-type.ts';
import type { CoachRecipe } from './coach-context.ts';

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
}

const HOW_MANY = 3;
/** What a share of protein is worth beside the distance from the aim. */
const WORTH_OF_PROTEIN = 1.5;
const KCAL_PER_GRAM_OF_PROTEIN = 4;

/** A diet of ours by its id; undefined for the balanced one, which leaves nothing out, and for free text. */
export const dietOf = (text: string | undefined): Diet | undefined => DIETS.find((diet) => diet === text && diet !== 'balanced');

/** Up to three dishes of different kinds that fit, the best first; of equal ones the first by id. */
export function pickRecipes(recipes: readonly CoachRecipe[], wish: Wish): CoachRecipe[] {
  const fitting = recipes
    .filter((recipe) => fits(recipe, wish))
    .map((recipe) => ({ recipe, miss: missOf(recipe, wish) }))
    .toSorted((one, other) => one.miss - other.miss || (one.recipe.id < other.recipe.id ? -1 : 1));
  const picked: CoachRecipe[] = [];
  for (const { recipe } of fitting) {
    if (picked.length === HOW_MANY) break;
    if (!picked.some((other) => kindOf(other) === kindOf(recipe))) picked.push(recipe);
  }
  return picked;
}

function fits({ title, types, course, diets, nutrition }: CoachRecipe, { meal, mostKcal, diet, known = [] }: Wish): boolean {
  const filling = meal === 'snacks' || !(course === 'drink' || course === 'side' || course === 'bread' || (course === 'sweet' && meal !== 'breakfast'));
  return filling && types.includes(meal) && nutrition.calories <= mostKcal && (!diet || diets.includes(diet)) && !known.some((text) => text.includes(title));
}

function missOf({ nutrition: { calories, proteins } }: CoachRecipe, { aimKcal, protein }: Wish): number {
  const miss = Math.abs(calories - aimKcal) / Math.max(1, aimKcal);
  return protein && calories > 0 ? miss - ((proteins * KCAL_PER_GRAM_OF_PROTEIN) / calories) * WORTH_OF_PROTEIN : miss;
}

/** Recipes name their kind by the first word of their id: `khinkali`, `omelette`. */
const kindOf = ({ id }: CoachRecipe): string => id.split('-', 1)[0] ?? id;
