import { MOST_PAST_DISHES, type UserDietContext } from '#contract/assistant/ai.ts';
import { DAYS_TOLD, DISH_DAYS_TOLD } from '#domain/coach/coach-context.ts';
import { addDays, dayBefore, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { ReadPreferences } from '#contract/plan/plan-preferences.ts';
import type { User } from '#contract/account/user.ts';
import { PREFERENCE_BOUNDS } from '#domain/plan/plan-preferences.ts';
import { sumNutrition } from '#domain/body/macros.ts';
import { textBeginning } from '#domain/georgian/text-beginning.ts';
import { planPreferencesOf } from '../body/plan-preferences.ts';
import type { Diary } from '../diary/diary.ts';
import { goalsOf } from '../diary/hooks/use-goals.ts';
import { mealsOf } from '../diary/hooks/use-day-meals.ts';
import { historyOf } from '../diary/hooks/use-history.ts';

/** Weigh-ins that tell a trend. */
const WEIGH_INS = 30;
/** As many dishes as the contract takes. */
const DISHES = 60;
/** A dish is told by the beginning of its title. */
const TITLE_CHARS = 80;

/** What the assistant may know of a day, from what this device holds: without it, an answer would be a guess. */
export async function coachContextOf(diary: Diary, day: DiaryDay): Promise<UserDietContext> {
  const { db } = diary;
  const [goals, meals, water, plan, user, past, pastDishes, asked, weights] = await Promise.all([
    goalsOf(diary, day),
    mealsOf(diary, day),
    db.days.get(day),
    db.plan.get('current'),
    db.user.get('current'),
    historyOf(diary, { from: addDays(day, -DAYS_TOLD), to: dayBefore(day) }),
    pastDishesOf(diary, day),
    planPreferencesOf(diary),
    db.weights
      .orderBy('date')
      // A collection of Dexie's, no array.
      // oxlint-disable-next-line unicorn/no-array-reverse
      .reverse()
      .filter(({ kg }) => kg !== null)
      .limit(WEIGH_INS)
      .toArray(),
  ]);
  const { calories, carbs, fats, proteins } = sumNutrition(meals.map(({ entry }) => entry));
  return {
    today: day,
    days: past.flatMap(({ day: date, dishes, eaten, waterMl, goals: aim }) =>
      dishes > 0 || waterMl > 0 ? [{ date, ...eaten, water: waterMl, goal: aim.calories, dishes }] : [],
    ),
    pastDishes,
    goals: { calories: goals.calories, macros: goals.macros, water: goals.waterGoal },
    eaten: { calories, macros: { carbs, fats, proteins }, water: water?.waterMl ?? 0 },
    dishes: meals.slice(0, DISHES).map(({ entry }) => entry.title),
    weights: weights.flatMap(({ date, kg }) => (kg === null ? [] : [{ date, weight: kg }])).toReversed(),
    ...(asked && { avoids: avoided(asked.preferences) }),
    ...(plan?.view && { diet: plan.view.dietId }),
    ...known({ ...user?.view?.profile, goal: user?.view?.profile.fitnessGoal }),
  };
}

/** As much of what is not eaten as the contract takes. */
const avoided = ({ allergies = [], dislikes = [] }: ReadPreferences['preferences']): UserDietContext['avoids'] => ({
  allergies: [...allergies],
  dislikes: dislikes.slice(0, PREFERENCE_BOUNDS.dislikes),
});

/** The dishes of the days just before `day`, oldest first: the newest of them where there are very many. */
async function pastDishesOf({ db }: Diary, day: DiaryDay): Promise<NonNullable<UserDietContext['pastDishes']>> {
  const rows = await db.meals.where('day').between(addDays(day, -DISH_DAYS_TOLD), day, true, false).toArray();
  return rows
    .flatMap(({ view }) => (view ? [view] : []))
    .toSorted((one, other) =>
      one.date < other.date ? -1 : one.date > other.date ? 1 : one.timestamp.seconds - other.timestamp.seconds,
    )
    .slice(-MOST_PAST_DISHES)
    .map(({ date, mealType, title, calories }) => ({
      date,
      meal: mealType,
      title: textBeginning(title, TITLE_CHARS),
      calories,
    }));
}

/** Only what was told: null is no fact. */
function known({
  gender,
  pregnancy,
  age,
  height,
  weight,
  targetWeight,
  goal,
}: { [Name in 'gender' | 'goal']?: string | null | undefined } & Pick<User['profile'], 'pregnancy'> & {
    [Name in 'age' | 'height' | 'weight' | 'targetWeight']?: number | null | undefined;
  }): UserDietContext {
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
