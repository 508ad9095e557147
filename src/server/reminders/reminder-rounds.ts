import { setTimeout as sleep } from 'node:timers/promises';
import { startRounds, type Rounds } from '../rounds.ts';
import type { Services } from '../services.ts';
import { sendDue } from './send-due.ts';

/** Reminders are set to the minute. */
const EVERY_MS = 20_000;

/** Looks for due reminders at once and then three times a minute, for as long as the server runs. */
export function startReminders({ database, clock, push }: Services): Rounds {
  const world = { database, clock, send: push.send, wait: pause };
  return startRounds('reminders', EVERY_MS, (signal) => sendDue(world, signal));
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
