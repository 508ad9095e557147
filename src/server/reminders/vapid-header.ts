import { sign } from 'node:crypto';
import { signingKey, type VapidKeys } from './vapid-keys.ts';

/** Services refuse a token of more than a day; half of that forgives a clock that is wrong. */
const LIFE_SECONDS = 12 * 60 * 60;

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The `Authorization` header that tells a push service who sends (RFC 8292). */
export function vapidHeader(endpoint: string, keys: VapidKeys, subject: string, nowMs: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(nowMs / 1000) + LIFE_SECONDS, sub: subject };
  const unsigned = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  // JOSE wants the two numbers side by side, not OpenSSL's DER.
  const signature = sign('sha256', Buffer.from(unsigned), { key: signingKey(keys), dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${keys.publicKey}`;
}
