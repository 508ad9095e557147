import { ApiError, unauthenticated } from '../http/api-error.ts';
import type { ServerState } from '../services.ts';
import type { Database } from '../store/database.ts';
import { commit, type Guess } from './commit.ts';
import { decideAll, type Decided } from './decide-all.ts';
import type { KnownUsers } from './known-users.ts';
import { load, type Loaded } from './load.ts';
import type { Answer, Operation } from './operation.ts';
import { wantedBy, type Wants } from './rule.ts';
import type { SpaceLimits } from './space.ts';

export interface Surroundings {
  database: Database;
  known: KnownUsers;
  state: Pick<ServerState, 'generation'>;
  clock: () => number;
  newId: () => string;
  space: SpaceLimits;
  /** A user's space has refused something. */
  spaceRefused: (code: 'day-full' | 'storage-full') => void;
}

/** Other processes win this often in a row only when something is broken. */
const MOST_ATTEMPTS = 50;
const PAUSE_MS = 4;

// likely new? ─ yes ─▶ decide on the remembered user ─▶ write, if the guess is right ─▶ answered
//     └ no ──┐              guess wrong │
//            ▼                          ▼
//        read the user's rows ─▶ decide ─▶ write, if nobody wrote since ─▶ answered
//            ▲                                     │ somebody did
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
  if (guessed) return guessed;

  const wanted = wantedBy(wants, keys, tokens);
  let atFirst: ReadonlySet<string> | null = null;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    if (attempt > 1) await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE_MS * attempt));
    const loaded = await load(surroundings.database, userId, wanted);
    if (!loaded.user) throw unauthenticated();
    surroundings.state.generation = loaded.generation;
    atFirst ??= new Set(loaded.keys?.map(({ key }) => key));
    const decided = decideAll(surroundings, userId, loaded, operations, atFirst);
    if (!decided.wrote || (await write(surroundings, userId, loaded, decided, null))) return decided.answers;
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
 * session stands is checked by the very statement that writes them. Null when the guess does not hold.
 */
async function tryGuess(
  surroundings: Surroundings,
  userId: string,
  operations: readonly Operation[],
  asked: Asked,
): Promise<Answer[] | null> {
  const { wants, keys, tokens } = asked;
  const known = surroundings.known.get(userId);
  if (!known || !wants.every(({ likelyNew }) => likelyNew)) return null;
  const loaded: Loaded = {
    generation: known.generation,
    user: { ...known.user, weight: null },
    sessions: tokens.map((tokenHash) => ({ tokenHash })),
    space: [known.space],
  };
  const decided = decideAll(surroundings, userId, loaded, operations, new Set());
  if (!decided.wrote) return null;
  const absentMeals = [...new Set(wants.flatMap(({ meals = [] }) => meals))];
  const right = await write(surroundings, userId, loaded, decided, {
    absentKeys: keys,
    absentMeals,
    tokenHashes: tokens,
  });
  return right ? decided.answers : null;
}

async function write(
  { database, known }: Surroundings,
  userId: string,
  loaded: Loaded,
  decided: Decided,
  guess: Guess | null,
): Promise<boolean> {
  const { work, rev, spent, space, today } = decided;
  const written = await commit(
    database,
    userId,
    { from: loaded.user?.rev ?? 0, to: rev, spent, today },
    work.changes(),
    guess,
  );
  if (written) known.set(userId, { generation: loaded.generation, user: { ...work.user, rev }, space });
  else known.forget(userId);
  return written;
}
