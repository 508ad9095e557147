import type { Waiting } from '#sync/records.ts';
import { waitingOf } from '#sync/lanes.ts';
import { useLive } from '../live.ts';

/** A dish of the plan whose swap the server does not show yet. */
export interface WaitingSwap {
  day: number;
  meal: string;
  mealId: string;
  waiting: Waiting;
}

/** How far the changes of the plan have come. `week`: another week was asked for and is not here yet. Undefined until IndexedDB answers. */
export const usePlanWaiting = (): { week: Waiting; swaps: WaitingSwap[] } | undefined =>
  useLive('plan waiting', async ({ db }) => {
    const operations = await db.outbox.where('lane').anyOf('goals', 'plan').toArray();
    return {
      week: waitingOf(operations.filter(({ change }) => change.kind === 'diet.choose')),
      swaps: operations.flatMap((operation): WaitingSwap[] => {
        const { change } = operation;
        if (change.kind !== 'plan.swap') return [];
        return [{ day: change.day, meal: change.meal, mealId: change.dish.mealId, waiting: waitingOf([operation]) }];
      }),
    };
  });
