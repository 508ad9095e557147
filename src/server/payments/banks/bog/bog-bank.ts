import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto';
import * as v from 'valibot';
import type { BankWord } from '#domain/payment/pro-order.ts';
import { LariAsTetri, lariOf } from '#server/payments/money-text.ts';
import { accessTokens } from '../access-token.ts';
import { askBankServer } from '../ask-bank-server.ts';
import { cardMask, type Bank, type BankAnswer, type BankReturn, type NewPayment } from '../bank.ts';

/** What the bank has given out to its shop, and where its servers are. */
export interface BogSettings {
  clientId: string;
  clientSecret: string;
  /** With which the bank signs its callbacks, PEM. */
  publicKey: string;
  baseUrl?: string;
  authUrl?: string;
}

/** The page can be paid on for so long, in minutes. */
const PAGE_LIFE_MINUTES = 15;
/** The first 25 characters of an order's name stand in the payer's statement of account. */
const SHOWN_NAME = 'LUKMA-PRO-';
/** What a card is saved for when it may be charged without its owner. */
const SAVED = 'subscription';
const NAME_OF_MONTH = 'ლუკმა PRO, 1 თვე';

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const Created = v.object({
  id: Id,
  _links: v.object({ redirect: v.object({ href: v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/)) }) }),
});
const Charged = v.object({ id: Id });
const Receipt = v.object({
  order_id: Id,
  external_order_id: v.nullish(v.string(), null),
  order_status: v.object({ key: v.string() }),
  purchase_units: v.object({
    request_amount: LariAsTetri,
    transfer_amount: v.nullish(LariAsTetri, null),
    currency_code: v.string(),
  }),
  payment_detail: v.nullish(
    v.object({
      transfer_method: v.nullish(v.object({ key: v.nullish(v.string(), null) }), null),
      payer_identifier: v.nullish(v.string(), null),
      saved_card_type: v.nullish(v.string(), null),
      parent_order_id: v.nullish(Id, null),
    }),
    null,
  ),
});
const Callback = v.object({ event: v.literal('order_payment'), body: v.object({ order_id: Id }) });

/** What the bank's states mean; those that are not here are still on their way. */
const STATUS: ReadonlyMap<string, BankWord['status']> = new Map([
  ['completed', 'paid'],
  ['refund_requested', 'paid'],
  ['refunded_partially', 'paid'],
  ['partial_completed', 'paid'],
  ['rejected', 'declined'],
  ['refunded', 'refunded'],
]);

/** Bank of Georgia, Online Payment API (https://api.bog.ge/docs/en/payments/introduction). Later months are charged by its "automatic payment". */
export function bogBank(settings: BogSettings, back: BankReturn, clock: () => number): Bank {
  const {
    clientId,
    clientSecret,
    baseUrl = 'https://api.bog.ge',
    authUrl = 'https://oauth2.bog.ge/auth/realms/bog/protocol/openid-connect/token',
  } = settings;
  const key = createPublicKey(settings.publicKey);
  const withToken = accessTokens(authUrl, () => tokenRequest(clientId, clientSecret), clock);
  const ask = <Schema extends v.GenericSchema>(
    method: string,
    path: string,
    schema: Schema,
    body?: unknown,
    key?: string,
  ) =>
    withToken((token) => {
      const headers = {
        Authorization: `Bearer ${token}`,
        'Accept-Language': 'ka',
        'Content-Type': 'application/json',
        ...(key !== undefined && { 'Idempotency-Key': asVersion4(key) }),
      };
      return askBankServer(
        `${baseUrl}/payments/v1${path}`,
        { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
        schema,
      );
    });
  return {
    name: 'bog',
    chargesOnce: true,
    async open(payment) {
      const {
        id,
        _links: { redirect },
      } = await ask('POST', '/ecommerce/orders', Created, orderBody(payment, back), payment.orderId);
      // Before anybody is led to the page, so that the card is saved with the first payment.
      await ask('PUT', `/orders/${id}/subscriptions`, v.unknown());
      return { bankId: id, redirectUrl: redirect.href };
    },
    ask: async (bankId) => answerOf(await ask('GET', `/receipt/${encodeURIComponent(bankId)}`, Receipt)),
    async charge({ orderId }, card) {
      const body = { callback_url: back.callbackUrl, external_order_id: `${SHOWN_NAME}${orderId}` };
      const { id } = await ask(
        'POST',
        `/ecommerce/orders/${encodeURIComponent(card)}/subscribe`,
        Charged,
        body,
        orderId,
      );
      return { bankId: id };
    },
    async refund(bankId, orderId) {
      // Without an amount: all of it.
      await ask('POST', `/payment/refund/${encodeURIComponent(bankId)}`, v.unknown(), {}, refundKey(orderId));
    },
    async forgetCard(card) {
      await ask('DELETE', `/charges/card/${encodeURIComponent(card)}`, v.unknown());
    },
    calledAbout(headers, body) {
      if (!isSigned(key, headers.get('callback-signature'), body)) return null;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Callback), Buffer.from(body).toString());
      return parsed.success ? parsed.output.body.order_id : null;
    },
  };
}

const tokenRequest = (clientId: string, clientSecret: string): RequestInit => ({
  method: 'POST',
  headers: {
    Authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
    'Content-Type': 'application/x-www-form-urlencoded',
  },
  body: 'grant_type=client_credentials',
});

const orderBody = (
  { orderId, amountTetri, currency }: NewPayment,
  { callbackUrl, successUrl, failUrl }: BankReturn,
) => ({
  callback_url: callbackUrl,
  external_order_id: `${SHOWN_NAME}${orderId}`,
  purchase_units: {
    currency,
    total_amount: lariOf(amountTetri),
    basket: [{ quantity: 1, unit_price: lariOf(amountTetri), product_id: 'pro-month', description: NAME_OF_MONTH }],
  },
  payment_method: ['card'],
  redirect_urls: { success: successUrl, fail: failUrl },
  ttl: PAGE_LIFE_MINUTES,
});

function answerOf({
  order_id,
  external_order_id,
  order_status,
  purchase_units,
  payment_detail,
}: v.InferOutput<typeof Receipt>): BankAnswer {
  const status = STATUS.get(order_status.key) ?? 'pending';
  const { request_amount, transfer_amount, currency_code } = purchase_units;
  // Older receipts do not say what the card was saved for: then our own request to save it counts.
  const saved =
    payment_detail !== null &&
    (payment_detail.saved_card_type ?? (payment_detail.transfer_method?.key === 'card' ? SAVED : null)) === SAVED;
  return {
    word: {
      orderId: external_order_id === null ? null : external_order_id.replace(SHOWN_NAME, ''),
      status,
      amountTetri: status === 'paid' ? (transfer_amount ?? request_amount) : request_amount,
      currency: currency_code,
    },
    card: {
      handle: saved ? (payment_detail.parent_order_id ?? order_id) : null,
      mask: cardMask(payment_detail?.payer_identifier ?? null),
    },
  };
}

/** SHA256 with RSA over the very bytes that came, before anything of them is read. */
function isSigned(key: KeyObject, signature: string | null, body: Uint8Array): boolean {
  return signature !== null && verify('RSA-SHA256', body, key, Buffer.from(signature, 'base64'));
}

/** A key of its own for giving an order's money back, in the form of an id: the order's id is the key of its payment. */
const refundKey = (orderId: string): string =>
  createHash('sha256')
    .update(`refund ${orderId}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4}).(.{3})(.{12}).*$/, '$1-$2-$3-8$4-$5');

/** The bank takes only ids of version 4 as keys: our own, which begin with the time, under that version's digit. */
const asVersion4 = (orderId: string): string => `${orderId.slice(0, 14)}4${orderId.slice(15)}`;
