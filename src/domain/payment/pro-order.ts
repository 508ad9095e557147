import { dayOfMonth, monthAfter } from './paid-month.ts';

// created ─bank's page→ redirected ─┬─paid──────→ paid ─refunded→ refunded
//                                   ├─declined──→ declined ─paid, late→ paid
//                                   └─no word───→ expired  ─paid, late→ paid
// The bank's word may come twice, late or in any order; money that has moved outweighs everything said before.

export const ORDER_STATES = ['created', 'redirected', 'paid', 'declined', 'expired', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];
/** Of orders about which a bank may still say something new, and for which nobody has paid. */
export const OPEN_STATES: readonly OrderState[] = ['created', 'redirected'];

/** An order of a month of PRO. `fromMs` and `untilMs`: the month that it pays for, once it is paid; none when its account is gone. */
export interface ProOrder {
  orderId: string;
  state: OrderState;
  amountTetri: number;
  currency: string;
  fromMs: number | null;
  untilMs: number | null;
}

/** What the bank's own server says of an order when it is asked. */
export interface BankWord {
  /** Our name of the order, as the bank was told it; null where the bank does not repeat it. */
  orderId: string | null;
  status: 'pending' | 'paid' | 'declined' | 'expired' | 'refunded';
  amountTetri: number;
  currency: string;
}

/** What a person has paid for: until when, and on which day of the month it begins anew. */
export interface PaidTime {
  premiumUntilMs: number | null;
  anchorDay: number | null;
}

type Settlement =
  | { is: 'unchanged' }
  /** The word is about other money than the order: nothing may come of it. */
  | { is: 'mismatch' }
  | { is: 'changed'; order: ProOrder; paid: PaidTime };

/** Whether a bank may still say something new about an order that nobody has paid. */
export const isOpen = ({ state }: Pick<ProOrder, 'state'>): boolean => OPEN_STATES.includes(state);

/** Whether nobody has got a month for the money of an order: its account was gone when it came. It is to be given back. */
export const isOwedBack = ({ state, fromMs }: Pick<ProOrder, 'state' | 'fromMs'>): boolean =>
  state === 'paid' && fromMs === null;

/** What the bank's word does to an order and to the time that is paid for. The same word again changes nothing. */
export function settle(order: ProOrder, paid: PaidTime, word: BankWord, nowMs: number): Settlement {
  if (word.status === 'pending') return { is: 'unchanged' };
  if (!isAbout(word, order)) return { is: 'mismatch' };
  switch (word.status) {
    case 'paid':
      return order.state === 'paid' || order.state === 'refunded' ? { is: 'unchanged' } : pay(order, paid, nowMs);
    case 'refunded':
      return order.state === 'refunded' ? { is: 'unchanged' } : refund(order, paid);
    case 'declined':
    case 'expired':
      return isOpen(order) ? { is: 'changed', order: { ...order, state: word.status }, paid } : { is: 'unchanged' };
  }
}

/** Money that was refused or never came has no amount worth comparing. */
function isAbout(word: BankWord, order: ProOrder): boolean {
  if (word.orderId !== null && word.orderId !== order.orderId) return false;
  if (word.status === 'declined' || word.status === 'expired') return true;
  return word.amountTetri === order.amountTetri && word.currency === order.currency;
}

/** A month on top of what is paid for already. */
function pay(order: ProOrder, { premiumUntilMs, anchorDay }: PaidTime, nowMs: number): Settlement {
  const goesOn = premiumUntilMs !== null && premiumUntilMs > nowMs;
  const fromMs = goesOn ? premiumUntilMs : nowMs;
  const anchor = goesOn && anchorDay !== null ? anchorDay : dayOfMonth(fromMs);
  const untilMs = monthAfter(fromMs, anchor);
  return {
    is: 'changed',
    order: { ...order, state: 'paid', fromMs, untilMs },
    paid: { premiumUntilMs: untilMs, anchorDay: anchor },
  };
}

/** The month goes with the money; months paid before or after it stay as long as they were. */
function refund(order: ProOrder, paid: PaidTime): Settlement {
  const month = order.fromMs !== null && order.untilMs !== null ? order.untilMs - order.fromMs : 0;
  const premiumUntilMs = paid.premiumUntilMs === null ? null : paid.premiumUntilMs - month;
  return { is: 'changed', order: { ...order, state: 'refunded' }, paid: { ...paid, premiumUntilMs } };
}
