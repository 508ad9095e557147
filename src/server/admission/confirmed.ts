import { eq } from 'drizzle-orm';
import { isConfirmed } from '../accounts/sessions.ts';
import { confirmationRequired, unauthenticated } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';
import { passwords, phones } from '../store/account-tables.ts';
import type { Orm } from '../store/database.ts';
import { ownSession } from './request-user.ts';

/**
 * Throws 403 unless somebody has proved to be there in this session within ten minutes, whatever the session's age: a token that was
 * copied, or a phone that somebody holds for a moment, does not take the account. A user who has nothing to prove it with passes.
 */
export async function demandConfirmed(request: ApiRequest): Promise<void> {
  const {
    services: { database, clock },
  } = request;
  const session = ownSession(request);
  // There for a lost answer only.
  if (session.isReplaced) throw unauthenticated();
  if (!isConfirmed(session, clock()) && (await canConfirm(database.orm, session.userId))) throw confirmationRequired();
}

/** Whether the user has a number or a password: what a session is confirmed by. */
async function canConfirm(orm: Orm, userId: string): Promise<boolean> {
  const [phone] = await orm.select({ userId: phones.userId }).from(phones).where(eq(phones.userId, userId)).limit(1);
  if (phone) return true;
  const [password] = await orm.select({ userId: passwords.userId }).from(passwords).where(eq(passwords.userId, userId));
  return password !== undefined;
}
