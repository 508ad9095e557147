import type { BankWord } from '#domain/payment/pro-order.ts';
import type { Database } from '#server/store/database.ts';
import type { BankName } from '#server/store/tables/payment-tables.ts';

/** What payments work with, once there is a bank. */
export interface PaymentWorld {
  database: Database;
  bank: Bank;
  clock: () => number;
  newId: () => string;
}

/** How people recognise a card, „•••• 4242": of what a bank shows of its number no more than the last four digits is kept. */
export function cardMask(shown: string | null): string | null {
  const last = /(\d{4})\s*$/.exec(shown ?? '')?.[1];
  return last === undefined ? null : `•••• ${last}`;
}

/** An order on its way to the bank's page. */
export interface NewPayment {
  orderId: string;
  amountTetri: number;
  currency: string;
}

/** Addresses that a bank is told. */
export interface BankReturn {
  callbackUrl: string;
  successUrl: string;
  failUrl: string;
}

/** What the bank's server says about a payment. */
export interface BankAnswer {
  word: BankWord;
  /** What was paid with, once it was paid: `handle` by what the bank knows the card that it keeps, `mask` its last digits. */
  card: { handle: string | null; mask: string | null };
}

/** Where money is paid. Every call may throw BankFailed. */
export interface Bank {
  readonly name: BankName;
  /** Whether a charge asked again for the same order is still one charge. */
  readonly chargesOnce: boolean;
  /** Makes a payment whose card is saved for the months to come. Asked again for the same order, it makes no second one where the bank can tell. */
  open(payment: NewPayment): Promise<{ bankId: string; redirectUrl: string }>;
  /** What has become of a payment: the only word that counts. */
  ask(bankId: string): Promise<BankAnswer>;
  /** Charges a saved card, without the person. */
  charge(payment: NewPayment, card: string): Promise<{ bankId: string }>;
  /** Gives the whole money of a paid payment back. Asked again for the same payment it gives nothing twice, but may be refused; `ask` tells what has become of it. */
  refund(bankId: string, orderId: string): Promise<void>;
  /** Has the bank forget a card. */
  forgetCard(card: string): Promise<void>;
  /** Which payment a callback speaks of; null when it is not the bank's. Nothing else of it is believed. */
  calledAbout(headers: Headers, body: Uint8Array): string | null;
}

/**
 * The bank did not do what it was asked. `refused`: it has said no, so nothing was charged. `unknown`: no answer came that can be read,
 * and it may have done it.
 */
export class BankFailed extends Error {
  override readonly name = 'BankFailed';
  /** `status`: of the answer, when there was one. */
  constructor(
    readonly is: 'refused' | 'unknown',
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}
