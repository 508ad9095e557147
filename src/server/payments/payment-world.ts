import type { Services } from '../services.ts';
import type { Bank } from './bank.ts';

/** What payments work with, once there is a bank. */
export interface PaymentWorld extends Pick<Services, 'database' | 'clock' | 'newId'> {
  bank: Bank;
}
