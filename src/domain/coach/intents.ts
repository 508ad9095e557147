import type { Intent } from './intent.ts';
import { APP_INTENTS } from './intents/app-intents.ts';
import { DAY_INTENTS } from './intents/days/day-intents.ts';
import { DIET_INTENTS } from './intents/foods/diet-intents.ts';
import { FOOD_INTENTS } from './intents/foods/food-intents.ts';
import { HABIT_INTENTS } from './intents/days/habit-intents.ts';
import { MEAL_INTENTS } from './intents/foods/meal-intents.ts';
import { NUTRIENT_INTENTS } from './intents/days/nutrient-intents.ts';
import { TERM_INTENTS } from './intents/term-intents.ts';
import { WEIGHT_INTENTS } from './intents/body/weight-intents.ts';

/** Everything that the coach understands beside danger, which comes first (`findDanger`); of two that fit a question equally well the first is taken. */
export const INTENTS: readonly Intent[] = [
  ...DAY_INTENTS,
  ...MEAL_INTENTS,
  ...WEIGHT_INTENTS,
  ...FOOD_INTENTS,
  ...DIET_INTENTS,
  ...NUTRIENT_INTENTS,
  ...HABIT_INTENTS,
  ...TERM_INTENTS,
  ...APP_INTENTS,
];
