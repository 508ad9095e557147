import { setTimeout as sleep } from 'node:timers/promises';
import { startJob, type Job } from '../platform/jobs.ts';
import type { Database } from '../store/database.ts';
import { sendDue } from './send-due.ts';
import type { SendPush } from './send-push.ts';

/** Reminders are set to the minute. */
const EVERY_MS = 20_000;

/** Looks for due reminders at once and then three times a minute, for as long as the server runs. */
export function startReminders({
  database,
  clock,
  push,
}: {
  database: Database;
  clock: () => number;
  push: { send: SendPush };
}): Job {
  const world = { database, clock, send: push.send, wait: pause };
  return startJob('reminders', EVERY_MS, (signal) => sendDue(world, signal));
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
