import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { monthAfter } from '#domain/payment/paid-month.ts';
import { deleteEverything } from '#server/accounts/delete-user.ts';
import { askBank, askByBankId } from '#server/payments/banks/ask-bank.ts';
import { BankFailed, type Bank } from '#server/payments/banks/bank.ts';
import { announceCharges } from '#server/payments/jobs/announce-charges.ts';
import { forgetCards } from '#server/payments/jobs/forget-cards.ts';
import { cancelRenewal } from '#server/payments/membership.ts';
import { receiptsOf } from '#server/payments/order-store.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { sandboxPayments } from '#server/store/tables/payment-tables.ts';
import { asTimeGoesBy, DAY_MS, END, MINUTE_MS, never, START } from '../support/payment-time.ts';
import { freshPhone } from '../support/outside/sms.ts';

asTimeGoesBy('months are charged', (its) => {
  test('a month is charged a day before the paid one ends: once, with several servers at it, and the next one follows', async () => {
    const time = its();
    const people = await Promise.all(Array.from({ length: 6 }, () => time.member()));
    time.now = END - DAY_MS - 1;
    await time.charge();
    expect(await Promise.all(people.map(time.premiumUntil))).toEqual(people.map(() => END));
    time.now = END - DAY_MS;
    await Promise.all([time.charge(), time.charge({}, time.second), time.charge(), time.charge({}, time.second)]);
    await time.charge();
    const next = monthAfter(END, 10);
    expect(await Promise.all(people.map(time.premiumUntil))).toEqual(people.map(() => next));
    for (const userId of people) {
      expect(
        (await receiptsOf(time.database.orm, userId)).map(({ kind: of, state, fromMs, untilMs, cardMask }) => [
          of,
          state,
          fromMs,
          untilMs,
          cardMask,
        ]),
      ).toEqual([
        ['renewal', 'paid', END, next, '•••• 4242'],
        ['purchase', 'paid', START, END, '•••• 4242'],
      ]);
      expect(await time.membershipOf(userId)).toMatchObject({ nextMs: next - DAY_MS, declined: 0 });
    }
  });

  test('a card that is declined is tried after one, two and three days; then the renewal ends, and what was paid for was never shortened', async () => {
    const time = its();
    const userId = await time.member('pays-once');
    const tries = [END - DAY_MS, END, END + 2 * DAY_MS, END + 5 * DAY_MS];
    for (const [index, at] of tries.entries()) {
      time.now = at - 1;
      await time.charge();
      expect(await time.ordersOf(userId)).toHaveLength(index + 1);
      time.now = at;
      await time.charge();
      await time.charge({}, time.second);
      expect(await time.membershipOf(userId)).toMatchObject({ declined: index + 1, nextMs: tries[index + 1] ?? null });
    }
    expect((await time.ordersOf(userId)).map(({ state }) => state)).toEqual([
      'paid',
      'declined',
      'declined',
      'declined',
      'declined',
    ]);
    const [user] = await time.database.orm.select().from(users).where(eq(users.userId, userId));
    expect(user).toMatchObject({ premiumUntilMs: END, autoRenew: false });
  });

  test('who cancels is not charged, also when it happens while the bank is at it', async () => {
    const time = its();
    const before = await time.member();
    await cancelRenewal(time.world(), before);
    const meanwhile = await time.member();
    time.now = END - DAY_MS;
    await time.charge({
      charge: async (payment, card) => {
        await cancelRenewal(time.world(), meanwhile);
        return time.bank.charge(payment, card);
      },
    });
    expect([await time.premiumUntil(before), (await time.ordersOf(before)).length]).toEqual([END, 1]);
    // That charge was made: its month counts, and none follows.
    expect([await time.premiumUntil(meanwhile), (await time.membershipOf(meanwhile))?.nextMs]).toEqual([
      monthAfter(END, 10),
      null,
    ]);
  });

  test('a server that dies in the middle of a charge, or hears nothing of it, charges nobody twice', async () => {
    const time = its();
    const [died, deaf] = [await time.member(), await time.member()];
    const deafBank: Partial<Bank> = {
      charge: async (payment, card) => {
        await time.bank.charge(payment, card);
        throw new BankFailed('unknown', 'no answer in time');
      },
    };
    time.now = END - DAY_MS;
    await expect(time.charge({ charge: () => Promise.reject(new Error('the process ends here')) })).rejects.toThrow(
      'ends here',
    );
    await time.charge(deafBank);
    await time.charge(deafBank);
    time.now += 31 * MINUTE_MS;
    await time.charge();
    await time.charge({}, time.second);
    for (const userId of [died, deaf]) {
      expect(await time.premiumUntil(userId)).toBe(monthAfter(END, 10));
      const [, renewal, ...more] = await time.ordersOf(userId);
      expect([renewal?.state, more]).toEqual(['paid', []]);
      expect(
        await time.database.orm
          .select()
          .from(sandboxPayments)
          .where(eq(sandboxPayments.orderId, renewal?.orderId ?? '')),
      ).toHaveLength(1);
    }
  });

  test('a bank that cannot tell whether it has charged is not asked twice; its own callback finds the order', async () => {
    const time = its();
    const userId = await time.member();
    let charged = 0;
    const forgetful: Partial<Bank> = {
      chargesOnce: false,
      charge: async (payment, card) => {
        charged += 1;
        await time.bank.charge(payment, card);
        throw new BankFailed('unknown', 'no connection');
      },
    };
    time.now = END - DAY_MS;
    await time.charge(forgetful);
    time.now += 31 * MINUTE_MS;
    await time.charge(forgetful);
    const [, renewal] = await time.ordersOf(userId);
    expect([charged, renewal?.state, renewal?.bankId]).toEqual([1, 'expired', null]);
    const [payment] = await time.database.orm
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.orderId, renewal?.orderId ?? ''));
    expect(await askByBankId(time.world(), payment?.bankId ?? '')).toBe(true);
    expect([await time.premiumUntil(userId), (await time.membershipOf(userId))?.nextMs]).toEqual([
      monthAfter(END, 10),
      monthAfter(END, 10) - DAY_MS,
    ]);
    await time.charge();
    expect(await time.ordersOf(userId)).toHaveLength(2);
  });

  test('a bank that is down for an evening loses nobody a day', async () => {
    const time = its();
    const userId = await time.member();
    time.now = END - DAY_MS;
    for (let hour = 0; hour < 5; hour += 1) {
      await time.charge({ charge: () => Promise.reject(new BankFailed('unknown', 'status 503')) });
      time.now += 60 * MINUTE_MS;
    }
    expect(await time.premiumUntil(userId)).toBe(END);
    await time.charge();
    expect([await time.premiumUntil(userId), (await time.ordersOf(userId)).length]).toEqual([monthAfter(END, 10), 2]);
  });

  test('a charge is announced three days before it, once, on the devices or by a message', async () => {
    const time = its();
    const [withPhone, without] = [await time.member(), await time.member()];
    await time.database.orm.update(users).set({ phoneNumber: freshPhone() }).where(eq(users.userId, withPhone));
    const sent: string[] = [];
    const sms = { name: 'test', send: (_: string, text: string) => Promise.resolve(void sent.push(text)) };
    const push = () => Promise.resolve({ is: 'sent', status: 201 } as const);
    const announce = (on = time.database) => announceCharges(time.world({}, on), { push, sms }, never);
    time.now = END - DAY_MS - 3 * DAY_MS - 1;
    await announce();
    expect(sent).toEqual([]);
    time.now += 1;
    await Promise.all([announce(), announce(time.second), announce()]);
    expect(sent).toEqual(['ლუკმა PRO: 9 აპრილს ₾9.75 ჩამოიჭრება. გაუქმება: პროფილი']);
    expect(sent[0]?.length).toBeLessThanOrEqual(70);
    expect((await time.membershipOf(without))?.remindedMs).toBe(END - DAY_MS);
  });

  test('a charge that the bank never ends is given up after three days, and a card that nothing is charged to is forgotten', async () => {
    const time = its();
    const userId = await time.member();
    const endless: Partial<Bank> = {
      ask: async (bankId) => {
        const answer = await time.bank.ask(bankId);
        return { ...answer, word: { ...answer.word, status: 'pending' } };
      },
    };
    time.now = END - DAY_MS;
    await time.charge(endless);
    time.now += 2 * DAY_MS;
    await time.charge(endless);
    expect((await time.ordersOf(userId)).map(({ state }) => state)).toEqual(['paid', 'redirected']);
    time.now += DAY_MS + MINUTE_MS;
    await time.charge(endless);
    expect((await time.ordersOf(userId)).map(({ state }) => state)).toEqual(['paid', 'expired']);
    const forgotten: string[] = [];
    const forget = (on = time.database) =>
      forgetCards(time.world({ forgetCard: (card) => Promise.resolve(void forgotten.push(card)) }, on), never);
    await forget();
    expect((await time.membershipOf(userId))?.card).toBe('pays');
    await cancelRenewal(time.world(), userId);
    forgotten.length = 0;
    await Promise.all([forget(), forget(time.second)]);
    expect([forgotten, (await time.membershipOf(userId))?.card]).toEqual([['pays'], null]);
  });

  test('an account that is gone is charged no more; its orders stay for the books without a card', async () => {
    const time = its();
    const userId = await time.member();
    await deleteEverything(time.database.orm, userId);
    time.now = END - DAY_MS;
    await time.charge();
    expect((await time.ordersOf(userId)).map(({ state, cardMask }) => [state, cardMask])).toEqual([['paid', null]]);
    const [order] = await time.ordersOf(userId);
    if (order) await askBank(time.world(), order);
    expect(await time.premiumUntil(userId)).toBeNull();
  });
});
