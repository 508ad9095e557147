import type * as v from 'valibot';
import type { CALLS } from '#contract/calls.ts';
import type { Water } from '#contract/diary/day.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { effectiveWater } from '#domain/body/water.ts';
import { invalidInput } from '#server/errors/api-error.ts';
import { water as table, type WaterEntryRow } from '#server/store/tables/diary-tables.ts';
import { allThatStand, part } from '../core/load.ts';
import { aged, isNewerThan, type CallRule } from '../core/rule.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import { put, type Work } from '../core/work.ts';
import { touch } from './touched-days.ts';

export const waterRows: DiaryTable<WaterEntryRow> = diaryTable<WaterEntryRow>({
  table,
  key: ['id'],
  merging: 'with-its-day',
  countsAsEntry: true,
});

/** The rows of days, and those of ids wherever they stand. */
export const waterOnDays = part<{ dates: DiaryDay[]; ids: string[] }, WaterEntryRow>({
  name: 'water on days',
  into: waterRows,
  types: ['date[]', 'text[]'],
  values: ({ dates, ids }) => [dates, ids],
  sql: (dates, ids) => `select ${waterRows.select} from water t
    where t.user_id = $1::uuid and (t.date = any(${dates}) or t.id = any(${ids})) order by t.rev`,
});
export const allWater = allThatStand(waterRows, 't.rev');

/** A day's water as the wire has it. */
export const waterOf = (rows: readonly WaterEntryRow[]): v.InferOutput<typeof Water> => ({
  totalIntake: rows.reduce((total, { ml }) => total + ml, 0),
  rows: rows.map(({ id, ml }) => ({ id, ml })),
});

/** Nobody drinks so often. Every answer lists the day's rows, so that without an end each would cost more than the last. */
const MOST_ROWS = 1_000;

/** Adds a row of water; a total is turned into the row that makes the sum equal it. */
const postWater: CallRule<typeof CALLS.postWater> = {
  // Without an id of its own the row has the key's, and a row of that id may stand at another day.
  wants: ({ body: { date, id } }) => ({
    parts: [waterOnDays.of({ dates: [date], ids: id === undefined ? [] : [id] })],
  }),
  decide({ body: { date, id, delta, amount, asOf } }, work, { rev, key, newId }) {
    if (delta !== undefined && id === undefined && key === null) {
      throw invalidInput([{ path: 'id', message: 'delta needs an id, or the request an Idempotency-Key' }]);
    }
    const rowId = id ?? key ?? newId();
    const known = work.rows(waterRows).get(rowId);
    if (known) return answer(work, date, known.rev);
    const rows = rowsOn(work, date);
    if (rows.length >= MOST_ROWS)
      throw invalidInput([{ path: 'date', message: `A day has at most ${MOST_ROWS} entries of water` }]);
    const newest = rows.at(-1);
    if (delta === undefined && newest && isNewerThan(aged(newest.rev), asOf)) return answer(work, date, newest.rev);
    const total = rows.reduce((sum, { ml }) => sum + ml, 0);
    const ml = delta === undefined ? (amount ?? 0) - total : effectiveWater(total, delta);
    const row: WaterEntryRow = { id: rowId, date, ml, rev };
    return {
      data: { ...waterOf([...rows, row]), date, rev },
      rev,
      effect: { rows: [put(waterRows, row), touch([date], rev)] },
    };
  },
};

/** A day's rows in the order in which they came. */
const rowsOn = (work: Work, day: DiaryDay): WaterEntryRow[] =>
  work
    .rows(waterRows)
    .all()
    .filter(({ date }) => date === day);

const answer = (work: Work, date: DiaryDay, rev: number) => ({
  data: { ...waterOf(rowsOn(work, date)), date, rev },
  rev,
});

export const water = { tables: [waterRows], rules: { postWater } };
