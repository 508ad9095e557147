import { byLane } from '../../src/sync/lanes.ts';
import { projectGoals } from '../../src/sync/project-goals.ts';
import { projectMeal } from '../../src/sync/project-meal.ts';
import { projectPlan } from '../../src/sync/project-plan.ts';
import { projectWater } from '../../src/sync/project-water.ts';
import { projectWeight } from '../../src/sync/project-weight.ts';
import type { Device } from './device.ts';
import type { Disk, Tables } from './memory-store.ts';
import type { World } from './world.ts';

const seen = new WeakMap<Disk, Tables>();

/** Every view is base ⊕ operations, after every transaction. */
export function checkViews(world: World, { name }: Device, disk: Disk): void {
  const { tables } = disk;
  if (seen.get(disk) === tables) return;
  seen.set(disk, tables);
  const lanes = byLane([...tables.outbox.values()].sort((one, other) => one.seq - other.seq));
  const same = (what: string, row: unknown, wanted: unknown) => {
    if (JSON.stringify(row) !== JSON.stringify(wanted)) {
      world.fail(`views equal base ⊕ operations: ${name} shows ${what} as ${JSON.stringify(row)} instead of ${JSON.stringify(wanted)}`);
    }
  };
  for (const row of tables.meals.values()) same('an entry', row, projectMeal(row.id, row.base, lanes.get(`meal:${row.id}`) ?? []));
  for (const row of tables.days.values()) same('water', row, projectWater(row.date, row.base, lanes.get(`water:${row.date}`) ?? []));
  for (const row of tables.weights.values()) same('a weight', row, projectWeight(row.date, row.base, lanes.get(`weight:${row.date}`) ?? []));
  const goals = lanes.get('goals') ?? [];
  const byDate = <Row extends { date: string }>(rows: Iterable<Row>) => [...rows].sort((a, b) => (a.date < b.date ? -1 : 1));
  same('goals', byDate(tables.goals.values()), byDate(projectGoals([...tables.goals.values()], goals)));
  const plan = tables.plan.get('current');
  if (plan) same('the plan', plan, projectPlan(plan.base, goals));
  for (const [lane, operations] of lanes) {
    const change = operations[0]?.change;
    const isShown = change?.kind === 'meal.put' ? tables.meals.has(change.meal.id) : change?.kind === 'water.add' ? tables.days.has(change.date) : true;
    if (!isShown) world.fail(`views equal base ⊕ operations: ${name} has no row for ${lane}`);
  }
}
