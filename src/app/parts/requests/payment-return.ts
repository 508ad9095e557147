import { createRequest } from './request.ts';

/** What the bank's page said when it sent the person back. Only the server knows whether it was paid. */
export type PaymentReturn = 'success' | 'fail';

const paymentReturn = createRequest<PaymentReturn>();

/** Asks for the dialog that tells how the payment ended. */
export const showPaymentResult = (said: PaymentReturn): void => paymentReturn.ask(said);

/** The result was read. */
export const closePaymentResult = paymentReturn.close;

/** What the bank's page said, while its result is to be told. */
export const usePaymentReturn = (): PaymentReturn | undefined => paymentReturn.useAsked();
