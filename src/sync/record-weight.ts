import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, replaced, withoutRefused, withoutUnsentTail, type LaneEdit, type Tap } from './lane-edit.ts';
import type { Change, WeightRow } from './records.ts';

/** A weigh-in was set or taken back: it is one value, so the newest takes the place of what never left. */
export function recordWeight(
  lane: readonly DraftOperation[],
  base: WeightRow['base'],
  change: Extract<Change, { kind: 'weight.put' | 'weight.delete' }>,
  tap: Tap,
): LaneEdit {
  const kept = withoutRefused(lane);
  if (change.kind === 'weight.put') {
    const tail = kept.at(-1);
    return tail && isUnsent(tail) ? replaced(kept, tail, change) : appended(kept, change, tap);
  }
  const sent = withoutUnsentTail(kept);
  if (sent.length === 0 && (base?.kg ?? null) === null) return { operations: [], carrier: null };
  const tail = sent.at(-1);
  if (tail?.change.kind === 'weight.delete') return { operations: sent, carrier: tail };
  return appended(sent, change, tap);
}
