import { errorFields, logEvent } from './log.ts';

/** Work that is done again and again while the server runs. */
export interface Job {
  /** Waits for a round that runs; what it has not begun yet is let go. */
  stop(): Promise<void>;
}

/** Does work at once and then every `everyMs`, one round at a time. A round that fails is logged under `name`, and the next one comes all the same. */
export function startJob(name: string, everyMs: number, work: (signal: AbortSignal) => Promise<void>): Job {
  const stopped = new AbortController();
  let round = Promise.resolve();
  let running = false;
  const look = () => {
    // Somebody slow at the other end makes a round long; the next one then comes later.
    if (running) return;
    running = true;
    round = work(stopped.signal)
      .catch((error: unknown) => logEvent('warn', `${name} failed`, errorFields(error)))
      .finally(() => (running = false));
  };
  // A server that was away takes up what became due meanwhile before it is late.
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      stopped.abort();
      return round;
    },
  };
}
