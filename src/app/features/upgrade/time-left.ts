import type { Trial } from '#domain/payment/trial.ts';
import { formatNumber } from '#app/format/number.ts';
import { upgrade } from '#app/text/pro/upgrade.ts';

/** What is left of a trial, rounded up: days with their hours, then hours, then minutes; nothing for premium users. */
export function timeLeft({ state, hoursLeft, daysLeft, isLastDay }: Trial): string {
  if (state === 'premium') return '';
  if (state === 'expired') return upgrade.ended;
  if (hoursLeft <= 1) return upgrade.minutesLeft(formatNumber(Math.ceil(hoursLeft * 60)));
  const hours = formatNumber(Math.ceil(hoursLeft));
  return isLastDay ? upgrade.hoursLeft(hours) : upgrade.daysLeft(formatNumber(daysLeft), hours);
}
