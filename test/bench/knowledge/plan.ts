import loadHighs from 'highs';
import { DIETS, type Diet } from '#domain/plan/diet-plan-draft.ts';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import { planWeek, type WeekRequest } from '#domain/plan/planner/week/plan-week.ts';
import { CANDIDATES, CANDIDATES_BY_ID } from '#test/unit/domain/plan/planner/plan-catalogue.ts';
import { measureDay, type DayMeasure } from '#test/unit/domain/plan/planner/measure-day.ts';
import { measureWeek } from '#test/unit/domain/plan/planner/measure-week.ts';
import { randomHousehold } from '#test/unit/domain/plan/planner/random-household.ts';
import { randomPerson } from '#test/unit/domain/plan/planner/random-person.ts';
import { median, quantile, type BenchRow } from '../bench-row.ts';
import { planWeekBySolver } from '../support/knowledge/plan-by-solver.ts';

const PEOPLE = 120;
/** Seeds of the households: sets that share nobody, so that no prices are tuned to those who are measured. */
const FIRST_HOUSEHOLDS = [0, 1000, 5000] as const;
/** Days that keep the macros, of people of whom some must leave out milk, gluten and nuts at once. */
const HOUSEHOLD_MACROS = 0.99;
/** Of the same people, whom the solver plans for too: it is slower by far. */
const PEOPLE_OF_SOLVER = 20;
/** ms of processor time, garbage collection and compilation included: a loaded machine measures the same. */
const BUDGET_MS = 300;
/** What a median person's week may ask of a kitchen, and nine days in ten. */
const KITCHEN = { dishes: 14, minutes: 60, minutesOfNineInTen: 100, foods: 55 } as const;

/** Who fasts cannot get a third of the energy as protein, which the bounds per kg ask of people who lose weight: there it only informs. */
const MACROS_KEPT: readonly Diet[] = DIETS.filter((diet) => diet !== 'fasting');

const shareOf = (days: readonly DayMeasure[], good: (day: DayMeasure) => boolean): number =>
  days.filter(good).length / days.length;
const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

interface Planned {
  days: ReadonlyMap<Diet, readonly DayMeasure[]>;
  /** ms of processor time a week, one for each person. */
  took: readonly number[];
}

/**
 * Weeks for random people with access: how near their days come to the goals by diet, and how long a week takes, with a solver as the peer; then
 * what the weeks of the same people with allergies, dislikes and fasts ask of a kitchen.
 */
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
    ...ofKitchens(),
  ];
}

function planFor(people: number, plan: (request: WeekRequest) => readonly PlannedDay[]): Planned {
  const days = new Map<Diet, DayMeasure[]>(DIETS.map((diet) => [diet, []]));
  const took: number[] = [];
  for (let seed = 0; seed < people; seed += 1) {
    const { goals, diet } = randomPerson(seed);
    const before = process.cpuUsage();
    const week = plan({ candidates: CANDIDATES, goals, diet, hasAccess: true, seed });
    const { user, system } = process.cpuUsage(before);
    took.push((user + system) / 1000);
    for (const day of week) days.get(diet)?.push(measureDay(day, goals, CANDIDATES_BY_ID));
  }
  return { days, took };
}

/** The week of a household, as its kitchen meets it. */
function kitchenOf(seed: number) {
  const { goals, diet } = randomPerson(seed);
  const household = randomHousehold(seed);
  const days = planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, seed, ...household });
  const week = measureWeek(days, { ...household, lenten: diet === 'fasting' });
  const measures = days.map((day) => measureDay(day, goals, CANDIDATES_BY_ID));
  return { ...week, measures, macrosKept: MACROS_KEPT.includes(diet) && !household.fasts };
}

function ofKitchens(): BenchRow[] {
  const sets = FIRST_HOUSEHOLDS.map((first) => Array.from({ length: PEOPLE }, (_, at) => kitchenOf(first + at)));
  const weeks = sets.flat();
  const people = `${weeks.length} households`;
  const dishes = median(weeks.map((week) => week.dishes));
  const foods = median(weeks.map((week) => week.foods));
  const minutes = sets.map((set) => {
    const ofDays = set.flatMap((week) => week.minutes);
    return [median(ofDays), quantile(ofDays, 0.9)] as const;
  });
  const forbidden = weeks.flatMap((week) => [...week.allergens, ...week.dislikes, ...week.fasts]);
  const absurd = weeks.flatMap((week) => week.absurd);
  const salt = median(weeks.flatMap((week) => week.salt));
  const days = weeks.flatMap(({ measures }) => measures);
  const [energy, shares] = nearnessOf(days);
  const outsideFasts = weeks.flatMap(({ macrosKept, measures }) => (macrosKept ? measures : []));
  const macros = shareOf(outsideFasts, (day) => Math.max(day.proteins, day.carbs, day.fats) <= 0.15);
  return [
    row(
      `plan, ${people}: different dishes, foods to buy of the median week`,
      `${dishes} · ${foods}`,
      `≤ ${KITCHEN.dishes} · ≤ ${KITCHEN.foods}`,
      dishes <= KITCHEN.dishes && foods <= KITCHEN.foods,
    ),
    row(
      `plan: minutes of cooking a day, median · nine in ten, ${sets.length} sets of ${PEOPLE}`,
      minutes.map((two) => two.join(' · ')).join('; '),
      `each ≤ ${KITCHEN.minutes} · ≤ ${KITCHEN.minutesOfNineInTen}`,
      minutes.every(([middle, ninth]) => middle <= KITCHEN.minutes && ninth <= KITCHEN.minutesOfNineInTen),
    ),
    row(
      `plan, ${people}: days with energy · shares within 3% · 5 points; macros within 15% outside of fasts`,
      [energy, shares, macros].map((part) => percent(part ?? 0)).join(' · '),
      `100% · 100% · ≥ ${percent(HOUSEHOLD_MACROS)}`,
      energy === 1 && shares === 1 && macros >= HOUSEHOLD_MACROS,
    ),
    row(
      'plan: dishes with an allergen, a dislike or what the fast forbids',
      `${forbidden.length}`,
      '0',
      forbidden.length === 0,
    ),
    row(
      'plan: what no table has: two soups, two of pulses, a cooked snack, a meal under 200 g or over 900 g',
      `${absurd.length}`,
      '0',
      absurd.length === 0,
    ),
    row('plan: g of salt in 2,000 kcal, median day', salt.toFixed(1), '≤ 6 where possible', true),
  ];
}

const row = (what: string, measured: string, budget: string, ok: boolean): BenchRow => ({ what, measured, budget, ok });

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
