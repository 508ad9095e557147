import { isOutgoingAddress } from '../http/outgoing-address.ts';

/** Who sends the messages; null: nobody, they are lines of a file. */
export type SmsSettings =
  | { provider: 'sender.ge'; apiKey: string; baseUrl?: string }
  | { provider: 'smsoffice.ge'; apiKey: string; sender: string; baseUrl?: string }
  | { provider: 'ubill'; apiKey: string; brandId: number; baseUrl?: string };

type Environment = Readonly<Record<string, string | undefined>>;

const PROVIDERS = ['sender.ge', 'smsoffice.ge', 'ubill'] as const;

/** Reads who sends messages. Adds to `mistakes` what cannot work; no message repeats a key. */
export function readSmsSettings(env: Environment, mistakes: string[]): SmsSettings | null {
  const provider = env['SMS_PROVIDER'] || null;
  const [apiKey, sender, base] = [env['SMS_API_KEY'] || null, env['SMS_SENDER'] || null, env['SMS_BASE_URL'] || null];
  if (provider === null) {
    const lonely = ['SMS_API_KEY', 'SMS_SENDER', 'SMS_BASE_URL'].filter((name) => env[name]);
    if (lonely.length > 0) mistakes.push(`${lonely.join(' and ')} ${lonely.length > 1 ? 'need' : 'needs'} SMS_PROVIDER: ${PROVIDERS.join(', ')}.`);
    return null;
  }
  const baseUrl = base === null ? {} : { baseUrl: base };
  if (base !== null && !isOutgoingAddress(base)) mistakes.push('SMS_BASE_URL must be an address like https://sms.example; http only on this machine.');
  if (apiKey === null || !/^[\x21-\x7e]+$/.test(apiKey)) {
    mistakes.push('SMS_PROVIDER needs SMS_API_KEY, printable ASCII without spaces.');
    return null;
  }
  if (provider === 'sender.ge') return { provider, apiKey, ...baseUrl };
  if (provider === 'smsoffice.ge') {
    if (sender === null || sender.length > 16) mistakes.push('SMS_PROVIDER smsoffice.ge needs SMS_SENDER, the name that the receiver sees, of at most 16 characters.');
    return { provider, apiKey, sender: sender ?? '', ...baseUrl };
  }
  if (provider === 'ubill') {
    if (sender === null || !/^\d{1,9}$/.test(sender)) mistakes.push('SMS_PROVIDER ubill needs SMS_SENDER, the number of the brand name.');
    return { provider, apiKey, brandId: Number(sender), ...baseUrl };
  }
  mistakes.push(`SMS_PROVIDER must be one of ${PROVIDERS.join(', ')}, not "${provider}".`);
  return null;
}
