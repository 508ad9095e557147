import type { Changes } from '#contract/changes.ts';
import { mealsOf } from './bases-of.ts';
import type { Rev } from './records.ts';

/** What a restored server told, by entity. */
export interface ToldThings {
  generation: string;
  meals: ReadonlyMap<string, Rev>;
  weights: ReadonlyMap<string, Rev>;
  favourites: ReadonlyMap<string, Rev>;
  goals: ReadonlyMap<string, Rev>;
  talks: ReadonlyMap<string, Rev>;
  plan: Changes['plan'];
  profile: Changes['profile'];
  waterIds: ReadonlySet<string>;
  /** The newest old revision that it still has: the backup holds all that happened until then. */
  backupRev: Rev;
  /**
   * [G2] [G3] Whether what is held at a revision must be sent again: it was not told, or told older, or told
   * with a revision given since the restore, which may be another device's re-send of an older state.
   */
  isOwed(held: Rev, told: Rev | undefined): boolean;
}

/** Looks through all that was told, by a device that has never heard of a revision above `newestRev`. */
export function toldThings(changes: Changes, newestRev: Rev): ToldThings {
  const { days, weights, favourites, goals, talks, plan, profile, generation } = changes;
  const meals = new Map(days.flatMap(mealsOf).map(({ id, rev }) => [id, rev]));
  const revs = [...days, ...weights, ...favourites, ...goals, ...talks].map(({ rev }) => rev);
  let backupRev = 0;
  for (const rev of [...revs, ...meals.values(), plan?.rev ?? 0, profile?.rev ?? 0]) {
    if (rev <= newestRev && rev > backupRev) backupRev = rev;
  }
  return {
    generation,
    meals,
    weights: new Map(weights.map(({ date, rev }) => [date, rev])),
    favourites: new Map(favourites.map(({ id, rev }) => [id, rev])),
    goals: new Map(goals.map(({ date, rev }) => [date, rev])),
    talks: new Map(talks.map(({ conversationId, rev }) => [conversationId, rev])),
    plan,
    profile,
    waterIds: new Set(days.flatMap(({ waterIntake }) => waterIntake.rows.map(({ id }) => id))),
    backupRev,
    isOwed: (held, told) => told === undefined || told < held || told > newestRev,
  };
}
