import { recipeOf, type CatalogueRecipe } from '#contract/food/catalogue.ts';
import { HOUSEHOLD_UNITS, type Food, type HouseholdUnit } from '#domain/food/food.ts';
import type { NutrientCoverage } from '#domain/recipes/cook-recipe.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import { recipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipe.ts';

/** What a list shows of a recipe: kcal and g are those of one serving. */
export type RecipeTeaser = Omit<CatalogueRecipe, 'cooking'>;

/** A line of a recipe under the name of its food, for all servings. */
type NamedIngredient = RecipeIngredient & { name: string };

/** How a dish is cooked, for all servings. */
export interface RecipeCooking {
  servings: number;
  ingredients: readonly NamedIngredient[];
  steps: readonly string[];
  /** What is known of one serving, and for which share of its weight. */
  nutrients: Nutrients;
  coverage: NutrientCoverage;
  /** How people count a serving, where they do: 5 pieces. */
  counted: { amount: number; unit: HouseholdUnit } | null;
}

/** A recipe in full; `cooking` is null where this device's edition has only the teaser. */
export interface RecipePage {
  recipe: RecipeTeaser;
  cooking: RecipeCooking | null;
}

export const teaserOf = ({ cooking: _, ...teaser }: CatalogueRecipe): RecipeTeaser => teaser;

/** A stored recipe as its page shows it. Throws `UnknownFoodError` for an ingredient that is not among `foods`. */
export function recipePage(entry: CatalogueRecipe, foods: ReadonlyMap<string, Food>): RecipePage {
  const recipe = recipeOf(entry);
  return {
    recipe: teaserOf(entry),
    cooking: recipe && {
      servings: recipe.servings,
      ingredients: recipe.ingredients.map((line) => ({ ...line, name: foods.get(line.food)?.name ?? line.food })),
      steps: recipe.steps,
      ...knownOf(recipe, foods),
      counted: countedServing(entry.serving.grams, recipe.unitGrams),
    },
  };
}

function knownOf(recipe: Recipe, foods: ReadonlyMap<string, Food>): Pick<RecipeCooking, 'nutrients' | 'coverage'> {
  const { nutrients, coverage } = recipeNutrition(recipe, foods);
  return { nutrients, coverage };
}

/** A serving of 350 g at 70 g a piece is 5 pieces; what does not come out in halves is no count. */
function countedServing(
  grams: number,
  unitGrams: Partial<Record<HouseholdUnit, number>> = {},
): RecipeCooking['counted'] {
  for (const unit of HOUSEHOLD_UNITS) {
    const each = unitGrams[unit];
    if (each === undefined) continue;
    const amount = Math.round((grams / each) * 2) / 2;
    if (amount >= 0.5 && Math.abs(amount * each - grams) <= grams * 0.08) return { amount, unit };
  }
  return null;
}
