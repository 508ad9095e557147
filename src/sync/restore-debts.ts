import type { Changes } from '../contract/changes.ts';
import type { DiaryDay } from '../domain/diary-day.ts';
import { mealsOf } from './bases-of.ts';
import { byLane, waterRowId } from './lanes.ts';
import type { Tap } from './lane-edit.ts';
import type { StoreTransaction } from './ports.ts';
import { entryOf } from './project-meal.ts';
import type { Change, Lane, NewOperation, Operation, Rev, SyncMemory } from './records.ts';
import { resend, resendOf } from './resend-of.ts';

/** What this device owes a restored server. */
export interface Debts {
  /** Re-sends of what the base holds. */
  added: NewOperation[];
  /** Acknowledged operations that have to go once more. */
  replaced: Operation[];
  /** Acknowledged operations that are part of the base, or of a re-send. */
  settled: Operation[];
}

/**
 * Compares all that is held with all that the restored server told. Owed is what it did not tell, told older,
 * or told with a revision given since the restore: that may be another device's re-send of an older state,
 * and only the server can compare the two.
 */
export async function restoreDebts(tx: StoreTransaction, memory: SyncMemory, told: Changes, tap: Tap): Promise<Debts> {
  const held = {
    meals: await tx.meals.all(),
    tombs: await tx.tombs.all(),
    days: await tx.days.all(),
    weights: await tx.weights.all(),
    goals: await tx.goals.all(),
    plan: (await tx.plan.get('current'))?.base ?? null,
  };
  const lanes = byLane(await tx.outbox.all());
  const newestKnown = Math.max(
    memory.cursor,
    ...[...held.meals, ...held.days, ...held.weights, ...held.goals].map(({ base }) => base?.rev ?? 0),
    ...held.tombs.map(({ rev }) => rev ?? 0),
    ...[...lanes.values()].flat().map(({ rev }) => rev ?? 0),
  );
  const isOwed = (mine: Rev, theirs: Rev | undefined) => theirs === undefined || theirs < mine || theirs > newestKnown;
  const toldMeals = new Map(told.days.flatMap(mealsOf).map((meal) => [meal.id, meal.rev]));
  // A backup holds all that happened before the newest thing it shows: older deletions are in it.
  const backupRev = Math.max(0, ...revsOf(told, toldMeals).filter((rev) => rev <= newestKnown));

  const debts: Debts = { added: [], replaced: [], settled: [] };
  const acked = (lane: Lane) =>
    (lanes.get(lane) ?? []).filter(({ state, generation }) => state === 'acked' && generation !== told.generation);
  const add = (lane: Lane, asOf: Rev, ...changes: Change[]) => {
    const waits = (lanes.get(lane) ?? []).some((operation) => operation.state !== 'acked' && isSameDebt(operation, changes[0], asOf));
    if (!waits) debts.added.push(...changes.map((change) => resend(change, asOf, tap)));
  };

  for (const { id, base } of held.meals) {
    const lane: Lane = `meal:${id}`;
    const last = acked(lane).at(-1);
    if (last?.change.kind === 'meal.put' && (last.rev ?? 0) > (base?.rev ?? 0)) continue;
    if (base && isOwed(base.rev, toldMeals.get(id))) add(lane, base.rev, { kind: 'meal.put', meal: entryOf(base), restore: true });
  }
  for (const { id, rev, date, mealType } of held.tombs) {
    if (rev === null || rev <= backupRev || !isOwed(rev, toldMeals.get(id))) continue;
    add(`meal:${id}`, rev, { kind: 'meal.delete', id, date, mealType });
  }
  const toldWater = new Set(told.days.flatMap(({ waterIntake }) => waterIntake.rows.map(({ id }) => id)));
  for (const { date, base } of held.days) {
    const lane: Lane = `water:${date}`;
    const mine = new Set((lanes.get(lane) ?? []).map(waterRowId));
    for (const { id, ml } of base?.rows ?? []) {
      if (base && !toldWater.has(id) && !mine.has(id)) debts.added.push(resend({ kind: 'water.add', date, ml, rowId: id }, base.rev, tap));
    }
  }
  const toldWeights = new Map(told.weights.map(({ date, rev }) => [date, rev]));
  for (const { date, base } of held.weights) {
    if (!base || !isOwed(base.rev, toldWeights.get(date))) continue;
    const { kg, rev } = base;
    add(`weight:${date}`, rev, kg === null ? { kind: 'weight.delete', date } : { kind: 'weight.put', date, kg });
  }
  const toldGoals = new Map(told.goals.map(({ date, rev }) => [date, rev]));
  for (const { date, base } of held.goals) {
    if (base && isOwed(base.rev, toldGoals.get(date))) add('goals', base.rev, ...goalChanges(date, base));
  }
  if (held.plan && told.plan && held.plan.dietId !== told.plan.dietId && isOwed(held.plan.rev, told.plan.rev)) {
    add('goals', held.plan.rev, { kind: 'diet.choose', dietId: held.plan.dietId, date: held.plan.startDate });
  }

  const tombs = new Map(held.tombs.map(({ id, rev }) => [id, rev ?? 0]));
  const bases = new Map(held.meals.map(({ id, base }) => [id, base?.rev ?? 0]));
  for (const lane of lanes.keys()) settleAcked(acked(lane));
  return debts;

  function settleAcked(operations: readonly Operation[]): void {
    const last = operations.at(-1);
    for (const operation of operations) {
      const { change } = operation;
      const rev = operation.asOf ?? operation.rev ?? 0;
      const isPast = (change.kind.startsWith('meal.') || change.kind.startsWith('weight.')) && operation !== last;
      if (isPast || !isLost(change, operation, rev)) debts.settled.push(operation);
      else debts.replaced.push(resendOf(operation, rev, null, tap));
    }
  }

  function isLost(change: Change, operation: Operation, rev: Rev): boolean {
    switch (change.kind) {
      case 'meal.put': {
        const { id } = change.meal;
        return (tombs.get(id) ?? 0) < rev && (bases.get(id) ?? 0) < rev && isOwed(rev, toldMeals.get(id));
      }
      case 'water.add':
        return !toldWater.has(waterRowId(operation));
      case 'weight.put':
      case 'weight.delete':
        return isOwed(rev, toldWeights.get(change.date));
      case 'goals.change':
        return isOwed(rev, toldGoals.get(change.date));
      case 'diet.choose':
        return isOwed(rev, told.plan?.rev);
      // The tombstone goes instead; a picture is not acknowledged but gone.
      case 'meal.delete':
      case 'picture.put':
        return false;
    }
  }
}

/** Whether an operation that still waits brings back the same thing as it was then, or later. */
function isSameDebt({ asOf, change }: Operation, wanted: Change | undefined, rev: Rev): boolean {
  if (asOf === null || asOf < rev || wanted === undefined) return false;
  if (change.kind === 'goals.change' || change.kind === 'diet.choose') {
    return change.kind === wanted.kind && change.date === wanted.date;
  }
  return true;
}

// Energy first: it takes the macros along, which then get their own figures again.
function goalChanges(date: DiaryDay, { calories, macros, waterGoal }: { calories: number; macros: { carbs: number; fats: number; proteins: number }; waterGoal: number }): Change[] {
  return [
    { kind: 'goals.change', date, change: { field: 'calories', calories } },
    { kind: 'goals.change', date, change: { field: 'macros', macros } },
    { kind: 'goals.change', date, change: { field: 'water', waterGoal } },
  ];
}

function revsOf(told: Changes, meals: ReadonlyMap<string, Rev>): Rev[] {
  const { days, weights, goals, plan, profile } = told;
  return [
    ...[...days, ...weights, ...goals].map(({ rev }) => rev),
    ...meals.values(),
    ...(plan ? [plan.rev] : []),
    ...(profile ? [profile.rev] : []),
  ];
}
