import { eq } from 'drizzle-orm';
import type { Orm } from '../store/database.ts';
import { arrivals, linkTokens } from '../store/account-tables.ts';
import { dropPairings } from './pairings.ts';

/** Makes void whatever could still become a session of the user: one-time tokens, pairings with their claims, and keys of lost answers. */
export async function voidLinks(orm: Orm, userId: string): Promise<void> {
  await orm.delete(linkTokens).where(eq(linkTokens.userId, userId));
  await orm.delete(arrivals).where(eq(arrivals.userId, userId));
  await dropPairings(orm, userId);
}
