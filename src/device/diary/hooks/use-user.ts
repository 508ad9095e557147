import type { User } from '#contract/account/user.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';
import { readUser } from '../reads/read-user.ts';

/** The signed-in user's record; null where this device does not have it yet, undefined until IndexedDB answers. */
export const useUser = (): User | null | undefined => useLiveOf(userQuery);

/** What `useUser` asks. */
export const userQuery: LiveQuery<User | null> = { key: 'user', query: ({ db }) => readUser(db) };
