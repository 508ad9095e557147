import { liveQuery } from 'dexie';

/** Waits until what `query` reads from a database is true. Returns whether that came before the signal. */
export function untilTrue(query: () => Promise<boolean>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      resolve(false);
      return;
    }
    const settle = (end: () => void) => {
      subscription.unsubscribe();
      signal.removeEventListener('abort', giveUp);
      end();
    };
    const giveUp = () => settle(() => resolve(false));
    const subscription = liveQuery(query).subscribe({
      next: (found) => found && settle(() => resolve(true)),
      error: (error: unknown) => settle(() => reject(error)),
    });
    signal.addEventListener('abort', giveUp, { once: true });
  });
}
