import type { Plan } from '../../contract/plan.ts';
import { readMemory } from '../kv.ts';
import { useLive } from '../live.ts';

/** The active plan, null where there is none; undefined also until the first pull has told. */
export const usePlan = (): Plan | null | undefined =>
  useLive('plan', async ({ db }) => {
    const row = await db.plan.get('current');
    if (row?.view) return row.view;
    const { pullingAnew } = await readMemory(db);
    return pullingAnew ? undefined : null;
  });
