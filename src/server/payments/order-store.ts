import { and, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import { OPEN_STATES } from '#domain/payment/pro-order.ts';
import { errorFields, logEvent } from '../platform/log.ts';
import type { Orm } from '../store/database.ts';
import { bankPayments, memberships, orders, type BankName, type OrderRow } from '../store/tables/payment-tables.ts';
import { BankFailed } from './banks/bank.ts';

/** For a card that was to be forgotten: what we do not know any more we cannot charge; that the bank still knows it is for the log. */
export function sayKept(error: unknown): void {
  if (!(error instanceof BankFailed)) throw error;
  logEvent('warn', 'the bank keeps a card', errorFields(error));
}

/** SQL: this very order of this user. */
export const isOrder = ({ userId, orderId }: Pick<OrderRow, 'userId' | 'orderId'>) =>
  and(eq(orders.userId, userId), eq(orders.orderId, orderId));

/** An order of a user, or null. */
export async function findOrder(orm: Orm, userId: string, orderId: string): Promise<OrderRow | null> {
  const [row] = await orm.select().from(orders).where(isOrder({ userId, orderId }));
  return row ?? null;
}

/**
 * The newest purchase of a user that may still be paid, or null: one made after `madeSinceMs` whose page is there, or after
 * `openedSinceMs` whose page the bank is being asked for.
 */
export async function openPurchase(
  orm: Orm,
  userId: string,
  provider: BankName,
  { madeSinceMs, openedSinceMs }: { madeSinceMs: number; openedSinceMs: number },
): Promise<OrderRow | null> {
  const waits = and(
    eq(orders.userId, userId),
    eq(orders.kind, 'purchase'),
    eq(orders.provider, provider),
    inArray(orders.state, OPEN_STATES),
    or(and(isNotNull(orders.redirectUrl), gt(orders.createdMs, madeSinceMs)), gt(orders.createdMs, openedSinceMs)),
  );
  const [row] = await orm.select().from(orders).where(waits).orderBy(desc(orders.createdMs)).limit(1);
  return row ?? null;
}

/** Orders of a user for which money came in, the newest first. */
export function receiptsOf(orm: Orm, userId: string): Promise<OrderRow[]> {
  return orm
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.state, ['paid', 'refunded'])))
    .orderBy(desc(orders.createdMs))
    .limit(200);
}

/** Keeps a membership in the place of the one that its user had. */
export async function keepMembership(orm: Orm, membership: typeof memberships.$inferInsert): Promise<void> {
  const { userId, ...set } = membership;
  await orm
    .insert(memberships)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: memberships.userId, set });
}

/** Writes what an order has become. */
export async function writeOrder(orm: Orm, order: OrderRow): Promise<void> {
  const { userId, orderId, ...rest } = order;
  await orm.update(orders).set(rest).where(isOrder({ userId, orderId }));
}

/** Keeps a new order, under the name too by which a bank tells us of it. */
export async function keepOrder(orm: Orm, order: typeof orders.$inferInsert): Promise<OrderRow> {
  const { userId, orderId } = order;
  const [row] = await orm.insert(orders).values(order).returning();
  await orm.insert(bankPayments).values({ bankId: ownName(orderId), userId, orderId });
  if (!row) throw new Error('The order was not kept');
  return row;
}

/** Notes what the bank calls an order, so that its callback finds it. */
export async function noteBankId(
  orm: Orm,
  order: OrderRow,
  bankId: string,
  redirectUrl: string | null,
): Promise<OrderRow> {
  return orm.transaction(async (transaction) => {
    const name = bankName(order.provider, bankId);
    await transaction
      .insert(bankPayments)
      .values({ bankId: name, userId: order.userId, orderId: order.orderId })
      .onConflictDoNothing();
    await transaction.update(orders).set({ bankId, redirectUrl }).where(isOrder(order));
    // A callback may have been faster: what it has settled stays.
    const [row] = await transaction
      .update(orders)
      .set({ state: 'redirected' })
      .where(and(isOrder(order), eq(orders.state, 'created')))
      .returning();
    return row ?? { ...order, bankId, redirectUrl };
  });
}

/** The order that a bank's payment is for, or null. */
export async function orderOfBank(orm: Orm, provider: BankName, bankId: string): Promise<OrderRow | null> {
  const [known] = await orm
    .select()
    .from(bankPayments)
    .where(eq(bankPayments.bankId, bankName(provider, bankId)));
  return known ? findOrder(orm, known.userId, known.orderId) : null;
}

/** An order by our own name, which only the bank's server may tell; null when there is none. */
export async function orderNamed(orm: Orm, orderId: string): Promise<OrderRow | null> {
  const [known] = await orm
    .select()
    .from(bankPayments)
    .where(eq(bankPayments.bankId, ownName(orderId)));
  return known ? findOrder(orm, known.userId, known.orderId) : null;
}

/** By which names `bank_payments` finds an order. */
export const namesOf = ({ orderId, provider, bankId }: OrderRow): string[] => [
  ownName(orderId),
  ...(bankId === null ? [] : [bankName(provider, bankId)]),
];

const ownName = (orderId: string): string => `order ${orderId}`;
const bankName = (provider: BankName, bankId: string): string => `${provider} ${bankId}`;
