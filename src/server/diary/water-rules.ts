import type { CALLS } from '#contract/calls.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { effectiveWater } from '#domain/water.ts';
import { invalidInput } from '../http/api-error.ts';
import type { WaterEntryRow } from '../store/schema.ts';
import { waterOf } from './answers.ts';
import { isNewerThan } from './as-of.ts';
import type { CallRule } from './rule.ts';
import type { Work } from './work.ts';

/** Nobody drinks so often. Every answer lists the day's rows, so that without an end each would cost more than the last. */
const MOST_ROWS = 1_000;

/** Adds a row of water; a total is turned into the row that makes the sum equal it. */
export const postWaterRule: CallRule<typeof CALLS.postWater> = {
  // Without an id of its own the row has the key's, and a row of that id may stand at another day.
  wants: ({ body: { date, id } }) => ({ waterDates: [date], waterIds: id === undefined ? [] : [id] }),
  decide({ body: { date, id, delta, amount, asOf } }, work, { rev, key, newId }) {
    if (delta !== undefined && id === undefined && key === null) {
      throw invalidInput([{ path: 'id', message: 'delta needs an id, or the request an Idempotency-Key' }]);
    }
    const rowId = id ?? key ?? newId();
    const known = work.waterRow(rowId);
    if (known) return answer(work, date, known.rev);
    const rows = work.waterOn(date);
    if (rows.length >= MOST_ROWS)
      throw invalidInput([{ path: 'date', message: `A day has at most ${MOST_ROWS} entries of water` }]);
    const newest = rows.at(-1)?.rev;
    if (delta === undefined && isNewerThan(newest, asOf)) return answer(work, date, newest ?? 0);
    const total = rows.reduce((sum, { ml }) => sum + ml, 0);
    const ml = delta === undefined ? (amount ?? 0) - total : effectiveWater(total, delta);
    const row: WaterEntryRow = { id: rowId, date, ml, rev };
    return {
      data: { ...waterOf([...rows, row]), date, rev },
      rev,
      effect: { water: [row], days: [{ date, rev }] },
    };
  },
};

const answer = (work: Work, date: DiaryDay, rev: number) => ({
  data: { ...waterOf(work.waterOn(date)), date, rev },
  rev,
});
