import { effectiveWater } from '#domain/body/water.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import type { Change } from '#sync/records.ts';
import { writeDiary } from '#device/diary/commands/write-diary.ts';
import { theDiary } from '#device/diary/diary.ts';
import type { DiaryTransaction } from '#device/diary/store.ts';
import { dishPrint, printOf, type ImportPart, type ImportRecord } from './import-record.ts';
import { importsOf } from './import-rows.ts';

interface UndoRun {
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Takes back everything that an import brought, part by part; what was changed since stays and is counted. Goals and
 * settings stay. Stopped or cut off, it goes on where it was. Returns how the record then stands; null: it is forgotten.
 * Rejects with a StorageError.
 */
export async function undoImport(id: string, { signal, onProgress }: UndoRun): Promise<ImportRecord | null> {
  const begun = await theDiary().store.read((tx) => importsOf(tx).record(id));
  if (!begun) return null;
  let record = begun;
  for (let at = begun.parts - 1; at >= 0 && !signal.aborted; at -= 1) {
    record = await undoPart(record, at);
    onProgress((begun.parts - at) / begun.parts);
  }
  if (signal.aborted) return record;
  const undone: ImportRecord = { ...record, state: 'undone' };
  await theDiary().store.write((tx) => importsOf(tx).putRecord(undone));
  return undone;
}

function undoPart(record: ImportRecord, at: number): Promise<ImportRecord> {
  return writeDiary(async (tx, write) => {
    const part = await importsOf(tx).part(record.id, at);
    const { changes, kept } = part ? await changesBack(tx, part) : { changes: [], kept: 0 };
    if (changes.length > 0) await write(...changes);
    const next: ImportRecord = { ...record, state: 'undoing', kept: record.kept + kept };
    await importsOf(tx).deletePart(record.id, at);
    await importsOf(tx).putRecord(next);
    return next;
  });
}

/** The changes that take a part back, and how many entries stay because they are no longer what came. */
async function changesBack(tx: DiaryTransaction, part: ImportPart): Promise<{ changes: Change[]; kept: number }> {
  const [meals, favourites, things, days, weights, talks] = await Promise.all([
    tx.meals.getMany(part.meals.map(({ id }) => id)),
    tx.favourites.getMany(part.favourites.map(({ id }) => id)),
    tx.things.getMany(part.things.map(thingId)),
    tx.days.getMany(part.water.map(({ date }) => date)),
    tx.weights.getMany(part.weights.map(({ date }) => date)),
    tx.talks.getMany(part.talks),
  ]);
  let kept = 0;
  const isOwn = (now: string | null, then = ''): boolean => {
    if (now !== null && now !== then) kept += 1;
    return now === then;
  };
  const changes: Change[] = [];
  for (const [index, row] of meals.entries()) {
    const meal = row?.view ?? null;
    if (isOwn(meal && dishPrint(meal), part.meals[index]?.print) && meal)
      changes.push({ kind: 'meal.delete', id: meal.id, date: meal.date, mealType: meal.mealType });
  }
  for (const [index, row] of favourites.entries())
    if (row && isOwn(row.view && dishPrint(row.view), part.favourites[index]?.print))
      changes.push({ kind: 'favourite.delete', id: row.id });
  for (const [index, { name, key, print }] of part.things.entries()) {
    const value = things[index]?.view ?? null;
    if (isOwn(value && printOf(value), print)) changes.push({ kind: 'thing.set', name, key, value: null });
  }
  for (const [index, { date, ml }] of part.water.entries()) {
    const moved = effectiveWater(days[index]?.waterMl ?? 0, -ml);
    if (moved !== 0) changes.push({ kind: 'water.add', date, ml: moved });
  }
  for (const [index, { date, kg }] of part.weights.entries()) {
    const held = weights[index]?.kg ?? null;
    if (held === kg) changes.push({ kind: 'weight.delete', date });
    else if (held !== null) kept += 1;
  }
  return { changes: [...changes, ...(await conversationsBack(tx, part, talks))], kept };
}

/** A conversation goes whole; one that went on since stays. */
async function conversationsBack(
  tx: DiaryTransaction,
  part: ImportPart,
  rows: readonly ({ talkId: string } | undefined)[],
): Promise<Change[]> {
  const ids = [...new Set(rows.flatMap((row) => (row ? [row.talkId] : [])))];
  const whole = await Promise.all(ids.map((id) => tx.talks.ofConversation(id)));
  const gone = ids.filter((_, at) => whole[at]?.every(({ id }) => part.talks.includes(id)));
  await tx.talks.forgetConversations(gone);
  return gone.map((talkId): Change => ({ kind: 'talk.delete', talkId }));
}
