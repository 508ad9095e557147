import type { FoodItem } from '#contract/assistant/ai.ts';
import { KCAL_PER_GRAM_OF_ALCOHOL } from '#domain/recipes/cook-recipe.ts';
import type { Food } from '#domain/food/food.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { exactGrams, householdGrams, isExactUnit } from '#domain/food-text/weights/household-grams.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { energyOf } from '#domain/body/macros.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';
import type { ModelFood } from './model-answer.ts';

/** g of one food: of pure fat that is 18,000 kcal, still within what a dish may hold. */
const MOST_GRAMS = 2_000;
const MOST_AMOUNT = 10_000;
/** A name that only the model knows is believed half at most. */
const MOST_CONFIDENCE_ALONE = 0.5;
/** Figures agree within this share, or within a few kcal or g. */
const SLACK = 0.3;
const SLACK_KCAL = 15;
const SLACK_GRAMS = 5;
/** Weights of one amount agree within this factor. */
const SLACK_WEIGHT = 2;

const LONGEST_NAME = 80;
const GEORGIAN_NAME = /^(?=.*[ა-ჰ])[\p{L}\p{M}\p{N} ,%()„“"'’–-]+$/u;
const ENGLISH_NAME = /^(?=.*\p{Script=Latin})[\p{Script=Latin}\p{M}\p{N} ,%()"'’&–-]+$/u;

interface Weighed extends Pick<FoodItem, 'amount' | 'unit' | 'grams'> {
  corrected: boolean;
}

/**
 * A model's food as far as it can be true. Of a food that our table knows by its name the figures are the table's; of any
 * other the macros weigh no more than the food and the energy agrees with them. Null: nothing of it can be believed.
 */
export function plausibleFood(given: ModelFood, names: FoodNames): FoodItem | null {
  const reading = readName(given.name, names) ?? readName(given.name_en, names);
  const food = reading && names.foods.get(reading.foodId);
  return reading && food ? fromTable(given, reading, food) : fromPhysics(given);
}

/** What our own parser reads where it understands a name in full. */
function readName(name: string, names: FoodNames): FoodTextItem | undefined {
  if (name.length > LONGEST_NAME) return undefined;
  const { items, unknown } = parseFoodText(name, names);
  return items.length === 1 && unknown.length === 0 ? items[0] : undefined;
}

function fromTable(given: ModelFood, reading: FoodTextItem, food: Food): FoodItem {
  const weighed = weighByTable(given, reading, food);
  const figuresOf = (grams: number) => {
    const share = grams / reading.grams;
    return {
      calories: roundTo1(reading.calories * share),
      protein: roundTo1(reading.protein * share),
      fat: roundTo1(reading.fat * share),
      carbs: roundTo1(reading.carbs * share),
    };
  };
  return {
    name: reading.name,
    name_en: reading.name_en,
    ...weighed,
    ...figuresOf(weighed.grams),
    foodId: reading.foodId,
    confidence: confidenceOf(given),
    corrected: weighed.corrected || !agree(given, figuresOf(given.grams)),
  };
}

function weighByTable({ amount, unit, grams }: ModelFood, reading: FoodTextItem, food: Food): Weighed {
  const isExact = isExactUnit(unit);
  const tableGrams = isExact
    ? exactGrams(food, amount, unit)
    : amount * (householdGrams(food, unit)?.grams ?? Number.NaN);
  const counted = isAmount(amount) && isWeight(tableGrams);
  if (isWeight(grams)) {
    if (!isAmount(amount)) return { amount: roundTo1(grams), unit: 'g', grams: roundTo1(grams), corrected: false };
    // By eye a piece may be bigger or smaller than the table's, but not a multiple of it.
    if (!counted || (!isExact && near(grams, tableGrams)))
      return { amount: roundTo(amount, 2), unit, grams: roundTo1(grams), corrected: false };
  }
  if (counted)
    return { amount: roundTo(amount, 2), unit, grams: roundTo1(tableGrams), corrected: !near(grams, tableGrams) };
  return { amount: reading.amount, unit: reading.unit, grams: reading.grams, corrected: true };
}

function fromPhysics(given: ModelFood): FoodItem | null {
  const { name, name_en, grams, protein, fat, carbs, alcohol } = given;
  if (!isName(name, GEORGIAN_NAME) || !isName(name_en, ENGLISH_NAME)) return null;
  const parts = [protein, fat, carbs, alcohol];
  const weight = parts.reduce((sum, part) => sum + part, 0);
  if (!isWeight(grams) || parts.some((part) => !(part >= 0)) || weight > grams) return null;
  const energy = energyOf({ proteins: protein, fats: fat, carbs }) + KCAL_PER_GRAM_OF_ALCOHOL * alcohol;
  const agrees = given.calories >= 0 && within(given.calories, energy, SLACK_KCAL);
  // Energy out of nothing: the model does not know what the food is made of.
  if (!agrees && weight === 0) return null;
  const counts =
    isAmount(given.amount) && (!isExactUnit(given.unit) || near(grams, exactGrams(WATER, given.amount, given.unit)));
  return {
    name: name.trim(),
    name_en: name_en.trim(),
    ...(counts ? { amount: roundTo(given.amount, 2), unit: given.unit } : { amount: roundTo1(grams), unit: 'g' }),
    grams: roundTo1(grams),
    calories: roundTo1(agrees ? given.calories : energy),
    protein: roundTo1(protein),
    fat: roundTo1(fat),
    carbs: roundTo1(carbs),
    foodId: null,
    confidence: Math.min(MOST_CONFIDENCE_ALONE, confidenceOf(given)),
    corrected: !agrees || !counts,
  };
}

/** A food whose density nobody knows weighs as water. */
const WATER: Pick<Food, 'density'> = {};

const isName = (name: string, pattern: RegExp): boolean => name.length <= LONGEST_NAME && pattern.test(name);
const isWeight = (grams: number): boolean => grams > 0 && grams <= MOST_GRAMS;
const isAmount = (amount: number): boolean => amount > 0 && amount <= MOST_AMOUNT;
const near = (grams: number, other: number): boolean => grams <= other * SLACK_WEIGHT && grams >= other / SLACK_WEIGHT;
const within = (value: number, expected: number, slack: number): boolean =>
  Math.abs(value - expected) <= Math.max(slack, SLACK * expected);
const confidenceOf = ({ confidence }: ModelFood): number => roundTo(Math.min(1, Math.max(0, confidence)), 2);

type Figures = Pick<FoodItem, 'calories' | 'protein' | 'fat' | 'carbs'>;

/** Whether a model's kcal and g are what they should be, as far as anybody can tell by eye. */
export const agree = (given: Figures, expected: Figures): boolean =>
  within(given.calories, expected.calories, SLACK_KCAL) &&
  (['protein', 'fat', 'carbs'] as const).every(
    (macro) => given[macro] >= 0 && within(given[macro], expected[macro], SLACK_GRAMS),
  );
