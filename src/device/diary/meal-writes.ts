import type { Table } from 'dexie';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Rows } from '#sync/ports.ts';
import type { MealRow } from '#sync/records.ts';
import type { LoggedDayRow } from './schema.ts';

type MealWrites = Pick<Rows<MealRow, string>, 'putMany' | 'deleteMany'>;

/**
 * Every write to dishes keeps the days that hold one, in the same transaction: a streak of three years reads a thousand
 * keys and not a row. It also drops the sums of the days that it touches (`reads/eaten-days.ts`).
 */
export function mealWrites(meals: Table<MealRow, string>, loggedDays: Table<LoggedDayRow, DiaryDay>): MealWrites {
  /** What is asked before a write is answered from before it: a transaction keeps the order of its requests. */
  const daysOf = async (ids: readonly string[]): Promise<DiaryDay[]> => daysIn(await meals.bulkGet([...ids]));
  const put = (days: readonly DiaryDay[]) => loggedDays.bulkPut(days.map((day) => ({ day })));
  /** Of days that something has left: they hold less, or nothing. */
  const putLeft = async (days: readonly DiaryDay[]): Promise<void> => {
    const left = await Promise.all(days.map((day) => meals.where('day').equals(day).count()));
    const [empty, others] = [days.filter((_, at) => left[at] === 0), days.filter((_, at) => left[at] !== 0)];
    if (empty.length > 0) await loggedDays.bulkDelete(empty);
    if (others.length > 0) await put(others);
  };
  return {
    putMany: async (rows) => {
      const days = daysIn(rows);
      const [before] = await Promise.all([daysOf(rows.map(({ id }) => id)), meals.bulkPut(rows), put(days)]);
      await putLeft(before.filter((day) => !days.includes(day)));
    },
    deleteMany: async (ids) => {
      const [before] = await Promise.all([daysOf(ids), meals.bulkDelete([...ids])]);
      await putLeft(before);
    },
  };
}

const daysIn = (rows: readonly (MealRow | undefined)[]): DiaryDay[] => [
  ...new Set(rows.flatMap((row) => (row === undefined || row.day === '' ? [] : [row.day]))),
];
