import { waterRowId } from './lanes.ts';
import { freshOperation, type Tap } from './lane-edit.ts';
import type { Change, NewOperation, Operation, Rev } from './records.ts';

/**
 * An operation that brings back what a restore took away. `asOf` is the revision it had: the server takes it
 * only when it holds nothing newer. It is sent under a fresh key, because its bytes differ from the first ones.
 */
export const resend = (change: Change, asOf: Rev, tap: Tap): NewOperation => ({ ...freshOperation(change, tap), asOf });

/** The revision that an acknowledged operation can claim; a re-send never claims more than it first did. */
export const claimOf = ({ asOf, rev }: NewOperation): Rev => asOf ?? rev ?? 0;

/**
 * The same for an operation that was acknowledged at `rev` before the restore; it keeps its place. An edit of
 * what had been deleted elsewhere brings back that deletion. The acknowledgement of a re-send does not say
 * whether the server took it, so its claim stays as it was.
 */
export function resendOf(operation: Operation, rev: Rev, deleted: boolean | null, tap: Tap): Operation {
  const { change, seq, createdAt } = operation;
  const asOf = operation.asOf ?? rev;
  return { ...resend(broughtBack(operation, change, deleted === true), asOf, tap), seq, createdAt };
}

function broughtBack(operation: Operation, change: Change, deleted: boolean): Change {
  if (change.kind === 'water.add') return { ...change, rowId: waterRowId(operation) };
  if (change.kind !== 'meal.put') return change;
  const { id, date, mealType } = change.meal;
  return deleted ? { kind: 'meal.delete', id, date, mealType } : { ...change, restore: true };
}
