import { useEffect, useState } from 'react';

const EVERY_MS = 5_000;

/** The device's clock in epoch ms, looked at every few seconds. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
