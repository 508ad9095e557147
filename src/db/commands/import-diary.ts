import type { DiaryDay } from '../../domain/diary-day.ts';
import type { StoreTransaction } from '../../sync/ports.ts';
import { theDiary } from '../diary.ts';
import type { ImportFile } from '../import/import-file.ts';
import { additionsOf, planImport, type HeldEntries, type ImportCounts } from '../import/plan-import.ts';
import { writeDiary } from './write-diary.ts';

/** Entries of one transaction: few enough for a tap in between not to wait. */
const PART = 100;

/** What the import of a file would do now; nothing is written. */
export async function previewImport(file: ImportFile, today: DiaryDay): Promise<ImportCounts> {
  const { store } = theDiary();
  return planImport(file, await store.read((tx) => heldEntries(tx, file)), today).counts;
}

/**
 * Takes a file into the diary, part by part; what has come to be there meanwhile is left alone. Answers how many
 * entries were added, also when it was stopped between two parts. Rejects with a StorageError; what was added stays.
 */
export async function importDiary(
  file: ImportFile,
  today: DiaryDay,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<number> {
  const parts = partsOf(file);
  let added = 0;
  for (const [at, part] of parts.entries()) {
    if (signal.aborted) break;
    added += await writeDiary(async (tx, record) => {
      const { changes, counts } = planImport(part, await heldEntries(tx, part), today);
      if (changes.length > 0) await record(...changes);
      return additionsOf(counts);
    });
    onProgress((at + 1) / parts.length);
  }
  return added;
}

async function heldEntries(tx: StoreTransaction, { meals, water, weights }: ImportFile): Promise<HeldEntries> {
  const ids = meals.map(({ id }) => id);
  const [rows, tombs, days, weighings] = await Promise.all([
    tx.meals.getMany(ids),
    tx.tombs.getMany(ids),
    tx.days.getMany(water.map(({ date }) => date)),
    tx.weights.getMany(weights.map(({ date }) => date)),
  ]);
  return {
    meals: new Set(rows.flatMap((row) => (row?.view ? [row.id] : []))),
    deleted: new Set([...tombs.flatMap((tomb) => (tomb ? [tomb.id] : [])), ...rows.flatMap((row) => (row && !row.view ? [row.id] : []))]),
    waterDays: new Set(days.flatMap((row) => (row && row.waterMl > 0 ? [row.date] : []))),
    weightDays: new Set(weighings.flatMap((row) => (row && row.kg !== null ? [row.date] : []))),
  };
}

function partsOf({ meals, water, weights }: ImportFile): ImportFile[] {
  const parts: ImportFile[] = [];
  const longest = Math.max(meals.length, water.length, weights.length);
  for (let from = 0; from < longest; from += PART) {
    const cut = <Entry>(entries: readonly Entry[]) => entries.slice(from, from + PART);
    parts.push({ meals: cut(meals), water: cut(water), weights: cut(weights), unreadable: 0 });
  }
  return parts;
}
