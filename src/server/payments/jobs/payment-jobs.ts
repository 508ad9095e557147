import { startJob, type Job } from '#server/platform/jobs.ts';
import type { SendPush } from '#server/reminders/send-push.ts';
import type { SmsSender } from '#server/sms/sms-sender.ts';
import type { Bank, PaymentWorld } from '../banks/bank.ts';
import { announceCharges } from './announce-charges.ts';
import { forgetCards } from './forget-cards.ts';
import { askAboutDue } from './reconcile.ts';
import { chargeDue } from './renew.ts';

const EVERY_MS = 30_000;
const FORGET_EVERY_MS = 10 * 60_000;

interface Means extends Omit<PaymentWorld, 'bank'> {
  /** Null: nothing can be paid here. */
  bank: Bank | null;
  push: { send: SendPush };
  sms: SmsSender;
}

/** Asks about orders, announces charges, makes them and forgets cards, for as long as the server runs. Servers of one database share the work. */
export function startPayments({ database, bank, clock, newId, push, sms }: Means): Job {
  const world = bank && { database, bank, clock, newId };
  const rounds = world
    ? [
        startJob('questions about orders', EVERY_MS, (signal) => askAboutDue(world, signal)),
        startJob('announcing charges', EVERY_MS, (signal) => announceCharges(world, { push: push.send, sms }, signal)),
        startJob('charging months', EVERY_MS, (signal) => chargeDue(world, signal)),
        startJob('forgetting cards', FORGET_EVERY_MS, (signal) => forgetCards(world, signal)),
      ]
    : [];
  return { stop: async () => void (await Promise.all(rounds.map((round) => round.stop()))) };
}
