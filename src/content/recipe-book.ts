import type { Recipe } from '#domain/recipes/recipe.ts';
import { readLines } from './join/read-lines.ts';
import foreign from './recipes/foreign-names.tsv?raw';
import { BREAKFAST_CURD_AND_PANCAKES } from './recipes/breakfast/curd-and-pancakes.ts';
import { BREAKFAST_EGGS } from './recipes/breakfast/eggs.ts';
import { BREAKFAST_PORRIDGES } from './recipes/breakfast/porridges.ts';
import { BREAKFAST_TOASTS_AND_PLATES } from './recipes/breakfast/toasts-and-plates.ts';
import { EVERYDAY_SALADS } from './recipes/everyday/salads.ts';
import { EVERYDAY_SIDES } from './recipes/everyday/sides.ts';
import { EVERYDAY_SOUPS } from './recipes/everyday/soups.ts';
import { FASTING_PLATES } from './recipes/everyday/fasting-plates.ts';
import { FISH_PLATES } from './recipes/everyday/fish-plates.ts';
import { GEORGIAN_BREADS } from './recipes/georgian/breads.ts';
import { GEORGIAN_FOWL_AND_FISH } from './recipes/georgian/fowl-and-fish.ts';
import { GEORGIAN_MEATS } from './recipes/georgian/meats.ts';
import { GEORGIAN_POTS } from './recipes/georgian/pots.ts';
import { GEORGIAN_SALADS_AND_SWEETS } from './recipes/georgian/salads-and-sweets.ts';
import { GEORGIAN_VILLAGES } from './recipes/georgian/villages.ts';
import { GHOMI_AND_CHEESE } from './recipes/georgian/ghomi-and-cheese.ts';
import { KHINKALI } from './recipes/georgian/khinkali.ts';
import { MEAT_PLATES } from './recipes/everyday/meat-plates.ts';
import { PKHALI } from './recipes/georgian/pkhali.ts';
import { POULTRY_PLATES } from './recipes/everyday/poultry-plates.ts';
import { SNACKS_DAIRY_AND_SHAKES } from './recipes/snacks/dairy-and-shakes.ts';
import { SNACKS_FRUIT } from './recipes/snacks/fruit.ts';
import { SNACKS_PLAIN } from './recipes/snacks/plain.ts';
import { SNACKS_SAVOURY } from './recipes/snacks/savoury.ts';
import { SNACKS_SWEET } from './recipes/snacks/sweet.ts';
import { VEGETARIAN_PLATES } from './recipes/everyday/vegetarian-plates.ts';

/** What people who write Russian or English here call a recipe's dish, by its id. */
const FOREIGN_NAMES = new Map(
  readLines(foreign).map((line) => [line.get('recipe') ?? '', (line.get('foreign') ?? '').split('; ')]),
);

const AS_WRITTEN: readonly Recipe[] = [
  ...BREAKFAST_CURD_AND_PANCAKES,
  ...BREAKFAST_EGGS,
  ...BREAKFAST_PORRIDGES,
  ...BREAKFAST_TOASTS_AND_PLATES,
  ...EVERYDAY_SALADS,
  ...EVERYDAY_SIDES,
  ...EVERYDAY_SOUPS,
  ...FASTING_PLATES,
  ...FISH_PLATES,
  ...GEORGIAN_BREADS,
  ...GEORGIAN_FOWL_AND_FISH,
  ...GEORGIAN_MEATS,
  ...GEORGIAN_POTS,
  ...GEORGIAN_SALADS_AND_SWEETS,
  ...GEORGIAN_VILLAGES,
  ...GHOMI_AND_CHEESE,
  ...KHINKALI,
  ...MEAT_PLATES,
  ...PKHALI,
  ...POULTRY_PLATES,
  ...SNACKS_DAIRY_AND_SHAKES,
  ...SNACKS_FRUIT,
  ...SNACKS_PLAIN,
  ...SNACKS_SAVOURY,
  ...SNACKS_SWEET,
  ...VEGETARIAN_PLATES,
];

/** Every recipe, by the page it was written on, its foreign names among the synonyms. */
export const RECIPES: readonly Recipe[] = AS_WRITTEN.map((recipe) => ({
  ...recipe,
  synonyms: [...recipe.synonyms, ...(FOREIGN_NAMES.get(recipe.id) ?? [])],
}));
