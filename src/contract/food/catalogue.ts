import * as v from 'valibot';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { HOUSEHOLD_UNITS, type Food } from '#domain/food/food.ts';
import { COOKING_METHODS, REGIONS, type Recipe } from '#domain/recipes/recipe.ts';
import { AllergenBits, FoodColumns, foodsFrom } from './food-columns.ts';
import { MealTypeOut } from '../primitives.ts';
import { RecipeId } from './recipes.ts';

const figure = v.pipe(v.number(), v.minValue(0));
const names = v.array(v.string());
const UnitGrams = v.record(v.picklist(HOUSEHOLD_UNITS), figure);

/** What is cooked and how, for all servings, as the domain knows it. */
const Cooking = v.object({
  servings: v.pipe(v.number(), v.integer(), v.minValue(1)),
  method: v.picklist(COOKING_METHODS),
  yield: figure,
  unitGrams: v.exactOptional(UnitGrams),
  ingredients: v.array(
    v.object({
      food: v.string(),
      grams: figure,
      shown: v.exactOptional(v.object({ amount: figure, unit: v.picklist([...HOUSEHOLD_UNITS, 'g', 'ml']) })),
      scalable: v.exactOptional(v.literal(false)),
      toTaste: v.exactOptional(v.literal(true)),
      note: v.exactOptional(v.string()),
    }),
  ),
  steps: names,
});

/** g, kcal and g of macros of one serving. */
export const Serving = v.object({ grams: figure, calories: figure, proteins: figure, carbs: figure, fats: figure });

/**
 * A recipe as a device keeps it. `serving` is kcal and g of one serving, free for all; what else a page shows is computed from
 * `cooking` and the foods. `cooking` is null where the person has no access to it: a teaser.
 */
export const CatalogueRecipe = v.object({
  id: RecipeId,
  name: v.string(),
  synonyms: names,
  misspellings: names,
  nameEn: v.string(),
  description: v.string(),
  types: v.tupleWithRest([MealTypeOut], MealTypeOut),
  diets: v.array(v.picklist(DIETS)),
  region: v.exactOptional(v.picklist(REGIONS)),
  pro: v.exactOptional(v.literal(true)),
  course: v.picklist(['main', 'soup', 'salad', 'side', 'sweet', 'drink', 'bread']),
  minutes: figure,
  restMinutes: v.exactOptional(figure),
  /** What of the fourteen is in it, for teasers too: nobody pays to learn what harms them. Absent in a catalogue from before it was told. */
  allergens: v.exactOptional(AllergenBits),
  serving: Serving,
  cooking: v.nullable(Cooking),
});
export type CatalogueRecipe = v.InferOutput<typeof CatalogueRecipe>;

/** With access, or without: PRO recipes are teasers then, and the device shows no recipe's macros and vitamins. */
export const EDITIONS = ['open', 'free'] as const;
export type Edition = (typeof EDITIONS)[number];

/**
 * Everything that a device needs to know of food offline, pictures apart: what is bought, and the recipes, of which the dishes
 * are computed. `version` changes whenever a figure or word does. As a device keeps it; `catalogue-on-wire.ts` is how it gets there.
 */
export const Catalogue = v.object({
  version: v.string(),
  edition: v.picklist(EDITIONS),
  foods: FoodColumns,
  recipes: v.array(CatalogueRecipe),
});
export type Catalogue = v.InferOutput<typeof Catalogue>;

/** The foods as the domain knows them. */
export const foodsOf = (catalogue: Catalogue): readonly Food[] => foodsFrom(catalogue.foods);

/** The recipe as the domain knows it; null for a teaser. */
export const recipeOf = ({ serving: _, allergens: _bits, cooking, ...rest }: CatalogueRecipe): Recipe | null =>
  cooking && { ...rest, ...cooking };
