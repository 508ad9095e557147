import { eq } from 'drizzle-orm';
import type { User } from '#contract/account/user.ts';
import { isConfirmed, type Session } from '../accounts/sessions/sessions.ts';
import { load } from '../diary/core/load.ts';
import { userOf } from '../diary/entities/profile.ts';
import { confirmationRequired, unauthenticated } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';
import type { Orm } from '../store/database.ts';
import { passwords } from '../store/tables/account-tables.ts';
import { users } from '../store/tables/diary-tables.ts';

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
  const [user] = await orm.select({ phone: users.phoneNumber }).from(users).where(eq(users.userId, userId));
  if (user && user.phone !== null) return true;
  const [password] = await orm.select({ userId: passwords.userId }).from(passwords).where(eq(passwords.userId, userId));
  return password !== undefined;
}

const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;
const SYSTEMS = [
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** What a list of sessions calls a device: its browser and system, as far as the browser says so. Nothing finer is kept. */
function deviceOf(userAgent: string | undefined): string {
  const known = (names: typeof BROWSERS | typeof SYSTEMS) => names.find(([sign]) => userAgent?.includes(sign))?.[1];
  return [known(BROWSERS), known(SYSTEMS)].filter((name) => name !== undefined).join(' · ');
}

/** The session of the request; a call that needs a bearer always has one. */
export function ownSession({ session }: ApiRequest): Session {
  if (!session) throw unauthenticated();
  return session;
}

/** The user of the request. */
export const ownId = (request: ApiRequest): string => ownSession(request).userId;

/** What the database keeps of the bearer's token. */
export const ownTokenHash = (request: ApiRequest): string => ownSession(request).tokenHash;

/** What a list of sessions will call the device of the request. */
export const ownDevice = ({ c }: ApiRequest): string => deviceOf(c.req.header('user-agent'));

/** A user as the wire has it. Throws 401 when there is none. */
export async function userById({ services }: ApiRequest, userId: string): Promise<User> {
  const { user } = await load(services.database, userId, []);
  if (!user) throw unauthenticated();
  return userOf(userId, user, user.weight);
}
