import type { Plan } from '#contract/plan/plan.ts';
import { readMemory } from '../kv.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';

/** The active plan, null where there is none; undefined also until the first pull has told. */
export const usePlan = (): Plan | null | undefined => useLiveOf(planQuery);

/** What `usePlan` asks. */
export const planQuery: LiveQuery<Plan | null | undefined> = {
  key: 'plan',
  query: async ({ db }) => {
    const row = await db.plan.get('current');
    if (row?.view) return row.view;
    const { pullingAnew } = await readMemory(db);
    return pullingAnew ? undefined : null;
  },
};
