import { plannedDayOf, postDiet, postSwapMeal, type PlanDay } from '#contract/plan/plan.ts';
import { withWeek } from '#domain/plan/planner/week/plan-weeks.ts';
import { swapPlannedDish } from '#domain/plan/swap-planned-dish.ts';
import { inLaneOrder, isUnsent, waitingOf, type DraftOperation } from '../outbox/lanes.ts';
import { appended, replaced, type LaneContext, type LaneEdit } from '../outbox/lane-edit.ts';
import type { Change, NewOperation, PlanRow, Rev, Waiting } from '../records.ts';
import type { Entity, EntitySync } from './parts/entity.ts';
import { withBody } from './parts/frozen-request.ts';
import { editGoals, goalsCameAlong, goalsTruth, type GoalsTruth } from './goals.ts';
import { replaceRows } from './parts/keyed.ts';

type PlanChange = Extract<Change, { kind: 'diet.choose' | 'plan.swap' | 'plan.put' }>;
type Swap = Extract<Change, { kind: 'plan.swap' }>;
type Base = PlanRow['base'];

const KINDS = ['diet.choose', 'plan.swap', 'plan.put'] as const;
const isOfPlan = ({ change }: NewOperation): boolean => KINDS.some((kind) => kind === change.kind);

/**
 * The plan with the diet that was chosen last and the dishes that were swapped; after another diet its dishes stay until the server
 * has made new ones. A swap of another week, or of a dish that is no longer there, shows nothing: the server will drop it.
 */
export function projectPlan(base: Base, operations: readonly NewOperation[]): PlanRow | null {
  const ours = operations.filter(isOfPlan).toSorted(inLaneOrder);
  if (base === null && ours.length === 0) return null;
  const view = base && ours.reduce<NonNullable<Base>>((shown, { change }) => planAfter(shown, change), base);
  return { key: 'current', base, view, waiting: waitingOf(ours) };
}

function planAfter(shown: NonNullable<Base>, change: Change): NonNullable<Base> {
  if (change.kind === 'diet.choose') return change.next ? shown : { ...shown, dietId: change.dietId };
  if (change.kind === 'plan.put') {
    const { next: _, ...rest } = shown;
    return { ...rest, ...change.plan };
  }
  if (change.kind !== 'plan.swap') return shown;
  const { planId, day, meal, old, dish } = change;
  const place = { day, meal, mealId: old.mealId };
  return withWeek<PlanDay, typeof shown>(shown, planId, (days) => swapPlannedDish(days, place, dish)) ?? shown;
}

/**
 * A planned dish was swapped. What the last swap put there and never left the device is swapped at once for the newest
 * dish, or nothing at all when that is the dish from before: so an undo takes back what was not sent.
 */
export function editSwap(lane: readonly DraftOperation[], change: Swap, context: LaneContext): LaneEdit {
  const tail = lane.at(-1);
  const last = tail?.change;
  if (!tail || last?.kind !== 'plan.swap' || !isUnsent(tail) || !isBuiltOn(change, last))
    return appended(lane, change, context);
  const { old } = last;
  if (old.mealId === change.dish.mealId && old.ratio === change.dish.ratio)
    return { operations: lane.slice(0, -1), carrier: null };
  return replaced(lane, tail, { ...change, old });
}

const isBuiltOn = (change: Swap, last: Swap): boolean =>
  change.planId === last.planId &&
  change.day === last.day &&
  change.meal === last.meal &&
  change.old.mealId === last.dish.mealId;

/** A dish of the plan whose swap the server does not show yet. */
export interface WaitingSwap {
  day: number;
  meal: string;
  mealId: string;
  waiting: Waiting;
}

/** How far the changes of the plan have come: whether another week was asked for, or the next one, and is not here yet; and its swaps. */
export interface PlanWaiting {
  week: Waiting;
  next: Waiting;
  swaps: WaitingSwap[];
}

export function planWaiting(operations: readonly NewOperation[]): PlanWaiting {
  const weeks = (next: boolean) =>
    waitingOf(operations.filter(({ change }) => change.kind === 'diet.choose' && (change.next === true) === next));
  return {
    week: weeks(false),
    next: weeks(true),
    swaps: operations.flatMap((operation): WaitingSwap[] => {
      const { change } = operation;
      if (change.kind !== 'plan.swap') return [];
      return [{ day: change.day, meal: change.meal, mealId: change.dish.mealId, waiting: waitingOf([operation]) }];
    }),
  };
}

interface Truth {
  plan: Base;
  goals: GoalsTruth;
}

/** The week's plan: its diet, its dishes and their swaps. A diet leaves in the lane of the goals, because it sets macros: their order matters. */
export const plan: Entity<PlanChange, { rev: Rev | null }, { base: Base }, Truth> = {
  name: 'plan',
  kinds: KINDS,
  isWhole: false,
  shownWith: ['goals'],
  laneOf: ({ kind }) => (kind === 'diet.choose' ? 'goals' : 'plan'),
  facts: async (tx, changes) => ({
    rev: changes.some(({ kind }) => kind === 'plan.put') ? ((await tx.plan.get('current'))?.base?.rev ?? null) : null,
  }),
  edit: (lane, change, { rev }, context) => {
    if (change.kind === 'diet.choose') return editGoals(lane, change, context);
    if (change.kind === 'plan.swap') return editSwap(lane, change, context);
    // The server takes a whole week only in the place of the very one that the device knows.
    return appended(lane, change, context, rev);
  },
  lanesOf: () => ['plan'],
  writeViews: async (tx, _lanes, outbox, bases) => {
    const base = bases ? bases.base : ((await tx.plan.get('current'))?.base ?? null);
    const operations = [...(outbox.get('goals') ?? []), ...(outbox.get('plan') ?? [])];
    await replaceRows(tx.plan, ['current'], [projectPlan(base, operations)]);
  },
  withoutBase: async () => ({ base: null }),
  truth: async (tx) => ({ plan: (await tx.plan.get('current'))?.base ?? null, goals: await goalsTruth(tx) }),
  allowed: (change, from, into) => {
    if (change.kind === 'diet.choose') return goalsCameAlong(from.goals, into.goals) ? change : null;
    if (change.kind === 'plan.swap')
      return [into.plan?.planId, into.plan?.next?.planId].includes(change.planId) ? change : null;
    return null;
  },
};

export const planSync: EntitySync<PlanChange, { base: Base }, Base, { rev: Rev } | null> = {
  entity: plan,
  request: (change, { body }) => {
    if (change.kind === 'diet.choose') {
      const { dietId, date, next } = change;
      return withBody(postDiet, { dietId, date, ...(next && { next }), ...body });
    }
    if (change.kind === 'plan.put') {
      const { planId, dietId, days, next } = change.plan;
      const week = {
        planId,
        days: days.map(plannedDayOf),
        ...(next && { next: { ...next, days: next.days.map(plannedDayOf) } }),
      };
      return withBody(postDiet, { dietId, week, ...body });
    }
    const { planId, day, meal: mealType, old, dish, date } = change;
    return withBody(postSwapMeal, {
      planId,
      day,
      mealType,
      oldMealId: old.mealId,
      newMealId: dish.mealId,
      newRatio: dish.ratio,
      newBaseCalories: dish.mealData.calories,
      ...(dish.leftover && { leftover: dish.leftover }),
      ...(date && { plannedFor: date }),
      ...body,
    });
  },
  readPage: async (tx, { plan: told }, { rules }) => {
    if (!told) return undefined;
    const held = (await tx.plan.get('current'))?.base;
    return held && rules.isOlder(told.rev, held.rev) ? undefined : { base: told };
  },
  joined: (pages) => ({ plan: pages.findLast(({ plan: told }) => told !== null)?.plan ?? null }),
  localState: async (tx) => (await tx.plan.get('current'))?.base ?? null,
  serverState: ({ plan: told }) => told,
  serverRevs: ({ plan: told }) => (told ? [told.rev] : []),
  resends: (local, told, { mustResend }) => {
    // Without any plan there is none to bring a week back to: it comes from the questionnaire.
    if (!local || !told || !mustResend(local.rev, told.rev)) return [];
    const { planId, dietId, days, next } = local;
    const week = { planId, dietId, days, ...(next && { next }) };
    return [{ lane: 'plan', asOf: local.rev, changes: [{ kind: 'plan.put', plan: week }] }];
  },
  // A swap alone does not bring the week back on which it was made.
  bringsBack: (waiting) => waiting.kind !== 'plan.swap',
  isLost: (_change, rev, local, told, { mustResend }) => (local?.rev ?? 0) < rev && mustResend(rev, told?.rev),
};
