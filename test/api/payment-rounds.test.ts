import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { monthAfter } from '../../src/domain/payment/paid-month.ts';
import { deleteEverything } from '../../src/server/accounts/delete-user.ts';
import { mergeDiary } from '../../src/server/accounts/merge-diary.ts';
import { createUser } from '../../src/server/accounts/new-user.ts';
import { keyedHash } from '../../src/server/accounts/server-secret.ts';
import { announceCharges } from '../../src/server/payments/announce-charges.ts';
import { askBank, askByBankId } from '../../src/server/payments/ask-bank.ts';
import { BankFailed, type Bank } from '../../src/server/payments/bank.ts';
import { cancelRenewal } from '../../src/server/payments/membership.ts';
import { openOrder } from '../../src/server/payments/open-order.ts';
import { findOrder, receiptsOf } from '../../src/server/payments/order-store.ts';
import type { PaymentWorld } from '../../src/server/payments/payment-world.ts';
import { askAboutDue } from '../../src/server/payments/reconcile.ts';
import { chargeDue } from '../../src/server/payments/renew.ts';
import { sandboxBank, type SandboxBank } from '../../src/server/payments/sandbox/sandbox-bank.ts';
import type { SandboxCard } from '../../src/server/payments/sandbox/sandbox-cards.ts';
import type { Database } from '../../src/server/store/database.ts';
import { migrate } from '../../src/server/store/migrate.ts';
import { memberships, orders, sandboxPayments } from '../../src/server/store/payment-tables.ts';
import { openPglite } from '../../src/server/store/pglite.ts';
import { openPostgres } from '../../src/server/store/postgres.ts';
import { users } from '../../src/server/store/schema.ts';
import { freshPhone } from './support/sms.ts';
import { freshId, freshStore } from './support/world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** 10 March 2026, noon in Tbilisi. */
const START = Date.UTC(2026, 2, 10, 8);
const never = new AbortController().signal;

describe.each(['PGlite', 'PostgreSQL'] as const)('payments as time goes by on %s', (kind) => {
  let database: Database;
  let second: Database;
  let remove: () => Promise<void>;
  let bank: SandboxBank;
  let now = START;

  beforeAll(async () => {
    const fresh = await freshStore(kind);
    remove = fresh.remove;
    const open = () => ('databaseUrl' in fresh.store ? openPostgres(fresh.store.databaseUrl, 6) : openPglite(fresh.store.dataDir));
    database = await open();
    await migrate(database);
    // A folder belongs to one process; there the second server is a second round on the same database.
    second = kind === 'PostgreSQL' ? await open() : database;
    // Nobody hears its callbacks: everything here is found by asking.
    const callbackUrl = () => 'http://127.0.0.1:9/bank/callback';
    bank = sandboxBank({ orm: database.orm, hash: await keyedHash(database.orm, null), clock: () => now, newId: freshId, callbackUrl });
  });
  afterAll(async () => {
    if (second !== database) await second.close();
    await database.close();
    await remove();
  });

  const world = (changes: Partial<Bank> = {}, on = database): PaymentWorld => ({ database: on, bank: { ...bank, ...changes }, clock: () => now, newId: freshId });
  const charge = (changes?: Partial<Bank>, on?: Database) => chargeDue(world(changes, on), never);
  const ask = (on?: Database) => askAboutDue(world({}, on), never);
  const premiumUntil = async (userId: string) => (await database.orm.select().from(users).where(eq(users.userId, userId)))[0]?.premiumUntilMs ?? null;
  const membershipOf = async (userId: string) => (await database.orm.select().from(memberships).where(eq(memberships.userId, userId)))[0];
  const ordersOf = (userId: string) => database.orm.select().from(orders).where(eq(orders.userId, userId)).orderBy(orders.createdMs);
  const bankIdOf = (redirectUrl: string) => redirectUrl.split('/').at(-1) ?? '';

  async function somebody(): Promise<string> {
    const userId = freshId();
    await createUser(database.orm, userId, now);
    return userId;
  }
  /** Somebody who has bought a month on 10 March at noon. */
  async function member(card: SandboxCard = 'pays'): Promise<string> {
    now = START;
    const userId = await somebody();
    const { orderId, redirectUrl } = await openOrder(world(), userId);
    await bank.decide(bankIdOf(redirectUrl), 'pay', card);
    const order = await findOrder(database.orm, userId, orderId);
    if (order) await askBank(world(), order);
    return userId;
  }
  const END = monthAfter(START, 10);

  test('a month is charged a day before the paid one ends: once, with several servers at it, and the next one follows', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => member()));
    now = END - DAY_MS - 1;
    await charge();
    expect(await Promise.all(people.map(premiumUntil))).toEqual(people.map(() => END));
    now = END - DAY_MS;
    await Promise.all([charge(), charge({}, second), charge(), charge({}, second)]);
    await charge();
    const next = monthAfter(END, 10);
    expect(await Promise.all(people.map(premiumUntil))).toEqual(people.map(() => next));
    for (const userId of people) {
      expect((await receiptsOf(database.orm, userId)).map(({ kind: of, state, fromMs, untilMs, cardMask }) => [of, state, fromMs, untilMs, cardMask])).toEqual([
        ['renewal', 'paid', END, next, '•••• 4242'],
        ['purchase', 'paid', START, END, '•••• 4242'],
      ]);
      expect(await membershipOf(userId)).toMatchObject({ nextMs: next - DAY_MS, declined: 0 });
    }
  });

  test('a card that is declined is tried after one, two and three days; then the renewal ends, and what was paid for was never shortened', async () => {
    const userId = await member('pays-once');
    const tries = [END - DAY_MS, END, END + 2 * DAY_MS, END + 5 * DAY_MS];
    for (const [index, at] of tries.entries()) {
      now = at - 1;
      await charge();
      expect(await ordersOf(userId)).toHaveLength(index + 1);
      now = at;
      await charge();
      await charge({}, second);
      expect(await membershipOf(userId)).toMatchObject({ declined: index + 1, nextMs: tries[index + 1] ?? null });
    }
    expect((await ordersOf(userId)).map(({ state }) => state)).toEqual(['paid', 'declined', 'declined', 'declined', 'declined']);
    const [user] = await database.orm.select().from(users).where(eq(users.userId, userId));
    expect(user).toMatchObject({ premiumUntilMs: END, autoRenew: false });
  });

  test('who cancels is not charged, also when it happens while the bank is at it', async () => {
    const before = await member();
    await cancelRenewal(world(), before);
    const meanwhile = await member();
    now = END - DAY_MS;
    await charge({
      charge: async (payment, card) => {
        await cancelRenewal(world(), meanwhile);
        return bank.charge(payment, card);
      },
    });
    expect([await premiumUntil(before), (await ordersOf(before)).length]).toEqual([END, 1]);
    // That charge was made: its month counts, and none follows.
    expect([await premiumUntil(meanwhile), (await membershipOf(meanwhile))?.nextMs]).toEqual([monthAfter(END, 10), null]);
  });

  test('a server that dies in the middle of a charge, or hears nothing of it, charges nobody twice', async () => {
    const [died, deaf] = [await member(), await member()];
    const deafBank: Partial<Bank> = {
      charge: async (payment, card) => {
        await bank.charge(payment, card);
        throw new BankFailed('unknown', 'no answer in time');
      },
    };
    now = END - DAY_MS;
    await expect(charge({ charge: () => Promise.reject(new Error('the process ends here')) })).rejects.toThrow('ends here');
    await charge(deafBank);
    await charge(deafBank);
    now += 31 * MINUTE_MS;
    await charge();
    await charge({}, second);
    for (const userId of [died, deaf]) {
      expect(await premiumUntil(userId)).toBe(monthAfter(END, 10));
      const [, renewal, ...more] = await ordersOf(userId);
      expect([renewal?.state, more]).toEqual(['paid', []]);
      expect(await database.orm.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, renewal?.orderId ?? ''))).toHaveLength(1);
    }
  });

  test('a bank that cannot tell whether it has charged is not asked twice; its own callback finds the order', async () => {
    const userId = await member();
    let charged = 0;
    const forgetful: Partial<Bank> = {
      chargesOnce: false,
      charge: async (payment, card) => {
        charged += 1;
        await bank.charge(payment, card);
        throw new BankFailed('unknown', 'no connection');
      },
    };
    now = END - DAY_MS;
    await charge(forgetful);
    now += 31 * MINUTE_MS;
    await charge(forgetful);
    const [, renewal] = await ordersOf(userId);
    expect([charged, renewal?.state, renewal?.bankId]).toEqual([1, 'expired', null]);
    const [payment] = await database.orm.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, renewal?.orderId ?? ''));
    expect(await askByBankId(world(), payment?.bankId ?? '')).toBe(true);
    expect([await premiumUntil(userId), (await membershipOf(userId))?.nextMs]).toEqual([monthAfter(END, 10), monthAfter(END, 10) - DAY_MS]);
    await charge();
    expect(await ordersOf(userId)).toHaveLength(2);
  });

  test('a bank that is down for an evening loses nobody a day', async () => {
    const userId = await member();
    now = END - DAY_MS;
    for (let hour = 0; hour < 5; hour += 1) {
      await charge({ charge: () => Promise.reject(new BankFailed('unknown', 'status 503')) });
      now += 60 * MINUTE_MS;
    }
    expect(await premiumUntil(userId)).toBe(END);
    await charge();
    expect([await premiumUntil(userId), (await ordersOf(userId)).length]).toEqual([monthAfter(END, 10), 2]);
  });

  test('a charge is announced three days before it, once, on the devices or by a message', async () => {
    const [withPhone, without] = [await member(), await member()];
    await database.orm.update(users).set({ phoneNumber: freshPhone() }).where(eq(users.userId, withPhone));
    const sent: string[] = [];
    const sms = { name: 'test', send: (_: string, text: string) => Promise.resolve(void sent.push(text)) };
    const push = () => Promise.resolve({ is: 'sent', status: 201 } as const);
    const announce = (on = database) => announceCharges(world({}, on), { push, sms }, never);
    now = END - DAY_MS - 3 * DAY_MS - 1;
    await announce();
    expect(sent).toEqual([]);
    now += 1;
    await Promise.all([announce(), announce(second), announce()]);
    expect(sent).toEqual(['ლუკმა PRO: 9 აპრილს ₾9.75 ჩამოიჭრება. გაუქმება: პროფილი']);
    expect(sent[0]?.length).toBeLessThanOrEqual(70);
    expect((await membershipOf(without))?.remindedMs).toBe(END - DAY_MS);
  });

  test('a payment whose callback was lost is found by asking, a page that was closed is given up, money that comes later still counts', async () => {
    now = START;
    const [paid, closed, nowhere] = [await somebody(), await somebody(), await somebody()];
    const first = await openOrder(world(), paid);
    await bank.decide(bankIdOf(first.redirectUrl), 'pay', 'pays');
    const left = await openOrder(world(), closed);
    await expect(openOrder(world({ open: () => Promise.reject(new BankFailed('unknown', 'no connection')) }), nowhere)).rejects.toThrow(BankFailed);
    now += 2 * MINUTE_MS;
    await Promise.all([ask(), ask(second)]);
    expect(await premiumUntil(paid)).toBe(monthAfter(START + 2 * MINUTE_MS, 10));
    expect((await ordersOf(closed))[0]?.state).toBe('redirected');
    expect((await ordersOf(nowhere))[0]?.state).toBe('expired');
    now += 20 * MINUTE_MS;
    await ask();
    expect((await ordersOf(closed))[0]?.state).toBe('expired');
    await database.orm.update(sandboxPayments).set({ state: 'paid', card: 'pays' }).where(eq(sandboxPayments.bankId, bankIdOf(left.redirectUrl)));
    const words = Array.from({ length: 12 }, (_, index) => askByBankId(world({}, index % 2 === 0 ? database : second), bankIdOf(left.redirectUrl)));
    expect(await Promise.all(words)).toEqual(words.map(() => true));
    expect(await premiumUntil(closed)).toBe(monthAfter(now, 10));
    expect(await receiptsOf(database.orm, closed)).toHaveLength(1);
  });

  test('a refund at the bank\'s desk takes its month back and ends the renewal', async () => {
    const userId = await member();
    const refunded: Partial<Bank> = {
      ask: async (bankId) => {
        const answer = await bank.ask(bankId);
        return { ...answer, word: { ...answer.word, status: 'refunded' } };
      },
    };
    now = START + DAY_MS;
    for (let times = 0; times < 2; times += 1) await askAboutDue(world(refunded), never);
    expect([await premiumUntil(userId), (await membershipOf(userId))?.nextMs]).toEqual([START, null]);
    expect((await receiptsOf(database.orm, userId))[0]).toMatchObject({ state: 'refunded', refundedMs: now });
  });

  test('money of another amount, currency or order buys nothing', async () => {
    now = START;
    const userId = await somebody();
    const { orderId, redirectUrl } = await openOrder(world(), userId);
    await bank.decide(bankIdOf(redirectUrl), 'pay', 'pays');
    for (const other of [{ amountTetri: 1 }, { currency: 'USD' }, { orderId: freshId() }]) {
      const wrong: Partial<Bank> = {
        ask: async (bankId) => {
          const answer = await bank.ask(bankId);
          return { ...answer, word: { ...answer.word, ...other } };
        },
      };
      expect(await askByBankId(world(wrong), bankIdOf(redirectUrl))).toBe(true);
      expect((await findOrder(database.orm, userId, orderId))?.state).toBe('redirected');
    }
    expect(await premiumUntil(userId)).toBeNull();
  });

  test('what two accounts have paid for adds up when they become one, and only one renewal goes on', async () => {
    const [account, anonymous, plain] = [await member(), await member(), await somebody()];
    await database.orm.update(users).set({ isAnonymous: false }).where(eq(users.userId, account));
    await database.orm.transaction((orm) => mergeDiary(orm, anonymous, account, now));
    const until = END + (END - START);
    expect([await premiumUntil(account), (await membershipOf(account))?.nextMs]).toEqual([until, until - DAY_MS]);
    expect(await receiptsOf(database.orm, account)).toHaveLength(2);
    expect(await membershipOf(anonymous)).toBeUndefined();
    await database.orm.update(users).set({ isAnonymous: false }).where(eq(users.userId, plain));
    const other = await member();
    await database.orm.transaction((orm) => mergeDiary(orm, other, plain, now));
    expect([await premiumUntil(plain), (await membershipOf(plain))?.nextMs]).toEqual([END, END - DAY_MS]);
  });

  test('an account that is gone is charged no more; its orders stay for the books without a card', async () => {
    const userId = await member();
    await deleteEverything(database.orm, userId);
    now = END - DAY_MS;
    await charge();
    expect((await ordersOf(userId)).map(({ state, cardMask }) => [state, cardMask])).toEqual([['paid', null]]);
    const [order] = await ordersOf(userId);
    if (order) await askBank(world(), order);
    expect(await premiumUntil(userId)).toBeNull();
  });
});
