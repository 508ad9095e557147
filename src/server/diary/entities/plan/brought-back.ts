import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import type { NextWeek } from '#domain/plan/planner/week/plan-weeks.ts';
import type { PlannedPlace } from '#domain/plan/swap-planned-dish.ts';
import type { PlanRow, StoredDay, StoredDish } from '#server/store/tables/diary-tables.ts';
import { isNewerThan } from '#server/diary/core/rule.ts';

interface Week<Day> {
  planId: string;
  days: readonly Day[];
}

/** The weeks of a plan as a device held them. */
interface Sent extends Week<PlannedDay> {
  next?: NextWeek<PlannedDay> | undefined;
}

/**
 * The weeks of a plan that a device brings back after a restore, as it knew them at the revision `asOf`: dish by dish what stands where that is
 * newer, else what the device held. So devices that swapped dishes of one week around the restore bring back what each of them did. Null where
 * another week was made since: that one stands.
 */
export function broughtBack(
  stored: PlanRow,
  sent: Sent,
  asOf: number,
): Pick<PlanRow, 'planId' | 'days' | 'next'> | null {
  const isOlder = isNewerThan(stored, asOf);
  if (isOlder && stored.planId !== sent.planId) return null;
  const { planId, next = null } = sent;
  const made = stored.next ?? null;
  const isOtherNext = isOlder && made !== null && made.planId !== next?.planId;
  return {
    planId,
    days: daysBack(stored, sent, asOf),
    next: isOtherNext ? made : next && { ...next, days: daysBack(made, next, asOf) },
  };
}

/** Whether a dish stands in its place as it did at the revision `asOf`: what else has changed in the week does not matter to its swap. */
export const standsAsOf = (
  days: readonly StoredDay[] | undefined,
  { day, meal, mealId }: PlannedPlace,
  asOf: number | undefined,
): boolean =>
  asOf !== undefined &&
  (days
    ?.find((one) => one.day === day)
    ?.meals[meal].some((dish) => dish.mealId === mealId && (dish.rev ?? 0) <= asOf) ??
    false);

const daysBack = (stored: Week<StoredDay> | null, sent: Week<PlannedDay>, asOf: number): StoredDay[] =>
  sent.days.map(({ day, meals }) => {
    const standing = stored?.planId === sent.planId ? stored.days.find((one) => one.day === day)?.meals : undefined;
    return {
      day,
      meals: {
        breakfast: dishesBack(standing?.breakfast, meals.breakfast, asOf),
        lunch: dishesBack(standing?.lunch, meals.lunch, asOf),
        dinner: dishesBack(standing?.dinner, meals.dinner, asOf),
        snack: dishesBack(standing?.snack, meals.snack, asOf),
      },
    };
  });

/** A swap keeps the place of a dish in its meal. */
function dishesBack(
  standing: readonly StoredDish[] = [],
  sent: readonly StoredDish[],
  asOf: number,
): readonly StoredDish[] {
  // A dish whose recipe has left the catalogue is not on the wire: such a meal stays as it is.
  if (standing.length > sent.length) return standing;
  return sent.map((dish, at) => {
    const there = standing[at];
    return there && ((there.rev ?? 0) > asOf || isSame(there, dish)) ? there : { ...dish, rev: asOf };
  });
}

const isSame = (one: StoredDish, other: StoredDish): boolean =>
  one.mealId === other.mealId && one.ratio === other.ratio && one.leftover === other.leftover;
