/** Where money is paid; null: nowhere. */
export type BankSettings = { provider: 'sandbox' } | null;

type Environment = Readonly<Record<string, string | undefined>>;

const PROVIDERS = ['sandbox', 'off'] as const;

/** Reads which bank takes the money. Adds to `mistakes` what cannot work. */
export function readBankSettings(env: Environment, mistakes: string[]): BankSettings {
  const provider = env['BANK_PROVIDER'] || 'sandbox';
  if (provider === 'sandbox') return { provider };
  if (provider !== 'off') mistakes.push(`BANK_PROVIDER must be one of ${PROVIDERS.join(', ')}, not "${provider}".`);
  return null;
}
