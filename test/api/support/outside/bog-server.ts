import { SHOP, startBank, keep, ok, isBasic, type BankServer, type BankPayment, type Protocol } from './bank-server.ts';

/** Bank of Georgia's Online Payment API. */
export const startBog = (): Promise<BankServer> =>
  startBank(bog, (payment) =>
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
