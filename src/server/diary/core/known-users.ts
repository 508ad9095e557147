import type { UserRow } from '#server/store/tables/diary-tables.ts';
import type { SpaceRow } from '#server/store/tables/space-table.ts';

/** A user's row as this process last read or wrote it. */
interface KnownUser {
  generation: string;
  user: UserRow;
  space: SpaceRow;
}

/** The users that were busy lately. What is remembered may be old: the database checks it with every write. */
export interface KnownUsers {
  get(userId: string): KnownUser | undefined;
  set(userId: string, known: KnownUser): void;
  forget(userId: string): void;
}

/** A kilobyte each. */
const MOST = 5_000;

/** Remembers the users that came last. */
export function rememberUsers(): KnownUsers {
  const users = new Map<string, KnownUser>();
  return {
    get: (userId) => users.get(userId),
    set(userId, known) {
      // A Map keeps the order of insertion, so its first key is the one that was not set for longest.
      users.delete(userId);
      users.set(userId, known);
      if (users.size > MOST) users.delete(users.keys().next().value ?? '');
    },
    forget: (userId) => void users.delete(userId),
  };
}
