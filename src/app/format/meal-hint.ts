import { MEAL_HOURS, type MealType } from '#domain/diary/meal-type.ts';
import { dashboard } from '../text/diary/dashboard.ts';

/** When a meal usually is: 08:00–10:00, or "during the day". */
export function mealHint(type: MealType): string {
  return type === 'snacks' ? dashboard.duringTheDay : MEAL_HOURS[type].join('–');
}
