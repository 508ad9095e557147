import { dayBefore, type DiaryDay } from '#domain/diary/diary-day.ts';
import { firstPullQuery } from '#device/session/use-first-pull.ts';
import { accessQuery } from '#device/session/access/use-access.ts';
import { dayMealsQuery } from '../hooks/use-day-meals.ts';
import { serverClockQuery } from '../hooks/use-day-question.ts';
import { goalsQuery } from '../hooks/use-goals.ts';
import { planQuery } from '../hooks/use-plan.ts';
import { askTogether } from '../live.ts';

/** A store that takes longer is waited for on the screen, with its bones. */
const PATIENCE_MS = 400;

const READ = ['kv', 'plan', 'goals', 'meals'] as const;

/** Reads what the diary shows of a day before its screen asks: it is drawn once, whole, and not first without its figures. */
export const readDay = (day: DiaryDay): Promise<void> =>
  patiently(
    askTogether(READ, [
      serverClockQuery,
      accessQuery,
      planQuery,
      firstPullQuery,
      goalsQuery(day),
      dayMealsQuery(day),
      dayMealsQuery(dayBefore(day)),
    ]),
  );

/** Waits for what is read ahead no longer than that. */
export async function patiently(read: Promise<void>): Promise<void> {
  await Promise.race([read, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
