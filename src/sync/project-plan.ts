import { swapPlannedDish } from '#domain/swap-planned-dish.ts';
import { inLaneOrder } from './lanes.ts';
import type { NewOperation, PlanRow } from './records.ts';
import { waitingOf } from './waiting-of.ts';

type Plan = NonNullable<PlanRow['base']>;

/**
 * The plan with the diet that was chosen last and the dishes that were swapped; after another diet its dishes stay until the server
 * has made new ones. A swap of another week, or of a dish that is no longer there, shows nothing: the server will drop it.
 */
export function projectPlan(base: PlanRow['base'], operations: readonly NewOperation[]): PlanRow | null {
  const ours = operations
    .filter(({ change: { kind } }) => kind === 'diet.choose' || kind.startsWith('plan.'))
    .toSorted(inLaneOrder);
  if (base === null && ours.length === 0) return null;
  const view =
    base &&
    ours.reduce<Plan>((plan, { change }) => {
      switch (change.kind) {
        case 'diet.choose':
          return { ...plan, dietId: change.dietId };
        case 'plan.put':
          return { ...plan, ...change.plan };
        case 'plan.swap': {
          const { planId, day, meal, old, dish } = change;
          const days =
            planId === plan.planId ? swapPlannedDish(plan.days, { day, meal, mealId: old.mealId }, dish) : null;
          return days ? { ...plan, days } : plan;
        }
        default:
          return plan;
      }
    }, base);
  return { key: 'current', base, view, waiting: waitingOf(ours) };
}
