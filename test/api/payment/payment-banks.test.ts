import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { BankPayment, BankServer } from '../support/outside/bank-server.ts';
import { shopAtBog, startBog } from '../support/outside/bog-server.ts';
import { order } from '../support/outside/buy.ts';
import type { Client } from '../support/client.ts';
import { startServer, type TestServer } from '../support/start-server.ts';
import { shopAtTbc, startTbc } from '../support/outside/tbc-server.ts';
import { freshStore, newUserAt } from '../support/world.ts';

const BANKS = [
  {
    name: 'Bank of Georgia',
    kind: 'PostgreSQL',
    start: startBog,
    shop: shopAtBog,
    paid: 'completed',
    declined: 'rejected',
    page: /^https:\/\/payment\.bog\.example\//,
  },
  {
    name: 'TBC',
    kind: 'PGlite',
    start: startTbc,
    shop: shopAtTbc,
    paid: 'Succeeded',
    declined: 'Failed',
    page: /^https:\/\/ecom\.tpay\.example\//,
  },
] as const;

describe.each(BANKS)('PRO is paid at $name', ({ name, kind, start, shop, paid, declined, page }) => {
  let bank: BankServer;
  let server: TestServer;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    bank = await start();
    const fresh = await freshStore(kind);
    remove = fresh.remove;
    server = await startServer(inject('serverEntry'), fresh.store, { env: shop(bank) });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await bank.stop();
    await remove();
  });

  /** Somebody at the bank's page. */
  async function atBank(): Promise<{ user: Client; orderId: string; payment: BankPayment; redirectUrl: string }> {
    const user = await newUserAt(server.origin);
    const { orderId, redirectUrl } = await order(user);
    const payment = bank.payments.find((one) => one.name.endsWith(orderId));
    if (!payment) throw new Error('The bank knows nothing of the order');
    return { user, orderId, payment, redirectUrl };
  }
  const stateOf = async ({ user, orderId }: { user: Client; orderId: string }) =>
    (await user.ask('getOrder', { params: { orderId } })).data.state;
  const until = async (user: Client) => (await user.ask('getPaymentInfo')).data.premiumUntil;

  test('once, however often, late and out of order its callbacks come', async () => {
    const one = await atBank();
    expect(one.redirectUrl).toMatch(page);
    expect(await bank.callBack(server.origin, one.payment)).toBe(200);
    expect(await stateOf(one)).toBe('redirected');
    // The callback tells a state of long ago: what counts is what the bank answers now.
    const late = { ...one.payment };
    one.payment.status = paid;
    const statuses = await Promise.all(
      Array.from({ length: 10 }, (_, index) => bank.callBack(server.origin, index % 2 === 0 ? late : one.payment)),
    );
    expect(statuses).toEqual(statuses.map(() => 200));
    const ends = await until(one.user);
    expect((await one.user.ask('getReceipts')).data).toMatchObject([
      { orderId: one.orderId, state: 'paid', until: ends },
    ]);
    one.payment.status = declined;
    expect(await bank.callBack(server.origin, one.payment)).toBe(200);
    expect([await stateOf(one), await until(one.user)]).toEqual(['paid', ends]);
    expect((await one.user.ask('getPaymentInfo')).data).toMatchObject({
      isPremium: true,
      autoRenew: true,
      nextCharge: { declined: false },
    });
  });

  test('and a payment that it declines first and takes then counts', async () => {
    const one = await atBank();
    one.payment.status = declined;
    await bank.callBack(server.origin, one.payment);
    expect(await stateOf(one)).toBe('declined');
    one.payment.status = paid;
    await bank.callBack(server.origin, one.payment);
    expect((await one.user.ask('getPaymentInfo')).data.isPremium).toBe(true);
  });

  test('also when it is down, breaks off or speaks nonsense meanwhile', async () => {
    const user = await newUserAt(server.origin);
    for (const how of [500, 400, 'break off', 'nonsense'] as const) {
      bank.willFail(/^POST \/(payments\/v1\/ecommerce|v1\/tpay\/payments)/, how);
      const { status, body } = await user.ask('postPaymentCreate', { body: {} });
      expect([status, body.code]).toEqual([503, 'provider-unavailable']);
    }
    const one = await atBank();
    one.payment.status = paid;
    bank.willFail(/^GET /, 503);
    expect(await bank.callBack(server.origin, one.payment)).toBe(503);
    expect(await bank.callBack(server.origin, one.payment)).toBe(200);
    expect((await one.user.ask('getPaymentInfo')).data.isPremium).toBe(true);
  });

  test('but not with another amount, another currency, or for an order that is not its own', async () => {
    for (const wrong of [{ amount: '0.01' }, { currency: 'USD' }, { name: '0198c1d2-0000-7000-8000-000000000001' }]) {
      const one = await atBank();
      Object.assign(one.payment, wrong, { status: paid });
      expect(await bank.callBack(server.origin, one.payment)).toBe(200);
      expect([await stateOf(one), (await one.user.ask('getPaymentInfo')).data.isPremium]).toEqual([
        'redirected',
        false,
      ]);
    }
    const nobodys: BankPayment = {
      id: 'pay-of-nobody',
      name: 'x',
      amount: '9.75',
      currency: 'GEL',
      status: paid,
      parent: null,
    };
    expect(await bank.callBack(server.origin, nobodys)).toBe(404);
  });

  test('and a forged callback makes nothing of it', async () => {
    const one = await atBank();
    const forged = [
      { body: '{}' },
      { body: 'null' },
      { body: '' },
      { body: '{"PaymentId":["x"],"event":"order_payment"}' },
    ];
    for (const changes of forged) expect(await bank.callBack(server.origin, one.payment, changes)).toBe(403);
    const unsigned = [
      { signature: '' },
      { signature: 'AAAA' },
      { signature: Buffer.from('x'.repeat(256)).toString('base64') },
    ];
    const statuses = await Promise.all(unsigned.map((changes) => bank.callBack(server.origin, one.payment, changes)));
    // TBC signs nothing: there the knock is answered, and the bank says that nothing was paid.
    expect(statuses).toEqual(unsigned.map(() => (name === 'TBC' ? 200 : 403)));
    expect(await stateOf(one)).toBe('redirected');
  });
});
