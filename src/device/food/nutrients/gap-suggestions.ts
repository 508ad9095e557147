import { recipeOf, type CatalogueRecipe } from '#contract/food/catalogue.ts';
import type { Food } from '#domain/food/food.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import { closeGap, type GapAsk, type GapOffer } from '#domain/nutrition/gaps/close-gap.ts';
import { foodCandidate, recipeCandidate } from '#domain/nutrition/gaps/gap-candidates.ts';
import { teaserOf, type RecipeTeaser } from '../dishes/recipe-page.ts';

/** A helping that narrows a gap: a food by its grams, or a recipe by its portions; kcal and g are of the helping. */
export type GapSuggestion = { grams: number; nutrition: Nutrition; gives: GapOffer<never>['gives'] } & (
  | { kind: 'food'; food: Food }
  | { kind: 'recipe'; recipe: RecipeTeaser; portions: number }
);

/** Up to three helpings out of a catalogue; recipes that this device has as teasers alone are left out. */
export function gapSuggestions(
  recipes: ReadonlyMap<string, CatalogueRecipe>,
  foods: ReadonlyMap<string, Food>,
  ask: GapAsk,
): GapSuggestion[] {
  const candidates = [
    ...[...foods.values()].flatMap((food) => foodCandidate(food) ?? []),
    ...[...recipes.values()].flatMap((entry) => {
      const recipe = recipeOf(entry);
      return (recipe && recipeCandidate(recipe, foods, ask.kcalLeft)) ?? [];
    }),
  ];
  return closeGap(candidates, ask).flatMap(
    ({ candidate: { kind, id, grams, portions, nutrition }, gives }): GapSuggestion[] => {
      const food = kind === 'food' ? foods.get(id) : undefined;
      if (food) return [{ kind: 'food', food, grams, nutrition, gives }];
      const recipe = recipes.get(id);
      return recipe ? [{ kind: 'recipe', recipe: teaserOf(recipe), portions, grams, nutrition, gives }] : [];
    },
  );
}
