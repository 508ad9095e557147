import { eq } from 'drizzle-orm';
import type { PaymentInfo } from '#contract/payment/payment-info.ts';
import { PRO_PRICE } from '#domain/payment/pro-price.ts';
import { load } from '../diary/core/load.ts';
import { isPremium } from '../diary/core/work.ts';
import { unauthenticated } from '../errors/api-error.ts';
import { timestampOf } from '../input/server-day.ts';
import { memberships } from '../store/tables/payment-tables.ts';
import type { PaymentWorld } from './banks/bank.ts';

/** Trial, premium and the next charge of a user, computed now. Throws 401 when there is no such user. */
export async function paymentInfoOf(
  { database, clock }: Pick<PaymentWorld, 'database' | 'clock'>,
  userId: string,
): Promise<PaymentInfo> {
  const { user } = await load(database, userId, []);
  if (!user) throw unauthenticated();
  const { premiumUntilMs, trialStartedMs } = user;
  const [membership] =
    premiumUntilMs === null ? [] : await database.orm.select().from(memberships).where(eq(memberships.userId, userId));
  const nextMs = membership?.nextMs ?? null;
  const premium = isPremium(user, clock());
  return {
    isPremium: premium,
    trialStartedAt: trialStartedMs === null ? null : timestampOf(trialStartedMs),
    premiumUntil: premiumUntilMs === null ? null : new Date(premiumUntilMs).toISOString(),
    autoRenew: user.autoRenew,
    nextCharge:
      membership && nextMs !== null
        ? {
            at: new Date(nextMs).toISOString(),
            amountTetri: PRO_PRICE.monthTetri,
            currency: PRO_PRICE.currency,
            card: membership.cardMask,
            declined: membership.declined > 0,
          }
        : null,
    canResume: premium && nextMs === null && membership?.card != null,
  };
}
