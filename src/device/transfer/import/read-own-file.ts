import * as v from 'valibot';
import { Conversation } from '#contract/assistant/conversations.ts';
import { KeptDish } from '#contract/diary/favourites.ts';
import { MealIn } from '#contract/diary/meals.ts';
import { ThingOfFile } from '#contract/diary/things.ts';
import { valueThingOf } from '#contract/diary/value-things.ts';
import { dishNutrientsOfFile } from '#contract/diary/nutrients.ts';
import { BodyKg, Day, Timestamp, Uuid } from '#contract/primitives.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { roundTo1, roundToWhole } from '#domain/rounding.ts';
import { MAX_WATER_ML } from '#domain/body/water.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import type { MealEntry } from '#sync/records.ts';
import { exchangeOf } from '#device/assistant/exchange-of.ts';
import { readSettings } from './read-settings.ts';
import { emptyImport, MOST_IMPORT_ENTRIES, type ImportFile, type ImportReading } from './import-file.ts';
import type { FileFault } from './foreign/reading.ts';

const Head = v.object({ format: v.literal('lukma'), version: v.number() });
const List = v.optional(v.array(v.unknown()), []);
const Lists = v.object({
  days: v.array(v.unknown()),
  weights: List,
  conversations: List,
  favourites: List,
  things: List,
});
const FileDay = v.object({
  date: Day,
  meals: v.optional(v.array(v.unknown()), []),
  water: v.optional(v.object({ rows: v.array(v.object({ ml: v.number() })) }), { rows: [] }),
});
// The bounds of the server's own door: what it would refuse is not taken in here either.
const FileMeal = v.object({ ...MealIn.entries, ...dishNutrientsOfFile, id: Uuid, timestamp: Timestamp });
const FileWeight = v.object({ date: Day, weight: BodyKg });
const FileFavourite = v.object({ id: Uuid, dish: v.object({ ...KeptDish.entries, ...dishNutrientsOfFile }) });
const FileExchange = v.pick(Conversation, ['id', 'userMessage', 'assistantResponse', 'metadata', 'createdAt']);
const DayMl = v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WATER_ML));

/** Reads an export of ours; null: it is none. An entry that cannot be read is counted and left out; the rest still counts. */
export function readOwnFile(json: unknown): ImportReading | null {
  const head = v.safeParse(Head, json);
  if (!head.success) return null;
  if (head.output.version !== 1) return refused('other-version');
  const lists = v.safeParse(Lists, json);
  if (!lists.success) return refused('damaged');

  const file = emptyImport();
  const seen = new Set<string>();
  for (const one of lists.output.days) readDay(one, file, seen);
  for (const one of lists.output.weights) readWeight(one, file, seen);
  for (const one of lists.output.favourites) readFavourite(one, file, seen);
  for (const one of lists.output.things) readThing(one, file, seen);
  for (const one of lists.output.conversations) readConversation(one, file, seen);
  readSettings(json, file);
  const count = [file.meals, file.water, file.weights, file.favourites, file.things, file.talks].reduce(
    (sum, { length }) => sum + length,
    file.unreadable,
  );
  if (count > MOST_IMPORT_ENTRIES) return refused('too-large');
  return { is: 'read', file, sources: ['lukma'], left: [], isCut: false };
}

function readDay(one: unknown, file: ImportFile, seen: Set<string>): void {
  const day = v.safeParse(FileDay, one);
  if (!day.success) {
    file.unreadable += 1;
    return;
  }
  const { date, meals, water } = day.output;
  for (const meal of meals) {
    const entry = readMeal(meal, date);
    if (!entry) file.unreadable += 1;
    else if (isFirst(seen, entry.id)) file.meals.push(entry);
  }
  const ml = v.safeParse(
    DayMl,
    water.rows.reduce((sum, row) => sum + row.ml, 0),
  );
  if (!ml.success) file.unreadable += 1;
  else if (ml.output > 0 && isFirst(seen, `water ${date}`)) file.water.push({ date, ml: roundToWhole(ml.output) });
}

function readMeal(one: unknown, date: DiaryDay): MealEntry | null {
  const meal = v.safeParse(FileMeal, one);
  if (!meal.success) return null;
  const { restore: _, ...entry } = meal.output;
  return { ...entry, date };
}

function readWeight(one: unknown, file: ImportFile, seen: Set<string>): void {
  const weighing = v.safeParse(FileWeight, one);
  if (!weighing.success) file.unreadable += 1;
  else if (isFirst(seen, `weight ${weighing.output.date}`)) {
    file.weights.push({ date: weighing.output.date, kg: roundTo1(weighing.output.weight) });
  }
}

function readFavourite(one: unknown, file: ImportFile, seen: Set<string>): void {
  const kept = v.safeParse(FileFavourite, one);
  if (!kept.success) file.unreadable += 1;
  else if (isFirst(seen, `favourite ${kept.output.id}`)) file.favourites.push(kept.output);
}

/** A value of a name that this app does not know is taken in as it is. */
function readThing(one: unknown, file: ImportFile, seen: Set<string>): void {
  const told = v.safeParse(ThingOfFile, one);
  const thing = told.success ? valueThingOf(told.output.name) : undefined;
  if (!told.success || (thing && !(v.is(thing.key, told.output.key) && v.is(thing.value, told.output.value))))
    file.unreadable += 1;
  else if (isFirst(seen, `thing ${thingId(told.output)}`)) file.things.push(told.output);
}

function readConversation(one: unknown, file: ImportFile, seen: Set<string>): void {
  const talk = v.safeParse(FileExchange, one);
  if (!talk.success) {
    file.unreadable += 1;
    return;
  }
  const { createdAt, ...told } = talk.output;
  if (isFirst(seen, `talk ${told.id}`)) file.talks.push({ exchange: exchangeOf(told), at: Date.parse(createdAt) });
}

function isFirst(seen: Set<string>, name: string): boolean {
  const first = !seen.has(name);
  seen.add(name);
  return first;
}

const refused = (code: FileFault): ImportReading => ({ is: 'refused', code });
