import type { Changes } from '#contract/changes.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { dayBaseOf, favouriteBaseOf, goalsBaseOf, mealsOf, weightBaseOf } from './bases-of.ts';
import type { StoreTransaction } from './ports.ts';
import type { FavouriteRow, GoalsRow, MealBase, Operation, Rev, SyncMemory, TombRow, WeightRow } from './records.ts';
import type { SyncRules } from './rules.ts';
import { applyTalkMarks } from './talk-tombs.ts';
import { writeViews, type NewBases } from './write-views.ts';

/**
 * Takes one page of changes into the base, in the caller's transaction: nothing older than what is held;
 * with the last page what no page brought is gone, and acknowledged operations that are part of the base
 * leave. Answers the memory to be kept.
 */
export async function applyPage(
  tx: StoreTransaction,
  rules: SyncRules,
  memory: SyncMemory,
  page: Changes,
): Promise<SyncMemory> {
  const operations = await tx.outbox.all();
  const absent = new Set(memory.absent);
  const meals = await newMeals(tx, rules, page, absent);
  const owed = owedEntries(operations, page);
  const gone = rules.isGoneNow(page.hasMore) ? [...absent].filter((id) => !owed.has(id)) : [];
  if (gone.length > 0) await bury(tx, gone, meals, page.rev);
  const leaves = (operation: Operation) => !page.hasMore && rules.isCovered(operation, page.rev, page.generation);
  const leaving = operations.filter(leaves);
  await forgetDeleted(tx, leaving, meals);
  await applyTalkMarks(tx, rules, page, operations);

  const bases: NewBases = {
    meals,
    days: await newer(tx.days.getMany(page.days.map(({ date }) => date)), page.days, dateOf, dayBaseOf, rules),
    weights: await newerWeights(tx, rules, page),
    favourites: await newerFavourites(tx, rules, page),
    goals: await newerGoals(tx, rules, page),
    ...(await newPlanAndUser(tx, rules, page)),
  };
  if (leaving.length > 0) await tx.outbox.deleteMany(leaving.map(({ seq }) => seq));
  const staying = operations.filter((operation) => !leaves(operation));
  await writeViews(tx, new Set(leaving.map(({ lane }) => lane)), bases, staying);
  return {
    ...memory,
    cursor: page.rev,
    generation: page.generation,
    absent: rules.isGoneNow(page.hasMore) ? [...absent].filter((id) => owed.has(id)) : [...absent],
    pullingAnew: memory.pullingAnew && page.hasMore,
    // After trouble the size is small; with nothing left to send it may grow again.
    batchSize: Math.max(2, memory.batchSize),
    reached: true,
  };
}

async function newMeals(tx: StoreTransaction, rules: SyncRules, page: Changes, absent: Set<string>) {
  const dates = page.days.map(({ date }) => date);
  const incoming = new Map(page.days.flatMap((day) => mealsOf(day).map((meal) => [meal.id, meal] as const)));
  const ids = [...incoming.keys()];
  const held = ids.length > 0 ? await tx.meals.getMany(ids) : [];
  const tombs = ids.length > 0 ? await tx.tombs.getMany(ids) : [];
  const there = dates.length > 0 ? await tx.meals.byBaseDays(dates) : [];

  const meals = new Map<string, MealBase | null>();
  const lifted: string[] = [];
  for (const [at, meal] of [...incoming.values()].entries()) {
    absent.delete(meal.id);
    const base = held[at]?.base;
    if (base && rules.isOlder(meal.rev, base.rev)) continue;
    const tomb = tombs[at];
    if (tomb && tomb.rev !== null) {
      if (!rules.lifts(meal.rev, tomb.rev)) continue;
      lifted.push(tomb.id);
    }
    meals.set(meal.id, meal);
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

const dateOf = ({ date }: { date: DiaryDay }): DiaryDay => date;

/** Of these truths the ones that are not older than what is held. */
async function newer<Row extends { base: { rev: Rev } | null }, Told extends { rev: Rev }, Key, Base>(
  holding: Promise<(Row | undefined)[]>,
  told: readonly Told[],
  keyOf: (told: Told) => Key,
  baseOf: (told: Told) => Base,
  rules: SyncRules,
): Promise<Map<Key, Base>> {
  const held = await holding;
  const fresh = told.filter(({ rev }, at) => {
    const base = held[at]?.base;
    return !base || !rules.isOlder(rev, base.rev);
  });
  return new Map(fresh.map((one) => [keyOf(one), baseOf(one)]));
}

async function newerWeights(
  tx: StoreTransaction,
  rules: SyncRules,
  { weights }: Changes,
): Promise<Map<DiaryDay, WeightRow['base']>> {
  if (weights.length === 0) return new Map();
  return newer(tx.weights.getMany(weights.map(({ date }) => date)), weights, dateOf, weightBaseOf, rules);
}

async function newerFavourites(
  tx: StoreTransaction,
  rules: SyncRules,
  { favourites }: Changes,
): Promise<Map<string, FavouriteRow['base']>> {
  if (favourites.length === 0) return new Map();
  return newer(
    tx.favourites.getMany(favourites.map(({ id }) => id)),
    favourites,
    ({ id }) => id,
    favouriteBaseOf,
    rules,
  );
}

async function newerGoals(
  tx: StoreTransaction,
  rules: SyncRules,
  { goals }: Changes,
): Promise<Map<DiaryDay, GoalsRow['base']>> {
  if (goals.length === 0) return new Map();
  return newer(tx.goals.getMany(goals.map(({ date }) => date)), goals, dateOf, goalsBaseOf, rules);
}

async function newPlanAndUser(tx: StoreTransaction, rules: SyncRules, { plan, profile }: Changes): Promise<NewBases> {
  const heldPlan = plan && (await tx.plan.get('current'))?.base;
  const heldUser = profile && (await tx.user.get('current'))?.base;
  return {
    ...(plan && !(heldPlan && rules.isOlder(plan.rev, heldPlan.rev)) && { plan }),
    ...(profile && !(heldUser && rules.isOlder(profile.rev, heldUser.rev)) && { user: profile }),
  };
}
