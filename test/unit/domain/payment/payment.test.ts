import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeNote, chargeSms } from '#domain/payment/charge-words.ts';
import { addDays } from '#domain/diary/diary-day.ts';
import { monthAfter } from '#domain/payment/paid-month.ts';
import { settle, type BankWord, type PaidTime, type ProOrder } from '#domain/payment/pro-order.ts';
import { isNotePath } from '#domain/reminders/reminder-words.ts';
import { askOpenAt, chargeAt, isReminderDue, retryAt } from '#domain/payment/renewal.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 0, 10, 8);
const tbilisi = (text: string) => Date.parse(`${text}+04:00`);

const order = (orderId: string): ProOrder => ({
  orderId,
  state: 'redirected',
  amountTetri: 975,
  currency: 'GEL',
  fromMs: null,
  untilMs: null,
});
const word = (orderId: string, status: BankWord['status'], money: Partial<BankWord> = {}): BankWord => ({
  orderId,
  status,
  amountTetri: 975,
  currency: 'GEL',
  ...money,
});

/** An account's orders, settled word by word; `at` is when a word arrives. */
function settleAll(ids: readonly string[], words: readonly { word: BankWord; of: string; at: number }[]) {
  const orders = new Map(ids.map((id) => [id, order(id)]));
  let paid: PaidTime = { premiumUntilMs: null, anchorDay: null };
  for (const { word: said, of, at } of words) {
    const known = orders.get(of);
    if (!known) continue;
    const step = settle(known, paid, said, at);
    if (step.is !== 'changed') continue;
    orders.set(of, step.order);
    paid = step.paid;
  }
  return { states: ids.map((id) => orders.get(id)?.state), paid };
}

const IDS = ['a', 'b', 'c'];
const STATUSES = ['pending', 'paid', 'declined', 'expired', 'refunded'] as const;
const someWords = fc.array(fc.record({ of: fc.constantFrom(...IDS), status: fc.constantFrom(...STATUSES) }), {
  maxLength: 24,
});
const at = (words: readonly { of: string; status: BankWord['status'] }[]) =>
  words.map(({ of, status }) => ({ of, word: word(of, status), at: NOON }));

describe("an order and the bank's words", () => {
  test('however often and in whatever order the words come, each paid order adds exactly one month', () => {
    fc.assert(
      fc.property(someWords, (words) => {
        const { states, paid } = settleAll(IDS, at(words));
        let expected = NOON;
        for (const _ of states.filter((state) => state === 'paid')) expected = monthAfter(expected, 10);
        // Months have different lengths: what a refunded one leaves may be off by their difference.
        const tolerance = states.includes('refunded') ? 9 * DAY_MS : 0;
        expect(Math.abs((paid.premiumUntilMs ?? NOON) - expected)).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  test('a word again changes nothing, nor does any shuffle change how an order ends once money has moved', () => {
    fc.assert(
      fc.property(someWords, fc.infiniteStream(fc.nat()), (words, chance) => {
        const twice = words.flatMap((one) => [one, one]);
        expect(settleAll(IDS, at(twice))).toEqual(settleAll(IDS, at(words)));
        const shuffled = words
          .map((one) => ({ one, by: chance.next().value ?? 0 }))
          .toSorted((one, other) => one.by - other.by)
          .map(({ one }) => one);
        const moved = (list: typeof words) =>
          settleAll(IDS, at(list)).states.map((state) =>
            state === 'paid' || state === 'refunded' ? state : 'not paid',
          );
        expect(moved(shuffled)).toEqual(moved(words));
      }),
    );
  });

  test('words about other money, another currency or another order change nothing', () => {
    for (const said of [
      word('a', 'paid', { amountTetri: 974 }),
      word('a', 'paid', { amountTetri: 97_500 }),
      word('a', 'paid', { currency: 'USD' }),
      word('b', 'paid'),
      word('b', 'declined'),
      word('a', 'refunded', { amountTetri: 1 }),
    ]) {
      expect(settle(order('a'), { premiumUntilMs: null, anchorDay: null }, said, NOON)).toEqual({ is: 'mismatch' });
    }
  });

  test('a payment that was declined or given up counts when its money comes after all', () => {
    for (const first of ['declined', 'expired'] as const) {
      const { states, paid } = settleAll(
        ['a'],
        at([
          { of: 'a', status: first },
          { of: 'a', status: 'paid' },
        ]),
      );
      expect([states, paid.premiumUntilMs]).toEqual([['paid'], monthAfter(NOON, 10)]);
    }
  });

  test('a refund takes its month back, before and after it was known as paid, and leaves the others', () => {
    const both = settleAll(
      ['a', 'b'],
      at([
        { of: 'a', status: 'paid' },
        { of: 'b', status: 'paid' },
        { of: 'a', status: 'refunded' },
      ]),
    );
    expect(both.paid.premiumUntilMs).toBe(NOON + 28 * DAY_MS);
    const early = settleAll(
      ['a'],
      at([
        { of: 'a', status: 'refunded' },
        { of: 'a', status: 'paid' },
      ]),
    );
    expect([early.states, early.paid.premiumUntilMs]).toEqual([['refunded'], null]);
  });

  test('a month bought while one lasts begins at its end, one bought later begins at once', () => {
    const paid = { premiumUntilMs: NOON + 5 * DAY_MS, anchorDay: 15 };
    expect(settle(order('a'), paid, word('a', 'paid'), NOON)).toMatchObject({
      order: { fromMs: NOON + 5 * DAY_MS },
      paid: { anchorDay: 15 },
    });
    expect(settle(order('a'), { ...paid, premiumUntilMs: NOON - 1 }, word('a', 'paid'), NOON)).toMatchObject({
      order: { fromMs: NOON },
      paid: { anchorDay: 10 },
    });
  });
});

describe('a paid month', () => {
  test('ends on the same day of the next month in Tbilisi, on its last day when it is shorter, and comes back to its day', () => {
    expect(monthAfter(tbilisi('2026-01-31T01:30:00'), 31)).toBe(tbilisi('2026-02-28T01:30:00'));
    expect(monthAfter(tbilisi('2026-02-28T01:30:00'), 31)).toBe(tbilisi('2026-03-31T01:30:00'));
    expect(monthAfter(tbilisi('2028-01-30T23:59:00'), 30)).toBe(tbilisi('2028-02-29T23:59:00'));
    expect(monthAfter(tbilisi('2026-12-05T12:00:00'), 5)).toBe(tbilisi('2027-01-05T12:00:00'));
  });

  test('is charged a day before its end, and again after one, two and three days when the bank declines', () => {
    expect(chargeAt(NOON + 30 * DAY_MS, NOON)).toBe(NOON + 29 * DAY_MS);
    expect(chargeAt(NOON + 1, NOON)).toBe(NOON);
    expect([1, 2, 3, 4].map((declined) => retryAt(declined, NOON))).toEqual([
      NOON + DAY_MS,
      NOON + 2 * DAY_MS,
      NOON + 3 * DAY_MS,
      null,
    ]);
  });

  test('is announced three days before its charge, not after it', () => {
    expect([3 * DAY_MS + 1, 3 * DAY_MS, 1, 0, -1].map((before) => isReminderDue(NOON + before, NOON))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('is announced within one short message, whatever the month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const day = addDays('2026-01-28', 31 * (month - 1));
      expect(chargeSms(day, 975).length).toBeLessThanOrEqual(70);
      expect(isNotePath(chargeNote(day, 975).open)).toBe(true);
    }
    expect(chargeNote('2026-03-09', 975).body).toBe('9 მარტს ბარათიდან ₾9.75 ჩამოიჭრება. გაუქმება პროფილში შეგიძლიათ.');
  });

  test('an order is asked about ever more rarely, for three days at most', () => {
    const times = Array.from({ length: 9 }, (_, asked) => askOpenAt(asked, 0));
    expect(times.at(-1)).toBeNull();
    const known = times.flatMap((time) => (time === null ? [] : [time]));
    expect(known).toEqual(known.toSorted((one, other) => one - other));
    expect(known.reduce((sum, time) => sum + time, 0)).toBeLessThan(3 * DAY_MS);
  });
});
