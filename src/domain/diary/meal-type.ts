/** The four sections of a day, in their order on screen. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'dinner', 'snacks'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

/** The part of the day's calorie goal that each meal gets (spec §9). */
export const MEAL_SHARE: Record<MealType, number> = { breakfast: 0.2, lunch: 0.3, dinner: 0.3, snacks: 0.2 };

/** The usual hours of a meal, as `HH:MM`; snacks have none (spec §2). */
export const MEAL_HOURS: Record<Exclude<MealType, 'snacks'>, readonly [from: string, to: string]> = {
  breakfast: ['08:00', '10:00'],
  lunch: ['12:00', '15:00'],
  dinner: ['18:00', '21:00'],
};

/** A meal's part of the day's goal in whole kcal. */
export const mealGoalKcal = (dayGoalKcal: number, type: MealType): number => Math.round(dayGoalKcal * MEAL_SHARE[type]);
