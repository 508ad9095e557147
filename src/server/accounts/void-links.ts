import { eq } from 'drizzle-orm';
import { signUpKeys, linkTokens } from '../store/account-tables.ts';
import type { Orm } from '../store/database.ts';
import { signInTickets } from '../store/passkey-tables.ts';
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
