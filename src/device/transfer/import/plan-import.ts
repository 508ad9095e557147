import { addDays, type DiaryDay } from '#domain/diary-day.ts';
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
  /** Talks that were deleted. */
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
  unreadable: number;
}

export interface ImportPlan {
  changes: Change[];
  /** The exchanges among the changes, with their times. */
  talks: ImportFile['talks'];
  counts: ImportCounts;
}

/**
 * The ordinary changes that bring a file into a diary: ids are kept, present and deleted ids are left out, water
 * and weight come only to days without (design §5). Planned again after it was done it plans nothing.
 */
export function planImport(file: ImportFile, held: HeldEntries, today: DiaryDay): ImportPlan {
  // The server takes no day beyond tomorrow; a file from a telephone with a wrong clock may hold some.
  const last = addDays(today, 1);
  const inTime = <Entry extends { date: DiaryDay }>(entries: readonly Entry[]) =>
    entries.filter(({ date }) => date <= last);
  const [meals, water, weights] = [inTime(file.meals), inTime(file.water), inTime(file.weights)];
  const late =
    file.meals.length + file.water.length + file.weights.length - meals.length - water.length - weights.length;

  const newMeals = meals.filter(({ id }) => !held.meals.has(id) && !held.deleted.has(id));
  const newWater = water.filter(({ date }) => !held.waterDays.has(date));
  const newWeights = weights.filter(({ date }) => !held.weightDays.has(date));
  const newFavourites = file.favourites.filter(({ id }) => !held.favourites.has(id) && !held.deleted.has(id));
  const newThings = file.things.filter((one) => !held.things.has(thingId(one)));
  const newTalks = file.talks.filter(
    ({ exchange }) => !held.talks.has(exchange.id) && !held.deletedTalks.has(exchange.metadata.conversationId),
  );
  const deletedTalks = file.talks.filter(({ exchange }) => !held.talks.has(exchange.id)).length - newTalks.length;
  const isDeleted = ({ id }: { id: string }) => held.deleted.has(id) && !held.meals.has(id) && !held.favourites.has(id);
  const deleted = [...meals, ...file.favourites].filter(isDeleted).length + deletedTalks;
  const added =
    newMeals.length + newWater.length + newWeights.length + newFavourites.length + newThings.length + newTalks.length;
  const offered =
    meals.length + water.length + weights.length + file.favourites.length + file.things.length + file.talks.length;
  return {
    talks: newTalks,
    changes: [
      ...newMeals.map((meal): Change => ({ kind: 'meal.put', meal, restore: false })),
      ...newWater.map(({ date, ml }): Change => ({ kind: 'water.add', date, ml })),
      ...newWeights.map(({ date, kg }): Change => ({ kind: 'weight.put', date, kg })),
      ...newFavourites.map((kept): Change => ({ kind: 'favourite.put', ...kept })),
      ...newThings.map((one): Change => ({ kind: 'thing.set', ...one })),
      ...newTalks.map(({ exchange }): Change => ({ kind: 'talk.keep', exchange })),
    ],
    counts: {
      meals: newMeals.length,
      water: newWater.length,
      weights: newWeights.length,
      favourites: newFavourites.length,
      things: newThings.length,
      talks: newTalks.length,
      goals: 0,
      present: offered - added - deleted,
      deleted,
      unreadable: file.unreadable + late,
    },
  };
}

/** How many entries an import adds. */
export const additionsOf = ({ meals, water, weights, favourites, things, talks, goals }: ImportCounts): number =>
  meals + water + weights + favourites + things + talks + goals;
