import { choiceOfDay, dishesOn, timesInWeek, type WeekRules } from './choice-of-day.ts';
import type { DayDraft } from './day-draft.ts';
import { improveDay } from './plan-day.ts';
import type { PlanDish } from './plan-dish.ts';

/** Dishes that are tried to be left out before the week is taken as it is. */
const MOST_TRIALS = 40;

/** The week without a dish, its days planned anew from what the others eat; null where a day leaves its goals. */
function without(week: readonly DayDraft[], dish: PlanDish, rules: WeekRules): readonly DayDraft[] | null {
  const menu = [...timesInWeek(week).keys()].filter((other) => other !== dish);
  const changed = [...week];
  for (const [at, draft] of week.entries()) {
    if (!dishesOn(draft).includes(dish)) continue;
    const again = draft.copy();
    improveDay(again, choiceOfDay(changed, at, menu, rules));
    if (draft.meetsGoal() ? !again.meetsGoal() : again.price() > draft.price() + 1) return null;
    if (again.places.some(({ first, dish: placed }) => first && placed === null)) return null;
    changed[at] = again;
  }
  return changed;
}

/** Leaves out one dish after the other, the rarest first, until the week has no more than it may have or every dish is needed. */
export function reduceMenu(week: readonly DayDraft[], rules: WeekRules): readonly DayDraft[] {
  let now = week;
  const needed = new Set<PlanDish>();
  for (let trial = 0; trial < MOST_TRIALS; trial += 1) {
    const times = timesInWeek(now);
    if (times.size <= rules.dishesPerWeek) break;
    const [rarest] = [...times].filter(([dish]) => !needed.has(dish)).toSorted((one, other) => one[1] - other[1]);
    if (rarest === undefined) break;
    const fewer = without(now, rarest[0], rules);
    if (fewer !== null && timesInWeek(fewer).size < times.size) now = fewer;
    else needed.add(rarest[0]);
  }
  return now;
}
