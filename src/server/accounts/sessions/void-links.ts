import { eq } from 'drizzle-orm';
import type { Orm } from '#server/store/database.ts';
import { signUpKeys, linkTokens } from '#server/store/tables/account-tables.ts';
import { signInTickets } from '#server/store/tables/passkey-tables.ts';
import { dropPairings } from './pairings.ts';

/**
 * Makes void whatever could still become a session of the user: one-time tokens, pairings with their claims, half a sign-in, and keys
 * of lost answers.
 */
export async function voidLinks(orm: Orm, userId: string): Promise<void> {
  await orm.delete(linkTokens).where(eq(linkTokens.userId, userId));
  await orm.delete(signUpKeys).where(eq(signUpKeys.userId, userId));
  await orm.delete(signInTickets).where(eq(signInTickets.userId, userId));
  await dropPairings(orm, userId);
}
