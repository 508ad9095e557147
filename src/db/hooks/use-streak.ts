import { addDays, type DiaryDay } from '../../domain/diary-day.ts';
import { mayReachBefore, streakOf, type Streak } from '../../domain/history/streak.ts';
import type { Diary } from '../diary.ts';
import { useLive } from '../live.ts';

/** The first look back; each further one reaches twice as far, so that a short streak reads few days. */
const FIRST_LOOK_DAYS = 35;

/** The present streak; undefined until IndexedDB answers. */
export const useStreak = (today: DiaryDay): Streak | undefined => useLive(`streak ${today}`, (diary) => streakUntil(diary, today));

/** Reads back from `today` only as far as the streak reaches. */
export async function streakUntil({ db }: Pick<Diary, 'db'>, today: DiaryDay): Promise<Streak> {
  const logged = new Set<DiaryDay>();
  let [from, to, look] = [addDays(today, -FIRST_LOOK_DAYS), today, FIRST_LOOK_DAYS];
  while (true) {
    // One batch of rows costs less than a cursor's step for each day.
    const rows = await db.meals.where('day').between(from, to, true, true).toArray();
    for (const { day } of rows) if (day !== '') logged.add(day);
    const streak = streakOf(logged, today);
    if (!mayReachBefore(streak, from, today)) return streak;
    look *= 2;
    to = addDays(from, -1);
    from = addDays(from, -look);
  }
}
