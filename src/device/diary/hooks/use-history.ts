import { FIRST_DAY } from '#domain/diary/diary-day.ts';
import type { GoalsEntry } from '#domain/body/goals.ts';
import { dayFigures, type DayFigures } from '#domain/diary/history/day-figures.ts';
import type { Period } from '#domain/diary/history/period.ts';
import type { Diary } from '../diary.ts';
import { readKv } from '../kv.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';

type Range = Pick<Period, 'from' | 'to'>;

/** Every day from `from` to `to` in figures, oldest first; undefined until IndexedDB answers. */
export const useHistory = (range: Range): DayFigures[] | undefined => useLiveOf(historyQuery(range));

/** What `useHistory` asks. */
export const historyQuery = ({ from, to }: Range): LiveQuery<DayFigures[]> => ({
  key: `history ${from} ${to}`,
  query: (diary) => historyOf(diary, { from, to }),
});

/** The days of a range, read as one range of each index, so that years before it cost nothing. */
export async function historyOf({ db }: Pick<Diary, 'db'>, { from, to }: Range): Promise<DayFigures[]> {
  const [meals, days, timeline] = await Promise.all([
    db.meals.where('day').between(from, to, true, true).toArray(),
    db.days.where('date').between(from, to, true, true).toArray(),
    goalsTimeline({ db }),
  ]);
  return dayFigures(
    { from, to },
    {
      dishes: meals.flatMap(({ view }) => view ?? []),
      water: days.map(({ date, waterMl }) => ({ date, ml: waterMl })),
      timeline,
    },
  );
}

/** All changes of goals; before the first pull those that the questionnaire drafted. */
async function goalsTimeline({ db }: Pick<Diary, 'db'>): Promise<GoalsEntry[]> {
  const entries = (await db.goals.toArray()).flatMap(({ date, view }) => (view ? [{ ...view, date }] : []));
  if (entries.length > 0) return entries;
  const drafted = (await readKv(db, 'seed'))?.goals;
  return drafted ? [{ ...drafted, date: FIRST_DAY }] : [];
}
