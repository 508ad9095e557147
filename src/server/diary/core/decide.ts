import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { ApiError, unauthenticated } from '#server/errors/api-error.ts';
import { okEnvelope, refusal } from '#server/errors/envelopes.ts';
import { serverDay } from '#server/input/server-day.ts';
import { makeWeek } from '#server/food/week-plan.ts';
import type { WeekShelf } from '#server/food/week-shelf.ts';
import type { IdempotencyRow } from '#server/store/tables/diary-tables.ts';
import type { SpaceRow } from '#server/store/tables/space-table.ts';
import { loadedRows, type Loaded } from './load.ts';
import { keyRows, sessionsThatStand, spaceUsed } from './own-rows.ts';
import type { Answer, Operation } from './rule.ts';
import {
  costOf,
  demandSpace,
  NO_SPACE_USED,
  NOTHING_SPENT,
  plusSpent,
  withSpent,
  type SpaceLimits,
  type Spent,
} from './space.ts';
import { put, Work } from './work.ts';

/** What came of a list of operations, before it is written. */
export interface Decided {
  answers: Answer[];
  work: Work;
  /** The user's revision after them. */
  rev: number;
  /** Whether there is anything to write. */
  wrote: boolean;
  today: DiaryDay;
  /** What they take up, and the user's space with it. */
  spent: Spent;
  space: SpaceRow;
}

/** What deciding needs besides the rows. */
export interface Means {
  clock: () => number;
  newId: () => string;
  space: SpaceLimits;
  spaceRefused: (code: 'day-full' | 'storage-full') => void;
  /** The week of a wish; absent: it is made at once. */
  weekFor?: WeekShelf['take'];
}

/** Decides operations one after the other on what was loaded. `atFirst`: keys that stood when the run began. Throws what `weekFor` throws. */
export function decideAll(
  { clock, newId, space: limits, spaceRefused, weekFor = makeWeek }: Means,
  userId: string,
  loaded: Loaded,
  operations: readonly Operation[],
  atFirst: ReadonlySet<string>,
): Decided {
  const nowMs = clock();
  const today = serverDay(nowMs);
  const work = new Work(userId, loaded, nowMs);
  const sessions = new Set(loadedRows(loaded, sessionsThatStand).map(({ tokenHash }) => tokenHash));
  let rev = work.user.rev;
  let wrote = false;
  let spent: Spent = NOTHING_SPENT;
  let space = loadedRows(loaded, spaceUsed)[0] ?? NO_SPACE_USED;
  const decide = (operation: Operation): Answer => {
    checkSender(operation, loaded.generation, sessions);
    const { key, run, status } = operation;
    const before = key && replay(work, key, atFirst);
    if (before) return before;
    const outcome = run.decide(work, {
      rev: rev + 1,
      nowMs,
      today,
      key: key?.text ?? null,
      confirmed: operation.confirmed ?? false,
      newId,
      makeWeek: weekFor,
    });
    const cost = costOf(outcome.effect, work, key && outcome);
    demandSpace(space, cost, limits, today, nowMs);
    spent = plusSpent(spent, cost);
    space = withSpent(space, cost, today);
    if (outcome.effect) {
      work.apply(outcome.effect);
      rev += 1;
    }
    if (key) work.apply({ rows: [put(keyRows, storedAnswer(key, status, outcome, nowMs))] });
    wrote ||= outcome.effect !== undefined || key !== null;
    return { status, body: okEnvelope(outcome.data) };
  };
  const answers = operations.map((operation) => {
    try {
      return decide(operation);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === 'day-full' || error.code === 'storage-full') spaceRefused(error.code);
      return refusal(error);
    }
  });
  return { answers, work, rev, wrote, today, spent, space };
}

function checkSender({ tokenHash, generation }: Operation, current: string, sessions: ReadonlySet<string>): void {
  if (tokenHash !== null && !sessions.has(tokenHash)) throw unauthenticated();
  if (generation !== null && generation !== current) {
    throw new ApiError('generation-changed', 'The database was restored: pull first');
  }
}

type Key = NonNullable<Operation['key']>;

const storedAnswer = (
  { text, payloadHash }: Key,
  status: number,
  { data, rev }: { data: unknown; rev: number },
  nowMs: number,
): IdempotencyRow => ({ key: text, payloadHash, status, body: data, rev, createdMs: nowMs });

/** The first answer of a key that was used before; null when it was not. */
function replay(work: Work, key: Key, atFirst: ReadonlySet<string>): Answer | null {
  const stored = work.rows(keyRows).get(key.text);
  if (!stored) return null;
  if (stored.payloadHash !== key.payloadHash) {
    throw new ApiError('idempotency-mismatch', 'This key was used for another payload');
  }
  // It appeared while this run was under way: another process was running the same operation.
  if (!atFirst.has(stored.key) && !work.rows(keyRows).hasChanged(stored.key)) throw inProgress();
  const data = stored.body ?? { rev: stored.rev };
  return { status: stored.status, body: { ...okEnvelope(data), meta: { replayed: true } } };
}

/** The refusal of a request whose key is being worked on. */
export const inProgress = (): ApiError => new ApiError('request-in-progress', 'This request is being worked on');
