import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of a browser's subscription, base64url. */
export interface ReceiverKeys {
  /** Its point on P-256. */
  p256dh: string;
  /** 16 bytes that only it and we know. */
  auth: string;
}

/** What a message is made with besides its text; fresh for each. */
export interface Ephemeral {
  /** 32 bytes of a number on P-256. */
  privateKey: Buffer;
  salt: Buffer;
}

const CURVE = 'prime256v1';
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SECRET_BYTES = 32;
/** One record holds all: services take messages of up to 4,096 bytes. */
const RECORD_BYTES = 4096;
const LAST_RECORD = Buffer.from([2]);

/**
 * Encrypts a message so that only the browser can read it: RFC 8291 over the content coding aes128gcm of RFC 8188.
 * Throws when the receiver's point is not on the curve.
 */
export function encryptPayload(
  text: string,
  receiver: ReceiverKeys,
  { privateKey, salt }: Ephemeral = freshEphemeral(),
): Buffer {
  const theirs = Buffer.from(receiver.p256dh, 'base64url');
  const ours = createECDH(CURVE);
  ours.setPrivateKey(privateKey);
  const publicKey = ours.getPublicKey();
  const authInfo = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, publicKey]);
  const secret = derive(ours.computeSecret(theirs), Buffer.from(receiver.auth, 'base64url'), authInfo, SECRET_BYTES);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), KEY_BYTES);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), NONCE_BYTES);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const sizes = Buffer.alloc(5);
  sizes.writeUInt32BE(RECORD_BYTES);
  sizes.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, sizes, publicKey, record]);
}

/** Whether these can be a browser's keys: a point on the curve and 16 bytes. */
export function areReceiverKeys({ p256dh, auth }: ReceiverKeys): boolean {
  try {
    const pair = createECDH(CURVE);
    pair.generateKeys();
    pair.computeSecret(Buffer.from(p256dh, 'base64url'));
    return Buffer.from(auth, 'base64url').length === KEY_BYTES;
  } catch {
    return false;
  }
}

function freshEphemeral(): Ephemeral {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { privateKey: pair.getPrivateKey(), salt: randomBytes(KEY_BYTES) };
}

const derive = (secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));
