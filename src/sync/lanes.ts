import type { DiaryDay } from '#domain/diary-day.ts';
import type { Change, Lane, NewOperation, Operation } from './records.ts';

/** The lane of a change. A diet leaves in the lane of the goals, because it sets macros: their order matters. */
export function laneOf(change: Change): Lane {
  switch (change.kind) {
    case 'meal.put':
      return `meal:${change.meal.id}`;
    case 'meal.delete':
      return `meal:${change.id}`;
    case 'water.add':
      return `water:${change.date}`;
    case 'weight.put':
    case 'weight.delete':
      return `weight:${change.date}`;
    case 'favourite.put':
    case 'favourite.delete':
      return `favourite:${change.id}`;
    case 'goals.change':
    case 'diet.choose':
      return 'goals';
    case 'profile.change':
      return 'profile';
    case 'plan.swap':
    case 'plan.put':
      return 'plan';
    case 'talk.keep':
    case 'talk.delete':
      return 'chat';
    case 'picture.put':
      return `picture:${change.name}`;
  }
}

/** With the lane of the goals that of the plan, and the other way round: a diet shows in both. */
export function lanesShownWith(lanes: Iterable<Lane>): Set<Lane> {
  const wanted = new Set(lanes);
  if (wanted.has('goals')) wanted.add('plan');
  else if (wanted.has('plan')) wanted.add('goals');
  return wanted;
}

/** What a lane is about. */
export type Entity =
  | { kind: 'meal' | 'favourite'; id: string }
  | { kind: 'water' | 'weight'; date: DiaryDay }
  | { kind: 'goals' | 'plan' | 'profile' | 'chat' }
  | { kind: 'picture'; name: string };

/** The entity that a lane's name spells out. */
export function entityOf(lane: Lane): Entity {
  const [kind, ...rest] = lane.split(':');
  const name = rest.join(':');
  switch (kind) {
    case 'meal':
    case 'favourite':
      return { kind, id: name };
    case 'water':
    case 'weight':
      return { kind, date: name as DiaryDay };
    case 'picture':
      return { kind, name };
    case 'plan':
    case 'profile':
    case 'chat':
      return { kind };
    default:
      return { kind: 'goals' };
  }
}

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

/** The id of an operation's row of water on the server. */
export function waterRowId({ opId, change }: NewOperation): string {
  return (change.kind === 'water.add' ? change.rowId : undefined) ?? opId;
}

/** Whether a change says all of its thing: of an entry's, a weigh-in's or a kept dish's lane only the last word counts. */
export const isWhole = ({ kind }: Change): boolean =>
  kind.startsWith('meal.') || kind.startsWith('weight.') || kind.startsWith('favourite.');
