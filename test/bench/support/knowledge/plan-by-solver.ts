import type { Highs } from 'highs';
import {
  mealTypeOfPlan,
  PLAN_MEALS,
  type PlannedDay,
  type PlannedDish,
  type PlanMeal,
} from '#domain/plan/meal-plan.ts';
import { dayGoal, TOLERANCE, type DayGoal } from '#domain/plan/planner/day/day-goal.ts';
import { planDish, TENTHS, type PlanDish } from '#domain/plan/planner/plan-dish.ts';
import type { WeekRequest } from '#domain/plan/planner/week/plan-week.ts';
import { seededChance, type Chance } from '#domain/plan/planner/seeded-chance.ts';
import { mayBegin, mayFollow } from '#domain/plan/planner/meal-habits.ts';

/** The solver sees this many dishes of a meal, drawn by chance: with all of them a day takes many seconds. */
const DRAWN = 20;
const SECONDS_A_DAY = 1;
const MOST_TIMES = { filling: 2, beside: 4 } as const;
/** What leaving a tolerance costs by its kind, against a taste of at most 1 a dish. */
const PRICE = { energy: 100_000, share: 10_000, macro: 1_000 } as const;

interface Choice {
  meal: PlanMeal;
  dish: PlanDish;
  /** Names its variables in the model: whether it is eaten, and how many tenths of a serving. */
  taken: string;
  tenths: string;
}

/**
 * The same week by a mixed-integer solver, a day after the other: the peer of our own search. Helpings are not rounded to tenths, which
 * is in the solver's favour.
 */
export function planWeekBySolver(
  highs: Highs,
  { candidates, goals, diet, hasAccess = false, seed }: WeekRequest,
): PlannedDay[] {
  const chance = seededChance(seed);
  const goal = dayGoal(goals);
  const dishes = candidates
    .filter(
      (candidate) =>
        candidate.diets.includes(diet) && (hasAccess || candidate.pro !== true) && candidate.nutrition.calories > 0,
    )
    .map((candidate) => planDish(candidate));
  const times = new Map<PlanDish, number>();
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    const open = dishes.filter(
      (dish) => (times.get(dish) ?? 0) < (dish.filling ? MOST_TIMES.filling : MOST_TIMES.beside),
    );
    const choices = PLAN_MEALS.flatMap((meal) =>
      drawn(
        open.filter(({ types }) => types.includes(mealTypeOfPlan(meal))),
        meal,
        chance,
      ),
    );
    const { Columns } = highs.solve(modelOf(goal, choices, chance), {
      time_limit: SECONDS_A_DAY,
      output_flag: false,
      mip_rel_gap: 0.2,
    });
    const eaten = choices.filter(({ taken }) => valueOf(Columns[taken]) > 0.5);
    for (const { dish } of eaten) times.set(dish, (times.get(dish) ?? 0) + 1);
    const of = (meal: PlanMeal): PlannedDish[] =>
      eaten
        .filter((one) => one.meal === meal)
        .map(({ dish, tenths }) => ({ mealId: dish.id, ratio: valueOf(Columns[tenths]) / TENTHS }));
    return { day, meals: { breakfast: of('breakfast'), lunch: of('lunch'), dinner: of('dinner'), snack: of('snack') } };
  });
}

/** Half of the dishes drawn may begin the meal, half may follow. */
function drawn(dishes: readonly PlanDish[], meal: PlanMeal, chance: Chance): Choice[] {
  const mixed = dishes
    .map((dish) => ({ dish, at: chance() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ dish }) => dish);
  const beginning = mixed.filter((dish) => mayBegin(dish, meal)).slice(0, DRAWN / 2);
  const following = mixed.filter((dish) => mayFollow(dish, meal) && !beginning.includes(dish)).slice(0, DRAWN / 2);
  return [...beginning, ...following].map((dish, at) => ({
    meal,
    dish,
    taken: `x_${meal}_${at}`,
    tenths: `r_${meal}_${at}`,
  }));
}

/** The day as a model in the CPLEX LP format. */
function modelOf(goal: DayGoal, choices: readonly Choice[], chance: Chance): string {
  const rows: string[] = [];
  const prices: string[] = choices.map(({ taken }) => `${chance().toFixed(3)} ${taken}`);
  const near = (name: string, terms: readonly string[], target: number, tolerance: number, price: number): void => {
    rows.push(
      `${terms.join(' + ')} - over_${name} <= ${target + tolerance}`,
      `${terms.join(' + ')} + under_${name} >= ${target - tolerance}`,
    );
    prices.push(`${price} over_${name}`, `${price} under_${name}`);
  };
  const termsOf = (part: 'calories' | 'proteins' | 'carbs' | 'fats', some: readonly Choice[]): string[] =>
    some.map(({ dish, tenths }) => `${dish[part]} ${tenths}`);

  near(
    'energy',
    termsOf('calories', choices),
    goal.calories,
    goal.calories * (TOLERANCE.energy - 0.001),
    PRICE.energy / goal.calories,
  );
  for (const macro of ['proteins', 'carbs', 'fats'] as const) {
    near(
      macro,
      termsOf(macro, choices),
      goal[macro],
      goal[macro] * (TOLERANCE.macro - 0.002),
      PRICE.macro / goal[macro],
    );
  }
  for (const [at, meal] of PLAN_MEALS.entries()) {
    const own = choices.filter((choice) => choice.meal === meal);
    near(
      meal,
      termsOf('calories', own),
      goal.mealKcal[at] ?? 0,
      goal.calories * (TOLERANCE.share - 0.011),
      PRICE.share / goal.calories,
    );
    rows.push(...manners(meal, own));
  }
  for (const dish of new Set(choices.map((choice) => choice.dish)))
    rows.push(`${sum(choices.filter((choice) => choice.dish === dish))} <= 1`);
  for (const { dish, taken, tenths } of choices) {
    rows.push(`${tenths} - ${dish.mostTenths} ${taken} <= 0`, `${tenths} - ${dish.leastTenths} ${taken} >= 0`);
  }
  const binaries = choices.map(({ taken }) => taken).join(' ');
  return `Minimize\n ${prices.join(' + ')}\nSubject To\n ${rows.join('\n ')}\nBinary\n ${binaries}\nEnd\n`;
}

function manners(meal: PlanMeal, own: readonly Choice[]): string[] {
  const rows = [`${sum(own)} >= 1`, `${sum(own)} <= 3`];
  const filling = own.filter(({ dish }) => dish.filling);
  if (meal !== 'snack' && filling.length > 0) {
    rows.push(
      `${sum(filling)} >= 1`,
      `${sum(meal === 'lunch' ? filling.filter(({ dish }) => dish.course !== 'soup') : filling)} <= 1`,
    );
  }
  for (const course of new Set(own.map(({ dish }) => dish.course))) {
    if (course !== 'side') rows.push(`${sum(own.filter(({ dish }) => dish.course === course))} <= 1`);
  }
  return rows;
}

/** An empty sum is written as nothing of the first variable, since the format knows no bare 0. */
const sum = (choices: readonly Choice[]): string =>
  choices.length > 0 ? choices.map(({ taken }) => taken).join(' + ') : '0 x_breakfast_0';

const valueOf = (column: unknown): number =>
  typeof column === 'object' && column !== null && 'Primal' in column && typeof column.Primal === 'number'
    ? column.Primal
    : 0;
