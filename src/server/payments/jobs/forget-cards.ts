import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { eachBucket, isInBucket } from '#server/store/buckets.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { memberships } from '#server/store/tables/payment-tables.ts';
import type { PaymentWorld } from '../banks/bank.ts';
import { sayKept } from '../order-store.ts';

const BATCH = 50;

/** Has the bank forget cards that nothing will be charged to any more: the renewal was ended, and what was paid for is over. */
export const forgetCards = (world: PaymentWorld, signal: AbortSignal): Promise<void> =>
  eachBucket((bucket) => forgetCardsIn(world, bucket, signal));

async function forgetCardsIn(
  { database: { orm }, bank, clock }: PaymentWorld,
  bucket: string,
  signal: AbortSignal,
): Promise<void> {
  const over = and(
    isInBucket(memberships.userId, bucket),
    isNull(memberships.nextMs),
    isNotNull(memberships.card),
    eq(memberships.provider, bank.name),
    lte(users.premiumUntilMs, clock()),
  );
  const idle = await orm
    .select({ userId: memberships.userId, card: memberships.card })
    .from(memberships)
    .innerJoin(users, eq(users.userId, memberships.userId))
    .where(over)
    .limit(BATCH);
  for (const { userId, card } of idle) {
    if (signal.aborted) return;
    if (card === null) continue;
    const mine = await orm
      .update(memberships)
      .set({ card: null, cardMask: null })
      .where(and(eq(memberships.userId, userId), eq(memberships.card, card), isNull(memberships.nextMs)))
      .returning({ userId: memberships.userId });
    if (mine.length > 0) await bank.forgetCard(card).catch(sayKept);
  }
}
