import type { DiaryDay } from '#domain/diary-day.ts';
import type { Goals } from '#domain/goals.ts';
import type { HeldThings } from './held-things.ts';
import { waterRowId } from './lanes.ts';
import type { Tap } from './lane-edit.ts';
import { entryOf } from './project-meal.ts';
import { profileFieldsOf } from './project-profile.ts';
import type { Change, Lane, NewOperation, Operation, Rev } from './records.ts';
import { claimOf, resend } from './resend-of.ts';
import type { ToldThings } from './told-things.ts';

/** Re-sends of what the base holds and a restored server does not, or not as new. */
export function restoreDebts(held: HeldThings, told: ToldThings, tap: Tap): NewOperation[] {
  const owe = (lane: Lane, asOf: Rev, changes: readonly Change[]) =>
    isWaiting(held.lanes.get(lane), changes[0], asOf) ? [] : changes.map((change) => resend(change, asOf, tap));
  const dead = deadEntries(held);
  return [
    ...held.meals.flatMap(({ id, base }) => {
      if (
        !base ||
        dead.has(id) ||
        !told.isOwed(base.rev, told.meals.get(id)) ||
        isOvertaken(held.lanes.get(`meal:${id}`), base.rev, told)
      )
        return [];
      return owe(`meal:${id}`, base.rev, [{ kind: 'meal.put', meal: entryOf(base), restore: true }]);
    }),
    ...held.tombs.flatMap(({ id, rev, date, mealType }) => {
      if (rev === null || rev <= told.backupRev || !told.isOwed(rev, told.meals.get(id))) return [];
      return owe(`meal:${id}`, rev, [{ kind: 'meal.delete', id, date, mealType }]);
    }),
    ...waterDebts(held, told, tap),
    ...held.weights.flatMap(({ date, base }) => {
      if (!base || !told.isOwed(base.rev, told.weights.get(date))) return [];
      const { kg, rev } = base;
      return owe(`weight:${date}`, rev, [
        kg === null ? { kind: 'weight.delete', date } : { kind: 'weight.put', date, kg },
      ]);
    }),
    ...held.favourites.flatMap(({ id, base }) => {
      if (!base || !told.isOwed(base.rev, told.favourites.get(id))) return [];
      const { dish, rev } = base;
      return owe(`favourite:${id}`, rev, [
        dish === null ? { kind: 'favourite.delete', id } : { kind: 'favourite.put', id, dish },
      ]);
    }),
    ...held.goals.flatMap(({ date, base }) =>
      base && told.isOwed(base.rev, told.goals.get(date)) ? owe('goals', base.rev, goalChanges(date, base)) : [],
    ),
    ...held.talkTombs.flatMap(({ talkId, rev }) =>
      rev !== null && told.isOwed(rev, told.talks.get(talkId))
        ? owe('chat', rev, [{ kind: 'talk.delete', talkId }])
        : [],
    ),
    ...planDebt(held, told, owe),
    ...profileDebt(held, told, owe),
  ];
}

/** Entries whose deletion was acknowledged and not yet pulled: the base still holds them. */
export function deadEntries({ meals, tombs }: HeldThings): Map<string, Rev> {
  const deletions = new Map(tombs.map(({ id, rev }) => [id, rev ?? 0]));
  return new Map(
    meals.flatMap(({ id, base }) =>
      base && base.rev <= (deletions.get(id) ?? 0) ? [[id, deletions.get(id) ?? 0] as const] : [],
    ),
  );
}

function waterDebts({ days, lanes }: HeldThings, told: ToldThings, tap: Tap): NewOperation[] {
  return days.flatMap(({ date, base }) => {
    if (!base) return [];
    // Rows go in the order in which they were poured: what takes water back must not come before it.
    const waiting = new Set(
      (lanes.get(`water:${date}`) ?? []).filter((operation) => !isOld(operation, told)).map(waterRowId),
    );
    return base.rows
      .filter(({ id }) => !told.waterIds.has(id) && !waiting.has(id))
      .map(({ id, ml }) => resend({ kind: 'water.add', date, ml, rowId: id }, base.rev, tap));
  });
}

function planDebt(
  { plan }: HeldThings,
  told: ToldThings,
  owe: (lane: Lane, asOf: Rev, changes: Change[]) => NewOperation[],
): NewOperation[] {
  // Without any plan there is none to bring a week back to: it comes from the questionnaire.
  if (!plan || !told.plan || !told.isOwed(plan.rev, told.plan.rev)) return [];
  const { planId, dietId, days } = plan;
  return owe('plan', plan.rev, [{ kind: 'plan.put', plan: { planId, dietId, days } }]);
}

function profileDebt(
  { user }: HeldThings,
  told: ToldThings,
  owe: (lane: Lane, asOf: Rev, changes: Change[]) => NewOperation[],
): NewOperation[] {
  if (!user || !told.isOwed(user.rev, told.profile?.rev)) return [];
  return owe('profile', user.rev, [{ kind: 'profile.change', fields: profileFieldsOf(user) }]);
}

// Energy first: it takes the macros along, which then get their own figures again.
function goalChanges(date: DiaryDay, { calories, macros, waterGoal }: Goals): Change[] {
  return [
    { kind: 'goals.change', date, change: { field: 'calories', calories } },
    { kind: 'goals.change', date, change: { field: 'macros', macros } },
    { kind: 'goals.change', date, change: { field: 'water', waterGoal } },
  ];
}

/** Whether an operation was acknowledged in another generation than the one that was told. */
export const isOld = ({ state, generation }: Operation, told: ToldThings): boolean =>
  state === 'acked' && generation !== told.generation;

// An acknowledged entry that is newer than the base goes instead of it.
function isOvertaken(lane: readonly Operation[] | undefined, rev: Rev, told: ToldThings): boolean {
  const last = lane?.findLast((operation) => isOld(operation, told));
  return last?.change.kind === 'meal.put' && claimOf(last) > rev;
}

/** Whether an operation that still waits brings back the same thing as it was then, or later. */
function isWaiting(lane: readonly Operation[] | undefined, wanted: Change | undefined, rev: Rev): boolean {
  return (lane ?? []).some(({ state, asOf, change }) => {
    if (state === 'acked' || asOf === null || asOf < rev || !wanted) return false;
    if (wanted.kind === 'talk.delete') return change.kind === wanted.kind && change.talkId === wanted.talkId;
    // A swap alone does not bring the week back on which it was made.
    if (change.kind === 'plan.swap') return false;
    if (change.kind !== 'goals.change' && change.kind !== 'diet.choose') return true;
    return change.kind === wanted.kind && change.date === wanted.date;
  });
}
