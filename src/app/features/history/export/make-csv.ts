import { readCsvDays } from '#device/transfer/export/read-csv-days.ts';
import { daysBetween } from '#domain/diary/diary-day.ts';
import { csvHead, csvOfDay, type CsvWords } from '#domain/diary/history/diary-csv.ts';
import { NUTRIENT_UNITS, NUTRIENTS } from '#domain/nutrition/nutrient.ts';
import { history } from '#app/text/diary/history.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { nutrientNames, nutrientUnits } from '#app/text/food/nutrients.ts';
import type { Days } from './csv-range.ts';

const words: CsvWords = {
  columns: history.csv.columns,
  nutrients: {
    ...nutrientNames,
    ...Object.fromEntries(
      NUTRIENTS.map((nutrient) => [
        nutrient,
        history.csv.inUnit(nutrientNames[nutrient], nutrientUnits[NUTRIENT_UNITS[nutrient]]),
      ]),
    ),
  },
  meals: {
    breakfast: mealWords.breakfast.name,
    lunch: mealWords.lunch.name,
    dinner: mealWords.dinner.name,
    snacks: mealWords.snacks.name,
  },
  water: history.water,
  weight: history.weight,
};

interface CsvWork {
  signal: AbortSignal;
  /** Called with the part that is done, 0 to 1. */
  onProgress: (share: number) => void;
}

/**
 * The diary of a range as a file, batch by batch: years of entries never lie in memory as rows. Null when the range
 * holds nothing, or the work was stopped. Rejects with StorageError.
 */
export async function makeCsv({ from, to }: Days, { signal, onProgress }: CsvWork): Promise<Blob | null> {
  const parts: string[] = [];
  const all = daysBetween(from, to) + 1;
  let done = 0;
  for await (const days of readCsvDays(from, to)) {
    if (signal.aborted) return null;
    const text = days.map((day) => csvOfDay(day, words)).join('');
    if (text) parts.push(text);
    done += days.length;
    onProgress(done / all);
  }
  return parts.length > 0 ? new Blob([csvHead(words), ...parts], { type: 'text/csv;charset=utf-8' }) : null;
}
