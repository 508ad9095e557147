import type { PlanDay, PlanEntry } from '#contract/plan/plan.ts';
import { daysSinceCooked } from '#domain/plan/planner/week/leftovers.ts';
import { leftovers } from '#app/text/food/mealplan.ts';

/** Of when a left-over dish of a planned day is; undefined for one that is cooked on it. */
export function leftoverWords(days: readonly PlanDay[], day: number, entry: PlanEntry): string | undefined {
  if (entry.leftover !== true) return undefined;
  switch (daysSinceCooked(days, day, entry.mealId)) {
    case 1:
      return leftovers.ofYesterday;
    case 2:
      return leftovers.ofDayBefore;
    default:
      return leftovers.ofEarlier;
  }
}
