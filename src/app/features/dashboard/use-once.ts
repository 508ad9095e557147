import { useRef, useState } from 'react';

/** Work that takes less shows no sign of itself: drawing one would only hold the row back. */
const BUSY_AFTER_MS = 150;

/**
 * Runs `act` for the first tap only: a second one while it is at work does nothing, and after `done` none
 * ever will.
 */
export function useOnce<Args extends unknown[]>(
  act: (...args: Args) => Promise<'done' | 'again'>,
): [busy: boolean, run: (...args: Args) => void] {
  const taken = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...args: Args) => {
    if (taken.current) return;
    taken.current = true;
    const timer = setTimeout(() => setBusy(true), BUSY_AFTER_MS);
    let outcome: 'done' | 'again' = 'again';
    try {
      outcome = await act(...args);
    } finally {
      clearTimeout(timer);
      taken.current = outcome === 'done';
      setBusy(false);
    }
  };
  return [busy, (...args) => void run(...args)];
}
