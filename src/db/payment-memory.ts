import type { PaymentInfo } from '../contract/user.ts';
import { trialAt, type Trial } from '../domain/trial.ts';
import type { EpochMs, SyncMemory } from '../sync/records.ts';

/** The last payment info of the server; it gates while there is no network. */
export interface PaymentMemory {
  info: PaymentInfo;
}

/** What was paid for before the person left for the bank: a renewal shows in a later end only. */
export interface LastOrder {
  premiumUntilBefore: string | null;
}

/** Trial and access together, as the screens gate by them. */
export interface Access {
  trial: Trial;
  hasAccess: boolean;
  /** Until when PRO is or was paid; null when it never was. */
  premiumUntil: EpochMs | null;
}

type ServerClock = Pick<SyncMemory, 'serverTime' | 'clockOffset'>;

/**
 * The time for gates, epoch ms: the device's clock set right by its last known error, and never before the
 * highest server time seen, so that a clock put back opens nothing.
 */
export const trustedNow = ({ serverTime, clockOffset }: ServerClock, now: EpochMs): EpochMs =>
  Math.max(serverTime ?? 0, now - (clockOffset ?? 0));

/** What payment info of the past allows at `now` (a trusted time): never past its own end. */
export function accessAt({ info }: PaymentMemory, now: EpochMs): Access {
  const { isPremium, premiumUntil, trialStartedAt } = info;
  const until = premiumUntil === null ? null : Date.parse(premiumUntil);
  const premiumNow = isPremium && (until === null || until > now);
  const startedAt = trialStartedAt && trialStartedAt.seconds * 1000 + trialStartedAt.nanoseconds / 1e6;
  const trial = trialAt({ startedAt, isPremium: premiumNow }, now);
  return { trial, hasAccess: trial.state === 'premium' || trial.state === 'active', premiumUntil: until };
}

/** Whether payment info tells of a payment made since the order; without an order of this device any premium counts. */
export function paidSince(order: LastOrder | null, { isPremium, premiumUntil }: PaymentInfo): boolean {
  if (!isPremium) return false;
  const before = order?.premiumUntilBefore ?? null;
  return before === null || premiumUntil === null || Date.parse(premiumUntil) > Date.parse(before);
}
