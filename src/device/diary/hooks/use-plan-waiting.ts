import { planWaiting } from '#sync/entities/plan.ts';
import { useLive } from '../live.ts';

/** How far the changes of the plan have come; undefined until IndexedDB answers. */
export const usePlanWaiting = (): ReturnType<typeof planWaiting> | undefined =>
  useLive('plan waiting', async ({ db }) =>
    planWaiting(await db.outbox.where('lane').anyOf('goals', 'plan').toArray()),
  );
