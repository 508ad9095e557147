import type { CALLS } from '#contract/calls.ts';
import type { Changes } from '#contract/changes.ts';
import type { Plan } from '#contract/plan.ts';
import { addDays, mondayOf, type DiaryDay } from '#domain/diary-day.ts';
import { DEFAULT_DIET, type Diet } from '#domain/diet-plan-draft.ts';
import { fastingDay, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { keptLevel } from '#domain/fasts/fasting-choice.ts';
import type { Goals } from '#domain/goals.ts';
import { gramsOfShares, MACRO_PRESETS, macroGoals, type MacroPreset } from '#domain/macros.ts';
import type { PlanMeal } from '#domain/meal-plan.ts';
import { swapPlannedDish } from '#domain/swap-planned-dish.ts';
import { ApiError, noPlan, premiumRequired } from '#server/errors/api-error.ts';
import { RECIPES_BY_ID } from '#server/food/food-book.ts';
import { makeWeek, planDayOf } from '#server/food/week-plan.ts';
import { plans as table, type PlanRow } from '#server/store/tables/diary-tables.ts';
import { allThatStand, loadedRows } from '../core/load.ts';
import { aged, isNewerThan, type CallRule } from '../core/rule.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { put, type Work } from '../core/work.ts';
import { goalsOnDay, goalsRow, goalsRows, goalsTimeline } from './goals.ts';
import { currentThings, currentValue } from './value-thing.ts';
import { newestWeight, newestWeights } from './weight.ts';

/** One row a user. */
export const plans: DiaryTable<PlanRow> = diaryTable<PlanRow>({ table, key: [], merging: 'together' });
export const ownPlan = allThatStand(plans, 't.rev');

const planIn = (work: Work): PlanRow | undefined => work.rows(plans).all()[0];

/** The plan as the wire has it. */
export const planOf = ({ age: _, ...row }: PlanRow): Plan => ({ ...row, days: row.days.map(planDayOf) });

/** Diets with a split of their own (design §5); the others keep the formula's. */
const SPLIT: Partial<Record<Diet, MacroPreset>> = { 'low-carb': 'keto', 'high-protein': 'protein' };

/** Whether a diet is only for premium or a running trial. */
export const dietNeedsAccess = (diet: Diet): boolean => diet !== DEFAULT_DIET;

/** Chooses a diet: a new week, and for another diet than before its macro split from a day on. `plan` makes the week. */
export const dietRule = (plan: typeof makeWeek): CallRule<typeof CALLS.postDiet> => ({
  wants: () => ({
    parts: [ownPlan.of({}), goalsTimeline.of({}), newestWeights, currentThings('plan-preferences', 'fasting')],
  }),
  decide({ body: { dietId, date, week, asOf } }, work, { rev, today, newId }) {
    const stored = planIn(work);
    if (!stored) throw noPlan();
    if (dietNeedsAccess(dietId) && !work.access) throw premiumRequired();
    if (isNewerThan(stored, asOf)) return { data: planOf(stored), rev: stored.rev };
    if (week && asOf !== undefined) {
      const chosen: PlanRow = { ...stored, ...week, dietId, ...aged(rev, asOf) };
      return { data: planOf(chosen), rev, effect: { rows: [put(plans, chosen)] } };
    }
    const day = date ?? today;
    const before = goalsOnDay(work.rows(goalsRows).all(), day);
    // What is sent again brings the plan alone: its goals come again as goals.
    const isNew = asOf === undefined && dietId !== stored.dietId;
    const goals = isNew
      ? { ...before, macros: macrosOfDiet(dietId, before, stored, newestWeight(work) ?? stored.initialWeight) }
      : before;
    const planId = newId();
    const days = plan({
      goals,
      diet: dietId,
      hasAccess: work.access,
      preferences: currentValue(work, 'plan-preferences') ?? {},
      fastOn: fastIn(work, mondayOf(day)),
      seed: planId,
    });
    const chosen: PlanRow = { ...stored, planId, dietId, days, ...aged(rev, asOf) };
    const split = isNew ? [put(goalsRows, goalsRow(goals, day, aged(rev)))] : [];
    return { data: planOf(chosen), rev, effect: { rows: [put(plans, chosen), ...split] } };
  },
});

/** How the person fasts on the days of the week that begins on a Monday. */
function fastIn(work: Work, monday: DiaryDay): (day: number) => FastLevel {
  const choice = currentValue(work, 'fasting')?.keeps ?? 'none';
  return (day) => keptLevel(choice, fastingDay(addDays(monday, day - 1)));
}

function macrosOfDiet(diet: Diet, { calories }: Goals, { goal }: PlanRow, weightKg: number) {
  const preset = SPLIT[diet];
  return preset ? gramsOfShares(calories, MACRO_PRESETS[preset]) : macroGoals(calories, weightKg, goal);
}

/** Puts another recipe in the place of a planned one; its servings come with the call, its energy from the recipe. */
const postSwapMeal: CallRule<typeof CALLS.postSwapMeal> = {
  wants: () => ({ parts: [ownPlan.of({})] }),
  decide({ body: { planId, day, mealType, oldMealId, newMealId, newRatio, leftover, asOf } }, work, { rev }) {
    const stored = planIn(work);
    if (!stored) throw noPlan();
    const recipe = RECIPES_BY_ID.get(newMealId);
    if (!recipe) throw new ApiError('not-found', 'No such recipe');
    if (recipe.pro && !work.access) throw premiumRequired();
    const planned = stored.days.find((one) => one.day === day);
    if (planned && isNewerThan(stored, asOf))
      return { data: { ...planDayOf(planned), rev: stored.rev }, rev: stored.rev };
    const meal: PlanMeal = mealType === 'snacks' ? 'snack' : mealType;
    const days = swapPlannedDish(
      stored.days,
      { day, meal, mealId: oldMealId },
      { mealId: newMealId, ratio: newRatio, ...(leftover && { leftover }) },
    );
    const swapped = days?.find((one) => one.day === day);
    if (!days || !swapped || (planId !== undefined && planId !== stored.planId)) throw planChanged();
    return {
      data: { ...planDayOf(swapped), rev },
      rev,
      effect: { rows: [put(plans, { ...stored, days, ...aged(rev, asOf) })] },
    };
  },
};

const planChanged = (): ApiError => new ApiError('plan-changed', 'The plan has changed since: look at it again');

export const plan = {
  tables: [plans],
  rules: { postDiet: dietRule(makeWeek), postSwapMeal },
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
