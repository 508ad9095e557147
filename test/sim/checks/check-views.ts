import { byLane } from '#sync/outbox/lanes.ts';
import { projectFavourite } from '#sync/entities/favourite.ts';
import { projectGoals } from '#sync/entities/goals.ts';
import { projectMeal } from '#sync/entities/meal/meal.ts';
import { projectPlan } from '#sync/entities/plan.ts';
import { projectProfile } from '#sync/entities/profile.ts';
import { projectThing } from '#sync/entities/value-thing.ts';
import { projectWater } from '#sync/entities/water.ts';
import { projectWeight } from '#sync/entities/weight.ts';
import type { Device } from '../world/device.ts';
import type { Disk, Tables } from '../server/memory-store.ts';
import type { DayRow, FavouriteRow, Lane, MealRow, Operation, ThingRow, WeightRow } from '#sync/records.ts';
import type { World } from '../world/world.ts';

const seen = new WeakMap<Disk, Tables>();

/** Every view is base ⊕ operations, after every transaction. Looks only at what the last one changed. */
export function checkViews(world: World, { name }: Device, disk: Disk): void {
  const { tables } = disk;
  const before = seen.get(disk);
  if (before === tables) return;
  seen.set(disk, tables);

  const touched =
    before && before.outbox !== tables.outbox ? touchedLanes(before.outbox, tables.outbox) : new Set<Lane>();
  const watched = ['meals', 'days', 'weights', 'favourites', 'things', 'goals', 'user', 'plan'] as const;
  const lanes =
    touched.size > 0 || watched.some((name) => before?.[name] !== tables[name])
      ? byLane([...tables.outbox.values()].toSorted((one, other) => one.seq - other.seq))
      : new Map<Lane, Operation[]>();
  const same = (what: string, row: unknown, wanted: unknown) => {
    if (!isSame(row, wanted)) {
      world.fail(
        `views equal base ⊕ operations: ${name} shows ${what} as ${JSON.stringify(row)} instead of ${JSON.stringify(wanted)}`,
      );
    }
  };
  const check = <Row>(
    kind: 'meal' | 'water' | 'weight' | 'favourite' | 'thing',
    old: ReadonlyMap<string, Row> | undefined,
    now: ReadonlyMap<string, Row>,
    wanted: (row: Row, operations: Operation[]) => unknown,
  ) => {
    if (old === now && touched.size === 0) return;
    for (const [key, row] of now) {
      const lane = `${kind}:${key}` as Lane;
      if (old?.get(key) !== row || touched.has(lane)) same(kind, row, wanted(row, lanes.get(lane) ?? []));
    }
    for (const lane of touched) {
      if (lane.startsWith(`${kind}:`) && lanes.has(lane) && !now.has(lane.slice(kind.length + 1)))
        world.fail(`views equal base ⊕ operations: ${name} has no row for ${lane}`);
    }
  };
  check('meal', before?.meals, tables.meals, (row: MealRow, operations) => projectMeal(row.id, row.base, operations));
  check('water', before?.days, tables.days, (row: DayRow, operations) => projectWater(row.date, row.base, operations));
  check('weight', before?.weights, tables.weights, (row: WeightRow, operations) =>
    projectWeight(row.date, row.base, operations),
  );
  check('favourite', before?.favourites, tables.favourites, (row: FavouriteRow, operations) =>
    projectFavourite(row.id, row.base, operations),
  );
  check('thing', before?.things, tables.things, (row: ThingRow, operations) =>
    projectThing(row.id, row.base, operations),
  );
  if (before?.goals !== tables.goals || before.plan !== tables.plan || touched.has('goals') || touched.has('plan')) {
    const goals = lanes.get('goals') ?? [];
    const byDate = <Row extends { date: string }>(rows: Iterable<Row>) =>
      [...rows].toSorted((a, b) => (a.date < b.date ? -1 : 1));
    same('goals', byDate(tables.goals.values()), byDate(projectGoals([...tables.goals.values()], goals)));
    const plan = tables.plan.get('current');
    if (plan) same('the plan', plan, projectPlan(plan.base, [...goals, ...(lanes.get('plan') ?? [])]));
  }
  const user = tables.user.get('current');
  if (user && (before?.user !== tables.user || touched.has('profile'))) {
    same('the profile', user, projectProfile(user.base, lanes.get('profile') ?? []));
  }
}

function touchedLanes(before: ReadonlyMap<number, Operation>, now: ReadonlyMap<number, Operation>): Set<Lane> {
  const touched = new Set<Lane>();
  for (const [seq, operation] of now) if (before.get(seq) !== operation) touched.add(operation.lane);
  for (const [seq, operation] of before) if (!now.has(seq)) touched.add(operation.lane);
  return touched;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const fields = Object.entries(one);
  if (fields.length !== Object.keys(other).length) return false;
  return fields.every(([name, value]) => isSame(value, (other as Record<string, unknown>)[name]));
}
