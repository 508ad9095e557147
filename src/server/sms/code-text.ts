/** One message of letters beyond Latin holds so many UTF-16 units. */
export const ONE_MESSAGE = 70;

/** What a code is for. Who reads a message that they did not ask for learns what somebody tries. */
export type CodePurpose = 'sign-in' | 'registration' | 'new-number' | 'confirmation';

const OF_PURPOSE: Record<CodePurpose, string> = {
  'sign-in': 'შესვლის',
  registration: 'რეგისტრაციის',
  'new-number': 'ნომრის შეცვლის',
  confirmation: 'დადასტურების',
};

/**
 * The text of a code, within one message. With a `host` its last line is what browsers read the code from by themselves (WebOTP: the
 * origin-bound format, `@host #code`, which knows no ports: https://wicg.github.io/sms-one-time-codes). A long host costs the purpose
 * first, and only then that line.
 */
export function codeText(code: string, purpose: CodePurpose, host: string | null): string {
  const told = `ლუკმა: ${OF_PURPOSE[purpose]} კოდია ${code}. არავის უთხრათ.`;
  if (host === null) return told;
  const line = `\n\n@${host.replace(/:\d+$/, '')} #${code}`;
  const fitting = [`${told}${line}`, `ლუკმა: კოდია ${code}. არავის უთხრათ.${line}`].find(
    ({ length }) => length <= ONE_MESSAGE,
  );
  return fitting ?? told;
}
