import type { FoodUnit } from '../../domain/food.ts';
import { foodUnits } from '../text/food-units.ts';
import { recipeWords } from '../text/recipe.ts';
import { formatNumber, withUnit } from './number.ts';

/** A count as people say it, halves as a sign: ½, 2, 1½; anything else with one decimal. */
export function formatHalves(count: number): string {
  const whole = Math.floor(count);
  if (count - whole !== 0.5) return formatNumber(count, { decimals: 1 });
  return whole === 0 ? '½' : `${formatNumber(whole)}½`;
}

/** An amount of food with its unit: 150 გ, ½ ჩ/კ, 5 ცალი. */
export const formatAmount = (amount: number, unit: FoodUnit): string => withUnit(formatHalves(amount), foodUnits[unit]);

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
