import type { NewOperation, Waiting } from './records.ts';

/**
 * How far operations have come. What the server has acknowledged waits on until the pull that brings it:
 * so an acknowledgement writes no row of the diary, and a drain of hundreds stays quick.
 */
export function waitingOf(operations: readonly NewOperation[]): Waiting {
  if (operations.length === 0) return 'none';
  return operations.some(({ state }) => state === 'failed') ? 'refused' : 'waiting';
}
