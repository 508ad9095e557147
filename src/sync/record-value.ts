import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, replaced, withoutRefused, withoutUnsentTail, type LaneEdit, type Tap } from './lane-edit.ts';
import type { Change } from './records.ts';

type ValueChange = Extract<Change, { kind: 'weight.put' | 'weight.delete' | 'favourite.put' | 'favourite.delete' }>;

/**
 * A weigh-in or a kept dish was set or taken back: it is one value, so the newest takes the place of what never left.
 * `stands`: the server has one.
 */
export function recordValue(lane: readonly DraftOperation[], stands: boolean, change: ValueChange, tap: Tap): LaneEdit {
  const kept = withoutRefused(lane);
  if (!isDeletion(change)) {
    const tail = kept.at(-1);
    return tail && isUnsent(tail) ? replaced(kept, tail, change) : appended(kept, change, tap);
  }
  const sent = withoutUnsentTail(kept);
  if (sent.length === 0 && !stands) return { operations: [], carrier: null };
  const tail = sent.at(-1);
  if (tail && isDeletion(tail.change)) return { operations: sent, carrier: tail };
  return appended(sent, change, tap);
}

const isDeletion = ({ kind }: Change): boolean => kind === 'weight.delete' || kind === 'favourite.delete';
