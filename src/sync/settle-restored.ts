import type { HeldThings } from './held-things.ts';
import { waterRowId } from './lanes.ts';
import type { Tap } from './lane-edit.ts';
import type { Change, Operation, Rev } from './records.ts';
import { resendOf } from './resend-of.ts';
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
  const known = knownRevs(held);
  for (const lane of held.lanes.values()) {
    const acked = lane.filter(({ state, generation }) => state === 'acked' && generation !== told.generation);
    for (const operation of acked) {
      const rev = operation.asOf ?? operation.rev ?? 0;
      // Of an entry and a weigh-in only the last word counts.
      const isLast = operation === acked.at(-1) || !isWhole(operation.change);
      if (isLast && isLost(operation, rev, known, told)) result.resent.push(resendOf(operation, rev, null, tap));
      else result.past.push(operation);
    }
  }
  return result;
}

const isWhole = ({ kind }: Change): boolean => kind.startsWith('meal.') || kind.startsWith('weight.');

/** Of each entry the newest revision that the base or its tombstone has. */
function knownRevs({ meals, tombs }: HeldThings): ReadonlyMap<string, Rev> {
  const known = new Map(meals.map(({ id, base }) => [id, base?.rev ?? 0]));
  for (const { id, rev } of tombs) known.set(id, Math.max(rev ?? 0, known.get(id) ?? 0));
  return known;
}

function isLost(operation: Operation, rev: Rev, known: ReadonlyMap<string, Rev>, told: ToldThings): boolean {
  const { change } = operation;
  switch (change.kind) {
    case 'meal.put':
      return (known.get(change.meal.id) ?? 0) < rev && told.isOwed(rev, told.meals.get(change.meal.id));
    case 'water.add':
      return !told.waterIds.has(waterRowId(operation));
    case 'weight.put':
    case 'weight.delete':
      return told.isOwed(rev, told.weights.get(change.date));
    case 'goals.change':
      return told.isOwed(rev, told.goals.get(change.date));
    case 'diet.choose':
      return told.isOwed(rev, told.plan?.rev);
    // The tombstone goes instead; an arrived picture leaves no operation.
    case 'meal.delete':
    case 'picture.put':
      return false;
  }
}
