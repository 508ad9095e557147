import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { monthAfter } from '#domain/payment/paid-month.ts';
import { deleteEverything } from '#server/accounts/delete-user.ts';
import { mergeDiary } from '#server/accounts/merge-diary.ts';
import { askByBankId } from '#server/payments/banks/ask-bank.ts';
import { BankFailed, type Bank } from '#server/payments/banks/bank.ts';
import { askAboutDue } from '#server/payments/jobs/reconcile.ts';
import { openOrder } from '#server/payments/open-order.ts';
import { findOrder, receiptsOf } from '#server/payments/order-store.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { sandboxPayments } from '#server/store/tables/payment-tables.ts';
import { asTimeGoesBy, bankIdOf, DAY_MS, END, MINUTE_MS, never, START } from '../support/payment-time.ts';
import { freshId } from '../support/world.ts';

const plainHash = (purpose: string, text: string) => `${purpose} ${text}`;

asTimeGoesBy('orders are followed up', (its) => {
  test('a payment whose callback was lost is found by asking, a page that was closed is given up, money that comes later still counts', async () => {
    const time = its();
    time.now = START;
    const [paid, closed, nowhere] = [await time.somebody(), await time.somebody(), await time.somebody()];
    const first = await openOrder(time.world(), paid);
    await time.bank.decide(bankIdOf(first.redirectUrl), 'pay', 'pays');
    const left = await openOrder(time.world(), closed);
    await expect(
      openOrder(time.world({ open: () => Promise.reject(new BankFailed('unknown', 'no connection')) }), nowhere),
    ).rejects.toThrow(BankFailed);
    time.now += 2 * MINUTE_MS;
    await Promise.all([time.ask(), time.ask(time.second)]);
    expect(await time.premiumUntil(paid)).toBe(monthAfter(START + 2 * MINUTE_MS, 10));
    expect((await time.ordersOf(closed))[0]?.state).toBe('redirected');
    expect((await time.ordersOf(nowhere))[0]?.state).toBe('expired');
    time.now += 20 * MINUTE_MS;
    await time.ask();
    expect((await time.ordersOf(closed))[0]?.state).toBe('expired');
    await time.database.orm
      .update(sandboxPayments)
      .set({ state: 'paid', card: 'pays' })
      .where(eq(sandboxPayments.bankId, bankIdOf(left.redirectUrl)));
    const words = Array.from({ length: 12 }, (_, index) =>
      askByBankId(time.world({}, index % 2 === 0 ? time.database : time.second), bankIdOf(left.redirectUrl)),
    );
    expect(await Promise.all(words)).toEqual(words.map(() => true));
    expect(await time.premiumUntil(closed)).toBe(monthAfter(time.now, 10));
    expect(await receiptsOf(time.database.orm, closed)).toHaveLength(1);
  });

  test('requests at the same moment share one order: its page, its failure, and the next one after it was declined', async () => {
    const time = its();
    time.now = START;
    const userId = await time.somebody();
    const twelve = (changes: Partial<Bank> = {}) =>
      Promise.allSettled(
        Array.from({ length: 12 }, (_, index) =>
          openOrder(time.world(changes, index % 2 === 0 ? time.database : time.second), userId),
        ),
      );
    const statesOfNow = async () =>
      (await time.ordersOf(userId)).flatMap(({ createdMs, state }) => (createdMs === time.now ? [state] : []));

    const refused = await twelve({ open: () => Promise.reject(new BankFailed('unknown', 'no connection')) });
    for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: { name: 'BankFailed' } });
    // Who comes after a failure asks the bank anew.
    expect(new Set(await statesOfNow())).toEqual(new Set(['expired']));
    time.now += 1;
    const [first, ...others] = await twelve();
    expect(first).toMatchObject({ status: 'fulfilled' });
    for (const one of others) expect(one).toEqual(first);
    expect(await statesOfNow()).toEqual(['redirected']);
    await time.database.orm.update(sandboxPayments).set({ state: 'declined' });
    time.now += 1;
    const [next, ...more] = await twelve();
    expect(next).not.toEqual(first);
    for (const one of more) expect(one).toEqual(next);
    expect(await statesOfNow()).toEqual(['redirected']);
  });

  test('a server that dies while the bank makes the page keeps nobody from paying for longer than a minute', async () => {
    const time = its();
    time.now = START;
    const userId = await time.somebody();
    await expect(
      openOrder(time.world({ open: () => Promise.reject(new Error('the process ends here')) }), userId),
    ).rejects.toThrow('ends here');
    time.now += MINUTE_MS;
    const { orderId } = await openOrder(time.world(), userId);
    expect((await time.ordersOf(userId)).map(({ state }) => state)).toEqual(['created', 'redirected']);
    expect((await openOrder(time.world(), userId)).orderId).toBe(orderId);
  });

  test("a refund at the bank's desk takes its month back and ends the renewal", async () => {
    const time = its();
    const userId = await time.member();
    const refunded: Partial<Bank> = {
      ask: async (bankId) => {
        const answer = await time.bank.ask(bankId);
        return { ...answer, word: { ...answer.word, status: 'refunded' } };
      },
    };
    time.now = START + DAY_MS;
    for (let times = 0; times < 2; times += 1) await askAboutDue(time.world(refunded), never);
    expect([await time.premiumUntil(userId), (await time.membershipOf(userId))?.nextMs]).toEqual([START, null]);
    expect((await receiptsOf(time.database.orm, userId))[0]).toMatchObject({ state: 'refunded', refundedMs: time.now });
  });

  test('money that comes for an account that is gone goes back once, and nothing of a person stays; what was paid before stays paid', async () => {
    const time = its();
    const [before, charged] = [await time.member(), await time.member()];
    time.now = START;
    const [after, atDesk] = [await time.somebody(), await time.somebody()];
    const { redirectUrl } = await openOrder(time.world(), after);
    const { redirectUrl: deskUrl } = await openOrder(time.world(), atDesk);
    for (const userId of [before, after, atDesk]) await deleteEverything(time.database.orm, userId);
    for (const url of [redirectUrl, deskUrl]) await time.bank.decide(bankIdOf(url), 'pay', 'pays');
    const forgotten: string[] = [];
    const forgetCard = (card: string) => Promise.resolve(void forgotten.push(card));
    expect(await askByBankId(time.world({ forgetCard }), bankIdOf(redirectUrl))).toBe(true);
    expect(await time.ordersOf(after)).toMatchObject([{ state: 'paid', fromMs: null, untilMs: null, cardMask: null }]);
    expect([forgotten, await time.membershipOf(after)]).toEqual([['pays'], undefined]);

    const refunds: string[] = [];
    const counted: Partial<Bank> = {
      refund: (bankId, orderId) => {
        refunds.push(bankId);
        return time.bank.refund(bankId, orderId);
      },
    };
    const round = (changes: Partial<Bank> = counted, on = time.database) => askAboutDue(time.world(changes, on), never);
    await askByBankId(time.world(), bankIdOf(deskUrl));
    await round({ refund: () => Promise.reject(new BankFailed('unknown', 'no connection')) });
    expect([(await time.ordersOf(after))[0]?.state, (await time.ordersOf(atDesk))[0]?.state]).toEqual(['paid', 'paid']);
    // Somebody at the bank is faster with one of them: it is asked about first.
    await time.bank.refund(bankIdOf(deskUrl), '');
    time.now += 5 * MINUTE_MS;
    await Promise.all([round(), round(counted, time.second)]);
    expect([refunds, (await time.ordersOf(after)).map(({ state, cardMask }) => [state, cardMask])]).toEqual([
      [bankIdOf(redirectUrl)],
      [['refunded', null]],
    ]);

    time.now = END - DAY_MS;
    await time.charge({
      charge: async (payment, card) => {
        await deleteEverything(time.database.orm, charged);
        const made = await time.bank.charge(payment, card);
        throw new BankFailed('unknown', `no answer about ${made.bankId}`);
      },
    });
    const [, renewal] = await time.ordersOf(charged);
    const [payment] = await time.database.orm
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, renewal?.orderId ?? ''));
    await askByBankId(time.world(), payment?.bankId ?? '');
    for (let times = 0; times < 2; times += 1) await round();
    expect((await time.ordersOf(charged)).map(({ state }) => state)).toEqual(['paid', 'refunded']);
    expect((await time.ordersOf(atDesk)).map(({ state }) => state)).toEqual(['refunded']);
    expect((await time.ordersOf(before)).map(({ state }) => state)).toEqual(['paid']);
    expect(refunds).toHaveLength(2);
  });

  test('money of another amount, currency or order buys nothing', async () => {
    const time = its();
    time.now = START;
    const userId = await time.somebody();
    const { orderId, redirectUrl } = await openOrder(time.world(), userId);
    await time.bank.decide(bankIdOf(redirectUrl), 'pay', 'pays');
    for (const other of [{ amountTetri: 1 }, { currency: 'USD' }, { orderId: freshId() }]) {
      const wrong: Partial<Bank> = {
        ask: async (bankId) => {
          const answer = await time.bank.ask(bankId);
          return { ...answer, word: { ...answer.word, ...other } };
        },
      };
      expect(await askByBankId(time.world(wrong), bankIdOf(redirectUrl))).toBe(true);
      expect((await findOrder(time.database.orm, userId, orderId))?.state).toBe('redirected');
    }
    expect(await time.premiumUntil(userId)).toBeNull();
  });

  test('a new card takes the place of the old one, which the bank is to forget', async () => {
    const time = its();
    const userId = await time.member('pays');
    time.now = START + DAY_MS;
    const forgotten: string[] = [];
    const world = time.world({ forgetCard: (card) => Promise.resolve(void forgotten.push(card)) });
    const { redirectUrl } = await openOrder(world, userId);
    await time.bank.decide(bankIdOf(redirectUrl), 'pay', 'pays-once');
    for (let times = 0; times < 2; times += 1) await askByBankId(world, bankIdOf(redirectUrl));
    expect([forgotten, (await time.membershipOf(userId))?.card]).toEqual([['pays'], 'pays-once']);
  });

  test('what two accounts have paid for adds up when they become one, and only one renewal goes on', async () => {
    const time = its();
    const [account, anonymous, plain] = [await time.member(), await time.member(), await time.somebody()];
    await time.database.orm.update(users).set({ isAnonymous: false }).where(eq(users.userId, account));
    await time.database.orm.transaction((orm) => mergeDiary(orm, plainHash, anonymous, account, time.now));
    const until = END + (END - START);
    expect([await time.premiumUntil(account), (await time.membershipOf(account))?.nextMs]).toEqual([
      until,
      until - DAY_MS,
    ]);
    expect(await receiptsOf(time.database.orm, account)).toHaveLength(2);
    expect(await time.membershipOf(anonymous)).toBeUndefined();
    await time.database.orm.update(users).set({ isAnonymous: false }).where(eq(users.userId, plain));
    const other = await time.member();
    await time.database.orm.transaction((orm) => mergeDiary(orm, plainHash, other, plain, time.now));
    expect([await time.premiumUntil(plain), (await time.membershipOf(plain))?.nextMs]).toEqual([END, END - DAY_MS]);
  });
});
