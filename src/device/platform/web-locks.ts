import type { Locks } from '#sync/ports.ts';

/** The locks that all pages and workers of this origin share. */
export const webLocks: Locks = {
  async hold(name, { steal, signal }, body) {
    if (signal.aborted) return false;
    const lost = new AbortController();
    let running: Promise<void> | undefined;
    try {
      // The browser takes no signal together with `steal`, which does not wait anyway.
      await navigator.locks.request(name, steal ? { steal } : { signal }, () => (running = body(lost.signal)));
      return true;
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error;
      if (!running) return false;
      // Stolen: the browser has given the lock away already, while `body` still runs.
      lost.abort();
      await running;
      return true;
    }
  },
};
