import type { PaymentInfo } from '#contract/payment/payment-info.ts';

// An emptied device hears with the first answer of its start how trial and premium stand, before its diary is open. The day is drawn with that at
// once; the host of the engine keeps it and asks no second time.
let told: { token: string | null; info: PaymentInfo } | null = null;

/** Notes what the server has told whoever holds `token`, until their diary keeps it. */
export function tellPayment(token: string | null, info: PaymentInfo): void {
  told = { token, info };
}

/** What was told whoever holds the present token; null where nothing was, or their diary keeps it. */
export const toldPayment = (token: () => string | null): PaymentInfo | null =>
  told !== null && told.token === token() ? told.info : null;

/** From here on the diary knows better. */
export function forgetToldPayment(): void {
  told = null;
}
