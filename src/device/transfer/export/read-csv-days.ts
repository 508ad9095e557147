import { addDays, daysFrom, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { CsvDay } from '#domain/diary/history/diary-csv.ts';
import { completeEntries } from '#device/food/nutrients/complete-entries.ts';
import { mealsOf } from '#device/diary/hooks/use-day-meals.ts';
import { theDiary } from '#device/diary/diary.ts';
import { asStorageError } from '#device/platform/storage-error.ts';

/** Days read at once: a batch of rows that no phone feels. */
const CHUNK_DAYS = 28;

/** The first and the last day that hold anything; null of an empty diary. Rejects with StorageError. */
export async function diaryEnds(): Promise<{ first: DiaryDay; last: DiaryDay } | null> {
  const { db } = theDiary();
  try {
    const ends = await Promise.all([
      db.meals.where('day').above('').first(),
      db.meals.where('day').above('').last(),
      db.days
        .orderBy('date')
        .filter(({ waterMl }) => waterMl > 0)
        .first(),
      db.days
        .orderBy('date')
        .filter(({ waterMl }) => waterMl > 0)
        .last(),
      db.weights
        .orderBy('date')
        .filter(({ kg }) => kg !== null)
        .first(),
      db.weights
        .orderBy('date')
        .filter(({ kg }) => kg !== null)
        .last(),
    ]);
    const days = ends.flatMap((row) => (row ? ['day' in row ? row.day : row.date] : [])).flatMap((day) => day || []);
    const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
    return first && last ? { first, last } : null;
  } catch (error) {
    throw asStorageError(error);
  }
}

/**
 * The days of a range in batches, oldest first, so that years of entries never lie in memory at once. Days without
 * anything come too. Rejects with StorageError.
 */
export async function* readCsvDays(from: DiaryDay, to: DiaryDay): AsyncGenerator<CsvDay[]> {
  const { db } = theDiary();
  for (let start = from; start <= to; start = addDays(start, CHUNK_DAYS)) {
    const end = [addDays(start, CHUNK_DAYS - 1), to].toSorted()[0] ?? to;
    try {
      const [water, weights] = await Promise.all([
        db.days.where('date').between(start, end, true, true).toArray(),
        db.weights.where('date').between(start, end, true, true).toArray(),
      ]);
      const drunk = new Map(water.map(({ date, waterMl }) => [date, waterMl]));
      const weighed = new Map(weights.map(({ date, kg }) => [date, kg]));
      yield await Promise.all(
        daysFrom(start, end).map(async (date) => ({
          date,
          dishes: await completeEntries((await mealsOf({ db }, date)).map(({ entry }) => entry)),
          waterMl: drunk.get(date) ?? 0,
          kg: weighed.get(date) ?? null,
        })),
      );
    } catch (error) {
      throw asStorageError(error);
    }
  }
}
