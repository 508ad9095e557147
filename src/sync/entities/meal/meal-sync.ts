import type { Changes } from '#contract/diary/changes.ts';
import { fillPath } from '#contract/call.ts';
import type { DaySnapshot } from '#contract/diary/day.ts';
import { deleteMeal, postMeal } from '#contract/diary/meals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { claimOf } from '#sync/outbox/lane-edit.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { MealBase, MealRow, Operation, Rev, TombRow } from '#sync/records.ts';
import type { EntitySync, PageContext, RestoreContext } from '../parts/entity.ts';
import { deletion, withBody } from '../parts/frozen-request.ts';
import { lastOfEach, revsOf } from '../parts/keyed.ts';
import { entryOf, meal, mealsOf, type MealBases, type MealChange } from './meal.ts';
import { newerMeals, truthOfMeal, type MealTruth } from './meal-answers.ts';

/** An entry that was deleted for good; `isBase`: the device may still show it. */
interface Grave {
  tomb: TombRow & { rev: Rev };
  isBase: boolean;
}

interface LocalState {
  rows: MealRow[];
  tombs: TombRow[];
}

export const mealSync: EntitySync<MealChange, MealBases, LocalState, ReadonlyMap<string, Rev>, Grave> = {
  entity: meal,
  request: (change, claim) => {
    if (change.kind === 'meal.delete') {
      const { id, date, mealType } = change;
      return deletion(fillPath(deleteMeal.path, { date, mealType, mealId: id }), claim);
    }
    const { date, ...entry } = change.meal;
    return withBody(postMeal, { meal: entry, date, ...(change.restore && { restore: true }), ...claim.body });
  },
  acknowledged: (change, { rev, deleted }) => {
    if (change.kind === 'meal.put') {
      if (deleted !== true || rev === null) return { leaves: false };
      // The entry was deleted elsewhere for good: this edit changed nothing, and the entry is gone here too.
      const { id, date, mealType } = change.meal;
      return { leaves: true, note: { tomb: { id, date, mealType, rev }, isBase: true } };
    }
    // A re-sent deletion was refused: the entry is there, and newer. This changed nothing.
    if (deleted === false) return { leaves: true };
    if (rev === null) return { leaves: false };
    const { id, date, mealType } = change;
    return { leaves: false, note: { tomb: { id, date, mealType, rev }, isBase: false } };
  },
  truthOf: truthOfMeal,
  // They are what `truthOf` has returned.
  readAnswers: (tx, truths, context) => newerMeals(tx, truths as MealTruth[], context),
  afterAcks: async (tx, graves) => {
    const tombs = graves.map(({ tomb }) => tomb);
    const known = await tx.tombs.getMany(tombs.map(({ id }) => id));
    await tx.tombs.putMany(tombs.map((tomb, at) => ({ ...tomb, rev: Math.max(tomb.rev, known[at]?.rev ?? 0) })));
    const gone = graves.flatMap(({ tomb, isBase }) => (isBase ? [tomb] : []));
    if (gone.length === 0) return undefined;
    const held = await tx.meals.getMany(gone.map(({ id }) => id));
    return new Map(
      gone.flatMap(({ id, rev }, at) => {
        const base = held[at]?.base;
        return base && base.rev <= rev ? [[id, null] as const] : [];
      }),
    );
  },
  readPage: async (tx, page, context) => {
    const { rules, absent, operations } = context;
    const meals = await newMeals(tx, page, context);
    const owed = owedEntries(operations, page);
    if (rules.isGoneNow(page.hasMore)) {
      await bury(
        tx,
        [...absent].filter((id) => !owed.has(id)),
        meals,
        page.rev,
      );
      for (const id of absent) if (!owed.has(id)) absent.delete(id);
    }
    await forgetDeleted(tx, context.leaving, meals);
    return meals;
  },
  joined: (pages) => {
    const days = lastOfEach(
      pages.flatMap((page) => page.days),
      ({ date }) => date,
    );
    return { days: withoutDoubles(days) };
  },
  localState: async (tx) => ({ rows: await tx.meals.all(), tombs: await tx.tombs.all() }),
  localRevs: ({ rows, tombs }) => [...revsOf(rows), ...tombs.flatMap(({ rev }) => rev ?? [])],
  serverState: (changes) => new Map(changes.days.flatMap(mealsOf).map(({ id, rev }) => [id, rev])),
  serverRevs: (changes) => changes.days.flatMap(mealsOf).map(({ rev }) => rev),
  resends: (local, told, context) => {
    const dead = deadEntries(local);
    const { backupRev, mustResend, outbox } = context;
    return [
      ...local.rows.flatMap(({ id, base }) => {
        const lane = `meal:${id}` as const;
        const isOwn = base && !dead.has(id) && mustResend(base.rev, told.get(id));
        if (!isOwn || isOvertaken(outbox.get(lane), base.rev, context)) return [];
        const change = { kind: 'meal.put', meal: entryOf(base), restore: true } as const;
        return [{ lane, asOf: base.rev, changes: [change] }];
      }),
      // [G7]
      ...local.tombs.flatMap(({ id, rev, date, mealType }) => {
        if (rev === null || rev <= backupRev || !mustResend(rev, told.get(id))) return [];
        const change = { kind: 'meal.delete', id, date, mealType } as const;
        return [{ lane: `meal:${id}` as const, asOf: rev, changes: [change] }];
      }),
    ];
  },
  isLost: (change, rev, local, told, { mustResend }) => {
    // The tombstone goes instead of a deletion.
    if (change.kind === 'meal.delete') return false;
    const { id } = change.meal;
    const base = local.rows.find((row) => row.id === id)?.base?.rev ?? 0;
    const tomb = local.tombs.find((one) => one.id === id)?.rev ?? 0;
    return Math.max(base, tomb) < rev && mustResend(rev, told.get(id));
  },
  buried: (local, told) =>
    new Map([...deadEntries(local)].flatMap(([id, rev]) => ((told.get(id) ?? 0) <= rev ? [[id, null] as const] : []))),
};

/** Entries whose deletion was acknowledged and not yet pulled: the base still holds them. */
function deadEntries({ rows, tombs }: LocalState): Map<string, Rev> {
  const deletions = new Map(tombs.map(({ id, rev }) => [id, rev ?? 0]));
  return new Map(
    rows.flatMap(({ id, base }) =>
      base && base.rev <= (deletions.get(id) ?? 0) ? [[id, deletions.get(id) ?? 0] as const] : [],
    ),
  );
}

// An acknowledged entry that is newer than the base goes instead of it.
function isOvertaken(lane: readonly Operation[] | undefined, rev: Rev, { generation }: RestoreContext): boolean {
  const last = lane?.findLast((one) => one.state === 'acked' && one.generation !== generation);
  return last?.change.kind === 'meal.put' && claimOf(last) > rev;
}

async function newMeals(tx: StoreTransaction, page: Changes, { rules, absent }: PageContext) {
  const dates = page.days.map(({ date }) => date);
  const incoming = new Map(page.days.flatMap((day) => mealsOf(day).map((told) => [told.id, told] as const)));
  const ids = [...incoming.keys()];
  const held = ids.length > 0 ? await tx.meals.getMany(ids) : [];
  const tombs = ids.length > 0 ? await tx.tombs.getMany(ids) : [];
  const there = dates.length > 0 ? await tx.meals.byBaseDays(dates) : [];

  const meals = new Map<string, MealBase | null>();
  const lifted: string[] = [];
  for (const [at, told] of [...incoming.values()].entries()) {
    absent.delete(told.id);
    const base = held[at]?.base;
    if (base && rules.isOlder(told.rev, base.rev)) continue;
    const tomb = tombs[at];
    if (tomb && tomb.rev !== null) {
      if (!rules.lifts(told.rev, tomb.rev)) continue;
      lifted.push(tomb.id);
    }
    meals.set(told.id, told);
  }
  if (lifted.length > 0) await tx.tombs.deleteMany(lifted);

  const revs = new Map<DiaryDay, Rev>(page.days.map(({ date, rev }) => [date, rev]));
  for (const { id, base } of there) {
    if (!base || incoming.has(id) || rules.isOlder(revs.get(base.date) ?? 0, base.rev)) continue;
    absent.add(id);
  }
  return meals;
}

// What was deleted elsewhere leaves a tombstone here too: after a restore any device can tell.
async function bury(tx: StoreTransaction, ids: readonly string[], meals: Map<string, MealBase | null>, rev: Rev) {
  if (ids.length === 0) return;
  const rows = await tx.meals.getMany(ids);
  const tombs: TombRow[] = [];
  for (const [at, id] of ids.entries()) {
    const base = rows[at]?.base;
    if (!base) continue;
    meals.set(id, null);
    tombs.push({ id, rev, date: base.date, mealType: base.mealType });
  }
  if (tombs.length > 0) await tx.tombs.putMany(tombs);
}

// A restored server may never have had the entry on the day on which it is held, so no page tells that it is gone.
async function forgetDeleted(tx: StoreTransaction, leaving: readonly Operation[], meals: Map<string, MealBase | null>) {
  const deletions = leaving.flatMap(({ change, rev }) =>
    change.kind === 'meal.delete' && !meals.has(change.id) ? [{ id: change.id, rev: rev ?? 0 }] : [],
  );
  if (deletions.length === 0) return;
  const held = await tx.meals.getMany(deletions.map(({ id }) => id));
  for (const [at, { id, rev }] of deletions.entries()) if ((held[at]?.base?.rev ?? 0) <= rev) meals.set(id, null);
}

// [G9] An entry that a restored server is still owed may be missing for that reason alone; it stays remembered
// as missing until its re-send is part of a pull.
function owedEntries(operations: readonly Operation[], { rev }: Changes): Set<string> {
  return new Set(
    operations.flatMap(({ asOf, change, rev: acked }) =>
      asOf !== null && change.kind === 'meal.put' && (acked ?? Number.POSITIVE_INFINITY) > rev ? [change.meal.id] : [],
    ),
  );
}

// An entry that moved while the pull was under way stands on two days; only its newest place counts.
function withoutDoubles(days: readonly DaySnapshot[]): DaySnapshot[] {
  const newest = new Map<string, number>();
  const dishes = (day: DaySnapshot) => MEAL_TYPES.flatMap((type) => day.mealHistory.meals[type].dishes);
  for (const { id, rev } of days.flatMap(dishes)) newest.set(id, Math.max(rev, newest.get(id) ?? 0));
  const kept = (of: readonly { id: string; rev: number }[]) => of.filter(({ id, rev }) => newest.get(id) === rev);
  return days.map((day) => {
    const { breakfast, lunch, dinner, snacks } = day.mealHistory.meals;
    const only = (one: typeof lunch) => ({ dishes: kept(one.dishes) as typeof one.dishes });
    const meals = { breakfast: only(breakfast), lunch: only(lunch), dinner: only(dinner), snacks: only(snacks) };
    return { ...day, mealHistory: { meals } };
  });
}
