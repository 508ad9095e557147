import { NBSP } from './number.ts';

/** A Georgian mobile number as it is written here: +995 599 12 34 56. Any other text stays as it is. */
export function formatPhone(phone: string): string {
  const digits = /^(?:\+?995)?(\d{3})(\d{2})(\d{2})(\d{2})$/.exec(phone);
  return digits ? ['+995', ...digits.slice(1)].join(NBSP) : phone;
}
