import { addDays, type DiaryDay } from './diary-day.ts';

/** Recent meals (spec §9): the last 30 days with today, at most ten. */
const RECENT_DAYS = 30;
const MOST_RECENT = 10;

interface Eaten {
  id: string;
  title: string;
  date: DiaryDay;
  timestamp: { seconds: number; nanoseconds: number };
}

/** What two dishes have in common that are the same to a person: the title, however it was spaced. */
export const titleKey = (title: string): string => title.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The first of the days that count as recent. */
export const firstRecentDay = (today: DiaryDay): DiaryDay => addDays(today, 1 - RECENT_DAYS);

/** Of the dishes of the last 30 days the newest of each title, newest first, without the titles in `without`, at most ten. */
export function recentMeals<Dish extends Eaten>(
  dishes: readonly Dish[],
  today: DiaryDay,
  without: ReadonlySet<string> = new Set(),
): Dish[] {
  const newest = new Map<string, Dish>();
  const first = firstRecentDay(today);
  for (const dish of dishes) {
    if (dish.date < first || dish.date > today) continue;
    const key = titleKey(dish.title);
    const known = newest.get(key);
    if (!without.has(key) && (!known || isLater(dish, known))) newest.set(key, dish);
  }
  return [...newest.values()].toSorted((one, other) => (isLater(one, other) ? -1 : 1)).slice(0, MOST_RECENT);
}

function isLater(one: Eaten, other: Eaten): boolean {
  if (one.date !== other.date) return one.date > other.date;
  if (one.timestamp.seconds !== other.timestamp.seconds) return one.timestamp.seconds > other.timestamp.seconds;
  if (one.timestamp.nanoseconds !== other.timestamp.nanoseconds)
    return one.timestamp.nanoseconds > other.timestamp.nanoseconds;
  return one.id > other.id;
}
