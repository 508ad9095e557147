import * as v from 'valibot';
import { User } from '#contract/account/user.ts';
import { GLANCE_KEY } from '../diary/reads/day-glance.ts';

// The names are the specification's; `config`, `theme` and the version are the device's and survive a sign-out.
const TOKEN = 'auth_token';
const USER = 'user_data';
const INITIALIZED = 'auth_initialized';
const VERSION = 'user_cache_version';
const CUSTOM_TOKEN = 'customToken';
const KEPT_ON_SIGN_OUT = ['config', 'theme', 'registration_later'];

/** A cached user of any other version is not read. */
const USER_CACHE_VERSION = 'v3_full_profile_with_payment';

/** What the browser remembers about who is signed in. */
export interface SessionKeys {
  token: string | null;
  user: User | null;
  customToken: string | null;
}

/** Reads the keys; a cached user of another version, or one that cannot be read, is removed. */
export function readSessionKeys(): SessionKeys {
  return stored(
    () => {
      if (localStorage.getItem(VERSION) !== USER_CACHE_VERSION) localStorage.removeItem(USER);
      localStorage.setItem(VERSION, USER_CACHE_VERSION);
      const user = readUser(localStorage.getItem(USER));
      if (!user) localStorage.removeItem(USER);
      return { token: localStorage.getItem(TOKEN), user, customToken: localStorage.getItem(CUSTOM_TOKEN) };
    },
    { token: null, user: null, customToken: null },
  );
}

/** The signed-in user's token. */
export const storedToken = (): string | null => stored(() => localStorage.getItem(TOKEN), null);

/** Whose token the stored one is, as far as this browser remembers. */
export const storedUid = (): string | null => stored(() => readUser(localStorage.getItem(USER))?.uid ?? null, null);

/** Remembers who is signed in. A browser that refuses remembers until the page is closed. */
export function writeSessionKeys(token: string, user: User): void {
  stored(() => {
    // The user first: other tabs hear of the token and look whose it is.
    localStorage.setItem(USER, JSON.stringify(user));
    // What was seen under the same token is this person's own.
    if (localStorage.getItem(TOKEN) !== token) localStorage.removeItem(GLANCE_KEY);
    localStorage.setItem(TOKEN, token);
    localStorage.setItem(INITIALIZED, 'true');
    localStorage.setItem(VERSION, USER_CACHE_VERSION);
    localStorage.removeItem(CUSTOM_TOKEN);
  }, undefined);
}

/** Remembers what has become known of the signed-in user. */
export const writeUser = (user: User): void =>
  stored(() => localStorage.setItem(USER, JSON.stringify(user)), undefined);

/** Notes that this browser has once found out who is signed in. */
export const writeInitialized = (): void => stored(() => localStorage.setItem(INITIALIZED, 'true'), undefined);

/** Forgets a one-time token: it was used, or is worth nothing. */
export const dropCustomToken = (): void => stored(() => localStorage.removeItem(CUSTOM_TOKEN), undefined);

/** Forgets a token that the server does not know any more, and whom it was for. */
export function dropToken(): void {
  stored(() => {
    localStorage.removeItem(TOKEN);
    localStorage.removeItem(USER);
    localStorage.removeItem(GLANCE_KEY);
  }, undefined);
}

/** Clears what a sign-out clears: everything but the device's own settings. */
export function clearStorages(): void {
  stored(() => {
    const kept = KEPT_ON_SIGN_OUT.map((key) => [key, localStorage.getItem(key)] as const);
    localStorage.clear();
    for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value);
    sessionStorage.clear();
  }, undefined);
}

/** Clears what only this tab holds: a number to which a code was sent. */
export const clearTabStorage = (): void => stored(() => sessionStorage.clear(), undefined);

/** Calls the listener when another tab signs in or out. */
export function watchOtherTabs(listener: () => void): () => void {
  const look = ({ key }: StorageEvent) => {
    if (key === TOKEN || key === null) listener();
  };
  addEventListener('storage', look);
  return () => removeEventListener('storage', look);
}

function readUser(text: string | null): User | null {
  if (text === null) return null;
  try {
    const read = v.safeParse(User, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** A window in which storage is forbidden throws at every touch of it. */
function stored<T>(touch: () => T, otherwise: T): T {
  try {
    return touch();
  } catch (error) {
    if (error instanceof DOMException) return otherwise;
    throw error;
  }
}
