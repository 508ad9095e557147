/** One message of letters beyond Latin holds so many UTF-16 units. */
export const ONE_MESSAGE = 70;

/**
 * The text of a code, within one message. With a `host` its last line is what browsers read the code from by themselves (WebOTP: the
 * origin-bound format, `@host #code`, which knows no ports: https://wicg.github.io/sms-one-time-codes).
 */
export function codeText(code: string, host: string | null): string {
  const text = `ლუკმა: კოდია ${code}. არავის უთხრათ.`;
  const bound = host === null ? text : `${text}\n\n@${host.replace(/:\d+$/, '')} #${code}`;
  return bound.length <= ONE_MESSAGE ? bound : text;
}
