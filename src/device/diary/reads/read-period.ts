import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { dayMealsQuery } from '../hooks/use-day-meals.ts';
import { historyQuery } from '../hooks/use-history.ts';
import { streakQuery } from '../hooks/use-streak.ts';
import { weightsQuery } from '../hooks/use-weights.ts';
import { askAhead } from '../live.ts';

/** Reads what the history shows of a period, before its screen asks; resolves when it is read, or cannot be. */
export const readPeriod = ({ span, from, to }: Period, today: DiaryDay): Promise<void> =>
  askAhead([
    historyQuery({ from, to }),
    weightsQuery,
    streakQuery(today),
    ...(span === 'day' ? [dayMealsQuery(from)] : []),
  ]);
