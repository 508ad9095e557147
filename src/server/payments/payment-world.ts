import type { Database } from '../store/database.ts';
import type { Bank } from './bank.ts';

/** What payments work with, once there is a bank. */
export interface PaymentWorld {
  database: Database;
  bank: Bank;
  clock: () => number;
  newId: () => string;
}
