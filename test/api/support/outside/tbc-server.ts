import { SHOP, startBank, keep, ok, type BankServer, type BankPayment, type Protocol } from './bank-server.ts';

/** TBC's E-Commerce. */
export const startTbc = (): Promise<BankServer> =>
  startBank(tbc, (payment) => JSON.stringify({ PaymentId: payment.id }));

/** Settings of a shop whose bank that is. */
export const shopAtTbc = ({ origin }: BankServer): Record<string, string> => ({
  ...SHOP,
  BANK_PROVIDER: 'tbc',
  BANK_API_KEY: 'api-key',
  BANK_BASE_URL: origin,
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
