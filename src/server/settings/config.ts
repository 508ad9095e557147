import type { SessionLife } from '../accounts/sessions/sessions.ts';
import { readAiSettings, type AiSettings } from '../ai/ai-settings.ts';
import type { SpaceLimits } from '../diary/core/space.ts';
import { readProductSettings, type ProductSettings } from '../food/products/product-settings.ts';
import type { DiskSettings } from '../limits/disk-guard.ts';
import { readBankSettings, type BankSettings } from '../payments/banks/bank-settings.ts';
import { readPushSettings, type PushSettings } from '../reminders/push-settings.ts';
import { demandSender, readSmsSettings, type SmsSettings } from '../sms/sms-settings.ts';
import { databaseUrlMistake } from '../store/database-url.ts';

const MEGABYTE = 1_000_000;

/** The settings of what a user may write and keep. The defaults let a person bring ten years of a diary along in one day. */
const readSpaceLimits = (limit: (name: string, otherwise: number) => number): SpaceLimits => ({
  dayRows: limit('LIMIT_USER_DAY_ROWS', 150_000),
  dayBytes: limit('LIMIT_USER_DAY_MEGABYTES', 150) * MEGABYTE,
  dayTalks: limit('LIMIT_USER_DAY_TALKS', 1_000),
  rows: limit('LIMIT_USER_ROWS', 2_000_000),
  bytes: limit('LIMIT_USER_MEGABYTES', 2_000) * MEGABYTE,
});

/** The settings of the disk guard. */
const readDiskSettings = (
  env: Readonly<Record<string, string | undefined>>,
  whole: (name: string, otherwise: number, least: number, most: number) => number,
): DiskSettings => ({
  reserveBytes: whole('DISK_RESERVE_MEGABYTES', 500, 0, 1_000_000_000) * MEGABYTE,
  databaseBytes: env['DATABASE_MEGABYTES'] ? whole('DATABASE_MEGABYTES', 0, 1, 1_000_000_000) * MEGABYTE : null,
});

/** Limits of requests by who they count for: per minute where nothing else is said. */
interface RateLimits {
  /** All calls of one address. */
  address: number;
  /** Files, pages and pictures that one address asks of one process. */
  files: number;
  /** Seconds after which a request whose body hardly comes is ended. */
  slowSeconds: number;
  /** New users of one address: a school sits behind one router. */
  newUsers: number;
  /** Attempts of one address to sign in. */
  signIns: number;
  /** Numbers of which one address asks whether they have an account; twenty times as many a day. */
  checks: number;
  /** Passwords tried for one name; ten times as many a day. */
  passwords: number;
  /** Symbols of pairings tried by one address, ten times as many a day; a hundred times as many wrong ones by all. */
  pairings: number;
  /** Messages asked for by one address, ten times as many a day; and by everybody together a day, of which some percent are for numbers with an account. */
  sms: { address: number; day: number; reservedPercent: number };
  /** Trials that nameless users of one address begin a day; those of others begin with a proven number. */
  trials: number;
  reads: number;
  writes: number;
  /** Pictures of a user; and of one address, behind which a school may sit. */
  uploads: number;
  uploadsAddress: number;
  /** Weeks planned for a user: each costs the processor as much as hundreds of other writes. */
  weeks: number;
  /** Orders of a user, five times as many a day and as many questions about them. */
  orders: number;
  /** Callbacks of banks, and looks at the sandbox's page, from one address. */
  callbacks: number;
  /** What a user may write a day and keep in all. */
  space: SpaceLimits;
  /** Kilobytes that one address may send a day. */
  addressDayKilobytes: number;
  /** Of photos and recordings that are read or handled at once. */
  bodiesMegabytes: number;
  /** What a user may ask a day; and how often one address, and all together, may have models asked. */
  ai: { texts: number; photos: number; labels: number; chats: number; voices: number; addressDay: number; day: number };
  /** Barcodes that a user, and one address, has Open Food Facts asked about a day; and all together a minute, as its rules want. */
  products: { userDay: number; addressDay: number; minute: number };
}

/** What the environment decides. */
export interface Config {
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  databaseConnections: number;
  databasePooled: boolean;
  /** Below or above what no more is written. */
  disk: DiskSettings;
  onboardingEnabled: boolean;
  /** Addresses or networks of proxies whose X-Forwarded-* headers count. */
  trustProxy: string[];
  limits: RateLimits;
  /** Whom people may ask for help. */
  contact: { email: string | null; phone: string | null };
  /** Who runs the service, for its legal pages. */
  company: { name: string | null; id: string | null; address: string | null };
  push: PushSettings;
  /** Null: the built-in parser and coach answer. */
  ai: AiSettings | null;
  /** Null: nobody is asked about barcodes. */
  products: ProductSettings | null;
  /** Null: nothing can be paid. */
  bank: BankSettings;
  /** Null: messages are lines of a file. */
  sms: SmsSettings | null;
  /** How long a session lasts. */
  sessionLife: SessionLife;
  /** What keyed hashes are made with; null: a secret that the database keeps. */
  secret: string | null;
  /** The host name that people see: browsers bind a code to it. */
  publicHost: string | null;
  /** What readers of `/metrics` show; null: there is no such page. */
  metricsToken: string | null;
  /** Set by the argument `--after-restore`. */
  restored: boolean;
}

/** A setting that cannot be used; the message names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const DAY_MS = 24 * 60 * 60_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads and checks the whole configuration. Throws ConfigError with every mistake at once. */
export function readConfig(env: Environment, args: readonly string[]): Config {
  const mistakes: string[] = [];
  const whole = (name: string, otherwise: number, least: number, most: number) => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= least && value <= most) return value;
    mistakes.push(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
    return otherwise;
  };
  const limit = (name: string, otherwise: number) => whole(name, otherwise, 1, 100_000_000);
  const contact = {
    email: matching(env, 'CONTACT_EMAIL', /^[^\s@<>]{1,64}@[^\s@<>]{1,190}$/, 'an e-mail address', mistakes),
    phone: matching(env, 'CONTACT_PHONE', /^\+?[\d ()-]{5,24}$/, 'a phone number', mistakes),
  };
  const config: Config = {
    port: whole('PORT', 3000, 0, 65_535),
    dataDir: env['DATA_DIR'] || './data',
    databaseUrl: env['DATABASE_URL'] || null,
    databaseConnections: whole('DATABASE_CONNECTIONS', 10, 1, 500),
    databasePooled: flag(env, 'DATABASE_POOLED', false, mistakes),
    disk: readDiskSettings(env, whole),
    onboardingEnabled: flag(env, 'ONBOARDING_ENABLED', true, mistakes),
    trustProxy: networks(env['TRUST_PROXY'] ?? '', mistakes),
    limits: {
      address: limit('LIMIT_ADDRESS', 12_000),
      files: limit('LIMIT_FILES', 60_000),
      slowSeconds: whole('LIMIT_SLOW_SECONDS', 30, 1, 600),
      newUsers: limit('LIMIT_NEW_USERS', 30),
      signIns: limit('LIMIT_SIGN_INS', 60),
      checks: limit('LIMIT_CHECKS', 10),
      passwords: limit('LIMIT_PASSWORDS', 10),
      pairings: limit('LIMIT_PAIRINGS', 10),
      sms: {
        address: limit('LIMIT_SMS', 10),
        day: limit('LIMIT_SMS_DAY', 20_000),
        reservedPercent: whole('SMS_RESERVED_PERCENT', 20, 0, 90),
      },
      trials: whole('LIMIT_TRIALS', 5, 0, 100_000_000),
      reads: limit('LIMIT_READS', 1_200),
      writes: limit('LIMIT_WRITES', 6_000),
      uploads: limit('LIMIT_UPLOADS', 120),
      uploadsAddress: limit('LIMIT_UPLOADS_ADDRESS', 600),
      weeks: limit('LIMIT_WEEKS', 20),
      orders: limit('LIMIT_ORDERS', 6),
      callbacks: limit('LIMIT_CALLBACKS', 120),
      space: readSpaceLimits(limit),
      addressDayKilobytes: limit('LIMIT_ADDRESS_DAY_KILOBYTES', 2_000_000),
      bodiesMegabytes: limit('LIMIT_BODIES_MEGABYTES', 96),
      ai: {
        texts: limit('LIMIT_AI_TEXTS', 500),
        photos: limit('LIMIT_AI_PHOTOS', 60),
        labels: limit('LIMIT_AI_LABELS', 60),
        chats: limit('LIMIT_AI_CHATS', 200),
        voices: limit('LIMIT_AI_VOICES', 100),
        addressDay: limit('LIMIT_AI_ADDRESS_DAY', 2_000),
        day: limit('LIMIT_AI_DAY', 20_000),
      },
      products: {
        userDay: limit('LIMIT_PRODUCTS', 200),
        addressDay: limit('LIMIT_PRODUCTS_ADDRESS_DAY', 1_000),
        minute: limit('LIMIT_PRODUCTS_MINUTE', 15),
      },
    },
    contact,
    company: {
      name: matching(env, 'COMPANY_NAME', /^[^<>]{1,120}$/u, 'a name of at most 120 characters', mistakes),
      id: matching(env, 'COMPANY_ID', /^\d{9}(\d{2})?$/, 'an identification number of 9 or 11 digits', mistakes),
      address: matching(env, 'COMPANY_ADDRESS', /^[^<>]{1,200}$/u, 'an address of at most 200 characters', mistakes),
    },
    push: readPushSettings(env, contact.email, mistakes),
    ai: readAiSettings(env, whole, mistakes),
    products: readProductSettings(env, whole, mistakes),
    bank: readBankSettings(env, mistakes),
    sms: readSmsSettings(env, mistakes),
    sessionLife: {
      idleMs: whole('SESSION_IDLE_DAYS', 365, 1, 36_500) * DAY_MS,
      mostMs: whole('SESSION_DAYS', 1_825, 1, 36_500) * DAY_MS,
    },
    secret: env['SERVER_SECRET'] || null,
    publicHost: env['PUBLIC_HOST'] || null,
    metricsToken: env['METRICS_TOKEN'] || null,
    restored: args.includes('--after-restore'),
  };
  if (config.secret !== null && config.secret.length < 32)
    mistakes.push('SERVER_SECRET must have at least 32 characters.');
  if (config.metricsToken !== null && config.metricsToken.length < 16)
    mistakes.push('METRICS_TOKEN must have at least 16 characters.');
  if (config.publicHost !== null && !/^[\da-z.-]+(:\d+)?$/.test(config.publicHost))
    mistakes.push('PUBLIC_HOST must be a host name like lukma.ge.');
  const unsafe = config.databaseUrl === null ? null : databaseUrlMistake(config.databaseUrl);
  if (unsafe !== null) mistakes.push(unsafe);
  demandSender(env, config, mistakes);
  const unknown = args.filter((arg) => arg !== '--after-restore');
  if (unknown.length > 0)
    mistakes.push(
      `Unknown argument ${unknown.join(' ')}; there are --after-restore, and the commands backup, restore and end-sessions.`,
    );
  if (mistakes.length > 0) throw new ConfigError(mistakes.join('\n'));
  return config;
}

function flag(env: Environment, name: string, otherwise: boolean, mistakes: string[]): boolean {
  const text = env[name];
  if (text === undefined || text === '') return otherwise;
  if (text === 'true' || text === 'false') return text === 'true';
  mistakes.push(`${name} must be true or false, not "${text}".`);
  return otherwise;
}

function matching(env: Environment, name: string, shape: RegExp, kind: string, mistakes: string[]): string | null {
  const text = env[name]?.trim() ?? '';
  if (text === '' || shape.test(text)) return text || null;
  mistakes.push(`${name} must be ${kind}, not "${text}".`);
  return null;
}

const LOOPBACK = ['127.0.0.0/8', '::1'];

function networks(text: string, mistakes: string[]): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      if (part === 'loopback') return LOOPBACK;
      if (/^[\da-fA-F.:]+(\/\d{1,3})?$/.test(part) && /[.:]/.test(part)) return [part];
      mistakes.push(`TRUST_PROXY lists addresses, networks like 10.0.0.0/8, or loopback, not "${part}".`);
      return [];
    });
}
