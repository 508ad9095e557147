import type { Diet } from '../diet-plan-draft.ts';
import type { Goals } from '../goals.ts';
import type { PlanCandidate, PlannedDay, PlannedDish, PlanMeal } from '../meal-plan.ts';
import { choiceOfDay, usedUp } from './choice-of-day.ts';
import type { DayDraft } from './day-draft.ts';
import { dayGoal, type DayGoal } from './day-goal.ts';
import { planDay } from './plan-day.ts';
import { planDish, TENTHS, type PlanDish } from './plan-dish.ts';
import { seededChance, type Chance } from './seeded-chance.ts';

/** Whom a week is planned for: kcal and g a day, and the seed that picks one of the good weeks. */
export interface WeekRequest {
  candidates: readonly PlanCandidate[];
  goals: Pick<Goals, 'calories' | 'macros'>;
  diet: Diet;
  /** Premium or trial (spec §6): opens PRO recipes. */
  hasAccess?: boolean;
  seed: number | string;
}

const DAYS_OF_WEEK = [1, 2, 3, 4, 5, 6, 7] as const;
/** Rounds in which days that meet their goals leave scarce dishes to days that do not. */
const SHARING_ROUNDS = 3;

const byId = (one: PlanDish, other: PlanDish): number => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

const dishesOfMeal = (draft: DayDraft, meal: PlanMeal): PlannedDish[] =>
  draft.places.flatMap((place) =>
    place.meal === meal && place.dish !== null ? [{ mealId: place.dish.id, ratio: place.tenths / TENTHS }] : [],
  );

/** Plans the days one after the other, then lets them share what is scarce. */
const draftWeek = (goal: DayGoal, dishes: readonly PlanDish[], chance: Chance): readonly DayDraft[] => {
  const week: DayDraft[] = [];
  for (const _day of DAYS_OF_WEEK) week.push(planDay(goal, choiceOfDay(week, week.length, dishes, chance), chance));
  for (let round = 0; round < SHARING_ROUNDS; round += 1) {
    const meeting = week.filter((draft) => draft.meetsGoal()).length;
    if (meeting === 0 || meeting === week.length) break;
    const scarce = usedUp(week);
    for (const [at, draft] of week.entries()) {
      const again = planDay(
        goal,
        choiceOfDay(week, at, dishes, chance, draft.meetsGoal() ? scarce : undefined),
        chance,
      );
      if (draft.meetsGoal() ? again.meetsGoal() : again.price() < draft.price()) week[at] = again;
    }
  }
  return week;
};

/**
 * Seven days of four meals, one to three dishes each, that come nearest to the goals (`TOLERANCE` says how near is near enough):
 * energy first, then the meals' shares, then the macros, where the diet's recipes do not allow all. No dish twice on a day, none that
 * fills a meal more than twice in the week, no other more than four times. The same request gives the same week on every machine,
 * whatever the order of the candidates. Without recipes for a meal it stays empty.
 */
export function planWeek({ candidates, goals, diet, hasAccess = false, seed }: WeekRequest): readonly PlannedDay[] {
  const dishes = candidates
    .filter(
      (candidate) =>
        candidate.diets.includes(diet) && (hasAccess || candidate.pro !== true) && candidate.nutrition.calories > 0,
    )
    .map((candidate) => planDish(candidate, goals.calories))
    .toSorted(byId);
  return draftWeek(dayGoal(goals), dishes, seededChance(seed)).map((draft, at) => ({
    day: at + 1,
    meals: {
      breakfast: dishesOfMeal(draft, 'breakfast'),
      lunch: dishesOfMeal(draft, 'lunch'),
      dinner: dishesOfMeal(draft, 'dinner'),
      snack: dishesOfMeal(draft, 'snack'),
    },
  }));
}
