import { isUnsent, laneOf, type DraftOperation } from './lanes.ts';
import type { Change, EpochMs, Rev } from './records.ts';

/** The tap: its time and where fresh ids come from. */
export interface Tap {
  now: EpochMs;
  uuid: () => string;
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
export function freshOperation(change: Change, { now, uuid }: Tap): DraftOperation {
  return {
    opId: uuid(),
    lane: laneOf(change),
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

/** The lane with a change at its end; with `asOf` the server takes it only while it holds nothing newer. */
export function appended(
  operations: readonly DraftOperation[],
  change: Change,
  tap: Tap,
  asOf: Rev | null = null,
): LaneEdit {
  const carrier = { ...freshOperation(change, tap), asOf };
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
