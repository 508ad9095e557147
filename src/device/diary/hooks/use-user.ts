import type { User } from '#contract/account/user.ts';
import { useLive } from '../live.ts';
import { readUser } from '../reads/read-user.ts';

/** The signed-in user's record; null where this device does not have it yet, undefined until IndexedDB answers. */
export const useUser = (): User | null | undefined => useLive('user', ({ db }) => readUser(db));
