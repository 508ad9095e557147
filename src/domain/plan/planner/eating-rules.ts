import { ALLERGENS, allergensFromBits, type Allergen } from '#domain/food/allergens.ts';
import type { Diet } from '../diet-plan-draft.ts';
import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { animalPartsOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { ANIMAL_PARTS, type AnimalPart, type Food, type FoodId } from '#domain/food/food.ts';
import type { KitchenFacts } from '../meal-plan.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';
import { allowsOn } from './fast-rules.ts';
import { holdsOfRecipe } from './plan-candidate.ts';
import { suitsPerson, type PlanPreferences } from '../plan-preferences.ts';

/** What a person does not eat on a day. */
export interface EatingRules extends Pick<PlanPreferences, 'allergies' | 'dislikes'> {
  /** The fast that the person keeps on the day. */
  level: FastLevel;
}

/** What is known of what is in a dish. */
export interface DishContents extends Pick<KitchenFacts, 'allergens' | 'animal'> {
  /** Its foods and their groups; null where nobody knows them. */
  holds: readonly string[] | null;
}

/** Whether a dish may be offered to the person on the day: what is not known of it counts as being in it. */
export const mayBeOffered = ({ allergens, animal, holds }: DishContents, rules: EatingRules): boolean =>
  (holds !== null || rules.dislikes.length === 0) &&
  suitsPerson({ allergens, holds: holds ?? [] }, rules) &&
  allowsOn(rules.level, animal);

/** What of a dish the person must not or does not want to eat. */
export interface Objections {
  /** Nobody knows what is in it, and the person is allergic to something. */
  unknown: boolean;
  allergens: readonly Allergen[];
  /** Foods, and groups of them. */
  dislikes: readonly string[];
}

/** What speaks against a dish that is planned already; null where nothing does. Dislikes count only where its foods are known. */
export function objectionsTo(
  { allergens, holds }: Pick<DishContents, 'allergens' | 'holds'>,
  { allergies, dislikes }: Pick<EatingRules, 'allergies' | 'dislikes'>,
): Objections | null {
  const unknown = allergies.length > 0 && allergens.length === ALLERGENS.length;
  const found = {
    unknown,
    allergens: unknown ? [] : allergens.filter((allergen) => allergies.includes(allergen)),
    dislikes: dislikes.filter((dislike) => holds?.includes(dislike) === true),
  };
  return unknown || found.allergens.length > 0 || found.dislikes.length > 0 ? found : null;
}

/** A recipe as a list knows it: `bits` of its allergens, absent where nobody told them; `recipe` is null for a teaser. */
interface ListedRecipe {
  bits: number | undefined;
  diets: readonly Diet[];
  recipe: Pick<Recipe, 'ingredients'> | null;
}

/** What is in a listed recipe. A teaser tells by its diets what of an animal is in it, and nothing of its foods. */
export function contentsOf({ bits, diets, recipe }: ListedRecipe, foods: ReadonlyMap<FoodId, Food>): DishContents {
  const allergens = bits === undefined ? ALLERGENS : allergensFromBits(bits);
  const known = recipe?.ingredients.every(({ food }) => foods.has(food)) === true ? recipe : null;
  return known
    ? { allergens, animal: animalPartsOfRecipe(known, foods), holds: holdsOfRecipe(known, foods) }
    : { allergens, animal: animalPartsOfDiets(diets), holds: null };
}

/** All that a dish of these diets may hold of an animal. */
function animalPartsOfDiets(diets: readonly Diet[]): readonly AnimalPart[] {
  if (diets.includes('fasting')) return [];
  return diets.includes('vegetarian') ? ['dairy', 'egg'] : ANIMAL_PARTS;
}
