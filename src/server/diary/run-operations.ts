import { dayInZone, TBILISI } from '../../domain/diary-day.ts';
import { ApiError, unauthenticated } from '../http/api-error.ts';
import { okEnvelope, refusal } from '../http/envelopes.ts';
import type { Database } from '../store/database.ts';
import type { IdempotencyRow } from '../store/schema.ts';
import { commit } from './commit.ts';
import { load } from './load.ts';
import type { Answer, Operation } from './operation.ts';
import { wantedBy } from './rule.ts';
import { Work } from './work.ts';

export interface Surroundings {
  database: Database;
  clock: () => number;
  newId: () => string;
}

/** Other processes win this often in a row only when something is broken. */
const MOST_ATTEMPTS = 50;
const PAUSE_MS = 4;

/**
 * Decides a user's operations in their order and writes what they change as one statement. Each has the next
 * revision; one that is refused changes nothing and takes none. When another process wrote meanwhile,
 * everything is decided anew on what is there now.
 */
export async function runOperations(surroundings: Surroundings, userId: string, operations: readonly Operation[]): Promise<Answer[]> {
  const keys = operations.flatMap(({ key }) => (key ? [key.text] : []));
  const wanted = wantedBy(operations.map(({ run }) => run.wants()), keys);
  let atFirst: ReadonlySet<string> | null = null;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    const loaded = await load(surroundings.database, userId, wanted);
    if (!loaded.user) throw unauthenticated();
    atFirst ??= new Set(loaded.keys?.map(({ key }) => key));
    const nowMs = surroundings.clock();
    const work = new Work(userId, loaded, nowMs);
    const from = loaded.user.rev;
    const decided = decideAll({ ...surroundings, nowMs, generation: loaded.generation, atFirst }, work, operations, from);
    const changes = work.changes();
    if (!decided.wrote || (await commit(surroundings.database, userId, from, decided.rev, changes))) return decided.answers;
  }
  throw new ApiError('internal', 'Too many writes at once');
}

interface Context {
  newId: () => string;
  nowMs: number;
  generation: string;
  /** Keys that were stored when this run began. */
  atFirst: ReadonlySet<string>;
}

function decideAll(context: Context, work: Work, operations: readonly Operation[], from: number) {
  const { nowMs, newId } = context;
  const today = dayInZone(nowMs, TBILISI);
  let rev = from;
  let wrote = false;
  const answers = operations.map((operation): Answer => {
    const { key, run, status } = operation;
    try {
      const before = answerBefore(context, work, operation);
      if (before) return before;
      const outcome = run.decide(work, { rev: rev + 1, nowMs, today, key: key?.text ?? null, newId });
      if (outcome.effect) {
        work.apply(outcome.effect);
        rev += 1;
      }
      const stored = key && storedAnswer(key, status, outcome, nowMs);
      if (stored) work.apply({ key: stored });
      wrote ||= outcome.effect !== undefined || stored !== null;
      return { status, body: okEnvelope(outcome.data) };
    } catch (error) {
      if (error instanceof ApiError) return refusal(error);
      throw error;
    }
  });
  return { answers, rev, wrote };
}

const storedAnswer = (
  { text, payloadHash }: NonNullable<Operation['key']>,
  status: number,
  { data, rev }: { data: unknown; rev: number },
  nowMs: number,
): IdempotencyRow => ({ key: text, payloadHash, status, body: data, rev, createdMs: nowMs });

/** What the generation or the key has to say before the rule is asked. */
function answerBefore({ generation, atFirst }: Context, work: Work, operation: Operation): Answer | null {
  if (operation.generation !== null && operation.generation !== generation) {
    throw new ApiError('generation-changed', 'The database was restored: pull first');
  }
  if (!operation.key) return null;
  const stored = work.key(operation.key.text);
  if (!stored) return null;
  if (stored.payloadHash !== operation.key.payloadHash) {
    throw new ApiError('idempotency-mismatch', 'This key was used for another payload');
  }
  // It appeared while this run was under way: another process was running the same operation.
  if (!atFirst.has(stored.key) && !work.decidedKey(stored.key)) throw inProgress();
  const data = stored.body ?? { rev: stored.rev };
  return { status: stored.status, body: { ...okEnvelope(data), meta: { replayed: true } } };
}

export const inProgress = (): ApiError => new ApiError('request-in-progress', 'This request is being worked on');
