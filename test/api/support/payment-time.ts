import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe } from 'vitest';
import { monthAfter } from '#domain/payment/paid-month.ts';
import { createUser } from '#server/accounts/new-user.ts';
import { askByBankId } from '#server/payments/banks/ask-bank.ts';
import type { Bank } from '#server/payments/banks/bank.ts';
import type { PaymentWorld } from '#server/payments/banks/bank.ts';
import { sandboxBank, type SandboxBank } from '#server/payments/banks/sandbox/sandbox-bank.ts';
import { askAboutDue } from '#server/payments/jobs/reconcile.ts';
import { chargeDue } from '#server/payments/jobs/renew.ts';
import { openOrder } from '#server/payments/open-order.ts';
import type { Database } from '#server/store/database.ts';
import { openPglite } from '#server/store/drivers/pglite.ts';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { migrate } from '#server/store/migrate.ts';
import { keyedHash } from '#server/store/server-secret.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import type { SandboxCard } from '#server/store/tables/payment-tables.ts';
import { memberships, orders, type MembershipRow, type OrderRow } from '#server/store/tables/payment-tables.ts';
import { freshId, freshStore } from './world.ts';

export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;
/** 10 March 2026, noon in Tbilisi. */
export const START = Date.UTC(2026, 2, 10, 8);
/** When a month ends that was bought then. */
export const END = monthAfter(START, 10);
export const never = new AbortController().signal;

/** A database whose time a test sets, with two servers at it and the sandbox for a bank. */
export interface PaymentTime {
  now: number;
  readonly database: Database;
  /** What the second server works with. */
  readonly second: Database;
  readonly bank: SandboxBank;
  /** What payments work with, the bank changed for a test. */
  world(changes?: Partial<Bank>, on?: Database): PaymentWorld;
  charge(changes?: Partial<Bank>, on?: Database): Promise<void>;
  ask(on?: Database): Promise<void>;
  somebody(): Promise<string>;
  /** Somebody who has bought a month at START. */
  member(card?: SandboxCard): Promise<string>;
  premiumUntil(userId: string): Promise<number | null>;
  membershipOf(userId: string): Promise<MembershipRow | undefined>;
  ordersOf(userId: string): Promise<OrderRow[]>;
}

/** The sandbox's name of the payment behind its page. */
export const bankIdOf = (redirectUrl: string): string => redirectUrl.split('/').at(-1) ?? '';

/** Runs tests on both stores. */
export function asTimeGoesBy(about: string, tests: (time: () => PaymentTime) => void): void {
  describe.each(['PGlite', 'PostgreSQL'] as const)(`${about} on %s`, (kind) => {
    let time: PaymentTime | undefined;
    let close: () => Promise<void> = () => Promise.resolve();
    beforeAll(async () => {
      const fresh = await freshStore(kind);
      const open = () =>
        'databaseUrl' in fresh.store ? openPostgres(fresh.store.databaseUrl, 6) : openPglite(fresh.store.dataDir);
      const database = await open();
      await migrate(database);
      // A folder belongs to one process; there the second server is a second round on the same database.
      const second = kind === 'PostgreSQL' ? await open() : database;
      time = await paymentTime(database, second);
      close = async () => {
        if (second !== database) await second.close();
        await database.close();
        await fresh.remove();
      };
    });
    afterAll(() => close());
    tests(() => {
      if (!time) throw new Error('Time has not begun');
      return time;
    });
  });
}

async function paymentTime(database: Database, second: Database): Promise<PaymentTime> {
  const { orm } = database;
  // Nobody hears its callbacks: everything here is found by asking.
  const callbackUrl = () => 'http://127.0.0.1:9/bank/callback';
  const bank = sandboxBank({
    orm,
    hash: await keyedHash(orm, null),
    clock: () => time.now,
    newId: freshId,
    callbackUrl,
  });
  const time: PaymentTime = {
    now: START,
    database,
    second,
    bank,
    world: (changes = {}, on = database) => ({
      database: on,
      bank: { ...bank, ...changes },
      clock: () => time.now,
      newId: freshId,
    }),
    charge: (changes, on) => chargeDue(time.world(changes, on), never),
    ask: (on) => askAboutDue(time.world({}, on), never),
    async somebody() {
      const userId = freshId();
      await createUser(orm, userId, time.now);
      return userId;
    },
    async member(card = 'pays') {
      time.now = START;
      const userId = await time.somebody();
      const { redirectUrl } = await openOrder(time.world(), userId);
      await bank.decide(bankIdOf(redirectUrl), 'pay', card);
      await askByBankId(time.world(), bankIdOf(redirectUrl));
      return userId;
    },
    premiumUntil: async (userId) =>
      (await orm.select().from(users).where(eq(users.userId, userId)))[0]?.premiumUntilMs ?? null,
    membershipOf: async (userId) => (await orm.select().from(memberships).where(eq(memberships.userId, userId)))[0],
    ordersOf: (userId) => orm.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdMs),
  };
  return time;
}
