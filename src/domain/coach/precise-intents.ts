import type { PreciseIntent } from './intent.ts';
import { ACTIVITY_INTENTS } from './intents/activity-intents.ts';
import { BODY_INTENTS } from './intents/body-intents.ts';
import { COMPARE_INTENTS } from './intents/compare-intents.ts';
import { EVERYDAY_INTENTS } from './intents/everyday-intents.ts';
import { FAST_DAY_INTENTS } from './intents/fast-day-intents.ts';
import { FIGURE_INTENTS } from './intents/food-intents.ts';
import { LIMIT_INTENTS } from './intents/limit-intents.ts';
import { LOG_INTENTS } from './intents/log-intents.ts';
import { NUTRIENT_FOOD_INTENTS } from './intents/nutrient-food-intents.ts';
import { PAST_INTENTS } from './intents/past-intents.ts';
import { WHAT_IF_INTENTS } from './intents/what-if-intents.ts';

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
