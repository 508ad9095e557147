import type { Changes } from '#contract/changes.ts';
import type { DaySnapshot } from '#contract/day.ts';
import { MEAL_TYPES } from '#domain/meal-type.ts';

/**
 * Pages of one pull as one: of everything the newest. An entry that moved while the pull was under way
 * stands on two days; only its newest place counts.
 */
export function joinPages(pages: readonly Changes[]): Changes {
  const last = pages.at(-1);
  if (!last) throw new RangeError('no pages to join');
  const days = [...byDate(pages.flatMap((page) => page.days)).values()];
  return {
    ...last,
    days: withoutDoubles(days),
    weights: [...byDate(pages.flatMap((page) => page.weights)).values()],
    favourites: [...new Map(pages.flatMap((page) => page.favourites).map((one) => [one.id, one])).values()],
    talks: [...new Map(pages.flatMap((page) => page.talks).map((one) => [one.conversationId, one])).values()],
    goals: [...byDate(pages.flatMap((page) => page.goals)).values()],
    plan: pages.findLast(({ plan }) => plan !== null)?.plan ?? null,
    profile: pages.findLast(({ profile }) => profile !== null)?.profile ?? null,
  };
}

/** The last one of each date. */
const byDate = <Row extends { date: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.date, row]));

function withoutDoubles(days: readonly DaySnapshot[]): DaySnapshot[] {
  const newest = new Map<string, number>();
  const dishes = (day: DaySnapshot) => MEAL_TYPES.flatMap((type) => day.mealHistory.meals[type].dishes);
  for (const { id, rev } of days.flatMap(dishes)) newest.set(id, Math.max(rev, newest.get(id) ?? 0));
  const kept = (of: readonly { id: string; rev: number }[]) => of.filter(({ id, rev }) => newest.get(id) === rev);
  return days.map((day) => {
    const { breakfast, lunch, dinner, snacks } = day.mealHistory.meals;
    const only = (meal: typeof lunch) => ({ dishes: kept(meal.dishes) as typeof meal.dishes });
    const meals = { breakfast: only(breakfast), lunch: only(lunch), dinner: only(dinner), snacks: only(snacks) };
    return { ...day, mealHistory: { meals } };
  });
}
