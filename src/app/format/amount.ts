import { FOOD_UNITS } from '#domain/food/food.ts';
import { commonUnit, ownUnitOf, type SaidUnit } from '#domain/food/own-units.ts';
import { foodUnits } from '../text/food/food-units.ts';
import { recipeWords } from '../text/food/recipe.ts';
import { formatNumber, withUnit } from './number.ts';

/** A count as people say it, halves as a sign: ½, 2, 1½; anything else with one decimal. */
export function formatHalves(count: number): string {
  const whole = Math.floor(count);
  if (count - whole !== 0.5) return formatNumber(count, { decimals: 1 });
  return whole === 0 ? '½' : `${formatNumber(whole)}½`;
}

/** An amount of food with its unit: 150 გ, ½ ჩ/კ, 5 ცალი. */
export const formatAmount = (amount: number, unit: SaidUnit): string => withUnit(formatHalves(amount), unitWord(unit));

/** A unit as it is called: everybody's, or the person's own by its name. */
export const unitWord = (unit: SaidUnit): string => ownUnitOf(unit)?.name ?? foodUnits[commonUnit(unit)];

/** What was eaten of a part of a dish, as its row has it: 2 ცალი · 110 გ. Words that are no unit of ours stand as they are. */
export function formatLoggedAmount({
  amount,
  unit,
  grams,
}: {
  amount?: number | undefined;
  unit?: string | undefined;
  grams?: number | undefined;
}): string {
  const known = FOOD_UNITS.find((one) => one === unit);
  const counted =
    amount === undefined ? '' : known ? formatAmount(amount, known) : `${formatHalves(amount)} ${unit ?? ''}`.trim();
  const weighed =
    grams === undefined || (amount !== undefined && known === 'g') ? '' : formatAmount(Math.round(grams), 'g');
  return [counted, weighed].filter(Boolean).join(' · ');
}

/** How long a recipe takes: 45 წთ, or 20 წთ + დაყოვნება 4 სთ. */
export const formatCookingTime = ({
  minutes,
  restMinutes,
}: {
  minutes: number;
  restMinutes?: number | undefined;
}): string =>
  restMinutes === undefined
    ? formatMinutes(minutes)
    : recipeWords.withRest(formatMinutes(minutes), formatMinutes(restMinutes));

/** Minutes of work: 45 წთ, 1 სთ 10 წთ, 2 სთ. */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    hours > 0 ? withUnit(formatNumber(hours), recipeWords.hours) : '',
    rest > 0 || hours === 0 ? withUnit(formatNumber(rest), recipeWords.minutes) : '',
  ];
  return parts.filter(Boolean).join(' ');
}
