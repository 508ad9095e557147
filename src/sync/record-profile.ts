import { isUnsent, type DraftOperation } from './lanes.ts';
import { appended, replaced, type LaneEdit, type Tap } from './lane-edit.ts';
import type { Change } from './records.ts';

/** The person changed fields of the profile: the newest value of each stands. */
export function recordProfile(
  lane: readonly DraftOperation[],
  change: Extract<Change, { kind: 'profile.change' }>,
  tap: Tap,
): LaneEdit {
  // Refused fields that are all given anew are what the person now corrects.
  const kept = lane.filter(({ state, change: old }) => state !== 'failed' || !isWithin(old, change));
  const tail = kept.at(-1);
  if (!tail || !isUnsent(tail) || tail.change.kind !== 'profile.change') return appended(kept, change, tap);
  return replaced(kept, tail, { ...change, fields: { ...tail.change.fields, ...change.fields } });
}

const isWithin = (old: Change, change: Extract<Change, { kind: 'profile.change' }>): boolean =>
  old.kind === 'profile.change' && Object.keys(old.fields).every((name) => Object.hasOwn(change.fields, name));
