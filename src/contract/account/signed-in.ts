import * as v from 'valibot';
import { User } from './user.ts';

/** What every way of signing in comes to: a bearer's token, which nobody can read again, and whose it is. */
export const SignedIn = v.object({ token: v.string(), user: User });
