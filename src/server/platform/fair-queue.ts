import { randomInt } from 'node:crypto';
import { ApiError } from '../errors/api-error.ts';

/** Work that costs the processor much, a few pieces at once; whoever asks for much stands behind whoever asks for little. */
export interface FairQueue {
  /** Runs `work` when it is the turn of `from`, an address. Throws 503 `server-busy` with Retry-After where the line is full. */
  run<Result>(from: string, work: () => Promise<Result>): Promise<Result>;
}

export interface QueueBounds {
  atOnce: number;
  /** How many may wait in all, and of one address. */
  mostWaiting: number;
  mostOfOne: number;
}

/** Seconds after which whoever was held off comes again, each at another moment. */
const AGAIN_SECONDS = { least: 2, most: 10 } as const;

interface Waiter {
  begin: () => void;
  refuse: (error: ApiError) => void;
}

/**
 * A line of lines, one for each address, of which each has its turn after the other. Where all are full the longest one loses its last:
 * an attacker's hundred wait behind each other and not before anybody else.
 */
export function fairQueue({ atOnce, mostWaiting, mostOfOne }: QueueBounds): FairQueue {
  // A Map keeps the order of insertion: the first line is the one whose turn is next.
  const lines = new Map<string, Waiter[]>();
  let running = 0;
  let waiting = 0;

  function turnOf(from: string): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    const line = lines.get(from) ?? [];
    if (line.length >= mostOfOne) throw busy();
    if (waiting >= mostWaiting) makeRoom(line.length);
    return new Promise((begin, refuse) => {
      line.push({ begin, refuse });
      lines.set(from, line);
      waiting += 1;
    });
  }

  /** Refuses the last of the longest line; or, where the newcomer's own would be as long, the newcomer. */
  function makeRoom(ownLength: number): void {
    const [longest] = [...lines.entries()].toSorted(([, one], [, other]) => other.length - one.length);
    if (!longest || longest[1].length <= ownLength + 1) throw busy();
    const [from, line] = longest;
    line.pop()?.refuse(busy());
    waiting -= 1;
    if (line.length === 0) lines.delete(from);
  }

  function next(): void {
    const [first] = lines;
    if (!first) {
      running -= 1;
      return;
    }
    const [from, line] = first;
    lines.delete(from);
    const waiter = line.shift();
    waiting -= 1;
    if (line.length > 0) lines.set(from, line);
    waiter?.begin();
  }

  return {
    async run(from, work) {
      await turnOf(from);
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}

const busy = (): ApiError =>
  new ApiError('server-busy', 'The server is busy', {
    retryAfterSeconds: randomInt(AGAIN_SECONDS.least, AGAIN_SECONDS.most + 1),
  });
