import type { DiaryDay } from '../diary/diary-day.ts';
import { titleKey } from '../diary/recent-meals.ts';

interface Kept {
  key: string;
  value: { name: string; cookedOn?: DiaryDay };
}

interface Logged {
  title: string;
  date: DiaryDay;
  timestamp: { seconds: number };
}

/**
 * Own dishes with the entry that was logged last of each, by its title: the dish first that was used last, eaten before only cooked
 * on the same day. Keys grow with time, so of dishes of one day the newest comes first.
 */
export function usedLastFirst<Dish extends Kept, Entry extends Logged>(
  kept: readonly Dish[],
  entries: readonly Entry[],
): { dish: Dish; last: Entry | undefined }[] {
  const newest = new Map<string, Entry>();
  for (const entry of entries) {
    const known = newest.get(titleKey(entry.title));
    if (!known || entry.timestamp.seconds >= known.timestamp.seconds) newest.set(titleKey(entry.title), entry);
  }
  return kept
    .map((dish) => ({ dish, last: newest.get(titleKey(dish.value.name)) }))
    .map((one) => ({ ...one, order: `${usedAt(one.dish, one.last)} ${one.dish.key}` }))
    .toSorted((one, other) => (other.order > one.order ? 1 : -1))
    .map(({ dish, last }) => ({ dish, last }));
}

/** When a dish was used, as text that sorts; a day without a moment comes before the moments of that day. */
function usedAt({ value }: Kept, last: Logged | undefined): string {
  const cookedOn: string = value.cookedOn ?? '';
  const logged = last ? `${last.date}T${String(last.timestamp.seconds).padStart(11, '0')}` : '';
  return logged > cookedOn ? logged : cookedOn;
}
