import { createPublicKey } from 'node:crypto';
import { isOutgoingAddress } from '#server/platform/outgoing-address.ts';
import type { BogSettings } from './bog/bog-bank.ts';
import type { TbcSettings } from './tbc/tbc-bank.ts';

/** Where banks call back. */
export const CALLBACK_PATH = '/bank/callback';

/** Where the bank sends the person back to; the server decides how it ended, never this address. */
export const RETURN_PATHS = { success: '/dashboard?paySuccess=1', fail: '/dashboard?payFail=1' } as const;

/** Where money is paid; null: nowhere. */
export type BankSettings =
  | { provider: 'sandbox' }
  | ({ provider: 'bog' } & BogSettings)
  | ({ provider: 'tbc' } & TbcSettings)
  | null;

type Environment = Readonly<Record<string, string | undefined>>;

const PROVIDERS = ['sandbox', 'bog', 'tbc', 'off'];
const OF_A_BANK = [
  'BANK_CLIENT_ID',
  'BANK_CLIENT_SECRET',
  'BANK_PUBLIC_KEY',
  'BANK_API_KEY',
  'BANK_BASE_URL',
  'BANK_AUTH_URL',
] as const;

/** Reads which bank takes the money. Adds to `mistakes` what cannot work; no message repeats a secret. */
export function readBankSettings(env: Environment, mistakes: string[]): BankSettings {
  const provider = env['BANK_PROVIDER'] || 'sandbox';
  const given = (name: (typeof OF_A_BANK)[number]) => env[name] || '';
  if (provider === 'sandbox' || provider === 'off') {
    const lonely = OF_A_BANK.filter((name) => given(name) !== '');
    if (lonely.length > 0)
      mistakes.push(`${lonely.join(' and ')} ${lonely.length > 1 ? 'need' : 'needs'} BANK_PROVIDER bog or tbc.`);
    return provider === 'off' ? null : { provider };
  }
  if (provider !== 'bog' && provider !== 'tbc') {
    mistakes.push(`BANK_PROVIDER must be one of ${PROVIDERS.join(', ')}, not "${provider}".`);
    return null;
  }
  if (!env['PUBLIC_HOST'])
    mistakes.push(`BANK_PROVIDER ${provider} needs PUBLIC_HOST: where the bank calls back and sends people back to.`);
  const clientId = given('BANK_CLIENT_ID');
  const clientSecret = given('BANK_CLIENT_SECRET');
  if (!isToken(clientId) || !isToken(clientSecret))
    mistakes.push(
      `BANK_PROVIDER ${provider} needs BANK_CLIENT_ID and BANK_CLIENT_SECRET, printable ASCII without spaces.`,
    );
  const baseUrl = address(given('BANK_BASE_URL'), 'BANK_BASE_URL', mistakes);
  const authUrl = address(given('BANK_AUTH_URL'), 'BANK_AUTH_URL', mistakes);
  if (provider === 'tbc') {
    const apiKey = given('BANK_API_KEY');
    if (!isToken(apiKey)) mistakes.push('BANK_PROVIDER tbc needs BANK_API_KEY, printable ASCII without spaces.');
    return { provider, clientId, clientSecret, apiKey, ...(baseUrl !== '' && { baseUrl }) };
  }
  // A line of an environment file holds no line breaks: there they are written as \n.
  const publicKey = given('BANK_PUBLIC_KEY').replaceAll(String.raw`\n`, '\n');
  if (!isRsaKey(publicKey))
    mistakes.push("BANK_PROVIDER bog needs BANK_PUBLIC_KEY, the PEM that the bank's documentation of callbacks gives.");
  return {
    provider,
    clientId,
    clientSecret,
    publicKey,
    ...(baseUrl !== '' && { baseUrl }),
    ...(authUrl !== '' && { authUrl }),
  };
}

const isToken = (text: string): boolean => /^[\x21-\x7e]+$/.test(text);

function isRsaKey(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

function address(text: string, name: string, mistakes: string[]): string {
  if (text === '' || isOutgoingAddress(text)) return text.replace(/\/$/, '');
  mistakes.push(`${name} must be an address like https://bank.example; http only on this machine.`);
  return '';
}
