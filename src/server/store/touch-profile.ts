import { sql } from 'drizzle-orm';
import { users } from './tables/diary-tables.ts';

/** To set in a user's row when what its profile tells was changed by anything but the diary's rules: a fresh revision, and as old as it. */
export const TOUCH_PROFILE = {
  rev: sql`${users.rev} + 1`,
  profileRev: sql`${users.rev} + 1`,
  profileAge: null,
};
