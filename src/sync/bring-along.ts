import { freshOperation, type Tap } from './lane-edit.ts';
import { waterRowId } from './lanes.ts';
import type { StoreTransaction } from './ports.ts';
import type { Change, GoalsRow, NewOperation, Operation, PlanRow, UserRow, WeightRow } from './records.ts';
import { writeViews } from './write-views.ts';

type Profile = Extract<Change, { kind: 'profile.change' }>['fields'];

/** The last server truth of what there is only one of in a diary. */
export interface OneOfAKind {
  weights: ReadonlyMap<string, WeightRow['base']>;
  goals: ReadonlyMap<string, GoalsRow['base']>;
  plan: PlanRow['base'];
  user: UserRow['base'];
}

/** A diary that became part of an account: whose it was, what waits in it, and what the server last told of it. */
export interface FormerDiary {
  uid: string;
  outbox: readonly Operation[];
  truth: OneOfAKind;
}

/** Reads what of a diary decides which operations come along [M3]. */
export async function oneOfAKind(
  tx: Pick<StoreTransaction, 'weights' | 'goals' | 'plan' | 'user'>,
): Promise<OneOfAKind> {
  const [weights, goals, plan, user] = await Promise.all([
    tx.weights.all(),
    tx.goals.all(),
    tx.plan.get('current'),
    tx.user.get('current'),
  ]);
  return {
    weights: new Map(weights.map(({ date, base }) => [date, base])),
    goals: new Map(goals.flatMap(({ date, base }) => (base ? [[date, base] as const] : []))),
    plan: plan?.base ?? null,
    user: user?.base ?? null,
  };
}

/**
 * Takes over what waited in a diary that the server has made part of this one, in a transaction over this one, which has pulled the
 * merge. Taken over before is taken over for good [M2]. Answers up to which `seq` the other outbox was read.
 */
export async function takeOver(tx: StoreTransaction, former: FormerDiary, tap: Tap): Promise<number> {
  const memory = await tx.memory.get();
  const known = memory.takenOver?.[former.uid] ?? 0;
  const fresh = former.outbox.filter(({ seq }) => seq > known);
  const last = Math.max(known, ...fresh.map(({ seq }) => seq));
  await tx.memory.put({ ...memory, takenOver: { ...memory.takenOver, [former.uid]: last } });
  const operations = broughtAlong(fresh, former.truth, await oneOfAKind(tx), tap);
  if (operations.length === 0) return last;
  await tx.outbox.add(operations);
  const deletions = operations.flatMap(({ change }) => (change.kind === 'meal.delete' ? [change] : []));
  const tombs = deletions.map(({ id, date, mealType }) => ({ id, date, mealType, rev: null }));
  const held = await tx.tombs.getMany(tombs.map(({ id }) => id));
  await tx.tombs.putMany(tombs.filter((_, at) => !held[at]));
  const talkTombs = operations.flatMap(({ change }) =>
    change.kind === 'talk.delete' ? [{ talkId: change.talkId, rev: null }] : [],
  );
  if (talkTombs.length > 0) await tx.talkTombs.putMany(talkTombs);
  await writeViews(
    tx,
    operations.map(({ lane }) => lane),
  );
  return last;
}

/** The operations as they go on in the account's outbox; what was acknowledged came along on the server. */
export function broughtAlong(
  operations: readonly Operation[],
  from: OneOfAKind,
  into: OneOfAKind,
  tap: Tap,
): NewOperation[] {
  return operations
    .filter(({ state }) => state !== 'acked')
    .flatMap((operation) => {
      const change = allowed(operation.change, from, into);
      return change ? [movedOn(operation, change, tap)] : [];
    });
}

/** An operation keeps its key and its bytes, unless what it says has changed, or claims the age of a revision that is not this user's. */
function movedOn({ seq: _, ...operation }: Operation, change: Change, tap: Tap): NewOperation {
  const { createdAt, state, asOf } = operation;
  if (asOf !== null) {
    const named = change.kind === 'water.add' ? { ...change, rowId: waterRowId(operation) } : change;
    return { ...freshOperation(named, tap), createdAt, asOf: 0 };
  }
  if (change !== operation.change) return { ...freshOperation(change, tap), createdAt };
  return { ...operation, state: state === 'inflight' ? 'queued' : state, nextAt: 0 };
}

/** The change, as much of it as the account leaves to the other diary; null: nothing. */
function allowed(change: Change, from: OneOfAKind, into: OneOfAKind): Change | null {
  switch (change.kind) {
    case 'weight.put':
    case 'weight.delete':
      return cameAlong(
        from.weights.get(change.date),
        into.weights.get(change.date),
        ({ kg, timestamp }) => `${kg} ${timestamp.seconds}`,
      )
        ? change
        : null;
    case 'goals.change':
    case 'diet.choose':
      return goalsCameAlong(from, into) ? change : null;
    case 'plan.swap':
      return into.plan?.planId === change.planId ? change : null;
    case 'plan.put':
      return null;
    case 'profile.change':
      return someFields(change.fields, from.user, into.user);
    default:
      return change;
  }
}

/** Whether the account has nothing there, or just what the other diary had. */
const cameAlong = <Base>(
  theirs: Base | null | undefined,
  own: Base | null | undefined,
  text: (base: Base) => string,
): boolean => own == null || (theirs != null && text(theirs) === text(own));

function goalsCameAlong(from: OneOfAKind, into: OneOfAKind): boolean {
  if (into.goals.size === 0 && into.plan === null) return true;
  if (from.goals.size === 0) return false;
  return [...from.goals].every(
    ([date, theirs]) => into.goals.has(date) && cameAlong(theirs, into.goals.get(date), goalsText),
  );
}

const goalsText = ({ calories, macros, waterGoal }: NonNullable<GoalsRow['base']>): string =>
  [calories, macros.carbs, macros.fats, macros.proteins, waterGoal].join(' ');

function someFields(fields: Profile, theirs: UserRow['base'], own: UserRow['base']): Change | null {
  const left = Object.entries(fields).filter(([name]) => cameAlong(fieldOf(theirs, name), fieldOf(own, name), String));
  if (left.length === 0) return null;
  // Names and values are those of the fields that came in.
  return left.length === Object.keys(fields).length
    ? { kind: 'profile.change', fields }
    : { kind: 'profile.change', fields: Object.fromEntries(left) as Profile };
}

function fieldOf(user: UserRow['base'], name: string): unknown {
  if (!user) return null;
  return name === 'displayName'
    ? user.displayName
    : Object.entries(user.profile).find(([field]) => field === name)?.[1];
}
