import { errorFields, logEvent } from '../log.ts';
import type { Services } from '../services.ts';
import { announceCharges } from './announce-charges.ts';
import { askAboutDue } from './reconcile.ts';
import { chargeDue } from './renew.ts';

const EVERY_MS = 30_000;

export interface PaymentRounds {
  /** Waits for a round that runs. */
  stop(): Promise<void>;
}

/** Asks about orders, announces charges and makes them, for as long as the server runs. Servers of one database share the work. */
export function startPayments({ database, bank, clock, newId, push, sms }: Services): PaymentRounds {
  if (bank === null) return { stop: () => Promise.resolve() };
  const world = { database, bank, clock, newId };
  const stopped = new AbortController();
  const { signal } = stopped;
  const work = [
    () => askAboutDue(world, signal),
    () => announceCharges(world, { push: push.send, sms }, signal),
    () => chargeDue(world, signal),
  ];
  let round = Promise.resolve();
  let running = false;
  const timer = setInterval(() => {
    // A slow bank makes a round long; the next one then comes later.
    if (running) return;
    running = true;
    round = (async () => {
      for (const part of work) await part().catch((error: unknown) => logEvent('warn', 'payments failed', errorFields(error)));
    })().finally(() => (running = false));
  }, EVERY_MS);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      stopped.abort();
      return round;
    },
  };
}
