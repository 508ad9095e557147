import { readValue } from '#contract/diary/value-things.ts';
import type { PreferenceRow, ReadPreferences } from '#contract/plan/plan-preferences.ts';
import { wishChanges } from '#contract/plan/plan-wishes.ts';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { contentsOfRecipe, RECIPES_BY_ID } from '#server/food/food-book.ts';
import type { Change } from '#sync/records.ts';

const held = new Set([...RECIPES_BY_ID.values()].flatMap((recipe) => contentsOfRecipe(recipe).allergens));
/** Allergies of the stories: in no recipe, because the server refuses a swap for a dish that holds what somebody is allergic to. */
export const STORY_ALLERGIES = ALLERGENS.filter((one) => !held.has(one));

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
