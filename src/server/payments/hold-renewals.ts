import { inArray, lte } from 'drizzle-orm';
import type { Orm } from '../store/database.ts';
import { users } from '../store/tables/diary-tables.ts';
import { memberships } from '../store/tables/payment-tables.ts';

/**
 * After a restore: a month that fell due since the backup may have been charged already, and nothing here knows of it. It is not charged
 * again; the person keeps what is paid and may take the renewal up again. Returns how many there are.
 */
export async function holdRenewals(orm: Orm, nowMs: number): Promise<number> {
  const held = await orm
    .update(memberships)
    .set({ nextMs: null, declined: 0 })
    .where(lte(memberships.nextMs, nowMs))
    .returning({ userId: memberships.userId });
  const ids = held.map(({ userId }) => userId);
  if (ids.length > 0) await orm.update(users).set({ autoRenew: false }).where(inArray(users.userId, ids));
  return ids.length;
}
