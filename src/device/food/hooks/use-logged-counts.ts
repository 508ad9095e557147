import { useMemo } from 'react';
import { addDays } from '#domain/diary/diary-day.ts';
import { loggedCounts } from '#domain/diary/logged-counts.ts';
import { useLive } from '#device/diary/live.ts';
import { useToday } from '#device/platform/use-today.ts';

/** What somebody ate a year ago says little of what they look for now. */
const COUNTED_DAYS = 90;

/** How often each food and recipe was logged lately, by its id; undefined until IndexedDB answers. */
export function useLoggedCounts(): ReadonlyMap<string, number> | undefined {
  const today = useToday();
  const counts = useLive(`logged counts ${today}`, async ({ db }) => {
    const rows = await db.meals
      .where('day')
      .between(addDays(today, 1 - COUNTED_DAYS), today, true, true)
      .toArray();
    return Object.fromEntries(loggedCounts(rows.flatMap(({ view }) => (view ? [view] : []))));
  });
  return useMemo(() => counts && new Map(Object.entries(counts)), [counts]);
}
