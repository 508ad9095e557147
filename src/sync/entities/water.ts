import type { InferOutput } from 'valibot';
import type { Changes } from '#contract/diary/changes.ts';
import { postWater } from '#contract/diary/day.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { roundToWhole } from '#domain/rounding.ts';
import { effectiveWater, MAX_WATER_ML, waterTotal, type WaterRow } from '#domain/body/water.ts';
import { isUnsent, waitingOf, type DraftOperation } from '../outbox/lanes.ts';
import { appended, replaced, type LaneContext, type LaneEdit } from '../outbox/lane-edit.ts';
import type { Change, DayRow, NewOperation } from '../records.ts';
import type { Entity, EntitySync } from './parts/entity.ts';
import { withBody } from './parts/frozen-request.ts';
import { readAnswer } from './parts/read-answer.ts';
import { basesHeld, distinct, newer, revsOf, writeKeyed, type BasesByKey, type Keyed } from './parts/keyed.ts';

type Glass = Extract<Change, { kind: 'water.add' }>;
type Base = NonNullable<DayRow['base']>;
type Bases = BasesByKey<DiaryDay, Base>;

/** The id of a glass's row on the server: that of its operation, unless it is a re-send, which names the row that it brings back. */
const rowIdOf = ({ opId, change }: NewOperation): string =>
  (change.kind === 'water.add' ? change.rowId : undefined) ?? opId;

/**
 * A day's water: the server's rows and the operations that are not among them, in lane order. A refused
 * glass leaves the total at once. Null: nothing is left to remember.
 */
export function projectWater(date: DiaryDay, base: DayRow['base'], operations: readonly NewOperation[]): DayRow | null {
  if (base === null && operations.length === 0) return null;
  const deltas = operations.flatMap((operation): WaterRow[] =>
    operation.change.kind === 'water.add' && operation.state !== 'failed'
      ? [{ id: rowIdOf(operation), ml: operation.change.ml }]
      : [],
  );
  return { date, base, waterMl: waterTotal(base?.rows ?? [], deltas), waiting: waitingOf(operations) };
}

const DAYS: Keyed<DayRow, DiaryDay, Base> = { name: 'water', table: (tx) => tx.days, project: projectWater };

/** Water was added or taken back: as much of it as the day's total can hold. */
function editWater(
  lane: readonly DraftOperation[],
  change: Glass,
  base: DayRow['base'],
  context: LaneContext,
): LaneEdit {
  const total = projectWater(change.date, base, lane)?.waterMl ?? 0;
  const ml = effectiveWater(total, change.ml);
  if (ml === 0) return { operations: [...lane], carrier: null };

  const tail = lane.at(-1);
  if (tail && isUnsent(tail) && tail.change.kind === 'water.add') {
    const sum = tail.change.ml + ml;
    if (sum === 0) return { operations: lane.slice(0, -1), carrier: null };
    // The server takes no single row above the most that a day may hold.
    if (Math.abs(sum) <= MAX_WATER_ML) return replaced(lane, tail, { ...tail.change, ml: sum });
  }
  return appended(lane, { ...change, ml }, context);
}

/** The water of a day: glasses that add up. */
export const water: Entity<Glass, Bases, Bases> = {
  name: 'water',
  kinds: ['water.add'],
  isWhole: false,
  laneOf: ({ date }) => `water:${date}`,
  asKept: (change) => ({ ...change, ml: roundToWhole(change.ml) }),
  facts: (tx, changes) => basesHeld(tx.days, distinct(changes.map(({ date }) => date))),
  basesOf: (facts) => facts,
  edit: (lane, change, facts, context) => editWater(lane, change, facts.get(change.date) ?? null, context),
  lanesOf: (bases) => [...bases.keys()].map((date) => `water:${date}` as const),
  writeViews: (tx, lanes, outbox, bases) => writeKeyed(DAYS, tx, lanes, outbox, bases),
  withoutBase: async (_tx, { date }) => new Map([[date, null]]),
  broughtBack: (change, operation) => ({ ...change, rowId: rowIdOf(operation) }),
};

type Answer = InferOutput<typeof postWater.data>;

interface ToldWater {
  rowIds: ReadonlySet<string>;
}

export const waterSync: EntitySync<Glass, Bases, DayRow[], ToldWater> = {
  entity: water,
  request: ({ ml, date }, { body }, operation) =>
    withBody(postWater, { delta: ml, id: rowIdOf(operation), date, ...body }),
  truthOf: ({ date }, data) => {
    const told = readAnswer(postWater.data, data);
    return told?.date === date ? told : null;
  },
  // They are what `truthOf` has returned.
  readAnswers: (tx, truths, { rules }) =>
    newer(
      tx.days,
      (truths as Answer[]).map(({ date, rev, rows }) => [date, { rev, rows }] as const),
      rules,
    ),
  readPage: (tx, { days }, { rules }) =>
    newer(
      tx.days,
      days.map(({ date, rev, waterIntake }) => [date, { rev, rows: waterIntake.rows }] as const),
      rules,
    ),
  localState: (tx) => tx.days.all(),
  localRevs: revsOf,
  serverState: (changes) => ({
    rowIds: new Set(changes.days.flatMap(({ waterIntake }) => waterIntake.rows.map(({ id }) => id))),
  }),
  serverRevs: ({ days }: Changes) => days.map(({ rev }) => rev),
  resends: (local, { rowIds }, { outbox, generation }) =>
    local.flatMap(({ date, base }) => {
      if (!base) return [];
      const lane = `water:${date}` as const;
      // Rows go in the order in which they were poured: what takes water back must not come before it.
      const waiting = new Set(
        (outbox.get(lane) ?? [])
          .filter((one) => !(one.state === 'acked' && one.generation !== generation))
          .map(rowIdOf),
      );
      return base.rows
        .filter(({ id }) => !rowIds.has(id) && !waiting.has(id))
        .map(({ id, ml }) => ({
          lane,
          asOf: base.rev,
          changes: [{ kind: 'water.add', date, ml, rowId: id } satisfies Glass],
        }));
    }),
  bringsBack: () => false,
  isLost: (_change, _rev, local, { rowIds }, _context, operation) => {
    const id = rowIdOf(operation);
    return !rowIds.has(id) && !local.some(({ base }) => base?.rows.some((row) => row.id === id));
  },
};
