import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import type { Source } from './foreign/reading.ts';
import type { NewEntries } from './plan-import.ts';
import { dishPrint, printOf, type ImportPart, type ImportRecord } from './import-record.ts';

/** A record of an import that begins now. */
export const newRecord = (sources: Source[]): ImportRecord => ({
  id: systemRandom.uuid(),
  at: systemClock.now(),
  sources,
  state: 'adding',
  added: 0,
  meals: 0,
  from: null,
  to: null,
  parts: 0,
  kept: 0,
});

interface Span {
  from: DiaryDay;
  to: DiaryDay;
}

/** A span of days that holds one more. */
export const widened = (span: Span | null, day: DiaryDay): Span => ({
  from: span && span.from < day ? span.from : day,
  to: span && span.to > day ? span.to : day,
});

/** A record with one more part. */
export function withPart(record: ImportRecord, { meals, water, weights }: NewEntries, count: number): ImportRecord {
  const { from, to } = record;
  let span: Span | null = from && to ? { from, to } : null;
  for (const rows of [meals, water, weights]) for (const { date } of rows) span = widened(span, date);
  return {
    ...record,
    added: record.added + count,
    meals: record.meals + meals.length,
    from: span?.from ?? null,
    to: span?.to ?? null,
    parts: record.parts + 1,
  };
}

/** What is remembered of a part. */
export const partOf = ({ meals, water, weights, favourites, things, talks }: NewEntries): ImportPart => ({
  meals: meals.map((meal) => ({ id: meal.id, print: dishPrint(meal) })),
  water,
  weights,
  favourites: favourites.map(({ id, dish }) => ({ id, print: dishPrint(dish) })),
  things: things.map(({ name, key, value }) => ({ name, key, print: printOf(value) })),
  talks: talks.map(({ exchange }) => exchange.id),
});
