import { readFileSync } from 'node:fs';
import type { ImportReading } from '#device/transfer/import/import-file.ts';
import { readChosenFile } from '#device/transfer/import/read-chosen-file.ts';
import type { Answers, TitleWords } from '#device/transfer/import/foreign/reading.ts';
import type { MealEntry } from '#sync/records.ts';

/** Titles as a test reads them. */
export const WORDS: TitleWords = {
  wholeDay: 'day',
  nameless: 'dish',
  meals: { breakfast: 'breakfast', lunch: 'lunch', dinner: 'dinner', snacks: 'snacks' },
  sources: {
    lukma: 'Lukma',
    myfitnesspal: 'MyFitnessPal',
    cronometer: 'Cronometer',
    yazio: 'Yazio',
    fatsecret: 'FatSecret',
    'lose-it': 'Lose It!',
    'apple-health': 'Apple Health',
    table: 'CSV',
  },
};

/** The bytes of a file beside the tests. */
export const fileOf = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(`../../../import-files/${name}`, import.meta.url)));

/** Reads a text or bytes as a chosen file. */
export const readAs = (content: string | Uint8Array<ArrayBuffer>, answers: Answers = {}): Promise<ImportReading> =>
  readChosenFile(new Blob([content]), { answers, words: WORDS, onProgress: () => undefined });

/** What a file holds; fails where it is asked about or refused. */
export async function readGood(content: string | Uint8Array<ArrayBuffer>, answers: Answers = {}) {
  const reading = await readAs(content, answers);
  if (reading.is !== 'read') throw new Error(JSON.stringify(reading));
  return reading;
}

/** A dish in one line. */
export const line = ({ date, mealType, title, calories, proteins, carbs, fats, amount, unit }: MealEntry): string =>
  `${date} ${mealType}: ${title}, ${amount === null ? '' : `${amount} ${unit ?? ''}, `}${calories} kcal ${proteins}/${carbs}/${fats}`;
