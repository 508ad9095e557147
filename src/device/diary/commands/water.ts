import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { roundToWhole } from '#domain/rounding.ts';
import { effectiveWater } from '#domain/body/water.ts';
import { writeDiary } from './write-diary.ts';

/**
 * Pours water into a day, or takes it back with a negative `ml`. Returns the ml that the total really moved;
 * `addWater(day, -moved)` undoes it.
 */
export async function addWater(day: DiaryDay, ml: number): Promise<number> {
  return writeDiary(async (tx, record) => {
    const moved = effectiveWater((await tx.days.get(day))?.waterMl ?? 0, roundToWhole(ml));
    if (moved !== 0) await record({ kind: 'water.add', date: day, ml: moved });
    return moved;
  }, 'water');
}
