import type { User } from '../../contract/user.ts';
import { changedUser } from '../../sync/project-profile.ts';
import { readKv } from '../kv.ts';
import { useLive } from '../live.ts';

/** The signed-in user's record; null where this device does not have it yet, undefined until IndexedDB answers. */
export const useUser = (): User | null | undefined =>
  useLive('user', async ({ db }) => {
    const view = (await db.user.get('current'))?.view;
    if (view) return view;
    const seed = await readKv(db, 'seed');
    return seed ? changedUser(seed.user, await db.outbox.where('lane').equals('profile').toArray()) : null;
  });
