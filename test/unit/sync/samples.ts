import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealBase, MealEntry, MealRow, NewOperation, TombRow } from '#sync/records.ts';
import { laneOf } from '#sync/entities/registry.ts';
import type { Change } from '#sync/records.ts';

export const TODAY: DiaryDay = '2026-03-10';
export const YESTERDAY: DiaryDay = '2026-03-09';

/** An entry as the add-meal dialog makes it. */
export const sampleMeal = (id: string, parts: Partial<MealEntry> = {}): MealEntry => ({
  id,
  date: TODAY,
  mealType: 'lunch',
  title: 'ხაჭაპური',
  imageUrl: '',
  calories: 420,
  proteins: 15,
  carbs: 40,
  fats: 22,
  mealId: null,
  timestamp: { seconds: 1_773_100_000, nanoseconds: 0 },
  amount: null,
  unit: null,
  ingredients: [],
  ...parts,
});

export const sampleBase = (id: string, rev: number, parts: Partial<MealEntry> = {}): MealBase => ({
  ...sampleMeal(id, parts),
  rev,
  pictureMissing: false,
});

/** A row of the meals table that holds only a base. */
export const sampleRow = (id: string, rev: number, parts: Partial<MealEntry> = {}): MealRow => {
  const { rev: _, pictureMissing: __, ...view } = sampleBase(id, rev, parts);
  return { id, base: sampleBase(id, rev, parts), view, day: view.date, waiting: 'none' };
};

export const sampleTomb = (id: string, rev: number | null): TombRow => ({ id, rev, date: TODAY, mealType: 'lunch' });

/** An operation as it stands right after the tap. */
export const sampleOperation = (change: Change, parts: Partial<NewOperation> = {}): NewOperation => ({
  opId: `op-${JSON.stringify(change).length}-${parts.createdAt ?? 0}`,
  lane: laneOf(change),
  change,
  request: null,
  state: 'queued',
  attempts: 0,
  nextAt: 0,
  rev: null,
  generation: null,
  error: null,
  createdAt: 0,
  failingSince: null,
  asOf: null,
  ...parts,
});
