import { dayQuestion, type DayQuestion } from '../day-question.ts';
import { readKv, readMemory } from '../kv.ts';
import { useLive } from '../live.ts';
import { useMinute } from './use-minute.ts';

/** What the clock questions rest on. */
export const useServerClock = () =>
  useLive('server clock', async ({ db }) => {
    const { serverTime, clockOffset } = await readMemory(db);
    return { clock: { serverTime, clockOffset }, choice: await readKv(db, 'day-choice') };
  });

/** Which day is meant? Null while the clock is within a day of the server's, or the person has answered. */
export function useDayQuestion(): DayQuestion | null | undefined {
  const now = useMinute();
  const known = useServerClock();
  return known && dayQuestion(known.clock, known.choice, now);
}
