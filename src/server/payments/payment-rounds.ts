import { startRounds, type Rounds } from '../rounds.ts';
import type { Services } from '../services.ts';
import { announceCharges } from './announce-charges.ts';
import { forgetCards } from './forget-cards.ts';
import { askAboutDue } from './reconcile.ts';
import { chargeDue } from './renew.ts';

const EVERY_MS = 30_000;
const FORGET_EVERY_MS = 10 * 60_000;

/** Asks about orders, announces charges, makes them and forgets cards, for as long as the server runs. Servers of one database share the work. */
export function startPayments({ database, bank, clock, newId, push, sms }: Services): Rounds {
  const world = bank && { database, bank, clock, newId };
  const rounds = world
    ? [
        startRounds('questions about orders', EVERY_MS, (signal) => askAboutDue(world, signal)),
        startRounds('announcing charges', EVERY_MS, (signal) =>
          announceCharges(world, { push: push.send, sms }, signal),
        ),
        startRounds('charging months', EVERY_MS, (signal) => chargeDue(world, signal)),
        startRounds('forgetting cards', FORGET_EVERY_MS, (signal) => forgetCards(world, signal)),
      ]
    : [];
  return { stop: async () => void (await Promise.all(rounds.map((round) => round.stop()))) };
}
