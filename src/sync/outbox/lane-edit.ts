import { isUnsent, type DraftOperation } from './lanes.ts';
import type { Change, EpochMs, Lane, NewOperation, Rev } from '../records.ts';

/** When something is done, and where fresh ids come from. */
export interface OpContext {
  now: EpochMs;
  uuid: () => string;
}

/** The same for an operation of a lane. */
export interface LaneContext extends OpContext {
  lane: Lane;
}

/** A lane after a change was recorded. */
export interface LaneEdit {
  operations: DraftOperation[];
  /** The operation that carries the change; null when nothing needs to be sent. */
  carrier: DraftOperation | null;
  /** What becomes of the entry's tombstone; absent: it stays as it is. */
  tomb?: 'set' | 'clear';
}

/** A new operation at the end of its lane. */
export function freshOperation(change: Change, { now, uuid, lane }: LaneContext): DraftOperation {
  return {
    opId: uuid(),
    lane,
    change,
    request: null,
    state: 'queued',
    attempts: 0,
    nextAt: 0,
    rev: null,
    generation: null,
    error: null,
    createdAt: now,
    failingSince: null,
    asOf: null,
  };
}

/**
 * An operation that brings back what a restore took away. `asOf` is the revision it had: the server takes it
 * only when it holds nothing newer. It is sent under a fresh key, because its bytes differ from the first ones.
 */
export const resend = (change: Change, asOf: Rev, context: LaneContext): NewOperation => ({
  ...freshOperation(change, context),
  asOf,
});

/** The revision that an acknowledged operation can claim; a re-send never claims more than it first did. */
export const claimOf = ({ asOf, rev }: NewOperation): Rev => asOf ?? rev ?? 0;

/** The lane with a change at its end; with `asOf` the server takes it only while it holds nothing newer. */
export function appended(
  operations: readonly DraftOperation[],
  change: Change,
  context: LaneContext,
  asOf: Rev | null = null,
): LaneEdit {
  const carrier = { ...freshOperation(change, context), asOf };
  return { operations: [...operations, carrier], carrier };
}

/** The lane with the change of one operation replaced by another. */
export function replaced(operations: readonly DraftOperation[], old: DraftOperation, change: Change): LaneEdit {
  const carrier = { ...old, change };
  return { operations: operations.map((operation) => (operation === old ? carrier : operation)), carrier };
}

/** The lane without what was refused, and without what was built on it and never left the device. */
export function withoutRefused(operations: readonly DraftOperation[]): DraftOperation[] {
  const refused = operations.findIndex(({ state }) => state === 'failed');
  if (refused < 0) return [...operations];
  return operations.filter((operation, at) => at < refused || (operation.state !== 'failed' && !isUnsent(operation)));
}

/** The lane without the unsent operations at its end. */
export function withoutUnsentTail(operations: readonly DraftOperation[]): DraftOperation[] {
  const last = operations.findLastIndex((operation) => !isUnsent(operation));
  return operations.slice(0, last + 1);
}
