import type { Change } from '#sync/records.ts';
import { conversation } from './conversation.ts';
import { favourite } from './favourite.ts';
import { goals } from './goals.ts';
import { meal } from './meal.ts';
import { picture } from './picture.ts';
import { plan } from './plan.ts';
import { profile } from './profile.ts';
import { valueThing } from './value-thing.ts';
import { water } from './water.ts';
import { weight } from './weight.ts';
import type { ChangeLabels } from './labels.ts';

const LABELS: Readonly<Record<Change['kind'], ChangeLabels>> = {
  ...meal,
  ...water,
  ...weight,
  ...favourite,
  ...valueThing,
  ...goals,
  ...profile,
  ...plan,
  ...conversation,
  ...picture,
};

/** What the outbox says of a change. */
export const labelsOf = ({ kind }: Change): ChangeLabels => LABELS[kind];

/** What a change is, in the words of a person: 'კერძი: ხინკალი, 610 კკალ'. */
export const changeLabel = (change: Change, dishTitle?: string): string => labelsOf(change).what(change, dishTitle);

/** What a change is about. */
export const thingOf = (change: Change): string => labelsOf(change).thing(change);

/** Makes discarded changes once more, in their order, for the undo; undefined where the bytes of one are gone. */
export function repeatChanges(changes: readonly Change[]): (() => Promise<void>) | undefined {
  if (!changes.every((change) => labelsOf(change).repeat)) return undefined;
  return async () => {
    for (const change of changes) await labelsOf(change).repeat?.(change);
  };
}
