import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';

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

/** The key pair by which push services know this server (RFC 8292), base64url: 65 bytes of a point, 32 of a number. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const CURVE = 'prime256v1';
const PRIVATE_BYTES = 32;

/** A fresh pair. */
export function makeVapidKeys(): VapidKeys {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return keysOf(pair.getPrivateKey());
}

/** The pair when it is one; null when a key is damaged or the two do not belong together. */
export function readVapidKeys({ publicKey, privateKey }: VapidKeys): VapidKeys | null {
  try {
    const keys = keysOf(Buffer.from(privateKey, 'base64url'));
    return keys.publicKey === Buffer.from(publicKey, 'base64url').toString('base64url') ? keys : null;
  } catch {
    return null;
  }
}

/** The private key as Node signs with it. */
function signingKey({ publicKey, privateKey }: VapidKeys): KeyObject {
  const point = Buffer.from(publicKey, 'base64url');
  const coordinate = (from: number) => point.subarray(from, from + PRIVATE_BYTES).toString('base64url');
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(1 + PRIVATE_BYTES), d: privateKey },
  });
}

function keysOf(secret: Buffer): VapidKeys {
  const pair = createECDH(CURVE);
  // A number with leading zeros comes shorter out of OpenSSL.
  const padded = Buffer.concat([Buffer.alloc(Math.max(0, PRIVATE_BYTES - secret.length)), secret]);
  pair.setPrivateKey(padded);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: padded.toString('base64url') };
}
