import type { DiaryDay } from '#domain/diary-day.ts';
import { byLane, entityOf, lanesShownWith } from './lanes.ts';
import type { StoreTransaction } from './ports.ts';
import { projectFavourite } from './project-favourite.ts';
import { projectGoals } from './project-goals.ts';
import { projectMeal } from './project-meal.ts';
import { projectPlan } from './project-plan.ts';
import { projectProfile } from './project-profile.ts';
import { projectWater } from './project-water.ts';
import { projectWeight } from './project-weight.ts';
import type {
  DayRow,
  FavouriteRow,
  GoalsRow,
  Lane,
  MealBase,
  Operation,
  PlanRow,
  UserRow,
  WeightRow,
} from './records.ts';

/** Server truths by entity, new ones or those just read; null where the server has nothing any more. */
export interface NewBases {
  meals?: ReadonlyMap<string, MealBase | null>;
  days?: ReadonlyMap<DiaryDay, DayRow['base']>;
  weights?: ReadonlyMap<DiaryDay, WeightRow['base']>;
  favourites?: ReadonlyMap<string, FavouriteRow['base']>;
  goals?: ReadonlyMap<DiaryDay, GoalsRow['base']>;
  plan?: PlanRow['base'];
  user?: UserRow['base'];
}

/**
 * Writes base ⊕ operations of every entity in `lanes` or `bases`. Call it after the outbox has been changed,
 * in the same transaction; who knows what the outbox holds of them passes it on.
 */
export async function writeViews(
  tx: StoreTransaction,
  lanes: Iterable<Lane>,
  bases: NewBases = {},
  outbox?: readonly Operation[],
): Promise<void> {
  const asked = new Set<Lane>(lanes);
  for (const id of bases.meals?.keys() ?? []) asked.add(`meal:${id}`);
  for (const date of bases.days?.keys() ?? []) asked.add(`water:${date}`);
  for (const date of bases.weights?.keys() ?? []) asked.add(`weight:${date}`);
  for (const id of bases.favourites?.keys() ?? []) asked.add(`favourite:${id}`);
  if (bases.goals?.size || bases.plan !== undefined) asked.add('goals');
  if (bases.user !== undefined) asked.add('profile');
  const wanted = lanesShownWith(asked);
  if (wanted.size > 0) {
    const waiting = byLane(outbox ?? (await tx.outbox.byLanes([...wanted])));
    const entities = [...wanted].map(entityOf);
    await writeMeals(
      tx,
      entities.flatMap((entity) => (entity.kind === 'meal' ? [entity.id] : [])),
      waiting,
      bases,
    );
    await writeDays(
      tx,
      entities.flatMap((entity) => (entity.kind === 'water' ? [entity.date] : [])),
      waiting,
      bases,
    );
    await writeWeights(
      tx,
      entities.flatMap((entity) => (entity.kind === 'weight' ? [entity.date] : [])),
      waiting,
      bases,
    );
    await writeFavourites(
      tx,
      entities.flatMap((entity) => (entity.kind === 'favourite' ? [entity.id] : [])),
      waiting,
      bases,
    );
    if (wanted.has('goals')) await writeGoalsAndPlan(tx, waiting.get('goals') ?? [], waiting.get('plan') ?? [], bases);
    if (wanted.has('profile')) await writeUser(tx, waiting.get('profile') ?? [], bases);
  }
}

type Waiting = ReadonlyMap<Lane, Operation[]>;

async function writeMeals(tx: StoreTransaction, ids: string[], waiting: Waiting, { meals: news }: NewBases) {
  const baseOf = await basesOf(tx.meals, ids, news);
  await replace(
    tx.meals,
    ids,
    ids.map((id) => projectMeal(id, baseOf(id), waiting.get(`meal:${id}`) ?? [])),
  );
}

async function writeDays(tx: StoreTransaction, dates: DiaryDay[], waiting: Waiting, { days: news }: NewBases) {
  const baseOf = await basesOf(tx.days, dates, news);
  await replace(
    tx.days,
    dates,
    dates.map((date) => projectWater(date, baseOf(date), waiting.get(`water:${date}`) ?? [])),
  );
}

async function writeWeights(tx: StoreTransaction, dates: DiaryDay[], waiting: Waiting, { weights: news }: NewBases) {
  const baseOf = await basesOf(tx.weights, dates, news);
  await replace(
    tx.weights,
    dates,
    dates.map((date) => projectWeight(date, baseOf(date), waiting.get(`weight:${date}`) ?? [])),
  );
}

async function writeFavourites(tx: StoreTransaction, ids: string[], waiting: Waiting, { favourites: news }: NewBases) {
  const baseOf = await basesOf(tx.favourites, ids, news);
  await replace(
    tx.favourites,
    ids,
    ids.map((id) => projectFavourite(id, baseOf(id), waiting.get(`favourite:${id}`) ?? [])),
  );
}

/** The base of each of these: the new one where there is one, else the one that is held, which is then read. */
async function basesOf<Base, Key>(
  table: { getMany(keys: readonly Key[]): Promise<({ base: Base | null } | undefined)[]> },
  keys: readonly Key[],
  news: ReadonlyMap<Key, Base | null> | undefined,
): Promise<(key: Key) => Base | null> {
  const unknown = keys.filter((key) => !news?.has(key));
  const rows = unknown.length > 0 ? await table.getMany(unknown) : [];
  const held = new Map(unknown.map((key, at) => [key, rows[at]?.base ?? null]));
  return (key) => news?.get(key) ?? held.get(key) ?? null;
}

// The timeline is short, and one change may show on many days, so it is always written whole.
async function writeGoalsAndPlan(tx: StoreTransaction, operations: Operation[], swaps: Operation[], bases: NewBases) {
  const held = new Map((await tx.goals.all()).map((row) => [row.date, row]));
  const before = [...held.keys()];
  for (const [date, base] of bases.goals ?? []) held.set(date, { date, base, view: null, waiting: 'none' });
  const rows = projectGoals([...held.values()], operations);
  const after = new Set(rows.map(({ date }) => date));
  const gone = before.filter((date) => !after.has(date));
  if (gone.length > 0) await tx.goals.deleteMany(gone);
  if (rows.length > 0) await tx.goals.putMany(rows);

  const plan = bases.plan === undefined ? ((await tx.plan.get('current'))?.base ?? null) : bases.plan;
  await replace(tx.plan, ['current'], [projectPlan(plan, [...operations, ...swaps])]);
}

async function writeUser(tx: StoreTransaction, operations: Operation[], { user }: NewBases) {
  const base = user === undefined ? ((await tx.user.get('current'))?.base ?? null) : user;
  await replace(tx.user, ['current'], [projectProfile(base, operations)]);
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
