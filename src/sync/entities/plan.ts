import { plannedDayOf, postDiet, postSwapMeal } from '#contract/plan.ts';
import { swapPlannedDish } from '#domain/swap-planned-dish.ts';
import { inLaneOrder, isUnsent, waitingOf, type DraftOperation } from '../lanes.ts';
import { appended, replaced, type LaneContext, type LaneEdit } from '../lane-edit.ts';
import type { Change, NewOperation, PlanRow, Rev, Waiting } from '../records.ts';
import type { Entity, EntitySync } from './entity.ts';
import { withBody } from './frozen-request.ts';
import { editGoals, goalsCameAlong, goalsTruth, type GoalsTruth } from './goals.ts';
import { replaceRows } from './keyed.ts';

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
  if (change.kind === 'diet.choose') return { ...shown, dietId: change.dietId };
  if (change.kind === 'plan.put') return { ...shown, ...change.plan };
  if (change.kind !== 'plan.swap' || change.planId !== shown.planId) return shown;
  const { day, meal, old, dish } = change;
  const days = swapPlannedDish(shown.days, { day, meal, mealId: old.mealId }, dish);
  return days ? { ...shown, days } : shown;
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

/** How far the changes of the plan have come. `week`: another week was asked for and is not here yet. */
export function planWaiting(operations: readonly NewOperation[]): { week: Waiting; swaps: WaitingSwap[] } {
  return {
    week: waitingOf(operations.filter(({ change }) => change.kind === 'diet.choose')),
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
    if (change.kind === 'plan.swap') return into.plan?.planId === change.planId ? change : null;
    return null;
  },
};

export const planSync: EntitySync<PlanChange, { base: Base }, Base, { rev: Rev } | null> = {
  entity: plan,
  request: (change, { body }) => {
    if (change.kind === 'diet.choose') return withBody(postDiet, { dietId: change.dietId, date: change.date, ...body });
    if (change.kind === 'plan.put') {
      const { planId, dietId, days } = change.plan;
      return withBody(postDiet, { dietId, week: { planId, days: days.map(plannedDayOf) }, ...body });
    }
    const { planId, day, meal: mealType, old, dish } = change;
    return withBody(postSwapMeal, {
      planId,
      day,
      mealType,
      oldMealId: old.mealId,
      newMealId: dish.mealId,
      newRatio: dish.ratio,
      newBaseCalories: dish.mealData.calories,
      ...(dish.leftover && { leftover: dish.leftover }),
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
  debts: (local, told, { isOwed }) => {
    // Without any plan there is none to bring a week back to: it comes from the questionnaire.
    if (!local || !told || !isOwed(local.rev, told.rev)) return [];
    const { planId, dietId, days } = local;
    return [{ lane: 'plan', asOf: local.rev, changes: [{ kind: 'plan.put', plan: { planId, dietId, days } }] }];
  },
  // A swap alone does not bring the week back on which it was made.
  bringsBack: (waiting) => waiting.kind !== 'plan.swap',
  isLost: (_change, rev, local, told, { isOwed }) => (local?.rev ?? 0) < rev && isOwed(rev, told?.rev),
};
