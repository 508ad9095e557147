import loadHighs from 'highs';
import { DIETS, type Diet } from '#domain/diet-plan-draft.ts';
import type { PlannedDay } from '#domain/meal-plan.ts';
import { planWeek, type WeekRequest } from '#domain/planner/plan-week.ts';
import { CANDIDATES, CANDIDATES_BY_ID } from '../unit/domain/planner/plan-catalogue.ts';
import { measureDay, type DayMeasure } from '../unit/domain/planner/measure-day.ts';
import { randomPerson } from '../unit/domain/planner/random-person.ts';
import { quantile, type BenchRow } from './bench-row.ts';
import { planWeekBySolver } from './support/plan-by-solver.ts';

const PEOPLE = 1000;
/** Of the same people, whom the solver plans for too: it is slower by far. */
const PEOPLE_OF_SOLVER = 20;
const BUDGET_MS = 300;

/** Who fasts cannot get a third of the energy as protein, which the bounds per kg ask of people who lose weight: there it only informs. */
const MACROS_KEPT: readonly Diet[] = DIETS.filter((diet) => diet !== 'fasting');

const shareOf = (days: readonly DayMeasure[], good: (day: DayMeasure) => boolean): number =>
  days.filter(good).length / days.length;
const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

interface Planned {
  days: ReadonlyMap<Diet, readonly DayMeasure[]>;
  /** ms a week, one for each person. */
  took: readonly number[];
}

/** Weeks for 1,000 random people with access: how near their days come to the goals by diet, and how long a week takes; a solver as the peer. */
export async function run(): Promise<BenchRow[]> {
  const highs = await loadHighs();
  const own = planFor(PEOPLE, planWeek);
  const peer = planFor(PEOPLE_OF_SOLVER, (request) => planWeekBySolver(highs, request));
  const sameByOwn = planFor(PEOPLE_OF_SOLVER, planWeek);
  return [
    ...[...own.days].map(([diet, measures]) => ofDiet(diet, measures)),
    ofTime(own.took),
    toCompare(`a mixed-integer solver (HiGHS), ${PEOPLE_OF_SOLVER} people`, peer),
    toCompare('our own search for the same people', sameByOwn),
  ];
}

function planFor(people: number, plan: (request: WeekRequest) => readonly PlannedDay[]): Planned {
  const days = new Map<Diet, DayMeasure[]>(DIETS.map((diet) => [diet, []]));
  const took: number[] = [];
  for (let seed = 0; seed < people; seed += 1) {
    const { goals, diet } = randomPerson(seed);
    const started = performance.now();
    const week = plan({ candidates: CANDIDATES, goals, diet, hasAccess: true, seed });
    took.push(performance.now() - started);
    for (const day of week) days.get(diet)?.push(measureDay(day, goals, CANDIDATES_BY_ID));
  }
  return { days, took };
}

const nearnessOf = (days: readonly DayMeasure[]): readonly number[] => [
  shareOf(days, (day) => day.energy <= 0.03),
  shareOf(days, (day) => day.share <= 0.05),
  ...(['proteins', 'carbs', 'fats'] as const).map((macro) => shareOf(days, (day) => day[macro] <= 0.15)),
];

function ofDiet(diet: Diet, days: readonly DayMeasure[]): BenchRow {
  const nearness = nearnessOf(days);
  const mustKeep = MACROS_KEPT.includes(diet) ? nearness : nearness.slice(0, 2);
  return {
    what: `plan, ${diet}: ${days.length} days with energy · shares · proteins, carbs, fats within 3% · 5 points · 15%`,
    measured: nearness.map(percent).join(' · '),
    budget: mustKeep === nearness ? 'all 100%' : 'energy, shares 100%',
    ok: mustKeep.every((part) => part === 1),
  };
}

const times = (took: readonly number[]): string =>
  [quantile(took, 0.5), quantile(took, 0.95), Math.max(...took)].map((ms) => `${Math.round(ms)} ms`).join(' · ');

const ofTime = (took: readonly number[]): BenchRow => ({
  what: `plan: a week, p50 · p95 · slowest of ${took.length}`,
  measured: times(took),
  budget: `p95 ≤ ${BUDGET_MS} ms`,
  ok: quantile(took, 0.95) <= BUDGET_MS,
});

const toCompare = (what: string, { days, took }: Planned): BenchRow => ({
  what: `plan by ${what}: the same shares; a week`,
  measured: `${nearnessOf([...days.values()].flat())
    .map(percent)
    .join(' · ')}; ${times(took)}`,
  budget: '',
  ok: true,
});
