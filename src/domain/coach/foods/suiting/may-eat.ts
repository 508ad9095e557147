import { addDays, isDiaryDay } from '#domain/diary/diary-day.ts';
import { fastingDay, type FastLevel } from '#domain/fasts/fasting-calendar.ts';
import { keptLevel } from '#domain/fasts/fasting-choice.ts';
import { allergensOf } from '#domain/food/food-allergens.ts';
import { animalPartsOf, type Food } from '#domain/food/food.ts';
import { mayBeOffered, type EatingRules } from '#domain/plan/planner/eating-rules.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import type { Asked } from '#domain/coach/intent.ts';
import { forbiddenBy } from './diet-rules.ts';

/** What the person does not eat on the day that is asked about: today, or tomorrow. */
export const rulesOf = ({ avoids, fasting, today }: CoachContext, day: 'today' | 'tomorrow'): EatingRules => ({
  allergies: avoids?.allergies ?? [],
  dislikes: avoids?.dislikes ?? [],
  level: levelOn(fasting, today, day),
});

function levelOn(fasting: CoachContext['fasting'], today: string | undefined, day: 'today' | 'tomorrow'): FastLevel {
  if (fasting === undefined || today === undefined || !isDiaryDay(today)) return 'none';
  return keptLevel(fasting, fastingDay(day === 'tomorrow' ? addDays(today, 1) : today));
}

/** Whether the rules leave anything out. */
export const leavesOut = ({ allergies, dislikes, level }: EatingRules): boolean =>
  allergies.length > 0 || dislikes.length > 0 || level !== 'none';

/** Whether there is food that the person is not to be advised: by the rules, or by a diet without animal products. */
export const avoidsFood = ({ rules, context: { diet } }: Pick<Asked, 'rules' | 'context'>): boolean =>
  leavesOut(rules) || diet === 'fasting' || diet === 'vegetarian';

/** Whether the person may be told to eat a food: by allergies, dislikes, the day's fast and the diet. What is not known counts as in it. */
export const mayEat = (food: Food, rules: EatingRules, diet: string | undefined): boolean =>
  !forbiddenBy(diet, food) &&
  mayBeOffered(
    {
      allergens: allergensOf(food),
      animal: animalPartsOf(food),
      holds: [food.id, food.group, ...(food.base ? [food.base.id] : [])],
    },
    rules,
  );
