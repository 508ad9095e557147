import type { Entity } from '../entities/parts/entity.ts';
import { broughtBack, ENTITIES, entityOf, operationOf } from '../entities/registry.ts';
import type { OpContext } from './lane-edit.ts';
import type { StoreTransaction } from '../ports.ts';
import type { Change, NewOperation, Operation } from '../records.ts';
import { writeViews } from './write-views.ts';

/** The last server truth of what there is only one of in a diary, by the name of the thing. */
export type DiaryTruth = ReadonlyMap<Entity['name'], unknown>;

/** A diary that became part of an account: whose it was, what waits in it, and what the server last told of it. */
export interface FormerDiary {
  uid: string;
  outbox: readonly Operation[];
  truth: DiaryTruth;
}

/** Reads what of a diary decides which operations come along [M3]. */
export async function readTruth(tx: StoreTransaction): Promise<DiaryTruth> {
  return new Map(await Promise.all(ENTITIES.map(async (entity) => [entity.name, await entity.truth?.(tx)] as const)));
}

/**
 * Takes over what waited in a diary that the server has made part of this one, in a transaction over this one, which has pulled the
 * merge. Taken over before is taken over for good [M2]. Returns up to which `seq` the other outbox was read.
 */
export async function takeOver(tx: StoreTransaction, former: FormerDiary, context: OpContext): Promise<number> {
  const memory = await tx.memory.get();
  const known = memory.takenOver?.[former.uid] ?? 0;
  const fresh = former.outbox.filter(({ seq }) => seq > known);
  const last = Math.max(known, ...fresh.map(({ seq }) => seq));
  await tx.memory.put({ ...memory, takenOver: { ...memory.takenOver, [former.uid]: last } });
  const operations = broughtAlong(fresh, former.truth, await readTruth(tx), context);
  if (operations.length === 0) return last;
  await tx.outbox.add(operations);
  for (const entity of ENTITIES) {
    const own = operations.flatMap(({ change }) => (entityOf(change) === entity ? [change] : []));
    if (own.length > 0) await entity.afterTakeOver?.(tx, own);
  }
  await writeViews(
    tx,
    operations.map(({ lane }) => lane),
  );
  return last;
}

/** The operations as they go on in the account's outbox; what was acknowledged came along on the server. */
export function broughtAlong(
  operations: readonly Operation[],
  from: DiaryTruth,
  into: DiaryTruth,
  context: OpContext,
): NewOperation[] {
  return operations
    .filter(({ state }) => state !== 'acked')
    .flatMap((operation) => {
      const { change } = operation;
      const { name, allowed } = entityOf(change);
      const left = allowed ? allowed(change, from.get(name), into.get(name)) : change;
      return left ? [movedOn(operation, left, context)] : [];
    });
}

/** An operation keeps its key and its bytes, unless what it says has changed, or claims the age of a revision that is not this user's. */
function movedOn({ seq: _, ...operation }: Operation, change: Change, context: OpContext): NewOperation {
  const { createdAt, state, asOf } = operation;
  if (asOf !== null)
    return { ...operationOf(broughtBack({ ...operation, change }, false), context), createdAt, asOf: 0 };
  if (change !== operation.change) return { ...operationOf(change, context), createdAt };
  return { ...operation, state: state === 'inflight' ? 'queued' : state, nextAt: 0 };
}
