import { addDays, type DiaryDay } from '../../domain/diary-day.ts';
import type { Change } from '../../sync/records.ts';
import type { ImportFile } from './import-file.ts';

/** What the diary already has of a file's entries. */
export interface HeldEntries {
  meals: ReadonlySet<string>;
  /** Ids that were deleted: an import never brings them back. */
  deleted: ReadonlySet<string>;
  waterDays: ReadonlySet<DiaryDay>;
  weightDays: ReadonlySet<DiaryDay>;
}

/** What an import would do: how many of each, and what stays out and why. */
export interface ImportCounts {
  meals: number;
  water: number;
  weights: number;
  /** Entries and days that the diary has already. */
  present: number;
  deleted: number;
  unreadable: number;
}

export interface ImportPlan {
  changes: Change[];
  counts: ImportCounts;
}

/**
 * The ordinary changes that bring a file into a diary: ids are kept, present and deleted ids are left out, water
 * and weight come only to days without (design §5). Planned again after it was done it plans nothing.
 */
export function planImport(file: ImportFile, held: HeldEntries, today: DiaryDay): ImportPlan {
  // The server takes no day beyond tomorrow; a file from a telephone with a wrong clock may hold some.
  const last = addDays(today, 1);
  const inTime = <Entry extends { date: DiaryDay }>(entries: readonly Entry[]) => entries.filter(({ date }) => date <= last);
  const [meals, water, weights] = [inTime(file.meals), inTime(file.water), inTime(file.weights)];
  const late = file.meals.length + file.water.length + file.weights.length - meals.length - water.length - weights.length;

  const newMeals = meals.filter(({ id }) => !held.meals.has(id) && !held.deleted.has(id));
  const newWater = water.filter(({ date }) => !held.waterDays.has(date));
  const newWeights = weights.filter(({ date }) => !held.weightDays.has(date));
  const deleted = meals.filter(({ id }) => held.deleted.has(id) && !held.meals.has(id)).length;
  return {
    changes: [
      ...newMeals.map((meal): Change => ({ kind: 'meal.put', meal, restore: false })),
      ...newWater.map(({ date, ml }): Change => ({ kind: 'water.add', date, ml })),
      ...newWeights.map(({ date, kg }): Change => ({ kind: 'weight.put', date, kg })),
    ],
    counts: {
      meals: newMeals.length,
      water: newWater.length,
      weights: newWeights.length,
      present: meals.length - newMeals.length - deleted + (water.length - newWater.length) + (weights.length - newWeights.length),
      deleted,
      unreadable: file.unreadable + late,
    },
  };
}

/** How many entries an import adds. */
export const additionsOf = ({ meals, water, weights }: ImportCounts): number => meals + water + weights;
