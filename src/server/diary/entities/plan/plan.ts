import type { CALLS } from '#contract/calls.ts';
import type { Changes } from '#contract/diary/changes.ts';
import type { Plan } from '#contract/plan/plan.ts';
import { readValue } from '#contract/diary/value-things.ts';
import { addDays, mondayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_DIET, type Diet } from '#domain/plan/diet-plan-draft.ts';
import { fastingDay, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { keptLevel } from '#domain/fasts/fasting-choice.ts';
import type { Goals } from '#domain/body/goals.ts';
import { gramsOfShares, MACRO_PRESETS, macroGoals, type MacroPreset } from '#domain/body/macros.ts';
import type { PlannedDay, PlanMeal } from '#domain/plan/meal-plan.ts';
import { mayBeOffered, type EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { begunOn, mayMakeNextWeek, nextMonday, withWeek } from '#domain/plan/planner/week/plan-weeks.ts';
import { swapPlannedDish } from '#domain/plan/swap-planned-dish.ts';
import { ApiError, invalidInput, noPlan, premiumRequired } from '#server/errors/api-error.ts';
import { contentsOfRecipe, RECIPES_BY_ID } from '#server/food/food-book.ts';
import { planDayOf } from '#server/food/week-plan.ts';
import { plans as table, type PlanRow, type StoredDay, type StoredDish } from '#server/store/tables/diary-tables.ts';
import { allThatStand, loadedRows, type Loaded } from '#server/diary/core/load.ts';
import { aged, agedBeside, isNewerThan, type CallRule } from '#server/diary/core/rule.ts';
import { diaryTable, type DiaryTable } from '#server/diary/core/table.ts';
import type { DiaryFile, Filed, Told } from '#server/diary/core/told.ts';
import { put, type Work } from '#server/diary/core/work.ts';
import { goalsOnDay, goalsRow, goalsRows, goalsTimeline } from '../goals.ts';
import { currentThings, currentValue, loadedValue } from '../value-thing.ts';
import { newestWeight, newestWeights } from '../weight.ts';
import { broughtBack, standsAsOf } from './brought-back.ts';
import { preferencesIn, preferencesOf, preferenceThings } from './plan-preferences.ts';

/** One row a user. */
export const plans: DiaryTable<PlanRow> = diaryTable<PlanRow>({ table, key: [], merging: 'together' });
export const ownPlan = allThatStand(plans, 't.rev');

const planIn = (work: Work): PlanRow | undefined => work.rows(plans).all()[0];

/** The plan as the wire has it. */
export const planOf = ({ age: _, next, ...row }: PlanRow): Plan => ({
  ...row,
  days: row.days.map(planDayOf),
  ...(next && { next: { ...next, days: next.days.map(planDayOf) } }),
});

/** Diets with a split of their own (design §5); the others keep the formula's. */
const SPLIT: Partial<Record<Diet, MacroPreset>> = { 'low-carb': 'keto', 'high-protein': 'protein' };

/** Whether a diet is only for premium or a running trial. */
export const dietNeedsAccess = (diet: Diet): boolean => diet !== DEFAULT_DIET;

/** Chooses a diet: a new week, and for another diet than before its macro split from a day on. `next` makes the week after. */
const postDiet: CallRule<typeof CALLS.postDiet> = {
  wants: () => ({
    parts: [ownPlan.of({}), goalsTimeline.of({}), newestWeights, preferenceThings, currentThings('fasting')],
  }),
  decide({ body: { dietId, date, next, week, asOf } }, work, { rev, today, newId, makeWeek }) {
    const stored = planIn(work);
    if (!stored) throw noPlan();
    if (dietNeedsAccess(dietId) && !work.access) throw premiumRequired();
    const back = week && asOf !== undefined ? broughtBack(stored, week, asOf) : null;
    if (back) {
      const chosen: PlanRow = { ...stored, ...back, dietId, ...agedBeside(stored, rev, asOf) };
      return { data: planOf(chosen), rev, effect: { rows: [put(plans, chosen)] } };
    }
    if (isNewerThan(stored, asOf)) return { data: planOf(stored), rev: stored.rev };
    const day = date ?? today;
    if (next && !mayMakeNextWeek(day))
      throw invalidInput([{ path: 'next', message: 'The next week is made from Thursday on' }]);
    const begun = begunOn(stored, mondayOf(day));
    const before = goalsOnDay(work.rows(goalsRows).all(), day);
    // What is sent again brings the plan alone: its goals come again as goals.
    const isNew = !next && asOf === undefined && dietId !== stored.dietId;
    const goals = isNew
      ? { ...before, macros: macrosOfDiet(dietId, before, stored, newestWeight(work) ?? stored.initialWeight) }
      : before;
    const planId = newId();
    const monday = next ? nextMonday(day) : mondayOf(day);
    const days = makeWeek({
      goals,
      diet: next ? stored.dietId : dietId,
      hasAccess: work.access,
      preferences: preferencesIn(work),
      fastOn: fastIn(work, monday),
      seed: planId,
    });
    const chosen: PlanRow = {
      ...begun,
      // The next week was made for the diet of the plan.
      ...(next
        ? { next: { monday, planId, days } }
        : { planId, dietId, days, next: dietId === stored.dietId ? begun.next : null }),
      ...aged(rev, asOf),
    };
    const split = isNew ? [put(goalsRows, goalsRow(goals, day, aged(rev)))] : [];
    return { data: planOf(chosen), rev, effect: { rows: [put(plans, chosen), ...split] } };
  },
};

/** How the person fasts on the days that begin with one: the first is 1. */
export function fastIn(work: Work, monday: DiaryDay): (day: number) => FastLevel {
  const choice = currentValue(work, 'fasting')?.keeps ?? 'none';
  return (day) => keptLevel(choice, fastingDay(addDays(monday, day - 1)));
}

function macrosOfDiet(diet: Diet, { calories }: Goals, { goal }: PlanRow, weightKg: number) {
  const preset = SPLIT[diet];
  return preset ? gramsOfShares(calories, MACRO_PRESETS[preset]) : macroGoals(calories, weightKg, goal);
}

/**
 * Puts another recipe in the place of a planned one; its servings come with the call, its energy from the recipe. Nothing that the
 * person must not or does not eat, however old the plan is.
 */
const postSwapMeal: CallRule<typeof CALLS.postSwapMeal> = {
  wants: () => ({ parts: [ownPlan.of({}), preferenceThings, currentThings('fasting')] }),
  decide({ body }, work, { rev }) {
    const { day, mealType, oldMealId, newMealId, newRatio, leftover, plannedFor, asOf } = body;
    const stored = planIn(work);
    if (!stored) throw noPlan();
    const { planId = stored.planId } = body;
    const recipe = RECIPES_BY_ID.get(newMealId);
    if (!recipe) throw new ApiError('not-found', 'No such recipe');
    if (recipe.pro && !work.access) throw premiumRequired();
    const meal: PlanMeal = mealType === 'snacks' ? 'snack' : mealType;
    const planned = (daysOf(stored, planId) ?? stored.days).find((one) => one.day === day);
    const place = { day, meal, mealId: oldMealId };
    if (planned && isNewerThan(stored, asOf) && !standsAsOf(daysOf(stored, planId), place, asOf))
      return { data: { ...planDayOf(planned), rev: stored.rev }, rev: stored.rev };
    if (!mayBeOffered(contentsOfRecipe(recipe), rulesIn(work, plannedFor))) throw unsuitable();
    const dish: StoredDish = { mealId: newMealId, ratio: newRatio, ...(leftover && { leftover }), rev: asOf ?? rev };
    const changed = withWeek<StoredDay, PlanRow>(stored, planId, (days) => swapPlannedDish(days, place, dish));
    const swapped = changed && daysOf(changed, planId)?.find((one) => one.day === day);
    if (!swapped) throw planChanged();
    return {
      data: { ...planDayOf(swapped), rev },
      rev,
      effect: { rows: [put(plans, { ...changed, ...agedBeside(stored, rev, asOf) })] },
    };
  },
};

const daysOf = ({ planId, days, next }: PlanRow, of: string): readonly PlannedDay[] | undefined =>
  of === planId ? days : next?.planId === of ? next.days : undefined;

/** What the person does not eat: always, and on the day of a fast. */
function rulesIn(work: Work, date: DiaryDay | undefined): EatingRules {
  const { allergies = [], dislikes = [] } = preferencesIn(work);
  return { allergies, dislikes, level: date ? fastIn(work, date)(1) : 'none' };
}

/** The same of what was read with `currentThings`. */
export function eatingRulesOf(loaded: Loaded, date: DiaryDay): EatingRules {
  const { allergies = [], dislikes = [] } = preferencesOf(loaded);
  const choice = readValue('fasting', loadedValue(loaded, 'fasting'))?.keeps ?? 'none';
  return { allergies, dislikes, level: keptLevel(choice, fastingDay(date)) };
}

const unsuitable = (): ApiError =>
  new ApiError('dish-unsuitable', 'The dish holds what the person does not eat, or what the fast forbids');
const planChanged = (): ApiError => new ApiError('plan-changed', 'The plan has changed since: look at it again');

export const plan = {
  tables: [plans],
  rules: { postDiet, postSwapMeal },
  told: {
    changed: plans,
    tell(page) {
      const [row] = page.changed(plans);
      return row ? planOf(row) : null;
    },
  } satisfies Told<Changes['plan']>,
  filed: {
    wants: [ownPlan.of({})],
    tell(loaded) {
      const [row] = loadedRows(loaded, ownPlan);
      return row ? planOf(row) : null;
    },
  } satisfies Filed<DiaryFile['plan']>,
};
