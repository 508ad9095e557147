import type { DiaryDay } from '../domain/diary-day.ts';
import { byLane, entityOf } from './lanes.ts';
import type { StoreTransaction } from './ports.ts';
import { projectGoals } from './project-goals.ts';
import { projectMeal } from './project-meal.ts';
import { projectPlan } from './project-plan.ts';
import { projectWater } from './project-water.ts';
import { projectWeight } from './project-weight.ts';
import type { DayRow, GoalsRow, Lane, MealBase, Operation, PlanRow, UserRow, WeightRow } from './records.ts';

/** New server truths by entity; null where the server has nothing any more. */
export interface NewBases {
  meals?: ReadonlyMap<string, MealBase | null>;
  days?: ReadonlyMap<DiaryDay, DayRow['base']>;
  weights?: ReadonlyMap<DiaryDay, WeightRow['base']>;
  goals?: ReadonlyMap<DiaryDay, GoalsRow['base']>;
  plan?: PlanRow['base'];
  user?: UserRow['base'];
}

/**
 * Writes base ⊕ operations of every entity in `lanes` or `bases`. Call it after the outbox has been changed,
 * in the same transaction.
 */
export async function writeViews(tx: StoreTransaction, lanes: Iterable<Lane>, bases: NewBases = {}): Promise<void> {
  const wanted = new Set<Lane>(lanes);
  for (const id of bases.meals?.keys() ?? []) wanted.add(`meal:${id}`);
  for (const date of bases.days?.keys() ?? []) wanted.add(`water:${date}`);
  for (const date of bases.weights?.keys() ?? []) wanted.add(`weight:${date}`);
  if (bases.goals?.size || bases.plan !== undefined) wanted.add('goals');
  if (wanted.size > 0) {
    const waiting = byLane(await tx.outbox.byLanes([...wanted]));
    const entities = [...wanted].map(entityOf);
    await writeMeals(tx, entities.flatMap((entity) => (entity.kind === 'meal' ? [entity.id] : [])), waiting, bases);
    await writeDays(tx, entities.flatMap((entity) => (entity.kind === 'water' ? [entity.date] : [])), waiting, bases);
    await writeWeights(tx, entities.flatMap((entity) => (entity.kind === 'weight' ? [entity.date] : [])), waiting, bases);
    if (wanted.has('goals')) await writeGoals(tx, waiting.get('goals') ?? [], bases);
  }
  if (bases.user !== undefined) await tx.user.putMany([{ key: 'current', base: bases.user, view: bases.user, waiting: 'none' }]);
}

type Waiting = ReadonlyMap<Lane, Operation[]>;

async function writeMeals(tx: StoreTransaction, ids: string[], waiting: Waiting, { meals: news }: NewBases) {
  if (ids.length === 0) return;
  const held = await tx.meals.getMany(ids);
  const rows = ids.map((id, at) => {
    const known = news?.get(id);
    const base = known === undefined ? (held[at]?.base ?? null) : known;
    return projectMeal(id, base, waiting.get(`meal:${id}`) ?? []);
  });
  await replace(tx.meals, ids, rows);
}

async function writeDays(tx: StoreTransaction, dates: DiaryDay[], waiting: Waiting, { days: news }: NewBases) {
  if (dates.length === 0) return;
  const held = await tx.days.getMany(dates);
  const rows = dates.map((date, at) => {
    const known = news?.get(date);
    const base = known === undefined ? (held[at]?.base ?? null) : known;
    return projectWater(date, base, waiting.get(`water:${date}`) ?? []);
  });
  await replace(tx.days, dates, rows);
}

async function writeWeights(tx: StoreTransaction, dates: DiaryDay[], waiting: Waiting, { weights: news }: NewBases) {
  if (dates.length === 0) return;
  const held = await tx.weights.getMany(dates);
  const rows = dates.map((date, at) => {
    const known = news?.get(date);
    const base = known === undefined ? (held[at]?.base ?? null) : known;
    return projectWeight(date, base, waiting.get(`weight:${date}`) ?? []);
  });
  await replace(tx.weights, dates, rows);
}

// The timeline is short, and one change may show on many days, so it is always written whole.
async function writeGoals(tx: StoreTransaction, operations: Operation[], bases: NewBases) {
  const held = new Map((await tx.goals.all()).map((row) => [row.date, row]));
  const before = [...held.keys()];
  for (const [date, base] of bases.goals ?? []) held.set(date, { date, base, view: null, waiting: 'none' });
  const rows = projectGoals([...held.values()], operations);
  const after = new Set(rows.map(({ date }) => date));
  const gone = before.filter((date) => !after.has(date));
  if (gone.length > 0) await tx.goals.deleteMany(gone);
  if (rows.length > 0) await tx.goals.putMany(rows);

  const plan = bases.plan === undefined ? ((await tx.plan.get('current'))?.base ?? null) : bases.plan;
  await replace(tx.plan, ['current'], [projectPlan(plan, operations)]);
}

interface Writable<Row, Key> {
  putMany(rows: readonly Row[]): Promise<void>;
  deleteMany(keys: readonly Key[]): Promise<void>;
}

async function replace<Row, Key>(table: Writable<Row, Key>, keys: readonly Key[], rows: readonly (Row | null)[]) {
  const kept = rows.filter((row): row is Row & (object | string) => row !== null);
  const gone = keys.filter((_, at) => rows[at] === null);
  if (kept.length > 0) await table.putMany(kept);
  if (gone.length > 0) await table.deleteMany(gone);
}
