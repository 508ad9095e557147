import { readValue } from '#contract/diary/value-things.ts';
import type { PreferenceRow, ReadPreferences } from '#contract/plan/plan-preferences.ts';
import { wishChanges } from '#contract/plan/plan-wishes.ts';
import type { Change } from '#sync/records.ts';

export type Said = ReadPreferences['preferences'];

/** How an app writes down what the person was shown and then said. */
export type WritesPreferences = (
  rows: readonly PreferenceRow[],
  shown: Said | null,
  said: Said,
  newKey: () => string,
) => Extract<Change, { kind: 'thing.set' }>[];

/** Wish by wish, as apps of today do. */
export const byWish: WritesPreferences = (...asked) =>
  wishChanges(...asked).map((wish) => ({ kind: 'thing.set', name: 'plan-wishes', ...wish }));

/** All of them as one value, as apps from before that did; its fields in the order of the schema. */
export const asOneValue: WritesPreferences = (_rows, _shown, said) => [
  { kind: 'thing.set', name: 'plan-preferences', key: 'current', value: readValue('plan-preferences', said) },
];
