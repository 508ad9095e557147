const DAY_MS = 24 * 3_600_000;

/** The next month is charged a day before the paid one ends: a bank that is down for an evening closes nothing. */
const CHARGED_BEFORE_MS = DAY_MS;
/** The person is told this long before the charge. */
export const REMINDED_BEFORE_MS = 3 * DAY_MS;
/** Pauses after a charge that the bank has declined; after the last one the renewal ends. */
const PAUSES_MS = [DAY_MS, 2 * DAY_MS, 3 * DAY_MS];

/** When the month after `premiumUntilMs` is charged; never in the past. */
export const chargeAt = (premiumUntilMs: number, nowMs: number): number =>
  Math.max(nowMs, premiumUntilMs - CHARGED_BEFORE_MS);

/** When to try again after `declined` refusals in a row (from 1), epoch ms; null: not any more. */
export function retryAt(declined: number, nowMs: number): number | null {
  const pause = PAUSES_MS[declined - 1];
  return pause === undefined ? null : nowMs + pause;
}

/** Whether the reminder of a charge is due: close enough, and not yet over. */
export const isReminderDue = (nextChargeMs: number, nowMs: number): boolean =>
  nextChargeMs > nowMs && nextChargeMs - nowMs <= REMINDED_BEFORE_MS;

/** Minutes after which an order is asked about again that the bank has not spoken of. */
const ASKED_AFTER_MINUTES = [2, 5, 10, 20, 45, 120, 720, 1440];
/** Days after which a paid order is asked about: a refund at the bank's own desk need not be told to us. */
const REFUND_ASKED_AFTER_DAYS = [1, 7, 30];

/** When to ask the bank about an open order that was asked about `asked` times; null: it has had its time. */
export function askOpenAt(asked: number, nowMs: number): number | null {
  const minutes = ASKED_AFTER_MINUTES[asked];
  return minutes === undefined ? null : nowMs + minutes * 60_000;
}

/** When to try again to give money back, after `tried` attempts: sooner or later it has to go. */
export const giveBackAt = (tried: number, nowMs: number): number => askOpenAt(tried, nowMs) ?? nowMs + DAY_MS;

/** When to ask whether a paid order was refunded, after `asked` such questions; null: not any more. */
export function askPaidAt(asked: number, nowMs: number): number | null {
  const days = REFUND_ASKED_AFTER_DAYS[asked];
  return days === undefined ? null : nowMs + days * DAY_MS;
}
