import { dayBefore, type DiaryDay } from '#domain/diary/diary-day.ts';
import { firstPullQuery } from '#device/session/use-first-pull.ts';
import { accessQuery } from '#device/session/access/use-access.ts';
import { dayMealsQuery } from '../hooks/use-day-meals.ts';
import { serverClockQuery } from '../hooks/use-day-question.ts';
import { dayWaterQuery } from '../hooks/use-day-water.ts';
import { goalsQuery } from '../hooks/use-goals.ts';
import { planQuery } from '../hooks/use-plan.ts';
import { weightsQuery } from '../hooks/use-weights.ts';
import { askAhead, type LiveQuery } from '../live.ts';

/** A store that takes longer is waited for on the screen, with its bones. */
const PATIENCE_MS = 400;

/** Reads what the diary shows of a day before its screen asks: it is drawn once, whole, and not first without its figures. */
export const readDay = (day: DiaryDay): Promise<void> =>
  askPatiently([
    serverClockQuery,
    accessQuery,
    planQuery,
    firstPullQuery,
    goalsQuery(day),
    dayMealsQuery(day),
    dayMealsQuery(dayBefore(day)),
  ]);

/** The same for the cards of water and weight, which come after the day. */
export const readSideOfDay = (day: DiaryDay): Promise<void> => askPatiently([dayWaterQuery(day), weightsQuery]);

async function askPatiently(queries: readonly LiveQuery<unknown>[]): Promise<void> {
  await Promise.race([askAhead(queries), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}
