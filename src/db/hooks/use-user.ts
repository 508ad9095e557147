import type { User } from '../../contract/user.ts';
import { readKv } from '../kv.ts';
import { useLive } from '../live.ts';

/** The signed-in user's record; null where this device does not have it yet, undefined until IndexedDB answers. */
export const useUser = (): User | null | undefined =>
  useLive('user', async ({ db }) => {
    const row = await db.user.get('current');
    return row?.view ?? (await readKv(db, 'seed'))?.user ?? null;
  });
