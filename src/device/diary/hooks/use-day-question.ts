import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import { dayQuestion, type DayQuestion } from '../reads/day-question.ts';
import type { Diary } from '../diary.ts';
import { readKvs } from '../kv.ts';
import { useLiveOf } from '../live.ts';
import { useMinute } from '#device/platform/use-minute.ts';

/** What the questions about clocks rest on. */
export const serverClockQuery = {
  key: 'server clock',
  query: async ({ db }: Diary) => {
    const [memory, choice] = await readKvs(db, 'memory:clock', 'day-choice');
    const { serverTime, clockOffset } = memory ?? EMPTY_MEMORY;
    return { clock: { serverTime, clockOffset }, choice };
  },
};

/** What is known of the clocks, and what the person has said of them. */
export type KnownClock = Awaited<ReturnType<typeof serverClockQuery.query>>;

/** Which day is meant? Null while the clock is within a day of the server's, or the person has answered. */
export function useDayQuestion(): DayQuestion | null | undefined {
  const now = useMinute();
  const known = useLiveOf(serverClockQuery);
  return known && dayQuestion(known.clock, known.choice, now);
}
