import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { streakOf, type Streak } from '#domain/diary/history/streak.ts';
import type { Diary } from '../diary.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';

/** The present streak; undefined until IndexedDB answers. */
export const useStreak = (today: DiaryDay): Streak | undefined => useLiveOf(streakQuery(today));

/** What `useStreak` asks. */
export const streakQuery = (today: DiaryDay): LiveQuery<Streak> => ({
  key: `streak ${today}`,
  query: (diary) => streakUntil(diary, today),
});

/** Reads which days hold a dish, and no dish. */
export async function streakUntil({ db }: Pick<Diary, 'db'>, today: DiaryDay): Promise<Streak> {
  return streakOf(new Set(await db.loggedDays.toCollection().primaryKeys()), today);
}
