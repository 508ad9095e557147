import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { errorFields, logEvent } from '#server/platform/log.ts';
import { timingSafeEqualText } from '#server/platform/secrets.ts';
import type { Orm } from '#server/store/database.ts';
import type { KeyedHash } from '#server/store/server-secret.ts';
import { SANDBOX_CARDS, sandboxPayments, type SandboxCard } from '#server/store/tables/payment-tables.ts';
import { BankFailed, type Bank, type BankAnswer, type NewPayment } from '../bank.ts';

/** The last digits of each card. */
export const SANDBOX_MASKS: Readonly<Record<SandboxCard, string>> = { pays: '•••• 4242', 'pays-once': '•••• 0005' };

export type SandboxPayment = typeof sandboxPayments.$inferSelect;

interface SandboxMeans {
  orm: Orm;
  hash: KeyedHash;
  clock: () => number;
  newId: () => string;
  /** Where our own callback is reached. */
  callbackUrl: () => string;
}

/** The sandbox: a bank's page of our own, with its side of the conversation. */
export interface SandboxBank extends Bank {
  find(bankId: string): Promise<SandboxPayment | null>;
  /** What the person has chosen on the page; a payment is decided once. */
  decide(bankId: string, choice: 'pay' | 'decline', card: SandboxCard): Promise<void>;
}

/** Whether a bank is the sandbox, which has a page of its own. */
export const isSandbox = (bank: Bank): bank is SandboxBank => bank.name === 'sandbox';

const SIGNATURE = 'sandbox-signature';
/** The page can be paid on for so long. */
const PAGE_LIFE_MS = 15 * 60_000;
const Callback = v.object({ payment: v.pipe(v.string(), v.uuid()) });

/** A bank that moves no money, with the manners of a real one: it calls back beside the browser and is asked again. */
export function sandboxBank({ orm, hash, clock, newId, callbackUrl }: SandboxMeans): SandboxBank {
  const find = async (bankId: string) => {
    const [row] = await orm.select().from(sandboxPayments).where(eq(sandboxPayments.bankId, bankId));
    return row ?? null;
  };
  const make = async (
    { orderId, amountTetri, currency }: NewPayment,
    charged: Pick<SandboxPayment, 'state' | 'card'>,
  ) => {
    await orm
      .insert(sandboxPayments)
      .values({ bankId: newId(), orderId, amountTetri, currency, ...charged, createdMs: clock() })
      .onConflictDoNothing();
    const [row] = await orm.select().from(sandboxPayments).where(eq(sandboxPayments.orderId, orderId));
    if (!row) throw new BankFailed('unknown', 'the payment was not kept');
    return row.bankId;
  };
  const callBack = (bankId: string) => {
    const body = JSON.stringify({ payment: bankId });
    const headers = { 'Content-Type': 'application/json', [SIGNATURE]: hash('sandbox-bank', body) };
    // Beside the browser, as a bank does; what is lost is found when the payment is asked about.
    void fetch(callbackUrl(), { method: 'POST', body, headers, signal: AbortSignal.timeout(5_000) })
      .then((response) => response.body?.cancel())
      .catch((error: unknown) => logEvent('warn', 'sandbox callback lost', errorFields(error)));
  };
  return {
    name: 'sandbox',
    chargesOnce: true,
    find,
    async decide(bankId, choice, card) {
      const row = await find(bankId);
      if (!row || clock() - row.createdMs > PAGE_LIFE_MS) return;
      const decided = choice === 'pay' ? ({ state: 'paid', card } as const) : ({ state: 'declined' } as const);
      await orm
        .update(sandboxPayments)
        .set(decided)
        .where(and(eq(sandboxPayments.bankId, bankId), eq(sandboxPayments.state, 'pending')));
      callBack(bankId);
    },
    async open(payment) {
      const bankId = await make(payment, { state: 'pending', card: null });
      return { bankId, redirectUrl: `/bank/sandbox/${bankId}` };
    },
    async ask(bankId) {
      const row = await find(bankId);
      if (!row) throw new BankFailed('refused', 'no such payment');
      return answerOf(row, clock());
    },
    async charge(payment, card) {
      const known = SANDBOX_CARDS.find((one) => one === card);
      if (!known) throw new BankFailed('refused', 'no such card');
      const bankId = await make(payment, { state: known === 'pays' ? 'paid' : 'declined', card: known });
      callBack(bankId);
      return { bankId };
    },
    async refund(bankId) {
      await orm
        .update(sandboxPayments)
        .set({ state: 'refunded' })
        .where(and(eq(sandboxPayments.bankId, bankId), eq(sandboxPayments.state, 'paid')));
    },
    // A card of the sandbox is a word; there is nothing to forget.
    forgetCard: () => Promise.resolve(),
    calledAbout(headers, body) {
      const text = Buffer.from(body).toString();
      if (!timingSafeEqualText(headers.get(SIGNATURE) ?? '', hash('sandbox-bank', text))) return null;
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Callback), text);
      return parsed.success ? parsed.output.payment : null;
    },
  };
}

function answerOf(
  { orderId, state, amountTetri, currency, card, createdMs }: SandboxPayment,
  nowMs: number,
): BankAnswer {
  const tooLate = state === 'pending' && nowMs - createdMs > PAGE_LIFE_MS;
  return {
    word: { orderId, status: tooLate ? 'expired' : state, amountTetri, currency },
    card: { handle: card, mask: card && SANDBOX_MASKS[card] },
  };
}
