import { setTimeout as sleep } from 'node:timers/promises';
import { errorFields, logEvent } from '../log.ts';
import type { Services } from '../services.ts';
import { sendDue } from './send-due.ts';

/** Reminders are set to the minute. */
const EVERY_MS = 20_000;

export interface ReminderRounds {
  /** Waits for a round that runs; what it has not sent yet is let go. */
  stop(): Promise<void>;
}

/** Looks for due reminders at once and then three times a minute, for as long as the server runs. */
export function startReminders({ database, clock, push }: Services): ReminderRounds {
  const stopped = new AbortController();
  const world = { database, clock, send: push.send, wait: pause };
  let round = Promise.resolve();
  let running = false;
  const look = () => {
    // A slow push service makes a round long; the next one then comes later.
    if (running) return;
    running = true;
    round = sendDue(world, stopped.signal)
      .catch((error: unknown) => logEvent('warn', 'reminders failed', errorFields(error)))
      .finally(() => (running = false));
  };
  // A server that was away sends what became due meanwhile before it is late.
  look();
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      stopped.abort();
      return round;
    },
  };
}

const pause = (ms: number, signal: AbortSignal): Promise<void> => sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
