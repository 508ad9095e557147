import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import { theDiary } from '#device/diary/diary.ts';
import type { ImportFile } from './import-file.ts';
import { goalsChanges } from './plan-goals.ts';
import { busyDays, heldEntries } from './held-entries.ts';
import type { ImportRecord } from './import-record.ts';
import { importsOf } from './import-rows.ts';
import { newRecord, partOf, widened, withPart } from './keep-record.ts';
import type { Source } from './foreign/reading.ts';
import { additionsOf, NO_COUNTS, planImport, sumOfCounts, type ImportCounts } from './plan-import.ts';
import { goalsBefore, planSettings, type HeldSettings, type Setting } from './plan-settings.ts';
import { askToPersist } from '#device/platform/persistence.ts';
import { readAccess } from '#device/session/access/read-access.ts';
import { exchangeRowOf } from '#device/diary/commands/conversations.ts';
import { writeDiary } from '#device/diary/commands/write-diary.ts';

/** Entries of one transaction: few enough for a tap in between not to wait. */
const PART = 100;
/** Entries that are looked up at once. */
const LOOK = 500;

/** What the import of a file would do now. */
export interface ImportPreview {
  counts: ImportCounts;
  /** What the file has in another way than the diary: put in its place only when asked. */
  settings: Setting[];
  /** The diary began today: nothing in it has been chosen for long. */
  isNewDiary: boolean;
  /** Without PRO or the trial neither the week nor macros can be taken over. */
  isLocked: boolean;
  /** First and last day of all that the file holds; null: nothing in it has a day. */
  span: { from: DiaryDay; to: DiaryDay } | null;
  /** Days with dishes of the person's own, and how many new dishes the file has on them. */
  busy: { days: number; meals: number };
}

/** What the import of a file would do now; nothing is written. Looks the diary up piece by piece: a tap in between does not wait. */
export async function previewImport(file: ImportFile, today: DiaryDay): Promise<ImportPreview> {
  const { db, store } = theDiary();
  const hasAccess = (await readAccess(db))?.hasAccess ?? false;
  const days = await busyDays(file);
  let counts: ImportCounts | null = null;
  let busyMeals = 0;
  for (const part of partsOf(file, LOOK)) {
    const plan = await store.read(async (tx) => planImport(part, await heldEntries(tx, part), today));
    counts = counts ? sumOfCounts(counts, plan.counts) : plan.counts;
    busyMeals += plan.brings.meals.filter(({ date }) => days.has(date)).length;
  }
  return store.read(async (tx) => {
    const held = await heldSettings(tx, hasAccess);
    return {
      counts: {
        ...(counts ?? NO_COUNTS),
        unreadable: (counts?.unreadable ?? 0) + file.unreadable,
        goals: goalsBefore(file, held, today).length,
      },
      settings: planSettings(file, held, today).map(({ setting }) => setting),
      isNewDiary: held.goals.every(({ date }) => date >= today),
      isLocked: !hasAccess && file.plan !== null,
      span: spanOf(file),
      busy: { days: days.size, meals: busyMeals },
    };
  });
}

interface ImportRun {
  /** The file's profile, goals of today and week take the place of the diary's. */
  takesSettings: boolean;
  /** Days that hold dishes of the person's own get none of the file's. */
  sparesBusyDays?: boolean;
  /** Dishes of the file that were deleted come back. */
  bringsBack?: boolean;
  /** Whose file it is, for the list of imports. */
  sources?: Source[];
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Takes a file into the diary, part by part; what has come to be there meanwhile is left alone. Each part is remembered
 * in the transaction that writes it, so that all of them can be undone as one ({@link undoImport}). Returns how many
 * entries were added, also when it was stopped between two parts, and the id under which it is remembered, null when
 * nothing was. Rejects with a StorageError; what was added stays.
 */
export async function importDiary(
  file: ImportFile,
  today: DiaryDay,
  { takesSettings, sparesBusyDays = false, bringsBack = false, sources = ['lukma'], signal, onProgress }: ImportRun,
): Promise<{ added: number; id: string | null }> {
  askToPersist();
  const busy = sparesBusyDays ? await busyDays(file) : new Set<DiaryDay>();
  const wanted = { ...file, meals: file.meals.filter(({ date }) => !busy.has(date)) };
  const parts = partsOf(wanted, PART);
  let added = await importSettings(file, today, takesSettings);
  let record = newRecord(sources);
  for (const [at, part] of parts.entries()) {
    if (signal.aborted) break;
    const before = record;
    const written = await writeDiary(async (tx, write) => {
      const plan = planImport(part, await heldEntries(tx, part), today, { bringsBack });
      const { brings } = plan;
      if (brings.talks.length > 0)
        await tx.talks.putMany(brings.talks.map(({ exchange, at: answered }) => exchangeRowOf(exchange, answered)));
      const count = additionsOf(plan.counts);
      if (count === 0) return { record: before, count };
      await write(...plan.changes);
      const next = withPart(before, brings, count);
      await importsOf(tx).putPart(next.id, before.parts, partOf(brings));
      await importsOf(tx).putRecord(next);
      return { record: next, count };
    });
    record = written.record;
    added += written.count;
    onProgress((at + 1) / parts.length);
  }
  if (record.parts === 0) return { added, id: null };
  const ended: ImportRecord = { ...record, state: 'added' };
  await theDiary().store.write((tx) => importsOf(tx).putRecord(ended));
  return { added, id: record.id };
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

/** A file in pieces of so many entries of each kind. What cannot be read is no entry of a piece. */
function partsOf(file: ImportFile, most: number): ImportFile[] {
  const { meals, water, weights, favourites, things, talks } = file;
  const longest = Math.max(...[meals, water, weights, favourites, things, talks].map(({ length }) => length));
  return Array.from({ length: Math.ceil(longest / most) }, (_, at) => {
    const cut = <Entry>(entries: readonly Entry[]) => entries.slice(at * most, (at + 1) * most);
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

function spanOf({ meals, water, weights }: ImportFile): ImportPreview['span'] {
  let span: ImportPreview['span'] = null;
  for (const rows of [meals, water, weights]) for (const { date } of rows) span = widened(span, date);
  return span;
}
