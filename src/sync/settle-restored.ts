import type { HeldThings } from './held-things.ts';
import { isWhole, waterRowId } from './lanes.ts';
import type { Tap } from './lane-edit.ts';
import type { Operation, Rev } from './records.ts';
import { isOld } from './restore-debts.ts';
import { claimOf, resendOf } from './resend-of.ts';
import type { ToldThings } from './told-things.ts';

/** What becomes of operations that were acknowledged before a restore. */
export interface Restored {
  /** To be sent once more. */
  resent: Operation[];
  /** Part of what was told, of the base, or of a re-send. */
  past: Operation[];
}

/** [G4] Sorts the operations that were acknowledged in another generation than the one that was told. */
export function settleRestored(held: HeldThings, told: ToldThings, tap: Tap): Restored {
  const result: Restored = { resent: [], past: [] };
  const known = knownThings(held);
  for (const lane of held.lanes.values()) {
    const acked = lane.filter((operation) => isOld(operation, told));
    for (const operation of acked) {
      const rev = claimOf(operation);
      // Of an entry, a weigh-in and a kept dish only the last word counts.
      const isLast = operation === acked.at(-1) || !isWhole(operation.change);
      if (isLast && isLost(operation, rev, known, told)) result.resent.push(resendOf(operation, rev, null, tap));
      else result.past.push(operation);
    }
  }
  return result;
}

/** What the base knows already: it is sent again from there. */
interface Known {
  meals: ReadonlyMap<string, Rev>;
  weights: ReadonlyMap<string, Rev>;
  favourites: ReadonlyMap<string, Rev>;
  goals: ReadonlyMap<string, Rev>;
  plan: Rev;
  profile: Rev;
  waterIds: ReadonlySet<string>;
}

function knownThings({ meals, tombs, weights, favourites, goals, plan, user, days }: HeldThings): Known {
  const entries = new Map(meals.map(({ id, base }) => [id, base?.rev ?? 0]));
  for (const { id, rev } of tombs) entries.set(id, Math.max(rev ?? 0, entries.get(id) ?? 0));
  return {
    meals: entries,
    weights: new Map(weights.map(({ date, base }) => [date, base?.rev ?? 0])),
    favourites: new Map(favourites.map(({ id, base }) => [id, base?.rev ?? 0])),
    goals: new Map(goals.map(({ date, base }) => [date, base?.rev ?? 0])),
    plan: plan?.rev ?? 0,
    profile: user?.rev ?? 0,
    waterIds: new Set(days.flatMap(({ base }) => (base?.rows ?? []).map(({ id }) => id))),
  };
}

function isLost(operation: Operation, rev: Rev, known: Known, told: ToldThings): boolean {
  const { change } = operation;
  const isOwed = (knownRev: Rev | undefined, toldRev: Rev | undefined) =>
    (knownRev ?? 0) < rev && told.isOwed(rev, toldRev);
  switch (change.kind) {
    case 'meal.put':
      return isOwed(known.meals.get(change.meal.id), told.meals.get(change.meal.id));
    case 'water.add':
      return !told.waterIds.has(waterRowId(operation)) && !known.waterIds.has(waterRowId(operation));
    case 'weight.put':
    case 'weight.delete':
      return isOwed(known.weights.get(change.date), told.weights.get(change.date));
    case 'favourite.put':
    case 'favourite.delete':
      return isOwed(known.favourites.get(change.id), told.favourites.get(change.id));
    case 'goals.change':
      return isOwed(known.goals.get(change.date), told.goals.get(change.date));
    case 'diet.choose':
    case 'plan.swap':
    case 'plan.put':
      return isOwed(known.plan, told.plan?.rev);
    case 'profile.change':
      return isOwed(known.profile, told.profile?.rev);
    // No pull tells of talks. The same id once more changes nothing.
    case 'talk.keep':
      return true;
    // The tombstone goes instead; an arrived picture leaves no operation.
    case 'meal.delete':
    case 'talk.delete':
    case 'picture.put':
      return false;
  }
}
