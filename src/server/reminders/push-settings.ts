import { readVapidKeys, type VapidKeys } from './vapid-keys.ts';

/** How push messages go out. */
export interface PushSettings {
  /** Null: made at the first start and kept. */
  keys: VapidKeys | null;
  /** Whom a push service writes to when something is wrong with our messages (RFC 8292 §2.1). */
  subject: string;
  /** Push services on top of the browsers' own: hosts, or whole origins, which count as they are. */
  services: readonly string[];
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Where the settings name nobody: some services want a subject of this shape in every message. */
const NO_SUBJECT = 'mailto:nobody@lukma.invalid';

/** Reads what the environment says of push; adds a sentence to `mistakes` for each setting that cannot be used. */
export function readPushSettings(env: Environment, contactEmail: string | null, mistakes: string[]): PushSettings {
  const subject = env['VAPID_SUBJECT'] || (contactEmail === null ? NO_SUBJECT : `mailto:${contactEmail}`);
  if (!/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(subject)) {
    mistakes.push('VAPID_SUBJECT must begin with mailto: or https://.');
  }
  const services = (env['PUSH_SERVICES'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  for (const service of services) {
    if (isHost(service) || isOrigin(service)) continue;
    mistakes.push(`PUSH_SERVICES lists hosts like push.example.com, or origins, not "${service}".`);
  }
  return { keys: keysOf(env, mistakes), subject, services };
}

function keysOf(env: Environment, mistakes: string[]): VapidKeys | null {
  const [publicKey, privateKey] = [env['VAPID_PUBLIC_KEY'] ?? '', env['VAPID_PRIVATE_KEY'] ?? ''];
  if (publicKey === '' && privateKey === '') return null;
  const keys = readVapidKeys({ publicKey, privateKey });
  // The private key itself stays out of the message.
  if (!keys) mistakes.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be a pair of P-256 keys in base64url.');
  return keys;
}

const isHost = (text: string): boolean => /^[a-z\d-]+(\.[a-z\d-]+)+$/i.test(text);

function isOrigin(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
  } catch {
    return false;
  }
}
