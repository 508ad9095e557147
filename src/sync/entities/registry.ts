import { freshOperation, resend, type OpContext } from '../outbox/lane-edit.ts';
import type { DraftOperation } from '../outbox/lanes.ts';
import type { Change, Lane, NewOperation, Rev } from '../records.ts';
import { conversation } from './conversation.ts';
import type { Entity } from './parts/entity.ts';
import { favourite } from './favourite.ts';
import { goals } from './goals.ts';
import { meal } from './meal/meal.ts';
import { picture } from './picture.ts';
import { plan } from './plan.ts';
import { profile } from './profile.ts';
import { valueThing } from './value-thing.ts';
import { water } from './water.ts';
import { weight } from './weight.ts';

/** Every thing of the diary; views are written in this order. */
export const ENTITIES: readonly Entity[] = [
  meal,
  water,
  weight,
  favourite,
  valueThing,
  goals,
  plan,
  profile,
  conversation,
  picture,
];

const byKind = new Map<string, Entity>(ENTITIES.flatMap((entity) => entity.kinds.map((kind) => [kind, entity])));

/** The thing that a change is about. Throws a RangeError for a change that this app does not know. */
export function entityOf({ kind }: Change): Entity {
  const entity = byKind.get(kind);
  if (!entity) throw new RangeError(`a change of no known kind: ${kind}`);
  return entity;
}

/** The lane of a change. */
export const laneOf = (change: Change): Lane => entityOf(change).laneOf(change);

/** A change with its figures as the server will keep them. */
export const asKept = (change: Change): Change => entityOf(change).asKept?.(change) ?? change;

/** The logged dish that a change is about; null: it is about none. */
export const mealOf = (change: Change): ReturnType<NonNullable<Entity['mealOf']>> | null =>
  entityOf(change).mealOf?.(change) ?? null;

/** The name that the lanes of a thing begin with. */
export const nameOf = (lane: Lane): string => lane.split(':', 1)[0] ?? lane;

/** Lanes and those that show together with them. */
export function lanesShownWith(lanes: Iterable<Lane>): Set<Lane> {
  const wanted = new Set(lanes);
  for (const { name, shownWith = [] } of ENTITIES)
    if (hasLane(wanted, name)) for (const lane of shownWith) wanted.add(lane);
  return wanted;
}

const hasLane = (lanes: ReadonlySet<Lane>, name: string): boolean => (lanes as ReadonlySet<string>).has(name);

/** An operation of its own for a change. */
export const operationOf = (change: Change, context: OpContext): DraftOperation =>
  freshOperation(change, { ...context, lane: laneOf(change) });

/** What has to be sent so that a server which lost the operation has it again. */
export const broughtBack = (operation: NewOperation, isDeleted: boolean): Change =>
  entityOf(operation.change).broughtBack?.(operation.change, operation, isDeleted) ?? operation.change;

/**
 * An operation that was acknowledged at `rev` before a restore, to be sent once more; it keeps its place. An edit of
 * what had been deleted elsewhere brings back that deletion. The acknowledgement of a re-send does not say
 * whether the server took it, so its claim stays as it was.
 */
export function resendOf<One extends NewOperation>(
  operation: One,
  rev: Rev,
  isDeleted: boolean,
  context: OpContext,
): One {
  const { lane, createdAt, asOf } = operation;
  const again = resend(broughtBack(operation, isDeleted), asOf ?? rev, { ...context, lane });
  return { ...operation, heldSince: null, ...again, createdAt };
}
