import { type Nutrient, NUTRIENT_UNITS, type Nutrients } from '#domain/nutrition/nutrient.ts';
import { isReadable } from '#domain/georgian/readable-text.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';
import type { Barcode } from './barcode.ts';
import { KJ_PER_KCAL, productDoubts, type ProductDoubt } from './product-doubts.ts';
import type { Product, ProductFigures } from './product.ts';

/** What is asked of Open Food Facts about a product, and what a line of its export holds among much else. */
export const OPEN_FOOD_FACTS_FIELDS = [
  'code',
  'product_name',
  'product_name_ka',
  'product_name_en',
  'generic_name',
  'brands',
  'nutriments',
  'serving_quantity',
  'serving_quantity_unit',
] as const;

/** Its names of nutrients, whose `_100g` are in grams whatever the label's unit is. */
const NAMES: Readonly<Partial<Record<Nutrient, string>>> = {
  fibre: 'fiber',
  sugar: 'sugars',
  saturated: 'saturated-fat',
  monounsaturated: 'monounsaturated-fat',
  polyunsaturated: 'polyunsaturated-fat',
  omega3: 'omega-3-fat',
  salt: 'salt',
  starch: 'starch',
  cholesterol: 'cholesterol',
  vitaminC: 'vitamin-c',
  vitaminE: 'vitamin-e',
  vitaminB1: 'vitamin-b1',
  vitaminB2: 'vitamin-b2',
  vitaminB3: 'vitamin-pp',
  vitaminB5: 'pantothenic-acid',
  vitaminB6: 'vitamin-b6',
  potassium: 'potassium',
  sodium: 'sodium',
  calcium: 'calcium',
  magnesium: 'magnesium',
  phosphorus: 'phosphorus',
  iron: 'iron',
  zinc: 'zinc',
  copper: 'copper',
  manganese: 'manganese',
  choline: 'choline',
  caffeine: 'caffeine',
  vitaminA: 'vitamin-a',
  vitaminD: 'vitamin-d',
  vitaminK: 'vitamin-k',
  folate: 'vitamin-b9',
  vitaminB12: 'vitamin-b12',
  selenium: 'selenium',
  iodine: 'iodine',
};
const PER_GRAM = { g: 1, mg: 1_000, µg: 1_000_000 } as const;
/** Its alcohol is in per cent of the volume; a millilitre weighs so many grams. */
const GRAMS_PER_ML_OF_ALCOHOL = 0.789;

const LONGEST_NAME = 150;
const LONGEST_BRAND = 40;
const LONGEST_SERVING = 2_000;

/** A product as Open Food Facts tells it, and what is hard to believe of it. */
export interface ToldProduct {
  product: Product;
  doubts: ProductDoubt[];
}

/** Reads a product of its API or of its export, both written by many hands: null where it has not even a name. */
export function readOpenFoodFacts(barcode: Barcode, told: unknown): ToldProduct | null {
  const fields = recordOf(told);
  const name = nameOf(fields);
  if (name === null) return null;
  const facts = recordOf(fields['nutriments']);
  const { figures, isKjForKcal } = figuresOf(facts);
  const nutrients = nutrientsOf(facts);
  const doubts = productDoubts(figures, { ...nutrients, polyols: numberOf(facts['polyols_100g']) ?? undefined });
  const product: Product = {
    barcode,
    name,
    brand: clean(textOf(fields['brands']).split(',')[0] ?? '', LONGEST_BRAND),
    // What cannot be is unknown, not nothing.
    per100g: {
      calories: atLeastNothing(figures.calories),
      proteins: atLeastNothing(figures.proteins),
      carbs: atLeastNothing(figures.carbs),
      fats: atLeastNothing(figures.fats),
    },
    nutrients,
    servingGrams: servingOf(fields),
    source: 'open-food-facts',
  };
  return { product, doubts: isKjForKcal && !doubts.includes('kj-for-kcal') ? ['kj-for-kcal', ...doubts] : doubts };
}

const LANGUAGES = ['product_name_ka', 'product_name', 'product_name_en', 'generic_name'] as const;

function nameOf(fields: Readonly<Record<string, unknown>>): string | null {
  const names = LANGUAGES.map((field) => clean(textOf(fields[field]), LONGEST_NAME));
  return names.find(isReadable) ?? null;
}

function figuresOf(facts: Readonly<Record<string, unknown>>): { figures: ProductFigures; isKjForKcal: boolean } {
  const kcal = numberOf(facts['energy-kcal_100g']);
  // `energy` is in kJ; `energy-kj` stands only where the label says it.
  const kj = numberOf(facts['energy-kj_100g']) ?? numberOf(facts['energy_100g']);
  const calories = kcal ?? (kj === null ? null : kj / KJ_PER_KCAL);
  const grams = (name: string) => {
    const amount = numberOf(facts[`${name}_100g`]);
    return amount === null ? null : roundTo1(amount);
  };
  return {
    figures: {
      calories: calories === null ? null : roundTo1(calories),
      proteins: grams('proteins'),
      carbs: grams('carbohydrates'),
      fats: grams('fat'),
    },
    // The same number in both units is kJ that were typed twice; of some 0 and 3 kcal it may be rounding.
    isKjForKcal: kcal !== null && kcal > 12 && kcal === numberOf(facts['energy-kj_100g']),
  };
}

function nutrientsOf(facts: Readonly<Record<string, unknown>>): Nutrients {
  const found: Nutrients = {};
  for (const [name, theirs] of Object.entries(NAMES) as [Nutrient, string][]) {
    const grams = numberOf(facts[`${theirs}_100g`]);
    if (grams !== null && grams >= 0 && grams <= 100) found[name] = roundTo(grams * PER_GRAM[NUTRIENT_UNITS[name]], 3);
  }
  const volume = numberOf(facts['alcohol_100g']);
  if (volume !== null && volume > 0 && volume <= 100) found.alcohol = roundTo(volume * GRAMS_PER_ML_OF_ALCOHOL, 3);
  return found;
}

/** g of a portion; ml count as g, as everywhere on labels. */
function servingOf(fields: Readonly<Record<string, unknown>>): number | null {
  const unit = textOf(fields['serving_quantity_unit']).toLowerCase();
  const grams = numberOf(fields['serving_quantity']);
  if (grams === null || grams <= 0 || grams > LONGEST_SERVING || !['', 'g', 'ml'].includes(unit)) return null;
  return roundTo1(grams);
}

/** A number, or a text that is one: '12.5', '12,5'. Everything else, also a range, is unknown. */
function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d{1,12}([.,]\d{1,12})?\s*$/.test(value)) return null;
  return Number(value.replace(',', '.'));
}

const atLeastNothing = (figure: number | null): number | null => (figure === null || figure < 0 ? null : figure);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
/** One line of text without what nobody can see or store. */
const clean = (text: string, longest: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}\s]+/gu, ' ')
    .trim()
    .slice(0, longest)
    // A pair that was cut in two is no character.
    .replace(/\p{Surrogate}$/u, '')
    .trim();

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
