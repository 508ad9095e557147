import type { NewOperation, Waiting } from './records.ts';

/** How far operations have come; what the server has acknowledged waits no more. */
export function waitingOf(operations: readonly NewOperation[]): Waiting {
  let waiting: Waiting = 'none';
  for (const { state } of operations) {
    if (state === 'failed') return 'refused';
    if (state !== 'acked') waiting = 'waiting';
  }
  return waiting;
}
