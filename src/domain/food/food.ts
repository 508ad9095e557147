import type { Allergen } from './allergens.ts';
import type { Macros, Nutrition } from '../body/macros.ts';
import type { Nutrient, Nutrients } from '../nutrition/nutrient.ts';

/**
 * Household measures that people count food in (glossary "piece, slice, glass …"), beside g, kg, ml and l. A `keci` is the clay pan that a dish is
 * served in, a `set` several pieces sold as one, a `whole` the uncut thing where a `piece` of it is less.
 */
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
  'skewer',
  'keci',
  'set',
  'whole',
] as const;
export type HouseholdUnit = (typeof HOUSEHOLD_UNITS)[number];
/** Every unit an amount of food may have. */
export const FOOD_UNITS = [...HOUSEHOLD_UNITS, 'g', 'kg', 'ml', 'l'] as const;
export type FoodUnit = (typeof FOOD_UNITS)[number];

/** What the vessels of a Georgian kitchen hold, in ml, where a food says nothing of its own. */
export const UNIT_ML = { glass: 200, cup: 150, tablespoon: 15, teaspoon: 5 } as const satisfies Partial<
  Record<HouseholdUnit, number>
>;

/** Vitamins by the letters that a recipe's page shows, and the nutrient that each is; B9 is folate. */
export const VITAMIN_NUTRIENT = {
  A: 'vitaminA',
  C: 'vitaminC',
  D: 'vitaminD',
  E: 'vitaminE',
  K: 'vitaminK',
  B1: 'vitaminB1',
  B2: 'vitaminB2',
  B6: 'vitaminB6',
  B9: 'folate',
  B12: 'vitaminB12',
} as const satisfies Readonly<Record<string, Nutrient>>;
export type Vitamin = keyof typeof VITAMIN_NUTRIENT;
export const VITAMINS = ['A', 'C', 'D', 'E', 'K', 'B1', 'B2', 'B6', 'B9', 'B12'] as const satisfies readonly Vitamin[];

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
export const PREPARATIONS = [
  'raw',
  'boiled',
  'fried',
  'baked',
  'grilled',
  'stewed',
  'steamed',
  'smoked',
  'dried',
  'pickled',
] as const;
export type Preparation = (typeof PREPARATIONS)[number];

/** In what a shop sells what it does not weigh. */
export const PACKAGE_UNITS = ['bottle', 'bunch', 'can', 'pack', 'piece'] as const satisfies readonly HouseholdUnit[];

/** The packages of a food: g of each size, from the smallest on. */
export interface FoodPackages {
  unit: (typeof PACKAGE_UNITS)[number];
  grams: readonly number[];
}

/** Foods are known by kebab-case English names. */
export type FoodId = string;

/** The food that a recipe's ready dish is. */
export const dishId = (recipe: string): FoodId => `dish-${recipe}`;

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
  /** kcal and g in 100 g of the edible part. Carbs are without fibre. */
  per100g: Nutrition;
  /** Macros that nobody knows of a product; they stand as 0 in `per100g`. */
  unknownMacros?: readonly (keyof Macros)[];
  /** In 100 g of the edible part. */
  nutrients: Nutrients;
  /** g per ml; every liquid has it. */
  density?: number;
  /** g of the edible part in one unit. */
  unitGrams: Partial<Record<HouseholdUnit, number>>;
  /** Share that is eaten of what is bought, when it is not all: 0.64 of a banana. */
  edibleShare?: number;
  /** What it is sold in; absent where a shop weighs it. */
  packages?: FoodPackages;
  /** What is in it of an animal; absent where the group says it (meat, sausage: meat; fish: fish; dairy: dairy; eggs: egg) or nothing is. */
  animal?: readonly AnimalPart[];
  /** What of the fourteen is in it, in the order of `ALLERGENS`; absent where nobody knows (`allergensOf` counts that as all). */
  allergens?: readonly Allergen[];
  /** Ids of what a ready dish is made of; absent where nobody knows. */
  holds?: readonly FoodId[];
  /** The same food raw or plain, and what was done to it. */
  base?: { id: FoodId; preparation: Preparation };
  /** What a person means who logs it by this name, when that is another row: dry rice is eaten boiled. */
  eatenAs?: FoodId;
  /** Where the figures are from: rows of public tables, a mix of them, a label (`src/content/join/food-source.ts`), or `recipe <id>`. */
  source: string;
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

/** The plain row of a food that was prepared; of any other food its own. */
export const plainFoodId = ({ base, id }: Pick<Food, 'base' | 'id'>): FoodId => base?.id ?? id;
