import type { Food, FoodUnit, HouseholdUnit } from '#domain/food/food.ts';
import { KCAL_PER_GRAM } from '#domain/body/macros.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { FoodNames } from '../names/food-names.ts';
import type { FoodTextItem } from '../food-text-item.ts';
import { exactGrams, householdGrams, isExactUnit } from './household-grams.ts';
import { isWeight, type Measure } from '../drafts/measures.ts';
import { prepareFood, type PreparedFood } from './prepare-food.ts';
import { asideGrams } from './aside-grams.ts';
import { countedUnit, helpingGrams, isTorn, takenUnit } from './usual-unit.ts';

/** How sure an amount is that was not written in full. */
const SURE = {
  bare: 0.8,
  counted: 0.97,
  ambiguous: 0.58,
  part: 0.58,
  spoon: 0.85,
  range: 0.9,
  vague: 0.59,
  sized: 0.9,
  aside: 0.55,
  taken: 0.5,
  helping: 0.4,
  unknownUnit: 0.35,
  ofUnsaid: 0.58,
} as const;
/** What is cut and says nothing of its whole is cut into so many. */
const SLICES = 4;
/** Kitchens sweeten by the teaspoon; anything else is taken with a bigger one. */
const BY_TEASPOON: ReadonlySet<string> = new Set([
  'sugar',
  'brown-sugar',
  'salt',
  'stevia',
  'instant-coffee',
  'coffee-powder',
  'baking-soda',
]);

/** A bare number from here on counts pieces only of what is small: 30 almonds, in all not more than this many g. */
const MANY = 20;
const MOST_COUNTED = 1500;
const MOST_COUNTED_ELSE = 500;
/** From here on a bare number is hardly anything but grams. */
const A_WEIGHT = 50;

interface Amount {
  amount: number;
  unit: FoodUnit;
  grams: number;
  sureness: number;
}

/** The figures of a food and its amount. */
export function weighDraft(names: FoodNames, draft: Draft): FoodTextItem {
  const prepared = prepareFood(names, tinned(names, draft), draft.preparation);
  const { amount, unit, grams, sureness } = amountOf(withUnitsOf(prepared, draft.food), draft);
  const { food } = prepared;
  const share = (per100g: number) => (per100g * grams * prepared.factor) / 100;
  const oil = (prepared.oil * grams) / 100;
  return {
    name: food.name,
    name_en: food.nameEn,
    amount: roundTo(amount, 2),
    unit,
    grams: roundTo1(grams),
    calories: roundTo1(share(food.per100g.calories) + oil * KCAL_PER_GRAM.fats),
    protein: roundTo1(share(food.per100g.proteins)),
    fat: roundTo1(share(food.per100g.fats) + oil),
    carbs: roundTo1(share(food.per100g.carbs)),
    foodId: food.id,
    confidence: roundTo(
      Math.min(1, sureness * draft.sureness * prepared.sureness * (isOfUnsaid(draft) ? SURE.ofUnsaid : 1)),
      2,
    ),
    start: draft.start,
    end: draft.end,
  };
}

/** „ყველის 3 და ხორცის 4": four of what is not said. */
const isOfUnsaid = ({ ofAnother, measures: [first] }: Draft): boolean =>
  ofAnother && first?.number !== undefined && first.number >= 1 && first.unit === undefined;

/** A tin of what is not sold in tins is its tinned row: ქილა თინუსი, ქილა სიმინდი. */
function tinned(names: FoodNames, { food, measures }: Draft): Food {
  const inTins = measures.some(({ unit }) => unit === 'can') && food.unitGrams.can === undefined;
  return (inTins ? names.foods.get(`${food.id}-canned`) : undefined) ?? food;
}

/** A prepared row that says nothing of a unit is counted like the plain food: a fried slice like a slice. */
function withUnitsOf({ food }: PreparedFood, plain: Food): Food {
  if (food === plain) return food;
  const density = food.density ?? plain.density;
  return { ...food, unitGrams: { ...plain.unitGrams, ...food.unitGrams }, ...(density !== undefined && { density }) };
}

/** A bare number, or of what is drunk so many of it: „0,33 ლიტრიანი ლუდი ორი ცალი". */
const countsThem = ({ unit }: Measure, one: Measure): boolean =>
  unit === undefined || (unit === 'piece' && (one.unit === 'l' || one.unit === 'ml'));

function amountOf(food: Food, draft: Draft): Amount {
  const [first, second] = withoutLoneSize(draft.measures);
  if (!first) return draft.aside ? asideAmount(food, draft) : takenAmount(food, 1, 1);
  if (second && first.number === undefined && second.number !== undefined && !isWeight(second))
    return amountOfMeasure(food, second);
  const whole = amountOfMeasure(food, first);
  // „ენერგეტიკული 250 მლ ორი".
  if (second && isWeight(first) && countsThem(second, first) && isFew(second.number))
    return {
      ...whole,
      amount: whole.amount * second.number,
      grams: whole.grams * second.number,
      sureness: SURE.ambiguous,
    };
  if (!second || !isWeight(second)) return whole;
  return countTimesWeight(food, first, second, whole);
}

const isFew = (number: number | undefined): number is number =>
  number !== undefined && number > 1 && number <= MOST_TIMES && Number.isInteger(number);
const MOST_TIMES = 6;

/** „მთელი ფერერო როშეს კოლოფი": the size is the pack's. */
function withoutLoneSize(measures: readonly Measure[]): readonly Measure[] {
  const [first, second, ...more] = measures;
  if (!first?.whole || !second || first.number !== undefined || first.unit !== undefined || second.unit === undefined)
    return measures;
  return [
    {
      ...second,
      size: first.size * second.size,
      vague: first.vague || second.vague,
      whole: first.whole || second.whole,
    },
    ...more,
  ];
}

/** „1 ბოთლი 0,5 ლ" says what one holds; „2 ნაჭერი (60 გ)" may say it of one or of all: the one nearer to the food's own weight counts. */
function countTimesWeight(food: Food, first: Measure, second: Measure, counted: Amount): Amount {
  const stated = amountOfMeasure(food, second);
  if (isWeight(first)) return counted;
  const each = stated.grams * counted.amount;
  const far = (grams: number) => Math.abs(Math.log(grams / counted.grams));
  const grams = far(each) < far(stated.grams) ? each : stated.grams;
  // „ნახევარი ტორტი, ალბათ 300 გრამი": of the half or of the whole.
  return { ...counted, grams, sureness: counted.amount < 1 ? SURE.ambiguous : 1 };
}

function amountOfMeasure(food: Food, measure: Measure): Amount {
  const { each, size, whole } = measure;
  const number = (measure.number ?? 1) * each;
  const sureness = (measure.range ? SURE.range : 1) * (measure.vague ? SURE.vague : size === 1 ? 1 : SURE.sized);
  if (measure.unit === 'unknown') return inUnknownUnits(food, number);
  // A piece of what is baked whole is counted as people count it: „1 ცალი პური" is no loaf.
  const said = measure.unit === 'piece' && food.unitGrams.piece !== undefined ? undefined : measure.unit;
  if (said === undefined && measure.number === undefined && each === 1 && !whole)
    return takenAmount(food, size, sureness / SURE.taken > 1 ? 1 : sureness);
  if (said === undefined && measure.decimal && isDrink(food))
    return { amount: number, unit: 'l', grams: exactGrams(food, number, 'l'), sureness: sureness * SURE.counted };
  const unit = said === 'spoon' ? (BY_TEASPOON.has(food.id) ? 'teaspoon' : 'tablespoon') : said;
  if (unit !== undefined && isExactUnit(unit))
    return { amount: number, unit, grams: exactGrams(food, number, unit), sureness };
  const isPart = number < 1;
  if (unit === undefined && (whole || isPart) && isSliced(food)) {
    return {
      amount: number * SLICES,
      unit: 'slice',
      grams: number * SLICES * (food.unitGrams.slice ?? 0) * size,
      sureness: sureness * SURE.part,
    };
  }
  const torn = measure.number !== undefined && isTorn(food);
  const counted =
    unit === undefined
      ? countedUnit(food, whole || (isPart && !IN_PARTS.has(food.group)) || torn)
      : { unit, ambiguous: false };
  if (counted === undefined) return inHelpings(food, number * size, sureness);
  const household = isCrumb(food, counted.unit) && said === undefined && number <= FEW ? 'pack' : counted.unit;
  const one = householdGrams(food, household);
  if (!one) return inHelpings(food, number * size, sureness);
  // „საცივი 200" are grams, nobody counts so many plates.
  const most = food.group === 'dish' || food.group === 'ready-meal' ? MOST_COUNTED : MOST_COUNTED_ELSE;
  if (said === undefined && number >= MANY && number * one.grams > most) {
    return {
      amount: number,
      unit: isDrink(food) ? 'ml' : 'g',
      grams: exactGrams(food, number, isDrink(food) ? 'ml' : 'g'),
      sureness: sureness * (number < A_WEIGHT ? SURE.part : SURE.bare),
    };
  }
  const unknownWhole =
    // „მეგრულის მეოთხედი ნაჭერი".
    (said === 'slice' && isPart && number !== A_HALF) ||
    // „3 კატლეტი პიურეთი": pieces, hardly helpings.
    (said === undefined && household === 'portion' && number > 1 && IN_HELPINGS.has(food.group)) ||
    // „ტარხუნა 0,5": of a herb nobody says litres.
    (said === undefined && measure.decimal && isPart && food.group === 'herb') ||
    (said === undefined &&
      ((whole && IN_PARTS.has(food.group) && household !== 'whole') ||
        (isPart && (household === 'portion' || food.unitGrams[household] === food.unitGrams.slice))));
  // A pack of juice holds a glass or a litre.
  const anyPack = household === 'pack' && (food.group === 'drink' || counted.unit !== 'pack');
  const written =
    unknownWhole || anyPack
      ? SURE.part
      : said === 'spoon'
        ? SURE.spoon
        : counted.ambiguous ||
            // „თხილი 30" may be grams.
            (said === undefined && number >= MANY) ||
            (torn && !isPart && !whole && said === undefined)
          ? SURE.ambiguous
          : said === undefined
            ? SURE.counted
            : 1;
  return {
    amount: number,
    unit: household,
    grams: number * one.grams * size,
    sureness: sureness * one.sureness * written,
  };
}

/** „ერთი ჩიფსი" is a pack, hardly one crisp. */
const isCrumb = ({ group, unitGrams }: Food, unit: HouseholdUnit): boolean =>
  group === 'ready-meal' && unitGrams.pack !== undefined && (unitGrams[unit] ?? 0) < CRUMB;
const CRUMB = 3;
const FEW = 2;

/** Whether only its slice has a weight. */
const isSliced = ({ group, unitGrams }: Food): boolean =>
  (group === 'dish' || group === 'fast-food') &&
  unitGrams.slice !== undefined &&
  unitGrams.piece === undefined &&
  unitGrams.whole === undefined;

/** What people count in pieces though its weight is known by the helping only. */
const IN_HELPINGS: ReadonlySet<Food['group']> = new Set(['dish', 'ready-meal']);
const A_HALF = 0.5;

/** A piece of them is a part of the animal. */
const IN_PARTS: ReadonlySet<Food['group']> = new Set(['meat', 'fish']);

/** „ორი ტომსიკი მწვადი": who knows how much that is; helpings, as long as one could eat them. */
function inUnknownUnits(food: Food, number: number): Amount {
  const one = takenAmount(food, 1, 1);
  const times = number * one.grams > MOST_COUNTED ? 1 : number;
  return { ...one, amount: one.amount * times, grams: one.grams * times, sureness: SURE.unknownUnit };
}

/** What is sold by the litre: „ლუდი 0,5". */
const isDrink = ({ group, density }: Food): boolean =>
  group === 'drink' || group === 'alcohol' || (group === 'dairy' && density !== undefined);

const inHelpings = (food: Food, helpings: number, sureness: number): Amount => {
  const grams = helpingGrams(food) * helpings;
  return { amount: roundTo1(grams), unit: 'g', grams, sureness: sureness * SURE.helping };
};

function takenAmount(food: Food, size: number, sureness: number): Amount {
  const unit: HouseholdUnit | undefined = takenUnit(food);
  const grams = unit && food.unitGrams[unit];
  if (unit === undefined || grams === undefined) return inHelpings(food, size, sureness);
  return { amount: 1, unit, grams: grams * size, sureness: sureness * SURE.taken };
}

function asideAmount(food: Food, { beside, within }: Draft): Amount {
  const grams = asideGrams(food, beside, within);
  return grams === undefined ? takenAmount(food, 1, 1) : { amount: grams, unit: 'g', grams, sureness: SURE.aside };
}
