import type { User } from '#contract/account/user.ts';
import { changedUser } from '#sync/entities/profile.ts';
import { readKv } from '../kv.ts';
import type { DiaryDatabase } from '../schema.ts';

/** A diary's person; null where this device does not have the record yet. */
export async function readUser(db: DiaryDatabase): Promise<User | null> {
  const view = (await db.user.get('current'))?.view;
  if (view) return view;
  const seed = await readKv(db, 'seed');
  return seed ? changedUser(seed.user, await db.outbox.where('lane').equals('profile').toArray()) : null;
}
