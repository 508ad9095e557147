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
import type { ChangeWords } from './words.ts';

const WORDS: Readonly<Record<Change['kind'], ChangeWords>> = {
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
export const wordsOf = ({ kind }: Change): ChangeWords => WORDS[kind];

/** What a change is, in the words of a person: 'კერძი: ხინკალი, 610 კკალ'. */
export const changeWords = (change: Change, dishTitle?: string): string => wordsOf(change).what(change, dishTitle);

/** What a change is about. */
export const thingOf = (change: Change): string => wordsOf(change).thing(change);

/** Makes discarded changes once more, in their order, for the undo; undefined where the bytes of one are gone. */
export function repeatChanges(changes: readonly Change[]): (() => Promise<void>) | undefined {
  if (!changes.every((change) => wordsOf(change).repeat)) return undefined;
  return async () => {
    for (const change of changes) await wordsOf(change).repeat?.(change);
  };
}
