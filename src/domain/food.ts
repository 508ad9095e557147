import type { Nutrition } from './macros.ts';

/** Household measures that people count food in (glossary "piece, slice, glass …"), beside g, kg, ml and l. */
export const HOUSEHOLD_UNITS = [
  'piece',
  'slice',
  'glass',
  'cup',
  'tablespoon',
  'teaspoon',
  'plate',
  'bowl',
  'portion',
  'bottle',
  'can',
  'pack',
  'handful',
  'bunch',
  'stalk',
  'clove',
  'pinch',
] as const;
export type HouseholdUnit = (typeof HOUSEHOLD_UNITS)[number];
/** Every unit an amount of food may have. */
export const FOOD_UNITS = [...HOUSEHOLD_UNITS, 'g', 'kg', 'ml', 'l'] as const;
export type FoodUnit = (typeof FOOD_UNITS)[number];

/** What the vessels of a Georgian kitchen hold, in ml, where a food says nothing of its own. */
export const UNIT_ML = { glass: 200, cup: 150, tablespoon: 15, teaspoon: 5 } as const satisfies Partial<Record<HouseholdUnit, number>>;

/** Vitamins by the letters that a label shows; B9 is folate. */
export const VITAMINS = ['A', 'C', 'D', 'E', 'K', 'B1', 'B2', 'B6', 'B9', 'B12'] as const;
export type Vitamin = (typeof VITAMINS)[number];

/** Daily reference intake of adults: mg for C, E, B1, B2 and B6, µg for the others. Regulation (EU) 1169/2011, Annex XIII A. */
export const REFERENCE_INTAKE: Readonly<Record<Vitamin, number>> = {
  A: 800,
  C: 80,
  D: 5,
  E: 12,
  K: 75,
  B1: 1.1,
  B2: 1.4,
  B6: 1.4,
  B9: 200,
  B12: 2.5,
};

/** kcal and g in 100 g of the edible part. What a source does not give is absent: unknown is not zero. Carbs are without fibre. */
export interface Per100g extends Nutrition {
  fibre?: number;
  sugar?: number;
  salt?: number;
  alcohol?: number;
}

/** Shelves of the table: the shopping list groups by them. */
export const FOOD_GROUPS = [
  'bread',
  'dairy',
  'eggs',
  'meat',
  'sausage',
  'fish',
  'grain',
  'pulse',
  'vegetable',
  'herb',
  'mushroom',
  'fruit',
  'dried-fruit',
  'nut',
  'sweet',
  'drink',
  'alcohol',
  'oil',
  'sauce',
  'spice',
  'fast-food',
  'ready-meal',
  'sport',
  'dish',
] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];

/** What of an animal is in a food: decides which diets may eat it. Honey counts as a plant's (the Georgian fast allows it). */
export const ANIMAL_PARTS = ['meat', 'fish', 'dairy', 'egg'] as const;
export type AnimalPart = (typeof ANIMAL_PARTS)[number];

/** How a food was prepared; a preparation that changes the figures is a food of its own with `base`. */
export const PREPARATIONS = ['raw', 'boiled', 'fried', 'baked', 'grilled', 'stewed', 'steamed', 'smoked', 'dried', 'pickled'] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/** Where the figures are from: a row of an open table, an estimate with its reason, or the recipe they were computed from. */
export type FoodSource =
  | { table: string }
  | { estimate: string; near?: readonly string[] }
  | { recipe: string };

/** Foods are known by kebab-case English names. */
export type FoodId = string;

/** One food as people here buy, cook and name it. */
export interface Food {
  id: FoodId;
  /** The name on screen: modern Mkhedruli, nominative, lower case. */
  name: string;
  /** Other names of exactly this food, without the name itself; a name belongs to one food only. */
  synonyms: readonly string[];
  /** How people often write it wrongly. */
  misspellings: readonly string[];
  nameEn: string;
  group: FoodGroup;
  per100g: Per100g;
  /** Per 100 g in the units of `REFERENCE_INTAKE`; absent means unknown. */
  vitamins: Partial<Record<Vitamin, number>>;
  /** g per ml; every liquid has it. */
  density?: number;
  /** g of the edible part in one unit. */
  unitGrams: Partial<Record<HouseholdUnit, number>>;
  /** Share that is eaten of what is bought, when it is not all: 0.64 of a banana. */
  edibleShare?: number;
  /** What is in it of an animal; absent where the group says it (meat, sausage: meat; fish: fish; dairy: dairy; eggs: egg) or nothing is. */
  animal?: readonly AnimalPart[];
  /** The same food raw or plain, and what was done to it. */
  base?: { id: FoodId; preparation: Preparation };
  /** What a person means who logs it by this name, when that is another row: dry rice is eaten boiled. */
  eatenAs?: FoodId;
  source: FoodSource;
}

const ANIMAL_OF_GROUP: Partial<Record<FoodGroup, readonly AnimalPart[]>> = {
  meat: ['meat'],
  sausage: ['meat'],
  fish: ['fish'],
  dairy: ['dairy'],
  eggs: ['egg'],
};

/** What of an animal is in a food. */
export const animalPartsOf = (food: Pick<Food, 'animal' | 'group'>): readonly AnimalPart[] =>
  food.animal ?? ANIMAL_OF_GROUP[food.group] ?? [];
