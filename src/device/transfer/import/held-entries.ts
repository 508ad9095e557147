import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import { theDiary } from '#device/diary/diary.ts';
import type { DiaryTransaction } from '#device/diary/store.ts';
import type { ImportFile } from './import-file.ts';
import type { HeldEntries } from './plan-import.ts';

/** Days that are asked for at once: few enough for a tap in between not to wait. */
const DAYS_AT_ONCE = 200;

/** What the diary already has of a file's entries. */
export async function heldEntries(
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

/** Days of a file that hold dishes which are none of the file's: taken in on top, they would be eaten twice. */
export async function busyDays({ meals }: ImportFile): Promise<Set<DiaryDay>> {
  const { db, store } = theDiary();
  const own = new Set(meals.map(({ id }) => id));
  const days = [...new Set(meals.map(({ date }) => date))];
  const busy = new Set<DiaryDay>();
  for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
    const logged = await db.loggedDays.bulkGet(days.slice(at, at + DAYS_AT_ONCE));
    const asked = logged.flatMap((row) => (row ? [row.day] : []));
    const rows = await store.read((tx) => Promise.all(asked.map((day) => tx.meals.byDay(day))));
    for (const row of rows.flat()) if (row.view && !own.has(row.id)) busy.add(row.view.date);
  }
  return busy;
}
