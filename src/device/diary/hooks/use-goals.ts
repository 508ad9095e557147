import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_GOALS, type Goals } from '#domain/body/goals.ts';
import type { Diary } from '../diary.ts';
import { readKv } from '../kv.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';

/** What the day aims at; undefined until IndexedDB answers. */
export const useGoals = (day: DiaryDay): Goals | undefined => useLiveOf(goalsQuery(day));

/** What `useGoals` asks. */
export const goalsQuery = (day: DiaryDay): LiveQuery<Goals> => ({
  key: `goals ${day}`,
  query: (diary) => goalsOf(diary, day),
});

/** The newest goals not after `day`, as `goalsOn` of the domain, read as one row; before the first pull those drafted. */
export async function goalsOf({ db }: Pick<Diary, 'db'>, day: DiaryDay): Promise<Goals> {
  const entry =
    (await db.goals
      .where('date')
      .belowOrEqual(day)
      .filter((row) => row.view !== null)
      .last()) ??
    (await db.goals
      .orderBy('date')
      .filter((row) => row.view !== null)
      .first());
  return entry?.view ?? (await readKv(db, 'seed'))?.goals ?? DEFAULT_GOALS;
}
