import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import type { Change } from '#sync/records.ts';
import type { ImportFile } from './import-file.ts';

/** What the diary already has of a file's entries. */
export interface HeldEntries {
  meals: ReadonlySet<string>;
  favourites: ReadonlySet<string>;
  /** Values by `name/key`, also deleted ones. */
  things: ReadonlySet<string>;
  talks: ReadonlySet<string>;
  /** Ids of dishes, logged or kept, that were deleted: an import never brings them back. */
  deleted: ReadonlySet<string>;
  /** Conversations that were deleted. */
  deletedTalks: ReadonlySet<string>;
  waterDays: ReadonlySet<DiaryDay>;
  weightDays: ReadonlySet<DiaryDay>;
}

/** What an import would do: how many of each, and what stays out and why. */
export interface ImportCounts {
  meals: number;
  water: number;
  weights: number;
  favourites: number;
  things: number;
  talks: number;
  /** Days on which goals changed, before the diary's own first ones. */
  goals: number;
  /** Entries and days that the diary has already. */
  present: number;
  deleted: number;
  /** Of the deleted, dishes that were logged: they alone can be brought back. */
  deletedMeals: number;
  unreadable: number;
}

/** Entries of a file that come into the diary. */
export type NewEntries = Pick<ImportFile, 'meals' | 'water' | 'weights' | 'favourites' | 'things' | 'talks'>;

export interface ImportPlan {
  changes: Change[];
  /** What the changes bring. */
  brings: NewEntries;
  counts: ImportCounts;
}

/**
 * The ordinary changes that bring a file into a diary: ids are kept, present and deleted ids are left out, water
 * and weight come only to days without (design §5). `bringsBack`: dishes that were deleted come back. Planned again after it was done it plans nothing.
 */
export function planImport(
  file: ImportFile,
  held: HeldEntries,
  today: DiaryDay,
  { bringsBack = false }: { bringsBack?: boolean } = {},
): ImportPlan {
  // The server takes no day beyond tomorrow; a file from a telephone with a wrong clock may hold some.
  const last = addDays(today, 1);
  const inTime = <Entry extends { date: DiaryDay }>(entries: readonly Entry[]) =>
    entries.filter(({ date }) => date <= last);
  const [meals, water, weights] = [inTime(file.meals), inTime(file.water), inTime(file.weights)];
  const late =
    file.meals.length + file.water.length + file.weights.length - meals.length - water.length - weights.length;

  const gone = meals.filter(({ id }) => !held.meals.has(id) && held.deleted.has(id));
  const newMeals = meals.filter(({ id }) => !held.meals.has(id) && (bringsBack || !held.deleted.has(id)));
  const newWater = water.filter(({ date }) => !held.waterDays.has(date));
  const newWeights = weights.filter(({ date }) => !held.weightDays.has(date));
  const newFavourites = file.favourites.filter(({ id }) => !held.favourites.has(id) && !held.deleted.has(id));
  const newThings = file.things.filter((one) => !held.things.has(thingId(one)));
  const newExchanges = file.talks.filter(
    ({ exchange }) => !held.talks.has(exchange.id) && !held.deletedTalks.has(exchange.metadata.conversationId),
  );
  const deletedTalks = file.talks.filter(({ exchange }) => !held.talks.has(exchange.id)).length - newExchanges.length;
  const deletedMeals = bringsBack ? 0 : gone.length;
  const givenUp = file.favourites.filter(({ id }) => held.deleted.has(id) && !held.favourites.has(id));
  const deleted = deletedMeals + givenUp.length + deletedTalks;
  const added =
    newMeals.length +
    newWater.length +
    newWeights.length +
    newFavourites.length +
    newThings.length +
    newExchanges.length;
  const offered =
    meals.length + water.length + weights.length + file.favourites.length + file.things.length + file.talks.length;
  return {
    brings: {
      meals: newMeals,
      water: newWater,
      weights: newWeights,
      favourites: newFavourites,
      things: newThings,
      talks: newExchanges,
    },
    changes: [
      ...newMeals.map((meal): Change => ({ kind: 'meal.put', meal, restore: held.deleted.has(meal.id) })),
      ...newWater.map(({ date, ml }): Change => ({ kind: 'water.add', date, ml })),
      ...newWeights.map(({ date, kg }): Change => ({ kind: 'weight.put', date, kg })),
      ...newFavourites.map((kept): Change => ({ kind: 'favourite.put', ...kept })),
      ...newThings.map((one): Change => ({ kind: 'thing.set', ...one })),
      ...newExchanges.map(({ exchange }): Change => ({ kind: 'talk.keep', exchange })),
    ],
    counts: {
      meals: newMeals.length,
      water: newWater.length,
      weights: newWeights.length,
      favourites: newFavourites.length,
      things: newThings.length,
      talks: newExchanges.length,
      goals: 0,
      present: offered - added - deleted,
      deleted,
      deletedMeals,
      unreadable: file.unreadable + late,
    },
  };
}

/** How many entries an import adds. */
export const additionsOf = ({ meals, water, weights, favourites, things, talks, goals }: ImportCounts): number =>
  meals + water + weights + favourites + things + talks + goals;

export const NO_COUNTS: ImportCounts = {
  meals: 0,
  water: 0,
  weights: 0,
  favourites: 0,
  things: 0,
  talks: 0,
  goals: 0,
  present: 0,
  deleted: 0,
  deletedMeals: 0,
  unreadable: 0,
};

/** The counts of two pieces of a file together. */
export const sumOfCounts = (one: ImportCounts, other: ImportCounts): ImportCounts => ({
  meals: one.meals + other.meals,
  water: one.water + other.water,
  weights: one.weights + other.weights,
  favourites: one.favourites + other.favourites,
  things: one.things + other.things,
  talks: one.talks + other.talks,
  goals: one.goals + other.goals,
  present: one.present + other.present,
  deleted: one.deleted + other.deleted,
  deletedMeals: one.deletedMeals + other.deletedMeals,
  unreadable: one.unreadable + other.unreadable,
});
