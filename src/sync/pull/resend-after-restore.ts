import type { RestoreContext } from '../entities/parts/entity.ts';
import { entityOf, resendOf } from '../entities/registry.ts';
import { claimOf, resend, type OpContext } from '../outbox/lane-edit.ts';
import type { NewOperation, Operation } from '../records.ts';
import type { RestoredState } from './restored-states.ts';

/** Re-sends of what the base holds and a restored server does not, or not as new. */
export function resendsAfterRestore(
  states: readonly RestoredState[],
  restore: RestoreContext,
  context: OpContext,
): NewOperation[] {
  return states.flatMap(({ sync, local, server }) =>
    (sync.resends?.(local, server, restore) ?? []).flatMap(({ lane, asOf, changes }) => {
      const [wanted] = changes;
      // Whether an operation that still waits brings back the same thing as it was then, or later.
      const isWaiting = (restore.outbox.get(lane) ?? []).some(
        (one) =>
          wanted &&
          one.state !== 'acked' &&
          one.asOf !== null &&
          one.asOf >= asOf &&
          (sync.bringsBack?.(one.change, wanted) ?? true),
      );
      return isWaiting ? [] : changes.map((change) => resend(change, asOf, { ...context, lane }));
    }),
  );
}

/** What becomes of operations that were acknowledged before a restore. */
interface Settled {
  /** To be sent once more. */
  resent: Operation[];
  /** Part of what was told, of the base, or of a re-send. */
  past: Operation[];
}

/** [G4] Sorts the operations that were acknowledged in another generation than the one that was told. */
export function settleRestored(states: readonly RestoredState[], restore: RestoreContext, context: OpContext): Settled {
  const result: Settled = { resent: [], past: [] };
  const stateOf = new Map(states.map((state) => [state.sync.entity.name, state]));
  for (const lane of restore.outbox.values()) {
    const acked = lane.filter(({ state, generation }) => state === 'acked' && generation !== restore.generation);
    for (const operation of acked) {
      const { change } = operation;
      const { name, isWhole } = entityOf(change);
      const state = stateOf.get(name);
      const rev = claimOf(operation);
      // Of what is said whole only the last word counts.
      const counts = operation === acked.at(-1) || !isWhole;
      const isLost = state?.sync.isLost(change, rev, state.local, state.server, restore, operation) ?? false;
      if (counts && isLost) result.resent.push(resendOf(operation, rev, false, context));
      else result.past.push(operation);
    }
  }
  return result;
}
