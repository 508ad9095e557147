import type { FoodUnit } from '#domain/food/food.ts';
import { formatNumber, NBSP, withUnit } from '#domain/georgian/format-number.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import type { Macros, Nutrition } from '#domain/body/macros.ts';

/** kcal, whole: 1 250 კკალ. */
export const kcal = (figure: number): string => withUnit(formatNumber(figure), 'კკალ');
/** Whole g: 35 გ. */
export const grams = (figure: number): string => withUnit(formatNumber(figure), 'გ');
/** Whole ml: 1 250 მლ. */
export const ml = (figure: number): string => withUnit(formatNumber(figure), 'მლ');
/** kg with one decimal: 72,4 კგ. */
export const kg = (figure: number): string => withUnit(formatNumber(figure, { decimals: 1 }), 'კგ');

/** Names in the nominative, the last joined by „და" or another word. */
export function listed(names: readonly string[], and = 'და'): string {
  const [last = '', ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} ${and} ${last}`;
}

const MACRO_NAMES: readonly (readonly [keyof Macros, string])[] = [
  ['proteins', 'ცილა'],
  ['carbs', 'ნახშირწყლები'],
  ['fats', 'ცხიმები'],
];

/** ცილა 24 გ, ნახშირწყლები 30 გ, ცხიმები 9 გ; what is not above zero is left out. */
export const macroList = (macros: Macros): string =>
  MACRO_NAMES.filter(([macro]) => macros[macro] >= 0.5)
    .map(([macro, name]) => `${name} ${grams(macros[macro])}`)
    .join(', ');

const UNIT_NAMES: Readonly<Record<FoodUnit, string>> = {
  piece: 'ცალი',
  slice: 'ნაჭერი',
  glass: 'ჭიქა',
  cup: 'ფინჯანი',
  tablespoon: 'სუფრის კოვზი',
  teaspoon: 'ჩაის კოვზი',
  plate: 'თეფში',
  bowl: 'ჯამი',
  portion: 'ულუფა',
  bottle: 'ბოთლი',
  can: 'ქილა',
  pack: 'შეკვრა',
  handful: 'მუჭა',
  bunch: 'კონა',
  stalk: 'ღერი',
  clove: 'კბილი',
  pinch: 'მწიკვი',
  skewer: 'შამფური',
  keci: 'კეცი',
  set: 'სეტი',
  whole: 'მთლიანი',
  g: 'გ',
  kg: 'კგ',
  ml: 'მლ',
  l: 'ლ',
};

/** ხინკალი (5 ცალი, 350 გ). */
export function amountOf({ name, amount, unit, grams: weight }: FoodTextItem): string {
  const counted = withUnit(formatNumber(amount, { decimals: 2 }), UNIT_NAMES[unit]);
  return unit === 'g' ? `${name} (${counted})` : `${name} (${counted}, ${grams(weight)})`;
}

/** The figures of an item as a dish has them. */
export const nutritionOf = ({ calories, protein, carbs, fat }: FoodTextItem): Nutrition => ({
  calories,
  proteins: protein,
  carbs,
  fats: fat,
});

/** „ომლეტი“ (320 კკალ, ცილა 24 გ). */
export const dishLine = (title: string, { calories, proteins }: Nutrition): string =>
  `„${title}“${NBSP}(${kcal(calories)}, ცილა ${grams(proteins)})`;
