import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import { blankUser } from '#server/accounts/new-user.ts';
import { goalsRows } from '#server/diary/entities/goals.ts';
import { plans } from '#server/diary/entities/plan/plan.ts';
import { weights } from '#server/diary/entities/weight.ts';
import { newMemoryDiary, withRows, type MemoryDiary } from '#server/diary/memory-diary.ts';
import { RECIPES_BY_ID } from '#server/food/food-book.ts';
import { uuidOf } from './world/uuid-of.ts';

const FIRST_DAY = '2026-01-01';
const FAR_MS = Date.parse('2100-01-01');
const RECIPE_IDS = [...RECIPES_BY_ID.keys()];
/** Recipes that no week has at first. */
export const OTHER_DISHES = RECIPE_IDS.slice(-4);

/** A week of the simulation: two lunches, made at once. Making a whole one takes longer than a story, and every device pulls it. */
export function shortWeek({ seed }: { seed: string | number }): readonly PlannedDay[] {
  const first = Number.parseInt(String(seed).slice(-4), 16);
  return [1, 2].map((day) => {
    const mealId = RECIPE_IDS[(first + day) % (RECIPE_IDS.length - OTHER_DISHES.length)] ?? '';
    return { day, meals: { breakfast: [], lunch: [{ mealId, ratio: 1 }], dinner: [], snack: [] } };
  });
}

/** The diary of somebody who has just signed up and has paid for ever: weight, goals and a plan. */
export function firstDiary(userId: string, nowMs: number): MemoryDiary {
  const stamp = { rev: 2, age: null };
  const user = { ...blankUser(nowMs), premiumUntilMs: FAR_MS, rev: 2, profileRev: 2 };
  const planId = uuidOf(0xb0_0001);
  const plan = {
    planId,
    dietId: 'balanced',
    goal: 'maintain-weight',
    activityLevel: 'light',
    initialWeight: 65,
    targetWeight: 65,
    startDate: FIRST_DAY,
    endDate: '2026-12-31',
    days: shortWeek({ seed: planId }),
    next: null,
    ...stamp,
  } as const;
  const goals = { calories: 2000, carbs: 250, fats: 67, proteins: 100, waterGoal: 2000, basis: null } as const;
  let diary = withRows(newMemoryDiary(userId, user), plans, [plan]);
  diary = withRows(diary, goalsRows, [{ date: FIRST_DAY, ...goals, ...stamp }]);
  return withRows(diary, weights, [{ date: FIRST_DAY, weight: 65, atMs: nowMs, ...stamp }]);
}
