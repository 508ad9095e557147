import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { SpaceRow } from '#server/store/tables/space-table.ts';
import type { UnreadBytes } from './load.ts';
import type { Effect, Work } from './work.ts';

/** How much one user may write on a day and keep in all. Bytes are those of rows as JSON and of pictures as they are stored. */
export interface SpaceLimits {
  dayRows: number;
  dayBytes: number;
  /** Exchanges with the assistant. */
  dayTalks: number;
  rows: number;
  bytes: number;
}

/** What writes come to; what stays may also become less. */
export interface Spent {
  keptRows: number;
  keptBytes: number;
  dayRows: number;
  dayBytes: number;
  dayTalks: number;
}

export const NOTHING_SPENT: Readonly<Spent> = { keptRows: 0, keptBytes: 0, dayRows: 0, dayBytes: 0, dayTalks: 0 };
export const NO_SPACE_USED: Readonly<SpaceRow> = {
  keptRows: 0,
  keptBytes: 0,
  writtenOn: null,
  dayRows: 0,
  dayBytes: 0,
  dayTalks: 0,
};

/** What stays of an idempotency key when its answer has been emptied. */
const KEY_BYTES = 200;
/** A row of a picture and its name, without the picture. */
const PICTURE_EXTRA = { rows: 2, bytes: 200 } as const;
/** A deletion may make a row a little longer; it is always let in, however full it is. */
const NO_GROWTH_BYTES = 64;

/** What an operation costs on top of `work`; `answer` is kept under its key, where it has one. */
export function costOf(
  effect: Effect | undefined,
  work: Work,
  answer: { data: unknown } | null,
): Spent & { grows: boolean } {
  let [rows, newRows, bytes, grown] = [0, 0, 0, 0];
  const put = (row: object, before: object | undefined) => {
    const size = sizeOf(row);
    rows += 1;
    newRows += before ? 0 : 1;
    bytes += size;
    grown += size - (before ? sizeBefore(before) : 0);
  };
  let talks = 0;
  for (const { table, rows: written } of effect?.rows ?? []) {
    if (table.space === 'none') continue;
    const known = work.rows(table);
    for (const row of written) put(row, known.get(table.keyOf(row)));
    if (table.space === 'talks') talks += written.filter((row) => table.isStanding(row)).length;
  }
  const key = answer ? { rows: 1, kept: KEY_BYTES, body: sizeOf(answer.data) } : { rows: 0, kept: 0, body: 0 };
  return {
    keptRows: newRows + key.rows,
    keptBytes: grown + key.kept,
    dayRows: rows + key.rows,
    dayBytes: bytes + key.kept + key.body,
    dayTalks: talks,
    grows: grown > NO_GROWTH_BYTES,
  };
}

/** What a picture of so many bytes costs. */
export const pictureCost = (size: number): Spent & { grows: boolean } => ({
  keptRows: PICTURE_EXTRA.rows,
  keptBytes: size + PICTURE_EXTRA.bytes,
  dayRows: PICTURE_EXTRA.rows,
  dayBytes: size + PICTURE_EXTRA.bytes,
  dayTalks: 0,
  grows: true,
});

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** The bytes of a row as it is kept, of which perhaps only a part was read. */
function sizeBefore(row: object & UnreadBytes): number {
  // Most rows were read whole: they are measured without a copy.
  if (row.unreadBytes === undefined) return sizeOf(row);
  const { unreadBytes, ...read } = row;
  return sizeOf(read) + unreadBytes;
}

/** What was used up, with more on top: a day that is over counts no more. */
export function withSpent(space: SpaceRow, spent: Spent, today: DiaryDay): SpaceRow {
  const same = space.writtenOn === today;
  return {
    keptRows: space.keptRows + spent.keptRows,
    keptBytes: Math.max(0, space.keptBytes + spent.keptBytes),
    writtenOn: today,
    dayRows: (same ? space.dayRows : 0) + spent.dayRows,
    dayBytes: (same ? space.dayBytes : 0) + spent.dayBytes,
    dayTalks: (same ? space.dayTalks : 0) + spent.dayTalks,
  };
}

export const plusSpent = (one: Spent, other: Spent): Spent => ({
  keptRows: one.keptRows + other.keptRows,
  keptBytes: one.keptBytes + other.keptBytes,
  dayRows: one.dayRows + other.dayRows,
  dayBytes: one.dayBytes + other.dayBytes,
  dayTalks: one.dayTalks + other.dayTalks,
});

/** Throws 429 `day-full` until midnight where the day's share is used up, and 413 `storage-full` where all of the user's space is. */
export function demandSpace(
  space: SpaceRow,
  cost: Spent & { grows: boolean },
  limits: SpaceLimits,
  today: DiaryDay,
  nowMs: number,
): void {
  const after = withSpent(space, cost, today);
  if (
    after.dayRows > limits.dayRows ||
    after.dayBytes > limits.dayBytes ||
    (cost.dayTalks > 0 && after.dayTalks > limits.dayTalks)
  ) {
    throw new ApiError('day-full', 'The share of this day is used up; it goes on at midnight in Tbilisi', {
      retryAfterSeconds: secondsToMidnight(today, nowMs),
    });
  }
  if (cost.grows && (after.keptRows > limits.rows || after.keptBytes > limits.bytes)) {
    throw new ApiError('storage-full', 'The space of this user is used up');
  }
}

/** Tbilisi is four hours ahead all the year. */
const secondsToMidnight = (today: DiaryDay, nowMs: number): number =>
  Math.max(1, Math.ceil((Date.parse(`${addDays(today, 1)}T00:00:00+04:00`) - nowMs) / 1000));
