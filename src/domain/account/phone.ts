/**
 * The nine digits of a Georgian phone number out of what was typed: everything but digits and
 * one leading 995 goes (spec §5). Null when not exactly nine digits remain.
 */
export function normalisePhone(typed: string): string | null {
  const digits = typed.replace(/\D/g, '').replace(/^995/, '');
  return digits.length === 9 ? digits : null;
}
