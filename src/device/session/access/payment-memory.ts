import type { PaymentInfo } from '#contract/payment/payment-info.ts';
import { opensAll, trialAt, type Trial } from '#domain/payment/trial.ts';
import type { EpochMs, SyncMemory } from '#sync/records.ts';

/** The last payment info of the server; it gates while there is no network. */
export interface PaymentMemory {
  info: PaymentInfo;
}

/** The order with which the person left this device for the bank. */
export interface LastOrder {
  orderId: string;
}

/** Trial and access together, as the screens gate by them. */
export interface Access {
  trial: Trial;
  hasAccess: boolean;
  /** Until when PRO is or was paid; null when it never was. */
  premiumUntil: EpochMs | null;
}

type ServerClock = Pick<SyncMemory, 'serverTime' | 'clockOffset'>;

/** How far time had come on this device without a server. It counts until one tells the time again. */
export interface ClockMark {
  at: EpochMs;
  /** The highest server time seen when it was noted. */
  serverTime: EpochMs | null;
}

/** The mark is moved on this often: so much a clock put back may win, once. */
const MARK_EVERY_MS = 5 * 60_000;

/**
 * The time for gates, epoch ms: the device's clock set right by its last known error, never before the highest
 * server time seen nor before the mark, so that a clock put back opens nothing, however long no server is heard.
 */
export function trustedNow(
  { serverTime, clockOffset }: ServerClock,
  now: EpochMs,
  mark: ClockMark | null = null,
): EpochMs {
  return Math.max(serverTime ?? 0, reachedBy(mark, serverTime), now - (clockOffset ?? 0));
}

/** The mark to note at `now`; null while the one that stands, or the server's own time, is near enough. */
export function nextMark(clock: ServerClock, mark: ClockMark | null, now: EpochMs): ClockMark | null {
  const { serverTime } = clock;
  const at = trustedNow(clock, now, mark);
  return at - Math.max(serverTime ?? 0, reachedBy(mark, serverTime)) < MARK_EVERY_MS ? null : { at, serverTime };
}

const reachedBy = (mark: ClockMark | null, serverTime: EpochMs | null): EpochMs =>
  mark?.serverTime === serverTime ? mark.at : 0;

/** What payment info of the past allows at `now` (a trusted time): never past its own end. */
export function accessAt({ info }: PaymentMemory, now: EpochMs): Access {
  const { isPremium, premiumUntil, trialStartedAt } = info;
  const until = premiumUntil === null ? null : Date.parse(premiumUntil);
  const premiumNow = isPremium && (until === null || until > now);
  const startedAt = trialStartedAt && trialStartedAt.seconds * 1000 + trialStartedAt.nanoseconds / 1e6;
  const trial = trialAt({ startedAt, isPremium: premiumNow }, now);
  return { trial, hasAccess: opensAll(trial.state), premiumUntil: until };
}
