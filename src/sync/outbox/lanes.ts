import type { Lane, NewOperation, Operation, Waiting } from '../records.ts';

/** An operation whose place may not be given yet. */
export type DraftOperation = NewOperation & { seq?: number };

/**
 * The order within a lane: re-sends after a restore first, by the revision they bring back; then the taps.
 * What was never stored comes last.
 */
export function inLaneOrder(one: DraftOperation, other: DraftOperation): number {
  return (
    (one.asOf ?? Number.MAX_SAFE_INTEGER) - (other.asOf ?? Number.MAX_SAFE_INTEGER) ||
    (one.seq ?? Number.MAX_SAFE_INTEGER) - (other.seq ?? Number.MAX_SAFE_INTEGER)
  );
}

/** Operations by lane, each lane in its order; lanes in the order of their first tap. */
export function byLane(operations: readonly Operation[]): Map<Lane, Operation[]> {
  const lanes = new Map<Lane, Operation[]>();
  for (const operation of operations) {
    const lane = lanes.get(operation.lane);
    if (lane) lane.push(operation);
    else lanes.set(operation.lane, [operation]);
  }
  for (const lane of lanes.values()) if (lane.length > 1) lane.sort(inLaneOrder);
  return lanes;
}

/** Whether nothing of an operation ever left the device: only then may it change or vanish. A re-send never may. */
export const isUnsent = ({ state, attempts, asOf }: NewOperation): boolean =>
  state === 'queued' && attempts === 0 && asOf === null;

/**
 * How far operations have come. What the server has acknowledged waits on until the pull that brings it:
 * so an acknowledgement writes no row of the diary, and a drain of hundreds stays quick.
 */
export function waitingOf(operations: readonly NewOperation[]): Waiting {
  if (operations.length === 0) return 'none';
  return operations.some(({ state }) => state === 'failed') ? 'refused' : 'waiting';
}
