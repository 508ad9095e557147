import type { UserDietContext } from '../contract/ai.ts';
import type { User } from '../contract/user.ts';
import type { DiaryDay } from '../domain/diary-day.ts';
import { sumNutrition } from '../domain/macros.ts';
import type { Diary } from './diary.ts';
import { goalsOf } from './hooks/use-goals.ts';
import { mealsOf } from './hooks/use-day-meals.ts';

/** Weigh-ins that tell a trend. */
const WEIGH_INS = 30;
/** As many dishes as the contract takes. */
const DISHES = 60;

/** What the assistant may know of a day, from what this device holds: without it, an answer would be a guess. */
export async function coachContextOf(diary: Diary, day: DiaryDay): Promise<UserDietContext> {
  const { db } = diary;
  const [goals, meals, water, plan, user, weights] = await Promise.all([
    goalsOf(diary, day),
    mealsOf(diary, day),
    db.days.get(day),
    db.plan.get('current'),
    db.user.get('current'),
    // A collection of Dexie's, no array.
    // oxlint-disable-next-line unicorn/no-array-reverse
    db.weights.orderBy('date').reverse().filter(({ kg }) => kg !== null).limit(WEIGH_INS).toArray(),
  ]);
  const { calories, carbs, fats, proteins } = sumNutrition(meals.map(({ entry }) => entry));
  return {
    goals: { calories: goals.calories, macros: goals.macros, water: goals.waterGoal },
    eaten: { calories, macros: { carbs, fats, proteins }, water: water?.waterMl ?? 0 },
    dishes: meals.slice(0, DISHES).map(({ entry }) => entry.title),
    weights: weights.flatMap(({ date, kg }) => (kg === null ? [] : [{ date, weight: kg }])).toReversed(),
    ...(plan?.view && { diet: plan.view.dietId }),
    ...known({ ...user?.view?.profile, goal: user?.view?.profile.fitnessGoal }),
  };
}

/** Only what was told: null is no fact. */
function known({ gender, pregnancy, age, height, weight, targetWeight, goal }: { [Name in 'gender' | 'goal']?: string | null | undefined } & Pick<User['profile'], 'pregnancy'> & { [Name in 'age' | 'height' | 'weight' | 'targetWeight']?: number | null | undefined }): UserDietContext {
  return {
    ...(gender != null && { gender }),
    ...(pregnancy != null && { pregnancy }),
    ...(goal != null && { goal }),
    ...(age != null && { age }),
    ...(height != null && { height }),
    ...(weight != null && { weight }),
    ...(targetWeight != null && { targetWeight }),
  };
}
