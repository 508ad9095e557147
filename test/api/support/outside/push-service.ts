import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushSubscription } from '#contract/account/reminders.ts';

/** A message as the browser reads it. */
interface Delivered {
  note: { title: string; body: string; tag: string; open: string };
  ttl: number;
  urgency: string | undefined;
  topic: string | undefined;
  /** Claims of the token, whose signature has been checked with the key beside it. */
  claims: { aud: string; exp: number; sub: string };
  publicKey: string;
}

/** A browser that has subscribed. */
export interface Browser {
  subscription: PushSubscription;
  /** What it was sent, the oldest first. */
  delivered: Delivered[];
}

/** A push service that speaks RFC 8030, 8188, 8291 and 8292 on this machine. */
export interface PushService {
  origin: string;
  subscribe(): Browser;
  /** The next messages are answered with these, later ones with 201. */
  willAnswer(...statuses: number[]): void;
  /** Messages that came, answered well or not. */
  count(): number;
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, (request: IncomingMessage, body: Buffer) => void>();
  let answers: number[] = [];
  let came = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      came += 1;
      const status = answers.shift() ?? 201;
      const take = browsers.get(request.url ?? '');
      if (status === 201) take?.(request, Buffer.concat(chunks));
      response.writeHead(take ? status : 404).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    subscribe() {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      const delivered: Delivered[] = [];
      browsers.set(path, (request, body) => delivered.push(read(request, body, pair, auth)));
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { subscription: { endpoint: `${origin}${path}`, keys }, delivered };
    },
    willAnswer(...statuses) {
      answers = statuses;
    },
    count: () => came,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function read({ headers, method }: IncomingMessage, body: Buffer, pair: ECDH, auth: Buffer): Delivered {
  if (method !== 'POST' || headers['content-encoding'] !== 'aes128gcm') throw new Error('Not a message of RFC 8291');
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  return {
    note: JSON.parse(decrypt(body, pair, auth)) as Delivered['note'],
    ttl: Number(headers['ttl']),
    urgency: headers['urgency']?.toString(),
    topic: headers['topic']?.toString(),
    claims: claimsOf(token, publicKey),
    publicKey,
  };
}

/** What the browser does with a message: salt, record size, sender's key, then one record. */
export function decrypt(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + sender.length);
  if (record.length > body.readUInt32BE(16)) throw new Error('More than one record');
  const hkdf = (secret: Buffer, with_: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const secret = hkdf(pair.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The record does not end');
  return plain.subarray(0, end).toString('utf8');
}

function claimsOf(token: string, publicKey: string): Delivered['claims'] {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const good = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!good) throw new Error('The token is not signed with the key beside it');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()) as Delivered['claims'];
}
