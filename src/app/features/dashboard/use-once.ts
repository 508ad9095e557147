import { useRef, useState } from 'react';

/**
 * Runs `act` for the first tap only: a second one while it is at work does nothing, and after `done` none
 * ever will. `act` must not reject.
 */
export function useOnce<Args extends unknown[]>(
  act: (...args: Args) => Promise<'done' | 'again'>,
): [busy: boolean, run: (...args: Args) => void] {
  const taken = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...args: Args) => {
    if (taken.current) return;
    taken.current = true;
    setBusy(true);
    const outcome = await act(...args);
    taken.current = outcome === 'done';
    setBusy(false);
  };
  return [busy, (...args) => void run(...args)];
}
