import { formatGrams, formatKcal } from '#app/format/number.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { units } from '#app/text/units.ts';
import type { EnergyView, MacroView } from './energy-view.ts';

/** What the ring's own figure is: kcal left, or kcal too many. */
export const distanceName = ({ state }: EnergyView): string => `${dashboard[state]} ${units.kcal}`;

/** The whole statement of the calorie ring in words. */
export function energyWords({ eaten, goal, state, distance }: EnergyView): string {
  const rest = state === 'excess' ? dashboard.over(formatKcal(distance)) : dashboard.left(formatKcal(distance));
  return `${dashboard.totals(formatKcal(eaten), formatKcal(goal))}, ${rest}`;
}

/** The statement of a macro ring in words. */
export const macroWords = ({ macro, eaten, goal, isAtLeast }: MacroView): string =>
  dashboard.macroOf(
    dashboard[macro],
    isAtLeast ? dashboard.atLeast(formatGrams(eaten)) : formatGrams(eaten),
    formatGrams(goal),
  );
