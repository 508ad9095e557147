import type { User } from '#contract/user.ts';
import { deviceOf } from '../accounts/device-of.ts';
import type { Session } from '../accounts/sessions.ts';
import { load } from '../diary/core/load.ts';
import { userOf } from '../diary/entities/profile.ts';
import { unauthenticated } from '../errors/api-error.ts';
import type { ApiRequest } from '../http/handler.ts';

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
