import type { CALLS } from '#contract/calls.ts';
import type { Changes } from '#contract/diary/changes.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { timestampOf } from '#server/input/server-day.ts';
import { weights as table, type WeightRow } from '#server/store/tables/diary-tables.ts';
import { allThatStand, byKey, part, loadedRows } from '../core/load.ts';
import { aged, isNewerThan, type CallRule } from '../core/rule.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { put, type Work } from '../core/work.ts';

export const weights: DiaryTable<WeightRow> = diaryTable<WeightRow>({
  table,
  key: ['date'],
  stands: { sql: 't.weight is not null', of: ({ weight }) => weight !== null },
  merging: 'by-key',
  countsAsEntry: true,
});

/** The weigh-ins of days. */
export const weightsByDay = byKey(weights);
const allWeights = allThatStand(weights, 't.date');

/** The newest weigh-ins first. */
export const recentWeights = part<{ most: number }, WeightRow>({
  name: 'recent weights',
  into: weights,
  types: ['integer'],
  values: ({ most }) => [most],
  sql: (most) => `select ${weights.select} from weights t
    where t.user_id = $1::uuid and t.weight is not null order by t.date desc limit ${most}`,
});

/** A batch holds at most so many operations, so no more weigh-ins can be taken back in one go. */
const WEIGHINGS_TO_BE_SURE = 501;

/** What `newestWeight` has to see: enough weigh-ins, whatever the other operations take back. */
export const newestWeights = recentWeights.of({ most: WEIGHINGS_TO_BE_SURE });

/** The newest weigh-in in kg, with `added` on top. */
export function newestWeight(work: Work, added: readonly WeightRow[] = []): number | null {
  return newestOf([...work.rows(weights).all(), ...added]);
}

/** The newest of some weigh-ins in kg; of one day the last counts. */
export function newestOf(rows: readonly WeightRow[]): number | null {
  let newest: WeightRow | null = null;
  for (const row of rows) if (row.weight !== null && (!newest || row.date >= newest.date)) newest = row;
  return newest?.weight ?? null;
}

/** Stores the weigh-in of a day. */
const postWeight: CallRule<typeof CALLS.postWeight> = {
  wants: ({ body }) => ({ parts: [weightsByDay.of({ keys: [body.date] })] }),
  decide({ body: { date, weight, asOf } }, work, { rev, nowMs }) {
    const stored = work.rows(weights).get(date);
    if (stored && isNewerThan(stored, asOf)) return { data: weighingOf(stored), rev: stored.rev };
    const row: WeightRow = { date, weight: roundTo1(weight), atMs: nowMs, ...aged(rev, asOf) };
    return { data: weighingOf(row), rev, effect: { rows: [put(weights, row)] } };
  },
};

/** Takes the weigh-in of a day back; the row stays without a weight, so that older writes are known as older. */
const deleteWeight: CallRule<typeof CALLS.deleteWeight> = {
  wants: ({ params }) => ({ parts: [weightsByDay.of({ keys: [params.date] })] }),
  decide({ params: { date }, query: { asOf } }, work, { rev, nowMs }) {
    const stored = work.rows(weights).get(date);
    if (stored && isNewerThan(stored, asOf)) return { data: { date, rev: stored.rev }, rev: stored.rev };
    const row = { date, weight: null, atMs: nowMs, ...aged(rev, asOf) };
    return { data: { date, rev }, rev, effect: { rows: [put(weights, row)] } };
  },
};

const weighingOf = ({ date, weight, atMs, rev }: WeightRow) => ({ date, weight, timestamp: timestampOf(atMs), rev });

export const weight = {
  tables: [weights],
  rules: { postWeight, deleteWeight },
  told: {
    changed: weights,
    tell: (page) => page.changed(weights).map(weighingOf),
  } satisfies Told<Changes['weights']>,
  filed: {
    wants: [allWeights.of({})],
    tell: (loaded) =>
      loadedRows(loaded, allWeights).flatMap(({ weight: kg, ...row }) =>
        kg === null ? [] : [{ ...weighingOf({ ...row, weight: kg }), weight: kg }],
      ),
  } satisfies Filed<DiaryFile['weights']>,
};
