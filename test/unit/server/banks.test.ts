import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askBankServer } from '#server/payments/banks/ask-bank-server.ts';
import { readBankSettings } from '#server/payments/banks/bank-settings.ts';
import { BankFailed, type Bank } from '#server/payments/banks/bank.ts';
import { bogBank } from '#server/payments/banks/bog/bog-bank.ts';
import { tbcBank } from '#server/payments/banks/tbc/tbc-bank.ts';
import { LariAsTetri } from '#server/payments/money-text.ts';
import type { BankServer } from '#test/api/support/outside/bank-server.ts';
import { startBog } from '#test/api/support/outside/bog-server.ts';
import { startTbc } from '#test/api/support/outside/tbc-server.ts';

const BACK = {
  callbackUrl: 'https://lukma.test/bank/callback',
  successUrl: 'https://lukma.test/dashboard?paySuccess=1',
  failUrl: 'https://lukma.test/dashboard?payFail=1',
};
const payment = (digit: number) => ({
  orderId: `0198c1d2-0000-7000-8000-00000000000${digit}`,
  amountTetri: 975,
  currency: 'GEL',
});

const BANKS: {
  name: string;
  start: () => Promise<BankServer>;
  open: (server: BankServer) => Bank;
  paid: string;
  declined: string;
  refunded: string;
  again: 'done' | 'refused';
  card: string;
  mask: string;
}[] = [
  {
    name: 'Bank of Georgia',
    start: startBog,
    open: ({ origin, publicKey }) =>
      bogBank(
        { clientId: 'id-1', clientSecret: 'secret-1', publicKey, baseUrl: origin, authUrl: `${origin}/token` },
        BACK,
        () => 0,
      ),
    paid: 'completed',
    declined: 'rejected',
    refunded: 'refunded',
    again: 'done',
    card: 'pay-1',
    mask: '•••• 9893',
  },
  {
    name: 'TBC',
    start: startTbc,
    open: ({ origin }) =>
      tbcBank({ clientId: 'id-1', clientSecret: 'secret-1', apiKey: 'api-key', baseUrl: origin }, BACK, () => 0),
    paid: 'Succeeded',
    declined: 'Failed',
    refunded: 'Returned',
    again: 'refused',
    card: 'rec-1',
    mask: '•••• 1111',
  },
];

describe.each(BANKS)('$name', ({ start, open, paid, declined, refunded, again, card, mask }) => {
  let server: BankServer;
  let bank: Bank;
  beforeAll(async () => {
    server = await start();
    bank = open(server);
  });
  afterAll(() => server.stop());

  test('is paid on its page, asked about, charged again from the saved card, and gives money back once', async () => {
    const { bankId, redirectUrl } = await bank.open(payment(1));
    expect(redirectUrl).toMatch(/^https:\/\//);
    expect((await bank.ask(bankId)).word.status).toBe('pending');
    const [kept] = server.payments;
    expect(kept).toMatchObject({
      name: expect.stringMatching(new RegExp(`${payment(1).orderId}$`)) as string,
      amount: '9.75',
      currency: 'GEL',
    });
    for (const [status, expected] of [
      [paid, 'paid'],
      [declined, 'declined'],
      [refunded, 'refunded'],
      ['something new', 'pending'],
    ]) {
      if (kept) kept.status = status ?? '';
      expect(await bank.ask(bankId)).toEqual({
        word: { orderId: payment(1).orderId, status: expected, amountTetri: 975, currency: 'GEL' },
        card: { handle: card, mask },
      });
    }
    const charged = await bank.charge(payment(2), card);
    expect((await bank.ask(charged.bankId)).word).toEqual({
      orderId: payment(2).orderId,
      status: 'paid',
      amountTetri: 975,
      currency: 'GEL',
    });
    await bank.forgetCard(card);
    const tokens = () => server.asked.filter(({ path }) => path.includes('token')).length;
    expect(tokens()).toBe(1);
    server.willFail(/^GET /, 401);
    expect((await bank.ask(charged.bankId)).word.status).toBe('paid');
    expect(tokens()).toBe(2);
    const refund = () =>
      bank.refund(charged.bankId, payment(2).orderId).then(
        () => 'done',
        (error: unknown) => (error instanceof BankFailed ? error.is : error),
      );
    expect([await refund(), await refund()]).toEqual(['done', again]);
    expect((await bank.ask(charged.bankId)).word).toEqual({
      orderId: payment(2).orderId,
      status: 'refunded',
      amountTetri: 975,
      currency: 'GEL',
    });
  });

  test('is not believed when it is down, breaks off, speaks nonsense or refuses, and says which of them may have charged', async () => {
    for (const [how, is] of [
      [500, 'unknown'],
      [503, 'unknown'],
      [429, 'unknown'],
      ['break off', 'unknown'],
      ['nonsense', 'unknown'],
      [400, 'refused'],
      [404, 'refused'],
    ] as const) {
      server.willFail(/^POST \/(payments\/v1\/ecommerce|v1\/tpay\/payments)/, how);
      await expect(bank.charge(payment(3), card)).rejects.toMatchObject({ name: 'BankFailed', is });
    }
    const stopped = await start();
    const away = open(stopped);
    await stopped.stop();
    await expect(away.open(payment(4))).rejects.toMatchObject({ name: 'BankFailed', is: 'unknown' });
  });
});

test('Bank of Georgia saves the card before anybody sees its page, and a charge asked twice is one', async () => {
  const server = await startBog();
  const bank = bogBank(
    {
      clientId: 'id-1',
      clientSecret: 'secret-1',
      publicKey: server.publicKey,
      baseUrl: server.origin,
      authUrl: `${server.origin}/token`,
    },
    BACK,
    () => 0,
  );
  const { bankId } = await bank.open(payment(1));
  expect(server.asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /token',
    'POST /payments/v1/ecommerce/orders',
    `PUT /payments/v1/orders/${bankId}/subscriptions`,
  ]);
  expect(JSON.parse(server.asked[1]?.body ?? '')).toMatchObject({
    callback_url: BACK.callbackUrl,
    // What its owner reads in the statement of the card.
    external_order_id: `LUKMA-PRO-${payment(1).orderId}`,
    purchase_units: { currency: 'GEL', total_amount: 9.75, basket: [{ quantity: 1, unit_price: 9.75 }] },
    redirect_urls: { success: BACK.successUrl, fail: BACK.failUrl },
  });
  expect(await bank.charge(payment(2), bankId)).toEqual(await bank.charge(payment(2), bankId));
  await server.stop();
});

test('a bank that is slow is not waited for, and what it may have done is not known', async () => {
  const server = await startTbc();
  server.willFail(/slow/, 'silence');
  await expect(askBankServer(`${server.origin}/slow`, {}, v.unknown(), 50)).rejects.toMatchObject({
    is: 'unknown',
    message: 'no answer in time',
  });
  await server.stop();
});

test('an amount is read to the tetri, and what is none is refused', () => {
  for (const [text, tetri] of [
    ['9.75', 975],
    [9.75, 975],
    ['9.7', 970],
    ['9', 900],
    ['0.05', 5],
    ['9.750000', 975],
  ] as const)
    expect(v.parse(LariAsTetri, text)).toBe(tetri);
  for (const text of ['', '9,75', '-9.75', '9.755', '1e3', 'NaN', Number.NaN, Number.POSITIVE_INFINITY, '99999999999'])
    expect(v.is(LariAsTetri, text)).toBe(false);
});

test('settings that cannot work are told at the start, without a secret in them', async () => {
  const { publicKey, stop } = await startBog();
  await stop();
  const bog = {
    BANK_PROVIDER: 'bog',
    PUBLIC_HOST: 'lukma.test',
    BANK_CLIENT_ID: 'id-1',
    BANK_CLIENT_SECRET: 's3cret',
    BANK_PUBLIC_KEY: publicKey.replaceAll('\n', String.raw`\n`),
  };
  const told = (env: Record<string, string>) => {
    const mistakes: string[] = [];
    return { settings: readBankSettings(env, mistakes), mistakes };
  };
  expect(told({})).toEqual({ settings: { provider: 'sandbox' }, mistakes: [] });
  expect(told({ BANK_PROVIDER: 'off' })).toEqual({ settings: null, mistakes: [] });
  expect(told(bog)).toEqual({
    settings: { provider: 'bog', clientId: 'id-1', clientSecret: 's3cret', publicKey },
    mistakes: [],
  });
  for (const [env, name] of [
    [{ BANK_PROVIDER: 'liberty' }, 'BANK_PROVIDER'],
    [{ BANK_CLIENT_SECRET: 's3cret' }, 'BANK_CLIENT_SECRET'],
    [{ ...bog, PUBLIC_HOST: '' }, 'PUBLIC_HOST'],
    [{ ...bog, BANK_PUBLIC_KEY: 's3cret' }, 'BANK_PUBLIC_KEY'],
    [{ ...bog, BANK_CLIENT_SECRET: 's3 cret' }, 'BANK_CLIENT_SECRET'],
    [{ ...bog, BANK_BASE_URL: 's3cret' }, 'BANK_BASE_URL'],
    [{ ...bog, BANK_PROVIDER: 'tbc' }, 'BANK_API_KEY'],
  ] as const) {
    const { mistakes } = told(env);
    expect(mistakes.join('\n')).toContain(name);
    expect(mistakes.join('\n')).not.toMatch(/s3 ?cret/);
  }
});
