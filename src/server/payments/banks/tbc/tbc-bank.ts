import * as v from 'valibot';
import type { BankWord } from '#domain/payment/pro-order.ts';
import { LariAsTetri, lariOf } from '#server/payments/money-text.ts';
import { accessTokens } from '../access-token.ts';
import { askBankServer } from '../ask-bank-server.ts';
import { BankFailed, cardMask, type Bank, type BankAnswer, type BankReturn } from '../bank.ts';

/** What the bank has given out to its shop, and where its server is. */
export interface TbcSettings {
  clientId: string;
  clientSecret: string;
  apiKey: string;
  baseUrl?: string;
}

/** Cards only: other ways of paying leave no card for the next month. */
const BY_CARD = 5;
const PAGE_LIFE_MINUTES = 15;

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));
const Link = v.object({ uri: v.nullish(v.string(), null), rel: v.nullish(v.string(), null) });
const Created = v.object({ payId: Id, links: v.array(Link) });
const Charged = v.object({ payId: Id });
const Details = v.object({
  payId: Id,
  merchantPaymentId: v.nullish(v.string(), null),
  status: v.string(),
  amount: LariAsTetri,
  currency: v.string(),
  paymentCardNumber: v.nullish(v.string(), null),
  recurringCard: v.nullish(v.object({ recId: v.nullish(Id, null), cardMask: v.nullish(v.string(), null) }), null),
});
const Callback = v.object({ PaymentId: Id });

/** What the bank's states mean; those that are not here are still on their way. */
const STATUS: ReadonlyMap<string, BankWord['status']> = new Map([
  ['Succeeded', 'paid'],
  ['PartialReturned', 'paid'],
  ['Returned', 'refunded'],
  ['Failed', 'declined'],
  ['Expired', 'expired'],
]);

/** TBC, E-Commerce (https://developers.tbcbank.ge/docs/checkout-overview). It signs no callback: which payment to ask about is all one says. */
export function tbcBank(
  { clientId, clientSecret, apiKey, baseUrl = 'https://api.tbcbank.ge' }: TbcSettings,
  back: BankReturn,
  clock: () => number,
): Bank {
  const withToken = accessTokens(
    `${baseUrl}/v1/tpay/access-token`,
    () => ({
      method: 'POST',
      headers: { apikey: apiKey },
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret }),
    }),
    clock,
  );
  const ask = <Schema extends v.GenericSchema>(method: string, path: string, schema: Schema, body?: unknown) =>
    withToken((token) => {
      const headers = { apikey: apiKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
      return askBankServer(
        `${baseUrl}/v1/tpay/payments${path}`,
        { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) },
        schema,
      );
    });
  return {
    name: 'tbc',
    // Its "execution" knows no key: asked twice, it charges twice.
    chargesOnce: false,
    async open({ orderId, amountTetri, currency }) {
      const { payId, links } = await ask('POST', '', Created, {
        amount: { currency, total: lariOf(amountTetri) },
        // One address for every end: what has become of the payment the server is asked.
        returnurl: back.successUrl,
        callbackUrl: back.callbackUrl,
        expirationMinutes: PAGE_LIFE_MINUTES,
        methods: [BY_CARD],
        language: 'KA',
        merchantPaymentId: orderId,
        saveCard: true,
        preAuth: false,
      });
      const page = links.find(({ rel }) => rel === 'approval_url')?.uri ?? null;
      if (page === null || !/^https?:\/\/\S+$/.test(page))
        throw new BankFailed('unknown', 'an answer without the page');
      return { bankId: payId, redirectUrl: page };
    },
    ask: async (bankId) => answerOf(await ask('GET', `/${encodeURIComponent(bankId)}`, Details)),
    async charge({ orderId, amountTetri, currency }, card) {
      const body = {
        money: { amount: lariOf(amountTetri), currency },
        recId: card,
        initiator: 'merchant',
        merchantPaymentId: orderId,
        preAuth: false,
      };
      return { bankId: (await ask('POST', '/execution', Charged, body)).payId };
    },
    async refund(bankId) {
      // Without an amount: all of it. Money that is back already is refused.
      await ask('POST', `/${encodeURIComponent(bankId)}/cancel`, v.unknown(), {});
    },
    async forgetCard(card) {
      await ask('POST', `/${encodeURIComponent(card)}/delete`, v.unknown());
    },
    calledAbout(_, body) {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Callback), Buffer.from(body).toString());
      return parsed.success ? parsed.output.PaymentId : null;
    },
  };
}

function answerOf({
  merchantPaymentId,
  status,
  amount,
  currency,
  paymentCardNumber,
  recurringCard,
}: v.InferOutput<typeof Details>): BankAnswer {
  return {
    word: { orderId: merchantPaymentId, status: STATUS.get(status) ?? 'pending', amountTetri: amount, currency },
    card: { handle: recurringCard?.recId ?? null, mask: cardMask(recurringCard?.cardMask ?? paymentCardNumber) },
  };
}
