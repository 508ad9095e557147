import { useEffect, useState } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { clockError, meantToday } from '../diary/reads/day-question.ts';
import { useLivePart } from '../diary/live.ts';
import { serverClockQuery, type KnownClock } from '../diary/hooks/use-day-question.ts';

/** A timer that sleeps through a laptop's night or a changed clock is late by no more than this. */
const LONGEST_WAIT_MS = 60_000;
const NO_CLOCK = { serverTime: null, clockOffset: null };

/**
 * Today: the device's own calendar day, unless the person has said that its clock is wrong. It turns at
 * midnight, and when the page comes back into sight.
 */
export function useToday(): DiaryDay {
  const [now, setNow] = useState(() => Date.now());
  const known = useLivePart(serverClockQuery, ofWrongClock);
  const clock = known?.clock ?? NO_CLOCK;
  const choice = known?.choice ?? null;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const at = Date.now();
      // While the day is the same, nothing that shows it is drawn again.
      setNow((before) => (meantToday(clock, choice, before) === meantToday(clock, choice, at) ? before : at));
      timer = setTimeout(look, Math.min(LONGEST_WAIT_MS, msToMidnight(new Date(at))));
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('focus', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('focus', look);
    };
  }, [clock, choice]);
  return meantToday(clock, choice, now);
}

/** A right clock needs no server's: today is not drawn again with each answer that tells the time. */
const ofWrongClock = (known: KnownClock | undefined): KnownClock | undefined =>
  known && clockError(known.clock, Date.now()) !== 0 ? known : undefined;

/** Ms from `now` to just after the next local midnight. */
function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime() + 10;
}
