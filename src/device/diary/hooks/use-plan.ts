import type { Plan } from '#contract/plan/plan.ts';
import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import { readKv } from '../kv.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';

/** The active plan, null where there is none; undefined also until the first pull has told. */
export const usePlan = (): Plan | null | undefined => useLiveOf(planQuery);

/** What `usePlan` asks. */
export const planQuery: LiveQuery<Plan | null | undefined> = {
  key: 'plan',
  query: async ({ db }) => {
    const row = await db.plan.get('current');
    if (row?.view) return row.view;
    const { pullingAnew } = (await readKv(db, 'memory:filling')) ?? EMPTY_MEMORY;
    return pullingAnew ? undefined : null;
  },
};
