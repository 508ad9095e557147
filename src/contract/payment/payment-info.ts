import * as v from 'valibot';
import { IsoInstant, Timestamp, wholeBetween } from '../primitives.ts';

/** Whole tetri: 975 is ₾9.75. */
export const Tetri = wholeBetween(0, 100_000_000);

/** The next charge: when, how much in tetri, and from which card. `declined`: the bank has refused it, and it is tried again. */
const NextCharge = v.object({
  at: IsoInstant,
  amountTetri: Tetri,
  currency: v.string(),
  card: v.nullable(v.string()),
  declined: v.boolean(),
});

/** How trial and premium stand. Apart from the calls of payments: the page's entry reads it before any other code has come. */
export const PaymentInfo = v.object({
  isPremium: v.boolean(),
  trialStartedAt: v.nullable(Timestamp),
  premiumUntil: v.nullable(IsoInstant),
  autoRenew: v.boolean(),
  /** Null when no further month is charged. */
  nextCharge: v.optional(v.nullable(NextCharge), null),
  /** A renewal that was cancelled can be taken up again. */
  canResume: v.optional(v.boolean(), false),
});
export type PaymentInfo = v.InferOutput<typeof PaymentInfo>;
