import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A payment as the bank keeps it. */
export interface BankPayment {
  id: string;
  /** What the shop calls it. */
  name: string;
  amount: string;
  currency: string;
  status: string;
  /** The payment with which its card was saved. */
  parent: string | null;
}

/** A request as it came. */
interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A bank on this machine that speaks one of the two protocols. */
export interface BankServer {
  origin: string;
  /** With which it signs, PEM; Bank of Georgia's only. */
  publicKey: string;
  payments: BankPayment[];
  asked: Asked[];
  /** How the next requests whose "METHOD /path" matches end instead of well. */
  willFail(what: RegExp, how: number | 'break off' | 'nonsense' | 'silence', times?: number): void;
  /** Does what the matching requests ask for, but answers them only when the returned function is called. */
  hold(what: RegExp): () => void;
  /** Calls a shop back about a payment, as the bank does; answers the shop's status. */
  callBack(shop: string, payment: BankPayment, changes?: { signature?: string; body?: string }): Promise<number>;
  stop(): Promise<void>;
}

interface Books {
  payments: BankPayment[];
  /** The payments that were asked for with a key: the same key again is the same payment. */
  byKey: Map<string, string>;
  origin: string;
}

type Protocol = (asked: Asked, books: Books) => { status: number; body?: unknown };

const SHOP = {
  PUBLIC_HOST: 'lukma.test',
  SMS_PROVIDER: 'log',
  BANK_CLIENT_ID: 'id-1',
  BANK_CLIENT_SECRET: 'secret-1',
  LIMIT_ORDERS: '1000',
  LIMIT_CALLBACKS: '100000',
};

/** Bank of Georgia's Online Payment API. */
export const startBog = (): Promise<BankServer> =>
  start(bog, (payment) =>
    JSON.stringify({
      event: 'order_payment',
      zoned_request_time: '2026-03-10T08:00:00.000000Z',
      body: { order_id: payment.id, external_order_id: payment.name, order_status: { key: payment.status } },
    }),
  );

/** Settings of a shop whose bank that is. */
export const shopAtBog = ({ origin, publicKey }: BankServer): Record<string, string> => ({
  ...SHOP,
  BANK_PROVIDER: 'bog',
  BANK_PUBLIC_KEY: publicKey,
  BANK_BASE_URL: origin,
  BANK_AUTH_URL: `${origin}/token`,
});

/** TBC's E-Commerce. */
export const startTbc = (): Promise<BankServer> => start(tbc, (payment) => JSON.stringify({ PaymentId: payment.id }));

/** Settings of a shop whose bank that is. */
export const shopAtTbc = ({ origin }: BankServer): Record<string, string> => ({
  ...SHOP,
  BANK_PROVIDER: 'tbc',
  BANK_API_KEY: 'api-key',
  BANK_BASE_URL: origin,
});

async function start(protocol: Protocol, callbackBody: (payment: BankPayment) => string): Promise<BankServer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const payments: BankPayment[] = [];
  const asked: Asked[] = [];
  const byKey = new Map<string, string>();
  const holds = new Map<RegExp, Promise<void>>();
  let failures: { what: RegExp; how: number | 'break off' | 'nonsense' | 'silence'; left: number }[] = [];
  let origin = '';
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
    asked.push(one);
    const failure = failures.find(({ what, left }) => left > 0 && what.test(`${one.method} ${one.path}`));
    if (failure) {
      failure.left -= 1;
      if (failure.how === 'silence') return;
      if (failure.how === 'break off') return void response.destroy();
      return void response.writeHead(failure.how === 'nonsense' ? 200 : failure.how).end('<html>maintenance</html>');
    }
    const told = protocol(one, { payments, byKey, origin });
    for (const [held, released] of holds) if (held.test(`${one.method} ${one.path}`)) await released;
    return void response
      .writeHead(told.status, { 'Content-Type': 'application/json' })
      .end(told.body === undefined ? '' : JSON.stringify(told.body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    payments,
    asked,
    willFail: (what, how, times = 1) => void (failures = [...failures, { what, how, left: times }]),
    hold(what) {
      let release: () => void = () => undefined;
      holds.set(what, new Promise((resolve) => (release = resolve)));
      return () => {
        holds.delete(what);
        release();
      };
    },
    async callBack(shop, payment, changes = {}) {
      const body = changes.body ?? callbackBody(payment);
      const headers = {
        'Content-Type': 'application/json',
        'Callback-Signature': changes.signature ?? signed(privateKey, callbackBody(payment)),
      };
      const response = await fetch(`${shop}/bank/callback`, { method: 'POST', body, headers });
      await response.body?.cancel();
      return response.status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const signed = (key: KeyObject, body: string): string => createSign('RSA-SHA256').update(body).sign(key, 'base64');

const bog: Protocol = ({ method, path, headers, body }, { payments, byKey, origin }) => {
  if (path === '/token')
    return isBasic(headers.authorization) && body === 'grant_type=client_credentials'
      ? ok({ access_token: 'token-1', token_type: 'Bearer', expires_in: 300 })
      : { status: 401 };
  if (headers.authorization !== 'Bearer token-1') return { status: 401 };
  const key = headers['idempotency-key'];
  const made = (payment: Omit<BankPayment, 'id'>) => {
    const id = byKey.get(String(key)) ?? keep(payments, payment);
    if (key !== undefined) byKey.set(String(key), id);
    return id;
  };
  if (key !== undefined && !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(String(key)))
    return { status: 400 };
  const known = (id: string | undefined) => payments.find((payment) => payment.id === id);
  const order = (id: string) =>
    ok({
      id,
      _links: {
        details: { href: `${origin}/payments/v1/receipt/${id}` },
        redirect: { href: `https://payment.bog.example/?order_id=${id}` },
      },
    });
  if (method === 'POST' && path === '/payments/v1/ecommerce/orders') {
    const {
      external_order_id: name,
      purchase_units: units,
      callback_url: callback,
    } = JSON.parse(body) as {
      external_order_id: string;
      purchase_units: { total_amount: number; currency: string };
      callback_url: string;
    };
    if (!callback.startsWith('https://')) return { status: 400 };
    return order(
      made({ name, amount: units.total_amount.toFixed(2), currency: units.currency, status: 'created', parent: null }),
    );
  }
  const saves = /^\/payments\/v1\/orders\/([\w-]+)\/subscriptions$/.exec(path)?.[1];
  if (method === 'PUT' && saves !== undefined) return { status: known(saves) ? 202 : 404 };
  const charges = /^\/payments\/v1\/ecommerce\/orders\/([\w-]+)\/subscribe$/.exec(path)?.[1];
  if (method === 'POST' && charges !== undefined) {
    const parent = known(charges);
    const { external_order_id: name } = JSON.parse(body) as { external_order_id: string };
    return parent
      ? order(made({ name, amount: parent.amount, currency: parent.currency, status: 'completed', parent: parent.id }))
      : { status: 404 };
  }
  const receipt = known(/^\/payments\/v1\/receipt\/([\w-]+)$/.exec(path)?.[1]);
  if (method === 'GET' && receipt) return ok(receiptOf(receipt));
  const refunds = known(/^\/payments\/v1\/payment\/refund\/([\w-]+)$/.exec(path)?.[1]);
  if (method === 'POST' && refunds) {
    const again = byKey.get(String(key)) === refunds.id;
    if (!again && refunds.status !== 'completed') return { status: 400 };
    byKey.set(String(key), refunds.id);
    refunds.status = 'refunded';
    return ok({ key: 'request_received', message: 'Refund request received', action_id: 'action-1' });
  }
  if (method === 'DELETE' && path.startsWith('/payments/v1/charges/card/')) return { status: 202 };
  return { status: 404 };
};

const receiptOf = ({ id, name, amount, currency, status, parent }: BankPayment) => ({
  order_id: id,
  industry: 'ecommerce',
  capture: 'automatic',
  external_order_id: name,
  order_status: { key: status, value: status },
  purchase_units: {
    request_amount: amount,
    transfer_amount: status === 'completed' ? amount : null,
    refund_amount: null,
    currency_code: currency,
    items: [],
  },
  payment_detail:
    status === 'created'
      ? null
      : {
          transfer_method: { key: 'card', value: 'card' },
          payer_identifier: '548888xxxxxx9893',
          saved_card_type: 'subscription',
          parent_order_id: parent,
        },
});

const tbc: Protocol = ({ method, path, headers, body }, { payments }) => {
  if (headers['apikey'] !== 'api-key') return { status: 401 };
  if (path === '/v1/tpay/access-token')
    return body === 'client_id=id-1&client_secret=secret-1'
      ? ok({ access_token: 'token-1', expires_in: 86_400, token_type: 'Bearer' })
      : { status: 401 };
  if (headers.authorization !== 'Bearer token-1') return { status: 401 };
  if (method === 'POST' && path === '/v1/tpay/payments') {
    const { amount, merchantPaymentId: name } = JSON.parse(body) as {
      amount: { total: number; currency: string };
      merchantPaymentId: string;
    };
    const payId = keep(payments, {
      name,
      amount: amount.total.toFixed(2),
      currency: amount.currency,
      status: 'Created',
      parent: null,
    });
    return ok({
      payId,
      status: 'Created',
      currency: amount.currency,
      amount: amount.total,
      links: [
        { uri: `https://tpay.example/v1/tpay/payments/${payId}`, method: 'GET', rel: 'self' },
        { uri: `https://ecom.tpay.example/${payId}`, method: 'REDIRECT', rel: 'approval_url' },
      ],
    });
  }
  if (method === 'POST' && path === '/v1/tpay/payments/execution') {
    const {
      money,
      recId,
      merchantPaymentId: name,
    } = JSON.parse(body) as { money: { amount: number; currency: string }; recId: string; merchantPaymentId: string };
    return ok({
      payId: keep(payments, {
        name,
        amount: money.amount.toFixed(2),
        currency: money.currency,
        status: 'Succeeded',
        parent: recId,
      }),
      status: 'Processing',
    });
  }
  const found = payments.find(({ id }) => path === `/v1/tpay/payments/${id}`);
  if (method === 'GET' && found) return ok(detailsOf(found));
  const cancels = payments.find(({ id }) => path === `/v1/tpay/payments/${id}/cancel`);
  if (method === 'POST' && cancels) {
    if (cancels.status !== 'Succeeded') return { status: 400 };
    cancels.status = 'Returned';
    return ok({ payId: cancels.id, status: 'Returned' });
  }
  return { status: method === 'POST' && path.endsWith('/delete') ? 200 : 404 };
};

const detailsOf = ({ id, name, amount, currency, status }: BankPayment) => ({
  payId: id,
  merchantPaymentId: name,
  status,
  amount: Number(amount),
  currency,
  confirmedAmount: 0,
  returnedAmount: 0,
  paymentCardNumber: status === 'Created' ? null : '4***********1111',
  recurringCard: status === 'Created' ? null : { recId: 'rec-1', cardMask: '4***********1111', expiryDate: '1229' },
});

function keep(payments: BankPayment[], payment: Omit<BankPayment, 'id'>): string {
  const id = `pay-${payments.length + 1}`;
  payments.push({ id, ...payment });
  return id;
}

const ok = (body: unknown) => ({ status: 200, body });
const isBasic = (header: string | undefined): boolean =>
  header === `Basic ${Buffer.from('id-1:secret-1').toString('base64')}`;
