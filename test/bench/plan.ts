import { DIETS, type Diet } from '../../src/domain/diet-plan-draft.ts';
import { planWeek } from '../../src/domain/planner/plan-week.ts';
import { CANDIDATES, CANDIDATES_BY_ID } from '../unit/domain/planner/plan-catalogue.ts';
import { measureDay, type DayMeasure } from '../unit/domain/planner/measure-day.ts';
import { randomPerson } from '../unit/domain/planner/random-person.ts';
import { quantile, type BenchRow } from './bench-row.ts';

const PEOPLE = 1000;
const BUDGET_MS = 300;

/** The fast cannot give a third of the energy as protein, which the bounds per kg ask of people who lose weight: there it only informs. */
const MACROS_KEPT: readonly Diet[] = DIETS.filter((diet) => diet !== 'fasting');

const shareOf = (days: readonly DayMeasure[], good: (day: DayMeasure) => boolean): number => days.filter(good).length / days.length;
const percent = (part: number): string => `${(part * 100).toFixed(1)}%`;

/** Weeks for 1,000 random people with access: how near their days come to the goals by diet, and how long a week takes. */
export async function run(): Promise<BenchRow[]> {
  const days = new Map<Diet, DayMeasure[]>(DIETS.map((diet) => [diet, []]));
  const took: number[] = [];
  for (let seed = 0; seed < PEOPLE; seed += 1) {
    const { goals, diet } = randomPerson(seed);
    const started = performance.now();
    const week = planWeek({ candidates: CANDIDATES, goals, diet, hasAccess: true, seed });
    took.push(performance.now() - started);
    for (const day of week) days.get(diet)?.push(measureDay(day, goals, CANDIDATES_BY_ID));
  }
  return [...[...days].map(([diet, measures]) => nearness(diet, measures)), time(took)];
}

function nearness(diet: Diet, days: readonly DayMeasure[]): BenchRow {
  const [energy, share] = [shareOf(days, (day) => day.energy <= 0.03), shareOf(days, (day) => day.share <= 0.05)];
  const [proteins, carbs, fats] = (['proteins', 'carbs', 'fats'] as const).map((macro) => shareOf(days, (day) => day[macro] <= 0.15));
  const macros = [proteins ?? 0, carbs ?? 0, fats ?? 0];
  const mustKeep = MACROS_KEPT.includes(diet);
  return {
    what: `plan, ${diet}: ${days.length} days with energy · shares · proteins, carbs, fats within 3% · 5 points · 15%`,
    measured: [energy, share, ...macros].map(percent).join(' · '),
    budget: mustKeep ? 'all 100%' : 'energy, shares 100%',
    ok: energy === 1 && share === 1 && (!mustKeep || macros.every((part) => part === 1)),
  };
}

function time(took: readonly number[]): BenchRow {
  const slowest = Math.max(...took);
  const [middle, late] = [quantile(took, 0.5), quantile(took, 0.95)];
  return {
    what: `plan: a week, p50 · p95 · slowest of ${took.length}`,
    measured: [middle, late, slowest].map((ms) => `${Math.round(ms)} ms`).join(' · '),
    budget: `p95 ≤ ${BUDGET_MS} ms`,
    ok: late <= BUDGET_MS,
  };
}
