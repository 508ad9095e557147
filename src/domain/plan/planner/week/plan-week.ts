import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import type { Goals } from '#domain/body/goals.ts';
import type { PlanCandidate, PlannedDay, PlannedDish, PlanMeal } from '#domain/plan/meal-plan.ts';
import { exchangeDishes, reduceMenu, renewDays } from './better-menu.ts';
import { choiceOfDay, unhurried, type WeekRules } from '../day/choice-of-day.ts';
import type { DayDraft } from '../day/day-draft.ts';
import { dayGoal, strictGoal, type DayGoal } from '../day/day-goal.ts';
import { allowsOn } from '../fast-rules.ts';
import { withLeftovers } from './leftovers.ts';
import { beginDay, improveDay, planDay } from '../day/plan-day.ts';
import { planDish, TENTHS, type PlanDish } from '../plan-dish.ts';
import { DEFAULT_PREFERENCES, suitsPerson, type PlanPreferences } from '#domain/plan/plan-preferences.ts';
import { atOnce, type Steps } from './steps.ts';
import { seededChance, type Chance } from '../seeded-chance.ts';

/** Whom a week is planned for: kcal and g a day, and the seed that picks one of the good weeks. */
export interface WeekRequest {
  candidates: readonly PlanCandidate[];
  goals: Pick<Goals, 'calories' | 'macros'>;
  diet: Diet;
  /** Premium or trial (spec §6): opens PRO recipes. */
  hasAccess?: boolean;
  preferences?: Partial<PlanPreferences>;
  /** How the person fasts on a day; 1 is Monday. Absent: nobody does. */
  fastOn?: (day: number) => FastLevel;
  seed: number | string;
}

const DAYS_OF_WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
const SATURDAY = 6;
/** Rounds in which every day is planned anew, given the others. */
const ROUNDS = 2;

/** Days that are begun by chance for one that misses its goals; fewer where the diet's dishes come nowhere near them. */
const RESCUES = 16;
const HOPELESS = { after: 3, price: 500 } as const;

const byId = (one: PlanDish, other: PlanDish): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const dishesOfMeal = (draft: DayDraft, meal: PlanMeal): PlannedDish[] =>
  draft.places.flatMap((place) =>
    place.meal === meal && place.dish !== null ? [{ mealId: place.dish.id, ratio: place.tenths / TENTHS }] : [],
  );

/** Plans the days one after the other; then days that miss their goals once more, and what the week can do without goes. */
function* draftWeek(
  goal: DayGoal,
  dishes: readonly PlanDish[],
  rules: WeekRules,
  chance: Chance,
): Steps<readonly DayDraft[]> {
  let week: readonly DayDraft[] = [];
  for (const _day of DAYS_OF_WEEK) {
    yield;
    week = [...week, planDay(goal, choiceOfDay(week, week.length, dishes, rules), chance)];
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [at, draft] of week.entries()) {
      yield;
      const choice = choiceOfDay(week, at, dishes, rules);
      const again = draft.copy();
      improveDay(again, choice);
      const fresh = again.meetsGoal() ? again : planDay(goal, choice, chance);
      week = week.with(at, fresh.price() < again.price() && !again.meetsGoal() ? fresh : again);
    }
    week = yield* exchangeDishes(yield* reduceMenu(week, rules), dishes, rules, chance);
  }
  week = yield* renewDays(week, dishes, rules, chance);
  return yield* rescueDays(week, dishes, rules, chance);
}

/**
 * Plans days that miss their goals or have a meal too heavy or too light once more, with macros before everything else; what does not
 * help is not taken. On a fast, whose dishes cannot have all macros, only the meals' weights count.
 */
function* rescueDays(
  week: readonly DayDraft[],
  dishes: readonly PlanDish[],
  rules: WeekRules,
  chance: Chance,
): Steps<readonly DayDraft[]> {
  let now = week;
  for (const [at, draft] of week.entries()) {
    const choice = unhurried(choiceOfDay(now, at, dishes, rules));
    const suits = (day: DayDraft): boolean => day.isServable() && (choice.lenten || day.meetsGoal());
    if (suits(draft)) continue;
    const goal = strictGoal(draft.goal);
    let least = Infinity;
    for (let count = 0; count < RESCUES; count += 1) {
      yield;
      const fresh = count === 0 ? draft.copy(goal) : beginDay(goal, choice, chance);
      improveDay(fresh, choice);
      least = Math.min(least, fresh.price());
      if (suits(fresh)) {
        now = now.with(at, fresh.copy(draft.goal));
        break;
      }
      if (count > HOPELESS.after && least > HOPELESS.price) break;
    }
  }
  return now;
}

/**
 * Seven days of four meals, one to three dishes each, that come nearest to the goals (`TOLERANCE` says how near is near enough):
 * energy first, then the meals' shares, then the macros, where the diet's recipes do not allow all. What one kitchen can cook: no more
 * different dishes than asked for and no more minutes a day, where the goals allow it; a pot is eaten on the days that it lasts. No dish
 * twice on a day. Nothing that the person is allergic to or dislikes, and nothing that a day's fast forbids. The same request gives the
 * same week on every machine, whatever the order of the candidates. Without recipes for a meal it stays empty.
 */
export const planWeek = (request: WeekRequest): readonly PlannedDay[] => atOnce(weekInSteps(request));

/** The same in steps of some milliseconds. */
export function* weekInSteps(request: WeekRequest): Steps<readonly PlannedDay[]> {
  const { candidates, goals, diet, hasAccess = false, fastOn = () => 'none', seed } = request;
  const preferences = { ...DEFAULT_PREFERENCES, ...request.preferences };
  const levels = DAYS_OF_WEEK.map((day) => fastOn(day));
  const chance = seededChance(seed);
  const dishes = candidates
    .filter(
      (candidate) =>
        (hasAccess || candidate.pro !== true) &&
        candidate.nutrition.calories > 0 &&
        suitsPerson(candidate.kitchen, preferences) &&
        (candidate.diets.includes(diet) || isForFast(candidate, levels)),
    )
    .map((candidate) => planDish(candidate, goals.calories))
    .toSorted(byId);
  const rules: WeekRules = {
    dishesPerWeek: preferences.dishesPerWeek,
    minutes: DAYS_OF_WEEK.map((day) => (day < SATURDAY ? preferences.weekdayMinutes : preferences.weekendMinutes)),
    levels,
    lenten: diet === 'fasting',
    distaste: new Map(dishes.map((dish) => [dish, chance()])),
  };
  const drafts = yield* draftWeek(dayGoal(goals), dishes, rules, chance);
  const days = drafts.map((draft, at) => ({
    day: at + 1,
    meals: {
      breakfast: dishesOfMeal(draft, 'breakfast'),
      lunch: dishesOfMeal(draft, 'lunch'),
      dinner: dishesOfMeal(draft, 'dinner'),
      snack: dishesOfMeal(draft, 'snack'),
    },
  }));
  const keeps = new Map(dishes.map(({ id, kitchen }) => [id, kitchen.keepsDays]));
  return withLeftovers(days, (id) => keeps.get(id) ?? 0);
}

/** On a strict day the fast goes before the diet: what it allows is eaten whatever its shares of macros are. */
const isForFast = ({ diets, kitchen }: PlanCandidate, levels: readonly FastLevel[]): boolean =>
  diets.includes('fasting') && levels.some((level) => level !== 'none') && allowsOn('strict', kitchen.animal);
