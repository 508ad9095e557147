import type { User } from '#contract/account/user.ts';
import type { Goals } from '#domain/body/goals.ts';

/** What signing in told about the user: shown until the first pull has brought the diary itself. */
export interface DiarySeed {
  user: User;
  /** The goals that the questionnaire drafted; null when someone signed in without it. */
  goals: Goals | null;
}
