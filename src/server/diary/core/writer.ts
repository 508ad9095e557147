import { randomInt } from 'node:crypto';
import { ApiError } from '#server/errors/api-error.ts';
import { refusal } from '#server/errors/envelopes.ts';
import { inProgress } from './decide.ts';
import { OutcomeUnknown } from '#server/store/trouble.ts';
import type { Answer, Operation } from './rule.ts';
import { runOperations, type Surroundings } from './run-operations.ts';

/** Takes a user's writes and returns their answers in order. */
export interface Writer {
  /** Throws what ends the whole list: the user is gone, the database is away. */
  write(userId: string, operations: readonly Operation[]): Promise<Answer[]>;
  /** Throws 503 `server-busy` when so much is under way that a batch, or even a single write, had better wait where it is. */
  refuseWhenBusy(kind: 'batch' | 'single'): void;
}

/**
 * Operations under way in this process beyond which no more are taken: some seconds of work. After an outage all devices come at once; what
 * was taken in beyond this would be given up and sent again before its turn came. Somebody's tap goes in front of what waited for hours.
 */
const MOST_UNDER_WAY = { batch: 1_000, single: 4_000 } as const;
/** Whoever is held off comes again within so many seconds, each at another moment. */
const AGAIN_WITHIN_SECONDS = 5;

interface Waiting {
  operations: readonly Operation[];
  answered: (answers: Answer[]) => void;
  failed: (error: unknown) => void;
}

/** A run gathers no more operations than this, so that its statement stays small. */
const MOST_TOGETHER = 500;

/**
 * One run at a time for each user: what arrives meanwhile is decided together in the next one. Writes of one
 * user would otherwise only wait for each other inside the database.
 */
export function makeWriter(surroundings: Surroundings): Writer {
  const queues = new Map<string, Waiting[]>();
  const running = new Set<string>();
  let underWay = 0;

  function refuseWhenBusy(kind: 'batch' | 'single'): void {
    if (underWay >= MOST_UNDER_WAY[kind])
      throw new ApiError('server-busy', 'The server is busy', {
        retryAfterSeconds: randomInt(1, AGAIN_WITHIN_SECONDS + 1),
      });
  }

  async function drain(userId: string, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await runTogether(surroundings, userId, takeSome(queue));
    queues.delete(userId);
  }

  function enqueue(userId: string, operations: readonly Operation[]): Promise<Answer[]> {
    return new Promise((answered, failed) => {
      const waiting: Waiting = { operations, answered, failed };
      const queue = queues.get(userId);
      if (queue) {
        queue.push(waiting);
        return;
      }
      const started = [waiting];
      queues.set(userId, started);
      void drain(userId, started);
    });
  }

  return {
    refuseWhenBusy,
    async write(userId, operations) {
      refuseWhenBusy(operations.length > 1 ? 'batch' : 'single');
      underWay += operations.length;
      const names = operations.map(({ key }) => (key ? `${userId} ${key.text}` : null));
      const busy = names.map((name) => name !== null && running.has(name));
      const mine = operations.filter((_, index) => !busy[index]);
      const started = names.filter((name, index): name is string => name !== null && !busy[index]);
      started.forEach((name) => running.add(name));
      try {
        const answers = mine.length > 0 ? await enqueue(userId, mine) : [];
        let next = 0;
        return busy.map((isBusy): Answer => (isBusy ? refusal(inProgress()) : (answers[next++] as Answer)));
      } finally {
        started.forEach((name) => running.delete(name));
        underWay -= operations.length;
      }
    },
  };
}

function takeSome(queue: Waiting[]): Waiting[] {
  let count = 0;
  let size = 0;
  for (const { operations } of queue) {
    if (count > 0 && size + operations.length > MOST_TOGETHER) break;
    size += operations.length;
    count += 1;
  }
  return queue.splice(0, count);
}

async function runTogether(surroundings: Surroundings, userId: string, together: Waiting[]): Promise<void> {
  try {
    const answers = await runOperations(
      surroundings,
      userId,
      together.flatMap(({ operations }) => operations),
    );
    let next = 0;
    for (const { operations, answered } of together) answered(answers.slice(next, (next += operations.length)));
  } catch (error) {
    // One request must not fail because of what another one sent: each tries again alone, unless it may have happened and has no key.
    const mayRepeat = ({ operations }: Waiting) =>
      !(error instanceof OutcomeUnknown) || operations.every(({ key }) => key !== null);
    for (const one of together)
      if (together.length > 1 && mayRepeat(one)) await runTogether(surroundings, userId, [one]);
      else one.failed(error);
  }
}
