import { outcomeOf } from '../trouble.ts';
import type { Asked } from './messages.ts';

/** Runs statements as one transaction; returns how many rows each has returned. Throws where one fails: then none has done anything. */
export type Line = (asked: readonly Asked[]) => Promise<number[]>;

/** What comes to more than this, in characters, is no company for others: a batch of fifty entries takes as long as twenty writes. */
const MOST_CHARACTERS = 32_000;

interface Waiting {
  asked: Asked;
  size: number;
  done: (rows: number) => void;
  failed: (error: unknown) => void;
}

//  write ─▶ waits until the turn of the event loop is over, and for a line ─▶ one transaction with the others ─▶ how many rows
//                                                                              └ one fails: nobody has written ─▶ each by itself

/**
 * Commits statements of different users together: what comes up while the lines are at work, `most` at once. A commit, its way to the disk
 * and back, costs as much as a small statement. They stand in the order of their users, so that two transactions never wait for each other.
 * `alone` runs one by itself: after a failure nobody has to answer for what others sent.
 */
export function gather(
  lines: readonly Line[],
  most: number,
  alone: (asked: Asked) => Promise<number>,
): (asked: Asked) => Promise<number> {
  const idle = [...lines];
  const waiting: Waiting[] = [];
  let isStarting = false;

  function start(): void {
    isStarting = false;
    while (waiting.length > 0) {
      const line = idle.pop();
      if (!line) return;
      void runOn(line);
    }
  }

  async function runOn(line: Line): Promise<void> {
    // Spread over the lines that are free, and no more than fits into one.
    const share = Math.min(most, Math.ceil(waiting.length / (idle.length + 1)));
    const together = waiting.splice(0, fitting(waiting, share)).toSorted(byUser);
    try {
      const rows = await line(together.map(({ asked }) => asked));
      for (const [at, { done }] of together.entries()) done(rows[at] ?? 0);
    } catch (error) {
      for (const one of together) {
        if (outcomeOf(error) === 'unknown') one.failed(error);
        else alone(one.asked).then(one.done, one.failed);
      }
    } finally {
      idle.push(line);
      start();
    }
  }

  return (asked) =>
    new Promise((done, failed) => {
      waiting.push({ asked, size: sizeOf(asked), done, failed });
      if (isStarting || idle.length === 0) return;
      isStarting = true;
      setImmediate(start);
    });
}

/** How many of the first go together: one at least. */
function fitting(waiting: readonly Waiting[], most: number): number {
  let size = 0;
  for (let count = 0; count < most; count += 1) {
    size += waiting[count]?.size ?? 0;
    if (count > 0 && size > MOST_CHARACTERS) return count;
  }
  return most;
}

function sizeOf({ values }: Asked): number {
  let size = 0;
  for (const value of values) if (typeof value === 'string') size += value.length;
  return size;
}

const userOf = ({ asked }: Waiting): string => String(asked.values[0]);
const byUser = (one: Waiting, other: Waiting): number => (userOf(one) < userOf(other) ? -1 : 1);
