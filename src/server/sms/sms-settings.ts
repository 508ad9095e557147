import { isOutgoingAddress } from '../platform/outgoing-address.ts';

/** Who sends the messages; null: nobody, they are lines of a file. */
export type SmsSettings =
  | { provider: 'sender.ge'; apiKey: string; baseUrl?: string }
  | { provider: 'smsoffice.ge'; apiKey: string; sender: string; baseUrl?: string }
  | { provider: 'ubill'; apiKey: string; brandId: number; baseUrl?: string };

type Environment = Readonly<Record<string, string | undefined>>;

/** Said on purpose: messages are lines of a file and of the log. */
const LOG = 'log';
const PROVIDERS = ['sender.ge', 'smsoffice.ge', 'ubill', LOG] as const;

/** Reads who sends messages. Adds to `mistakes` what cannot work; no message repeats a key. */
export function readSmsSettings(env: Environment, mistakes: string[]): SmsSettings | null {
  const provider = env['SMS_PROVIDER'] || null;
  const [apiKey, sender, base] = [env['SMS_API_KEY'] || null, env['SMS_SENDER'] || null, env['SMS_BASE_URL'] || null];
  if (provider === null || provider === LOG) {
    const lonely = ['SMS_API_KEY', 'SMS_SENDER', 'SMS_BASE_URL'].filter((name) => env[name]);
    if (lonely.length > 0)
      mistakes.push(
        `${lonely.join(' and ')} ${lonely.length > 1 ? 'need' : 'needs'} SMS_PROVIDER: ${PROVIDERS.join(', ')}.`,
      );
    return null;
  }
  const baseUrl = base === null ? {} : { baseUrl: base };
  if (base !== null && !isOutgoingAddress(base))
    mistakes.push('SMS_BASE_URL must be an address like https://sms.example; http only on this machine.');
  if (apiKey === null || !/^[\x21-\x7e]+$/.test(apiKey)) {
    mistakes.push('SMS_PROVIDER needs SMS_API_KEY, printable ASCII without spaces.');
    return null;
  }
  if (provider === 'sender.ge') return { provider, apiKey, ...baseUrl };
  if (provider === 'smsoffice.ge') {
    if (sender === null || sender.length > 16)
      mistakes.push(
        'SMS_PROVIDER smsoffice.ge needs SMS_SENDER, the name that the receiver sees, of at most 16 characters.',
      );
    return { provider, apiKey, sender: sender ?? '', ...baseUrl };
  }
  if (provider === 'ubill') {
    if (sender === null || !/^\d{1,9}$/.test(sender))
      mistakes.push('SMS_PROVIDER ubill needs SMS_SENDER, the number of the brand name.');
    return { provider, apiKey, brandId: Number(sender), ...baseUrl };
  }
  mistakes.push(`SMS_PROVIDER must be one of ${PROVIDERS.join(', ')}, not "${provider}".`);
  return null;
}

/** Adds a mistake where people pay, or come by a host of their own, and codes would be lines of the log that nobody asked for. */
export function demandSender(
  env: Environment,
  { bank, publicHost, sms }: { bank: { provider: string } | null; publicHost: string | null; sms: SmsSettings | null },
  mistakes: string[],
): void {
  if (sms !== null || env['SMS_PROVIDER']) return;
  const takesMoney = bank !== null && bank.provider !== 'sandbox';
  if (!takesMoney && (publicHost === null || isLocal(publicHost))) return;
  const because = takesMoney ? `BANK_PROVIDER is ${bank.provider}` : `PUBLIC_HOST is ${publicHost}`;
  mistakes.push(
    `SMS_PROVIDER is missing, so every code would be in the log, while ${because}. Name a provider, or set SMS_PROVIDER=${LOG} to have it so on purpose.`,
  );
}

/** A host that only this machine or its own network knows. */
const isLocal = (host: string): boolean => {
  const name = host.replace(/:\d+$/, '');
  return (
    !name.includes('.') ||
    /\.(localhost|local|test|internal|home\.arpa)$/.test(name) ||
    /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(name)
  );
};
