import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Order } from '#contract/payment/payment.ts';
import type { BankServer } from '../support/outside/bank-server.ts';
import { shopAtBog, startBog } from '../support/outside/bog-server.ts';
import { order, until } from '../support/outside/buy.ts';
import { client } from '../support/client.ts';
import { clockAhead } from '../support/clock-ahead.ts';
import { startServer, type Store, type TestServer } from '../support/start-server.ts';
import { freshStore } from '../support/world.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const CHARGE = /^POST .*\/subscribe$/;
const RECEIPT = /^GET .*\/receipt\//;

/** Somebody who has bought a month, with the card that the bank keeps for them. */
interface Member {
  token: string | undefined;
  card: string;
  premiumUntil: string;
  nextChargeMs: number;
}

describe('months are charged by processes of their own on one PostgreSQL', () => {
  let bank: BankServer;
  let shop: TestServer;
  let store: Store;
  let remove: () => Promise<void>;
  const started: TestServer[] = [];
  /** Starts one more server, its clock at this moment. */
  const startAt = async (ms: number) => {
    const env = { ...shopAtBog(bank), ...clockAhead(ms - Date.now()) };
    const server = await startServer(inject('serverEntry'), store, { env });
    started.push(server);
    return server;
  };
  beforeAll(async () => {
    bank = await startBog();
    ({ store, remove } = await freshStore('PostgreSQL'));
    shop = await startAt(Date.now());
  });
  afterAll(async () => {
    await Promise.all(started.map((server) => server.end('SIGTERM')));
    await bank.stop();
    await remove();
  });

  async function member(): Promise<Member> {
    const { data } = await client(shop.origin).ask('postAnonymous');
    const user = client(shop.origin, data.token);
    const { orderId } = await order(user);
    const payment = bank.payments.find(({ name }) => name.endsWith(orderId));
    if (!payment) throw new Error('The bank knows nothing of the order');
    payment.status = 'completed';
    await bank.callBack(shop.origin, payment);
    const { premiumUntil, nextCharge } = (await user.ask('getPaymentInfo')).data;
    if (premiumUntil === null || nextCharge === null) throw new Error('The month was not paid');
    return { token: user.token, card: payment.id, premiumUntil, nextChargeMs: Date.parse(nextCharge.at) };
  }
  const receiptsOf = async ({ token }: Member) => (await client(shop.origin, token).ask('getReceipts')).data;
  const chargesOf = ({ card }: Member) => bank.payments.filter(({ parent }) => parent === card);
  const askedFor = (what: RegExp) => bank.asked.filter(({ method, path }) => what.test(`${method} ${path}`));
  const areRenewed = (receipts: Order[][]) => receipts.every((own) => own.length > 1);

  /** One charge, one receipt, one month on top of the paid one. */
  async function expectOneMonth(people: Member[]): Promise<void> {
    for (const person of people) {
      expect(chargesOf(person)).toHaveLength(1);
      const receipts = await receiptsOf(person);
      expect(receipts.map(({ kind, state }) => [kind, state])).toEqual([
        ['renewal', 'paid'],
        ['purchase', 'paid'],
      ]);
      const { data } = await client(shop.origin, person.token).ask('getPaymentInfo');
      expect([receipts[0]?.from, receipts[0]?.until]).toEqual([person.premiumUntil, data.premiumUntil]);
      expect(data.nextCharge?.at).toBe(new Date(Date.parse(data.premiumUntil ?? '') - DAY_MS).toISOString());
    }
  }

  test('each of them once, though two servers meet them at the same moment and the bank is slow', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, member));
    const due = Math.max(...people.map(({ nextChargeMs }) => nextChargeMs)) + MINUTE_MS;
    const before = askedFor(CHARGE).length;
    const release = bank.hold(CHARGE);
    const servers = await Promise.all([startAt(due), startAt(due)]);
    // A server asks for one charge at a time: with two under way, both are at it.
    await until(
      async () => askedFor(CHARGE).length - before,
      (asked) => asked === 2,
    );
    release();
    await until(() => Promise.all(people.map(receiptsOf)), areRenewed);
    // Their rounds have ended with them.
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await expectOneMonth(people);
    expect(askedFor(CHARGE).length - before).toBe(people.length);
  });

  test('and once, though the server that has one in hand is killed: before it hears of the charge, and after', async () => {
    const people = [await member(), await member()];
    const due = Math.max(...people.map(({ nextChargeMs }) => nextChargeMs)) + MINUTE_MS;
    const charged = () => Promise.resolve(people.map((person) => chargesOf(person).length));
    const hearNothing = bank.hold(CHARGE);
    const first = await startAt(due);
    await until(charged, (counts) => counts.includes(1));
    await first.end('SIGKILL');
    hearNothing();

    // The attempt that was cut off stands for half an hour; the other month is charged first.
    const hearTooLate = bank.hold(RECEIPT);
    const second = await startAt(due + 45 * MINUTE_MS);
    await until(charged, (counts) => counts.every((count) => count === 1));
    const ids = people.flatMap(chargesOf).map(({ id }) => id);
    await until(
      () => Promise.resolve(askedFor(RECEIPT)),
      (asked) => asked.some(({ path }) => ids.some((id) => path.endsWith(`/${id}`))),
    );
    await second.end('SIGKILL');
    hearTooLate();
    expect(areRenewed(await Promise.all(people.map(receiptsOf)))).toBe(false);

    const third = await startAt(due + 90 * MINUTE_MS);
    await until(() => Promise.all(people.map(receiptsOf)), areRenewed);
    await third.end('SIGTERM');
    await expectOneMonth(people);
  });
});
