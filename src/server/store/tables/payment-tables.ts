import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { OrderState } from '#domain/payment/pro-order.ts';

// The tables of money; whole tetri, every instant epoch milliseconds.

/** Who takes the money. */
export type BankName = 'sandbox' | 'bog' | 'tbc';

export const SANDBOX_CARDS = ['pays', 'pays-once'] as const;
/** A card of the sandbox: one that always pays, and one that pays on the page and is declined when a later month is charged. */
export type SandboxCard = (typeof SANDBOX_CARDS)[number];

const ms = (name: string) => bigint(name, { mode: 'number' });

export const orders = pgTable(
  'orders',
  {
    userId: uuid('user_id').notNull(),
    orderId: uuid('order_id').notNull(),
    kind: text('kind').$type<'purchase' | 'renewal'>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    provider: text('provider').$type<BankName>().notNull(),
    amountTetri: integer('amount_tetri').notNull(),
    currency: text('currency').notNull(),
    createdMs: ms('created_ms').notNull(),
    /** What the bank calls it; null until the bank has answered. */
    bankId: text('bank_id'),
    redirectUrl: text('redirect_url'),
    paidMs: ms('paid_ms'),
    /** The month that it pays for. */
    fromMs: ms('from_ms'),
    untilMs: ms('until_ms'),
    refundedMs: ms('refunded_ms'),
    cardMask: text('card_mask'),
    /** When to ask the bank about it; null: not any more. */
    checkMs: ms('check_ms'),
    checks: integer('checks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.orderId] })],
);

export const bankPayments = pgTable('bank_payments', {
  bankId: text('bank_id').primaryKey(),
  userId: uuid('user_id').notNull(),
  orderId: uuid('order_id').notNull(),
});

export const memberships = pgTable('memberships', {
  userId: uuid('user_id').primaryKey(),
  provider: text('provider').$type<BankName>().notNull(),
  /** The day of the month on which its months begin. */
  anchorDay: integer('anchor_day').notNull(),
  /** By what the bank knows the saved card; null: none is saved. */
  card: text('card'),
  cardMask: text('card_mask'),
  /** When the next month is charged; null: no further one. */
  nextMs: ms('next_ms'),
  /** How often in a row the bank has declined this charge. */
  declined: integer('declined').notNull().default(0),
  /** The charge that a reminder was sent for. */
  remindedMs: ms('reminded_ms'),
});

export const sandboxPayments = pgTable('sandbox_payments', {
  bankId: uuid('bank_id').primaryKey(),
  orderId: uuid('order_id').notNull().unique(),
  state: text('state').$type<'pending' | 'paid' | 'declined' | 'refunded'>().notNull(),
  amountTetri: integer('amount_tetri').notNull(),
  currency: text('currency').notNull(),
  card: text('card').$type<SandboxCard>(),
  createdMs: ms('created_ms').notNull(),
});

export type OrderRow = typeof orders.$inferSelect;
export type MembershipRow = typeof memberships.$inferSelect;
