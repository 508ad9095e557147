import { unauthenticated } from '../errors/api-error.ts';
import type { Database } from '../store/database.ts';
import { joined, load } from './core/load.ts';
import type { DiaryFile } from './core/told.ts';
import { FILED } from './entities/registry.ts';

/** Everything that is stored of a user, at one moment. */
export async function readExport(database: Database, userId: string, nowMs: number): Promise<DiaryFile> {
  const wanted = joined(Object.values(FILED).flatMap(({ wants }) => wants));
  const { user, ...loaded } = await load(database, userId, wanted);
  if (!user) throw unauthenticated();
  const found = { ...loaded, userId, user };
  return {
    format: 'lukma',
    version: 1,
    exportedAt: new Date(nowMs).toISOString(),
    user: FILED.user.tell(found),
    days: FILED.days.tell(found),
    weights: FILED.weights.tell(found),
    plan: FILED.plan.tell(found),
    conversations: FILED.conversations.tell(found),
    favourites: FILED.favourites.tell(found),
    things: FILED.things.tell(found),
  };
}
