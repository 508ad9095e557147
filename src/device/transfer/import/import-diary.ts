import type { DiaryDay } from '#domain/diary-day.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import { theDiary } from '#device/diary/diary.ts';
import type { ImportFile } from './import-file.ts';
import { goalsChanges } from './plan-goals.ts';
import { additionsOf, planImport, type HeldEntries, type ImportCounts } from './plan-import.ts';
import { goalsBefore, planSettings, type HeldSettings, type Setting } from './plan-settings.ts';
import { readAccess } from '#device/session/access/read-access.ts';
import type { DiaryTransaction } from '#device/diary/store.ts';
import { talkRowOf } from '#device/diary/commands/talks.ts';
import { writeDiary } from '#device/diary/commands/write-diary.ts';

/** Entries of one transaction: few enough for a tap in between not to wait. */
const PART = 100;

/** What the import of a file would do now. */
export interface ImportPreview {
  counts: ImportCounts;
  /** What the file has in another way than the diary: put in its place only when asked. */
  settings: Setting[];
  /** The diary began today: nothing in it has been chosen for long. */
  isNewDiary: boolean;
  /** Without PRO or the trial neither the week nor macros can be taken over. */
  isLocked: boolean;
}

/** What the import of a file would do now; nothing is written. */
export async function previewImport(file: ImportFile, today: DiaryDay): Promise<ImportPreview> {
  const { db, store } = theDiary();
  const hasAccess = (await readAccess(db))?.hasAccess ?? false;
  return store.read(async (tx) => {
    const { counts } = planImport(file, await heldEntries(tx, file), today);
    const held = await heldSettings(tx, hasAccess);
    return {
      counts: { ...counts, goals: goalsBefore(file, held, today).length },
      settings: planSettings(file, held, today).map(({ setting }) => setting),
      isNewDiary: held.goals.every(({ date }) => date >= today),
      isLocked: !hasAccess && file.plan !== null,
    };
  });
}

interface ImportRun {
  /** The file's profile, goals of today and week take the place of the diary's. */
  takesSettings: boolean;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Takes a file into the diary, part by part; what has come to be there meanwhile is left alone. Returns how many
 * entries were added, also when it was stopped between two parts. Rejects with a StorageError; what was added stays.
 */
export async function importDiary(
  file: ImportFile,
  today: DiaryDay,
  { takesSettings, signal, onProgress }: ImportRun,
): Promise<number> {
  const parts = partsOf(file);
  let added = await importSettings(file, today, takesSettings);
  for (const [at, part] of parts.entries()) {
    if (signal.aborted) break;
    added += await writeDiary(async (tx, record) => {
      const { changes, counts, talks } = planImport(part, await heldEntries(tx, part), today);
      if (talks.length > 0)
        await tx.talks.putMany(talks.map(({ exchange, at: answered }) => talkRowOf(exchange, answered)));
      if (changes.length > 0) await record(...changes);
      return additionsOf(counts);
    });
    onProgress((at + 1) / parts.length);
  }
  return added;
}

/** Goals of the past in one piece: half a timeline would say of the other half that the diary has it already. */
async function importSettings(file: ImportFile, today: DiaryDay, takesSettings: boolean): Promise<number> {
  const hasAccess = (await readAccess(theDiary().db))?.hasAccess ?? false;
  return writeDiary(async (tx, record) => {
    const held = await heldSettings(tx, hasAccess);
    const past = goalsBefore(file, held, today);
    const changes = goalsChanges(past, held.goals, hasAccess);
    if (takesSettings) changes.push(...planSettings(file, held, today).flatMap((one) => one.changes));
    if (changes.length > 0) await record(...changes);
    return past.length;
  });
}

async function heldSettings(tx: StoreTransaction, hasAccess: boolean): Promise<HeldSettings> {
  const [goals, [plan], [user]] = await Promise.all([
    tx.goals.all(),
    tx.plan.getMany(['current']),
    tx.user.getMany(['current']),
  ]);
  return {
    goals: goals.flatMap(({ date, view }) => (view ? [{ date, ...view }] : [])),
    plan: plan?.view ?? null,
    user: user?.view ?? null,
    hasAccess,
  };
}

async function heldEntries(
  tx: DiaryTransaction,
  { meals, water, weights, favourites, things, talks }: ImportFile,
): Promise<HeldEntries> {
  const ids = meals.map(({ id }) => id);
  const [rows, tombs, days, weighings, kept, values, answered, talkTombs] = await Promise.all([
    tx.meals.getMany(ids),
    tx.tombs.getMany(ids),
    tx.days.getMany(water.map(({ date }) => date)),
    tx.weights.getMany(weights.map(({ date }) => date)),
    tx.favourites.getMany(favourites.map(({ id }) => id)),
    tx.things.getMany(things.map(thingId)),
    tx.talks.getMany(talks.map(({ exchange }) => exchange.id)),
    tx.talkTombs.getMany(talks.map(({ exchange }) => exchange.metadata.conversationId)),
  ]);
  const known = [...rows, ...kept].filter((row) => row !== undefined);
  return {
    meals: new Set(rows.flatMap((row) => (row?.view ? [row.id] : []))),
    favourites: new Set(kept.flatMap((row) => (row?.view ? [row.id] : []))),
    things: new Set(values.flatMap((row) => (row ? [row.id] : []))),
    talks: new Set(answered.flatMap((row) => (row ? [row.id] : []))),
    deleted: new Set([
      ...tombs.flatMap((tomb) => (tomb ? [tomb.id] : [])),
      ...known.flatMap(({ id, view }) => (view ? [] : [id])),
    ]),
    deletedTalks: new Set(talkTombs.flatMap((tomb) => (tomb ? [tomb.talkId] : []))),
    waterDays: new Set(days.flatMap((row) => (row && row.waterMl > 0 ? [row.date] : []))),
    weightDays: new Set(weighings.flatMap((row) => (row && row.kg !== null ? [row.date] : []))),
  };
}

function partsOf(file: ImportFile): ImportFile[] {
  const { meals, water, weights, favourites, things, talks } = file;
  const longest = Math.max(...[meals, water, weights, favourites, things, talks].map(({ length }) => length));
  return Array.from({ length: Math.ceil(longest / PART) }, (_, at) => {
    const cut = <Entry>(entries: readonly Entry[]) => entries.slice(at * PART, (at + 1) * PART);
    return {
      ...file,
      meals: cut(meals),
      water: cut(water),
      weights: cut(weights),
      favourites: cut(favourites),
      things: cut(things),
      talks: cut(talks),
      unreadable: 0,
    };
  });
}
