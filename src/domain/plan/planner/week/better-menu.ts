import { choiceOfDay, dishesOn, timesInWeek, type WeekRules } from '../day/choice-of-day.ts';
import type { DayDraft } from '../day/day-draft.ts';
import { beginDay, improveDay, priceOfDay } from '../day/plan-day.ts';
import type { Steps } from './steps.ts';
import type { PlanDish } from '../plan-dish.ts';
import type { Chance } from '../seeded-chance.ts';

/** Dishes that are tried to be left out before the week is taken as it is. */
const MOST_TRIALS = 40;
/** Dishes that chance brings in the place of one that is tried to be left out. */
const DRAWN = 60;
/** Times that a day is begun anew. */
const BEGINNINGS = 3;

/** What a week costs, each day by the others. */
const priceOfWeek = (week: readonly DayDraft[], menu: readonly PlanDish[], rules: WeekRules): number =>
  week.reduce((sum, draft, at) => sum + priceOfDay(draft, choiceOfDay(week, at, menu, rules, 'count')), 0);

/** The week without a dish, its days planned anew from `menu`; null where a day leaves its goals. */
function without(
  week: readonly DayDraft[],
  dish: PlanDish,
  menu: readonly PlanDish[],
  rules: WeekRules,
): readonly DayDraft[] | null {
  let changed = week;
  for (const [at, draft] of week.entries()) {
    if (!dishesOn(draft).includes(dish)) continue;
    const again = draft.copy();
    improveDay(again, choiceOfDay(changed, at, menu, rules));
    if (draft.meetsGoal() ? !again.meetsGoal() : again.price() > draft.price() + 1) return null;
    if (again.places.some(({ first, dish: placed }) => first && placed === null)) return null;
    changed = changed.with(at, again);
  }
  return changed;
}

/** Leaves out one dish after the other, the rarest first, until the week has no more than it may have or every dish is needed. */
export function* reduceMenu(week: readonly DayDraft[], rules: WeekRules): Steps<readonly DayDraft[]> {
  let now = week;
  const needed = new Set<PlanDish>();
  for (let trial = 0; trial < MOST_TRIALS; trial += 1) {
    const times = timesInWeek(now);
    if (times.size <= rules.dishesPerWeek) break;
    const [rarest] = [...times].filter(([dish]) => !needed.has(dish)).toSorted((one, other) => one[1] - other[1]);
    if (rarest === undefined) break;
    const menu = [...times.keys()].filter((dish) => dish !== rarest[0]);
    yield;
    const fewer = without(now, rarest[0], menu, rules);
    if (fewer !== null && timesInWeek(fewer).size < times.size) now = fewer;
    else needed.add(rarest[0]);
  }
  return now;
}

/** Gives up each dish of the week, the longest in the kitchen first, for the others or for what chance brings, where the whole week gets better. */
export function* exchangeDishes(
  week: readonly DayDraft[],
  dishes: readonly PlanDish[],
  rules: WeekRules,
  chance: Chance,
): Steps<readonly DayDraft[]> {
  let now = week;
  const longest = [...timesInWeek(week).keys()].toSorted(
    (one, other) => other.kitchen.minutes - one.kitchen.minutes || (one.id < other.id ? -1 : 1),
  );
  for (const dish of longest) {
    const drawn = Array.from({ length: DRAWN }, () =>
      quicker(oneOf(dishes, chance) ?? dish, oneOf(dishes, chance) ?? dish),
    );
    const times = timesInWeek(now);
    if (!times.has(dish)) continue;
    const menu = [...new Set([...times.keys(), ...drawn])].filter((other) => other !== dish);
    yield;
    const other = without(now, dish, menu, rules);
    if (other === null) continue;
    const all = [dish, ...menu];
    if (
      timesInWeek(other).size <= Math.max(times.size, rules.dishesPerWeek) &&
      priceOfWeek(other, all, rules) < priceOfWeek(now, all, rules)
    )
      now = other;
  }
  return now;
}

/** Begins each day anew by chance, where the whole week gets better by it. */
export function* renewDays(
  week: readonly DayDraft[],
  dishes: readonly PlanDish[],
  rules: WeekRules,
  chance: Chance,
): Steps<readonly DayDraft[]> {
  let now = week;
  let price = priceOfWeek(now, dishes, rules);
  for (const at of week.keys()) {
    const choice = choiceOfDay(now, at, dishes, rules);
    for (let count = 0; count < BEGINNINGS; count += 1) {
      yield;
      const draft = now[at];
      if (draft === undefined) continue;
      const fresh = beginDay(draft.goal, choice, chance);
      improveDay(fresh, choice);
      if (draft.meetsGoal() && !fresh.meetsGoal()) continue;
      const other = now.with(at, fresh);
      if (timesInWeek(other).size > Math.max(timesInWeek(now).size, rules.dishesPerWeek)) continue;
      const otherPrice = priceOfWeek(other, dishes, rules);
      if (otherPrice < price) [now, price] = [other, otherPrice];
    }
  }
  return now;
}

const oneOf = (dishes: readonly PlanDish[], chance: Chance): PlanDish | undefined =>
  dishes[Math.floor(chance() * dishes.length)];

/** Minutes for each day that a dish lasts. */
const minutesADay = ({ kitchen }: PlanDish): number => kitchen.minutes / (1 + kitchen.keepsDays / 2);
const quicker = (one: PlanDish, other: PlanDish): PlanDish => (minutesADay(one) <= minutesADay(other) ? one : other);
