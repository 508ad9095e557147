import { setTimeout as pause } from 'node:timers/promises';

const LOOK_MS = 100;

/**
 * Looks again and again until `look` returns something, and returns that. A look may fail: the page is drawn anew under it.
 * Throws, naming `what` and the last failure, when `withinMs` have passed.
 */
export async function until<Found>(
  what: string,
  look: () => Promise<Found | undefined>,
  withinMs = 30_000,
): Promise<Found> {
  const end = performance.now() + withinMs;
  let failure: unknown;
  for (;;) {
    try {
      const found = await look();
      if (found !== undefined) return found;
      failure = undefined;
    } catch (error) {
      failure = error;
    }
    if (performance.now() > end) throw new Error(`not within ${withinMs / 1000} s: ${what}`, { cause: failure });
    await pause(LOOK_MS);
  }
}
