import type { Food, FoodGroup, FoodId, HouseholdUnit } from '#domain/food/food.ts';
import { helpingProblems } from './check-helpings.ts';
import { readSource, SourceError } from '../join/food-source.ts';
import { isForeignName } from '../join/foreign-name.ts';

/** One thing that is wrong with one food of a table. */
export interface FoodProblem {
  food: FoodId;
  problem: string;
}

/** Foods whose energy cannot follow from their macronutrients, with what it comes from. */
const ENERGY_FROM_ELSEWHERE: Readonly<Record<FoodId, string>> = {
  vinegar: 'acetic acid, 3.1 kcal a gram, is no macronutrient',
  'apple-vinegar': 'acetic acid',
  'wine-vinegar': 'acetic acid',
  'balsamic-vinegar': 'acetic acid',
  lemon: 'citric acid, 2.5 kcal a gram',
  lime: 'citric acid',
  'lemon-juice': 'citric acid',
  'ground-coffee': 'chlorogenic acids and what the brew leaves in the grounds',
  'instant-coffee': 'chlorogenic acids count as carbohydrate and are hardly used',
  cocoa: 'polyphenols and organic acids count as carbohydrate and are hardly used',
  'chewing-gum': 'polyols, 2.4 kcal a gram, count as carbohydrate',
  'sugar-free-gum': 'polyols',
  erythritol: 'a polyol without usable energy',
  stevia: 'a polyol carries the sweetener',
  saffron: 'resins and fibre count as carbohydrate and are hardly used',
};

/** g that one such unit of any food weighs, from a sweetener tablet and a ring of chili to half a litre of beer. */
const UNIT_BANDS: Readonly<Record<HouseholdUnit, readonly [number, number]>> = {
  piece: [0.05, 3000],
  slice: [2, 400],
  glass: [20, 500],
  cup: [15, 300],
  tablespoon: [2, 35],
  teaspoon: [0.5, 12],
  plate: [80, 600],
  bowl: [30, 800],
  portion: [2, 600],
  bottle: [150, 3000],
  can: [50, 1000],
  pack: [5, 2000],
  handful: [5, 80],
  bunch: [10, 300],
  stalk: [1, 300],
  clove: [2, 12],
  pinch: [0.1, 2],
  skewer: [60, 400],
  keci: [80, 600],
  set: [100, 1500],
  whole: [60, 3000],
};

const LIQUID_GROUPS: readonly FoodGroup[] = ['drink', 'alcohol', 'oil'];
/** Dry foods that stand among the drinks. */
const DRY_DRINKS: readonly FoodId[] = ['coffee-powder', 'ground-coffee', 'coffee-3in1-powder'];
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/u;
const GEORGIAN = /^([ა-ჰ0-9]+|3in1)([ -][ა-ჰ0-9]+|[.,][0-9]+|%)*$/u;
/** kcal in 100 g by the factors of Regulation (EU) 1169/2011, Annex XIV; unknown parts count as nothing. */
const energyOf = ({ per100g: { proteins, carbs, fats }, nutrients: { fibre = 0, alcohol = 0 } }: Food): number =>
  4 * proteins + 4 * carbs + 9 * fats + 2 * fibre + 7 * alcohol;

/** Names compare without spaces and hyphens, as people join and split words at will. */
const nameKey = (name: string): string => name.replaceAll(/[ -]/gu, '');

const idProblems = (food: Food): string[] => {
  const problems = KEBAB.test(food.id) ? [] : ['the id is not kebab-case'];
  if (food.nameEn.trim() === '') problems.push('there is no English name');
  return problems;
};

const nameProblems = ({ name, synonyms, misspellings }: Food): string[] => {
  const names = [name, ...synonyms, ...misspellings];
  const georgian = names.filter((each) => GEORGIAN.test(each));
  return names
    .filter((each) => !GEORGIAN.test(each) && (each === name || !isForeignName(each, georgian)))
    .map((each) => `"${each}" is not clean Mkhedruli`);
};

const figureProblems = ({ per100g, nutrients }: Food): string[] =>
  Object.entries({ ...per100g, ...nutrients })
    .filter(([, value]) => !Number.isFinite(value) || value < 0)
    .map(([figure, value]) => `${figure} is ${String(value)}`);

const energyProblems = (food: Food): string[] => {
  const { id, per100g } = food;
  const expected = energyOf(food);
  const tolerance = Math.max(12, 0.12 * expected);
  if (id in ENERGY_FROM_ELSEWHERE || Math.abs(per100g.calories - expected) <= tolerance) return [];
  return [`${String(per100g.calories)} kcal, but its parts come to ${expected.toFixed(0)}`];
};

const weightProblems = ({ per100g: { proteins, carbs, fats }, nutrients }: Food): string[] => {
  const { fibre = 0, alcohol = 0, salt = 0, sugar = 0 } = nutrients;
  const grams = proteins + carbs + fats + fibre + alcohol + salt;
  const problems = grams <= 101 ? [] : [`its parts weigh ${grams.toFixed(1)} g in 100 g`];
  if (sugar > carbs + 0.5) problems.push(`${String(sugar)} g sugar in ${String(carbs)} g carbs`);
  return problems;
};

const unitProblems = ({ unitGrams }: Food): string[] =>
  Object.entries(UNIT_BANDS).flatMap(([unit, [least, most]]) => {
    const grams = Object.entries(unitGrams).find(([name]) => name === unit)?.[1];
    return grams === undefined || (grams >= least && grams <= most) ? [] : [`one ${unit} of ${String(grams)} g`];
  });

const volumeProblems = ({ id, group, density, edibleShare }: Food): string[] => {
  const problems: string[] = [];
  if (density === undefined && LIQUID_GROUPS.includes(group) && !DRY_DRINKS.includes(id))
    problems.push('a liquid without density');
  if (density !== undefined && (density < 0.8 || density > 1.5)) problems.push(`density ${String(density)}`);
  if (edibleShare !== undefined && (edibleShare <= 0 || edibleShare > 1))
    problems.push(`edible share ${String(edibleShare)}`);
  return problems;
};

const sourceProblems = ({ source }: Food): string[] => {
  try {
    readSource(source);
    return [];
  } catch (error) {
    if (error instanceof SourceError) return [error.message];
    throw error;
  }
};

const FOOD_RULES: readonly ((food: Food) => string[])[] = [
  idProblems,
  nameProblems,
  figureProblems,
  energyProblems,
  weightProblems,
  unitProblems,
  volumeProblems,
  sourceProblems,
  helpingProblems,
];

/** Ids that two foods have, and names by which a reader could not tell two foods apart, or that a food has twice. */
function sharedNames(foods: readonly Food[]): FoodProblem[] {
  const problems: FoodProblem[] = [];
  const ids = new Set<FoodId>();
  const owners = new Map<string, FoodId>();
  for (const { id, name, synonyms, misspellings } of foods) {
    if (ids.has(id)) problems.push({ food: id, problem: 'another food has this id' });
    ids.add(id);
    for (const each of [name, ...synonyms, ...misspellings]) {
      const owner = owners.get(nameKey(each));
      if (owner === undefined) owners.set(nameKey(each), id);
      else problems.push({ food: id, problem: `"${each}" is a name of ${owner} already` });
    }
  }
  return problems;
}

/** References by one key that point at no food, or lead back to where they began. */
function brokenReferences(
  foods: readonly Food[],
  key: 'eatenAs' | 'base',
  targetOf: (food: Food) => FoodId | undefined,
): FoodProblem[] {
  const byId = new Map(foods.map((food) => [food.id, food]));
  return foods.flatMap((food) => {
    const target = targetOf(food);
    if (target === undefined) return [];
    if (!byId.has(target)) return [{ food: food.id, problem: `${key} "${target}" is no food` }];

    const seen = new Set<FoodId>();
    let next: FoodId | undefined = food.id;
    while (next !== undefined && !seen.has(next)) {
      seen.add(next);
      const step = byId.get(next);
      next = step && targetOf(step);
    }
    return next === undefined ? [] : [{ food: food.id, problem: `${key} leads round in a circle` }];
  });
}

/**
 * Everything wrong with a table of foods, empty when it is sound: figures that contradict each other,
 * unit weights nobody would believe, unclean or shared names, references to nowhere. Never throws.
 */
export function checkFoods(foods: readonly Food[]): FoodProblem[] {
  return [
    ...foods.flatMap((food) => FOOD_RULES.flatMap((rule) => rule(food).map((problem) => ({ food: food.id, problem })))),
    ...sharedNames(foods),
    ...brokenReferences(foods, 'eatenAs', (food) => food.eatenAs),
    ...brokenReferences(foods, 'base', (food) => food.base?.id),
  ];
}
