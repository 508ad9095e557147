import { useEffect, useState } from 'react';

const SECOND_MS = 1_000;

/** Whole seconds until a time (epoch ms), told anew every second; 0: it is over. A clock that is set back never makes it longer than `mostSeconds`. */
export function useCountdown(until: number, mostSeconds: number): number {
  const [now, setNow] = useState(() => Date.now());
  const left = Math.min(mostSeconds, Math.max(0, Math.ceil((until - now) / SECOND_MS)));
  const runs = left > 0;
  useEffect(() => {
    const look = () => setNow(Date.now());
    look();
    if (!runs) return;
    const timer = setInterval(look, SECOND_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [until, runs]);
  return left;
}
