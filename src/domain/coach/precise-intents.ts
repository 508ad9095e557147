import type { PreciseIntent } from './intent.ts';
import { ACTIVITY_INTENTS } from './intents/body/activity-intents.ts';
import { BODY_INTENTS } from './intents/body/body-intents.ts';
import { COMPARE_INTENTS } from './intents/foods/compare-intents.ts';
import { EVERYDAY_INTENTS } from './intents/everyday-intents.ts';
import { FAST_DAY_INTENTS } from './intents/days/fast-day-intents.ts';
import { FIGURE_INTENTS } from './intents/foods/food-intents.ts';
import { LIMIT_INTENTS } from './intents/days/limit-intents.ts';
import { LOG_INTENTS } from './intents/log-intents.ts';
import { NUTRIENT_FOOD_INTENTS } from './intents/foods/nutrient-food-intents.ts';
import { PAST_INTENTS } from './intents/days/past-intents.ts';
import { WHAT_IF_INTENTS } from './intents/body/what-if-intents.ts';

/** What is looked for before `INTENTS`, in this order: the first that fits is meant. */
export const PRECISE_INTENTS: readonly PreciseIntent[] = [
  ...LOG_INTENTS,
  ...BODY_INTENTS,
  ...FAST_DAY_INTENTS,
  ...ACTIVITY_INTENTS,
  ...COMPARE_INTENTS,
  ...WHAT_IF_INTENTS,
  ...PAST_INTENTS,
  ...NUTRIENT_FOOD_INTENTS,
  ...LIMIT_INTENTS,
  ...EVERYDAY_INTENTS,
  ...FIGURE_INTENTS,
];
