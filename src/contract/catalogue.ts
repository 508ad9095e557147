import * as v from 'valibot';
import { DIETS } from '../domain/diet-plan-draft.ts';
import { ANIMAL_PARTS, FOOD_GROUPS, HOUSEHOLD_UNITS, PREPARATIONS, VITAMINS, type Food } from '../domain/food.ts';
import { call } from './call.ts';
import { MealTypeOut } from './primitives.ts';
import { RecipeDetail, RecipeId, RecipeMeal } from './recipes.ts';

const figure = v.pipe(v.number(), v.minValue(0));
const names = v.array(v.string());
const UnitGrams = v.record(v.picklist(HOUSEHOLD_UNITS), figure);

/** A food as the domain knows it: the device parses and searches with it. */
export const CatalogueFood = v.object({
  id: v.string(),
  name: v.string(),
  synonyms: names,
  misspellings: names,
  nameEn: v.string(),
  group: v.picklist(FOOD_GROUPS),
  per100g: v.object({
    calories: figure,
    proteins: figure,
    carbs: figure,
    fats: figure,
    fibre: v.exactOptional(figure),
    sugar: v.exactOptional(figure),
    salt: v.exactOptional(figure),
    alcohol: v.exactOptional(figure),
  }),
  vitamins: v.record(v.picklist(VITAMINS), figure),
  density: v.exactOptional(figure),
  unitGrams: UnitGrams,
  edibleShare: v.exactOptional(figure),
  animal: v.exactOptional(v.array(v.picklist(ANIMAL_PARTS))),
  base: v.exactOptional(v.object({ id: v.string(), preparation: v.picklist(PREPARATIONS) })),
  eatenAs: v.exactOptional(v.string()),
  source: v.union([
    v.object({ table: v.string() }),
    v.object({ estimate: v.string(), near: v.exactOptional(v.array(v.string())) }),
    v.object({ recipe: v.string() }),
  ]),
});

/** A recipe as a device keeps it. `detail` is null where the person has no access to it: a teaser. */
export const CatalogueRecipe = v.object({
  meal: RecipeMeal,
  synonyms: names,
  misspellings: names,
  nameEn: v.string(),
  types: v.array(MealTypeOut),
  diets: v.array(v.picklist(DIETS)),
  course: v.string(),
  description: v.string(),
  minutes: v.number(),
  detail: v.nullable(RecipeDetail),
});
export type CatalogueRecipe = v.InferOutput<typeof CatalogueRecipe>;

/** With access, or without: PRO recipes are teasers then, and no recipe shows macros or vitamins in its detail. */
export const EDITIONS = ['open', 'free'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Everything that a device needs to know of food offline, pictures apart. `version` changes whenever a figure or word does. */
export const Catalogue = v.object({
  version: v.string(),
  edition: v.picklist(EDITIONS),
  foods: v.array(CatalogueFood),
  recipes: v.array(CatalogueRecipe),
});
export type Catalogue = v.InferOutput<typeof Catalogue>;

/** The parsed foods are the domain's foods: the compiler says so if one shape leaves the other. */
export const foodsOf = (catalogue: Catalogue): readonly Food[] => catalogue.foods;

export const getCatalogue = call({
  method: 'GET',
  path: '/catalogue',
  summary: 'All foods and recipes in the edition of the user’s access, with an ETag of version and edition.',
  data: Catalogue,
});

/** The recipe's own picture. */
export const recipeImageUrl = (id: v.InferOutput<typeof RecipeId>): string => `/assets/recipes/${id}.webp`;
