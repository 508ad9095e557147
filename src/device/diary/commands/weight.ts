import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { writeDiary } from './write-diary.ts';

/** Stores a day's weigh-in in kg, one decimal; returns what stood there before. */
export async function setWeight(day: DiaryDay, kg: number): Promise<number | null> {
  return writeDiary(async (tx, record) => {
    const before = (await tx.weights.get(day))?.kg ?? null;
    await record({ kind: 'weight.put', date: day, kg: roundTo1(kg) });
    return before;
  });
}

/** Takes a day's weigh-in back; returns what stood there, null when nothing did. */
export async function deleteWeight(day: DiaryDay): Promise<number | null> {
  return writeDiary(async (tx, record) => {
    const before = (await tx.weights.get(day))?.kg ?? null;
    if (before !== null) await record({ kind: 'weight.delete', date: day });
    return before;
  });
}
