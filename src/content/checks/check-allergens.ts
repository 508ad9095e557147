import { ALLERGENS, type Allergen } from '#domain/food/allergens.ts';
import { allergensOf } from '#domain/food/food-allergens.ts';
import { animalPartsOf, type AnimalPart, type Food, type FoodId } from '#domain/food/food.ts';
import type { FoodProblem } from './check-foods.ts';
import { readSource, rowsOf } from '../join/food-source.ts';
import type { TableRow } from '../join/table-rows.ts';

/** What one of these parts of an animal brings with it; meat brings nothing. */
const OF_PART: Readonly<Record<AnimalPart, readonly Allergen[]>> = {
  meat: [],
  fish: ['fish', 'crustaceans', 'molluscs'],
  dairy: ['milk'],
  egg: ['eggs'],
};

/** Words by which a table's row tells what is in it, and words that look like them and tell nothing. */
const TOLD_BY: Readonly<Partial<Record<Allergen, { word: RegExp; not?: RegExp }>>> = {
  gluten: {
    word: /\b(wheat|rye|barley|oats?|oatmeal|spelt|semolina|bulgur|couscous|pasta|spaghetti|macaroni|lasagn\w*|bread\w*|baguette|toast|biscuits?|cookies?|croissant|brioche|muesli|beer|croutons?|pizza|dough|pancake|waffle|pretzel|seitan)\b/iu,
    not: /(corn|maize) semolina|gluten-free|^meringue|^amaretti|puffed cereals textured bread|sauce for pizza|breaded|hard lemonade/iu,
  },
  crustaceans: { word: /\b(shrimps?|prawns?|crab|lobster|crayfish)\b/iu },
  eggs: { word: /\b(eggs?|omelette|mayonnaise|meringue)\b/iu, not: /egg-free/iu },
  fish: {
    word: /\b(salmon|trout|cod|hake|tuna|herring|mackerel|anchov\w+|sardines?|fish|carp|pike|sturgeon|sprats?|halibut|plaice)\b/iu,
  },
  peanuts: { word: /\bpeanuts?\b/iu },
  soybeans: { word: /\b(soya?|soybeans?|tofu|tempeh|edamame|miso)\b/iu, not: /mung bean/iu },
  milk: {
    word: /\b(milk|cheese|butter|cream|yoghurt|yogurt|quark|kefir|whey|mozzarella|feta|ricotta|emmental|parmesan|curd|buttermilk|mascarpone|gouda)\b/iu,
    not: /(peanut|almond|seed) butter|coconut milk|chestnut cream|substitute|head-cheese/iu,
  },
  nuts: { word: /\b(walnuts?|hazelnuts?|almonds?|cashews?|pistachios?|pecans?|macadamia)\b/iu },
  celery: { word: /\b(celery|celeriac)\b/iu },
  mustard: { word: /\bmustard\b/iu },
  sesame: { word: /\b(sesame|tahini|hummus)\b/iu },
  sulphites: { word: /\bwine\b/iu, not: /spirits/iu },
  lupin: { word: /\blupins?\b/iu },
  molluscs: {
    word: /\b(mussels?|squid|octopus|oysters?|scallops?|snails?|calamari)\b/iu,
    not: /mushroom|squash|crackers/iu,
  },
};

/** Foods whose mix borrows a row for its figures only: a little flour for the starch of fruit, egg pasta for buckwheat noodles. */
const BORROWED: Readonly<Record<FoodId, readonly Allergen[]>> = {
  'meringue-roll': ['gluten'],
  pavlova: ['gluten'],
  narchvi: ['gluten'],
  'sour-cream-10': ['gluten'],
  soba: ['eggs'],
  'zucchini-caviar': ['gluten'],
  tkemali: ['gluten'],
  satsebeli: ['gluten'],
  'vegan-mayonnaise': ['eggs'],
};

const partProblems = (food: Food): string[] => {
  const held = allergensOf(food);
  return animalPartsOf(food).flatMap((part) =>
    OF_PART[part].length === 0 || OF_PART[part].some((allergen) => held.includes(allergen))
      ? []
      : [`it holds ${part}, but none of ${OF_PART[part].join(', ')}`],
  );
};

const baseProblems = (food: Food, foods: ReadonlyMap<FoodId, Food>): string[] => {
  const base = food.base && foods.get(food.base.id);
  if (base?.allergens === undefined) return [];
  const held = allergensOf(food);
  return base.allergens.filter((allergen) => !held.includes(allergen)).map((each) => `${base.id} holds ${each}`);
};

const rowProblems = (food: Food, rows: ReadonlyMap<string, TableRow>): string[] => {
  const held = allergensOf(food);
  const borrowed = BORROWED[food.id] ?? [];
  return rowsOf(readSource(food.source)).flatMap((id) => {
    const name = rows.get(id)?.name ?? '';
    return toldBy(name)
      .filter((allergen) => !held.includes(allergen) && !borrowed.includes(allergen))
      .map((allergen) => `its row "${name}" tells ${allergen}`);
  });
};

const toldBy = (name: string): Allergen[] =>
  ALLERGENS.filter((allergen) => {
    const words = TOLD_BY[allergen];
    return words?.word.test(name) === true && words.not?.test(name) !== true;
  });

/**
 * What is wrong with the foods' allergens: an animal's part without its allergen, less than the plain food holds, or less than the public
 * rows tell by their names that the food is joined from.
 */
export function checkAllergens(foods: readonly Food[], rows: ReadonlyMap<string, TableRow>): readonly FoodProblem[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return foods.flatMap((food) =>
    [...partProblems(food), ...baseProblems(food, byId), ...rowProblems(food, rows)].map((problem) => ({
      food: food.id,
      problem,
    })),
  );
}
