import type { Plan } from '../../contract/plan.ts';
import { readMemory } from '../kv.ts';
import { useLive } from '../live.ts';

/** The active plan, null where there is none; undefined also until the first pull has told. */
export const usePlan = (): Plan | null | undefined =>
  useLive('plan', async ({ db }) => {
    const row = await db.plan.get('current');
    if (row?.view) return row.view;
    const { cursor } = await readMemory(db);
    return cursor > 0 ? null : undefined;
  });
