import { ApiError, unauthenticated } from '#server/errors/api-error.ts';
import type { Database } from '#server/store/database.ts';
import { OutcomeUnknown } from '#server/store/trouble.ts';
import { commit, type Guess } from './commit.ts';
import { weekShelf } from '#server/food/week-shelf.ts';
import { decideAll, type Decided, type Means } from './decide.ts';
import type { KnownUsers } from './known-users.ts';
import { joined, load, loadedRows, type Loaded, type Part } from './load.ts';
import { keyRows, keysNamed, sessionsThatStand, spaceUsed } from './own-rows.ts';
import type { Answer, Operation, Wants } from './rule.ts';
import type { DiaryTable } from './table.ts';

export interface Surroundings extends Means {
  database: Database;
  known: KnownUsers;
  /** Is told of the generation that was read. */
  state: { generation: string };
}

/** Other processes win this often in a row only when something is broken. */
const MOST_ATTEMPTS = 50;
const PAUSE_MS = 4;

// likely new? ─ yes ─▶ decide on the remembered user ─▶ write, if the guess is right ─▶ answered
//     └ no ──┐              guess wrong │
//            ▼                          ▼
//        read the user's rows ─▶ decide ─▶ write, if nobody wrote since ─▶ answered
//            ▲                                     │ somebody did, or nobody knows
//            └─────────────────────────────────────┘

/**
 * Decides a user's operations in their order and writes what they change as one statement. Each has the next
 * revision; one that is refused changes nothing and takes none. When another process wrote meanwhile,
 * everything is decided anew on what is there now.
 */
export async function runOperations(
  surroundings: Surroundings,
  userId: string,
  operations: readonly Operation[],
): Promise<Answer[]> {
  const wants = operations.map(({ run }) => run.wants());
  const keys = operations.flatMap(({ key }) => (key ? [key.text] : []));
  const tokens = [...new Set(operations.flatMap(({ tokenHash }) => tokenHash ?? []))];
  const guessed = await tryGuess(surroundings, userId, operations, { wants, keys, tokens });
  if (Array.isArray(guessed)) return guessed;

  const wanted = joined([
    spaceUsed.of({}),
    ...(tokens.length > 0 ? [sessionsThatStand.of({ tokenHashes: tokens })] : []),
    ...(keys.length > 0 ? [keysNamed.of({ keys })] : []),
    ...wants.flatMap(({ parts }) => parts),
  ]);
  const shelf = weekShelf(surroundings.newId);
  const means = { ...surroundings, newId: shelf.newId, weekFor: shelf.take };
  let atFirst: ReadonlySet<string> | null = null;
  let lost = guessed === 'unknown';
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    const loaded = await load(surroundings.database, userId, wanted);
    if (!loaded.user) throw unauthenticated();
    surroundings.state.generation = loaded.generation;
    // After a write of which nobody knows, a key that is there may be our own: its answer is the answer.
    if (atFirst === null || lost) atFirst = new Set(loadedRows(loaded, keysNamed).map(({ key }) => key));
    const before = atFirst;
    const decided = await shelf.decided(() => decideAll(means, userId, loaded, operations, before));
    if (!decided.wrote) return decided.answers;
    const written = await write(surroundings, userId, { loaded, decided, operations, guess: null });
    if (written === 'yes') return decided.answers;
    lost ||= written === 'unknown';
  }
  throw new ApiError('internal', 'Too many writes at once');
}

interface Asked {
  wants: readonly Wants[];
  keys: string[];
  tokens: string[];
}

/**
 * New entries of a user who was here a moment ago need no reading: that their ids and keys are unknown and the
 * session stands is checked by the very statement that writes them. `no` when the guess does not hold.
 */
async function tryGuess(
  surroundings: Surroundings,
  userId: string,
  operations: readonly Operation[],
  asked: Asked,
): Promise<Answer[] | 'no' | 'unknown'> {
  const { wants, keys, tokens } = asked;
  const known = surroundings.known.get(userId);
  if (!known || !wants.every(({ likelyAbsent }) => likelyAbsent)) return 'no';
  const loaded: Loaded = {
    generation: known.generation,
    user: { ...known.user, weight: null },
    parts: new Map<Part, readonly object[]>([
      [sessionsThatStand as unknown as Part, tokens.map((tokenHash) => ({ tokenHash }))],
      [spaceUsed as unknown as Part, [known.space]],
    ]),
  };
  const decided = decideAll(surroundings, userId, loaded, operations, new Set());
  if (!decided.wrote) return 'no';
  const guess = { absent: absentBy(keys, wants), tokenHashes: tokens };
  const written = await write(surroundings, userId, { loaded, decided, operations, guess });
  return written === 'yes' ? decided.answers : written;
}

/** What is taken to be absent, each table once. */
function absentBy(keys: readonly string[], wants: readonly Wants[]): Guess['absent'] {
  const absent = new Map([[keyRows as DiaryTable, new Set(keys)]]);
  for (const { likelyAbsent } of wants) {
    if (!likelyAbsent) continue;
    const known = absent.get(likelyAbsent.table);
    if (known) likelyAbsent.keys.forEach((key) => known.add(key));
    else absent.set(likelyAbsent.table, new Set(likelyAbsent.keys));
  }
  return [...absent].map(([table, all]) => ({ table, keys: [...all] }));
}

interface Writing {
  loaded: Loaded;
  decided: Decided;
  operations: readonly Operation[];
  guess: Guess | null;
}

/**
 * `no`: somebody else has written meanwhile. `unknown`: the connection went before the answer came; the revision keeps the same write from
 * happening twice, and keys tell afterwards whether it happened. Throws OutcomeUnknown where an operation has no key.
 */
async function write(
  { database, known }: Surroundings,
  userId: string,
  { loaded, decided, operations, guess }: Writing,
): Promise<'yes' | 'no' | 'unknown'> {
  const { work, rev, spent, space, today } = decided;
  const moment = { from: loaded.user?.rev ?? 0, to: rev, spent, today };
  try {
    const written = await commit(database, userId, moment, work.changed(), guess);
    if (written) known.set(userId, { generation: loaded.generation, user: { ...work.user, rev }, space });
    else known.forget(userId);
    return written ? 'yes' : 'no';
  } catch (error) {
    known.forget(userId);
    if (error instanceof OutcomeUnknown && operations.every(({ key }) => key !== null)) return 'unknown';
    throw error;
  }
}
