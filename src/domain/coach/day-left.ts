import { MEAL_HOURS, type MealType } from '../diary/meal-type.ts';
import type { Macros } from '../body/macros.ts';
import type { CoachContext, DayFigures } from './coach-context.ts';

/** A day with a goal: what was aimed at, what was eaten, and what is left of it (negative when exceeded); kcal, g and ml. */
export interface DayLeft {
  goal: DayFigures;
  eaten: DayFigures;
  calories: number;
  macros: Macros;
  water: number;
}

/** What is left of the day; undefined where goals or figures are unknown. */
export function dayLeft({ goals: goal, eaten }: CoachContext): DayLeft | undefined {
  if (!goal || !eaten || goal.calories <= 0) return undefined;
  return {
    goal,
    eaten,
    calories: Math.round(goal.calories) - Math.round(eaten.calories),
    macros: {
      carbs: goal.macros.carbs - eaten.macros.carbs,
      fats: goal.macros.fats - eaten.macros.fats,
      proteins: goal.macros.proteins - eaten.macros.proteins,
    },
    water: goal.water - eaten.water,
  };
}

/** From the middle of the morning people snack until lunch, and so on: the meal that is due at `time` (HH:MM), lunch where it is unknown. */
export function mealAt(time: string | undefined): MealType {
  if (time === undefined) return 'lunch';
  if (time >= '05:00' && time < MEAL_HOURS.lunch[0]) return 'breakfast';
  if (time >= MEAL_HOURS.lunch[0] && time < '16:00') return 'lunch';
  if (time >= '17:30' && time <= '21:30') return 'dinner';
  return 'snacks';
}
