import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { client, type Answer, type Client } from '#test/api/support/client.ts';
import { IN_ONE_MINUTE } from '#test/api/support/clock-ahead.ts';
import { onStore } from '#test/api/support/world.ts';

/** A PNG whose header promises what its few bytes do not have. */
function png(width: number, height: number, interlaced: boolean, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, interlaced ? 1 : 0], 8);
  const pixels = chunk('IDAT', deflateSync(Buffer.alloc(64)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...more,
    pixels,
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, sum]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function upload(user: Client, bytes: Buffer, headers: Record<string, string> = {}): Promise<Answer> {
  const form = new FormData();
  form.set('thumbnail', new Blob([new Uint8Array(bytes)]), 'dish');
  form.set('name', randomBytes(16).toString('hex'));
  return user.raw('POST', '/uploads/meal-thumbnail', { body: form, headers });
}

describe('a picture that costs more than it is worth', () => {
  onStore('PGlite', { env: { ...IN_ONE_MINUTE, TRUST_PROXY: 'loopback', LIMIT_UPLOADS_ADDRESS: '40' } }, (world) => {
    test('a thumbnail has 4 megapixels at most, told by its header', async () => {
      const user = await world().newGuest();
      const fits = await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#c33' } })
        .png()
        .toBuffer();
      const more = await sharp({ create: { width: 2_001, height: 2_000, channels: 3, background: '#c33' } })
        .png({ progressive: true })
        .toBuffer();
      const webp = await sharp({ create: { width: 2_500, height: 2_000, channels: 3, background: '#c33' } })
        .webp()
        .toBuffer();
      const jpeg = await sharp({ create: { width: 2_500, height: 2_000, channels: 3, background: '#c33' } })
        .jpeg({ progressive: true })
        .toBuffer();
      expect((await upload(user, fits)).status).toBe(201);
      for (const bytes of [more, webp, jpeg]) {
        const { status, body } = await upload(user, bytes);
        expect([status, body.code, body.issues?.[0]?.message]).toEqual([
          400,
          'invalid-input',
          expect.stringContaining('4 megapixels'),
        ]);
      }
    });

    test('headers that promise billions of pixels, and texts that unpack to hundreds of megabytes, are refused and cost no memory', async () => {
      const user = await world().newGuest();
      const text = chunk(
        'zTXt',
        Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(300_000_000), { level: 9 })]),
      );
      const profile = chunk(
        'iCCP',
        Buffer.concat([Buffer.from('a\0\0', 'latin1'), deflateSync(Buffer.alloc(100_000_000), { level: 9 })]),
      );
      const hostile = [
        png(7_714, 7_714, true),
        png(2_147_483_647, 2_147_483_647, true),
        png(0, 4, false),
        png(100, 100, true, [text]),
        png(100, 100, false, [profile]),
      ];
      for (const bytes of hostile) {
        const { status } = await upload(user, bytes.length < 500_000 ? bytes : bytes.subarray(0, 500_000));
        expect([201, 400, 413]).toContain(status);
      }
      expect((await world().nobody.get('/config')).status).toBe(200);
    });

    test('what devices make of photos is taken as it is', async () => {
      const user = await world().newGuest();
      const noise = (side: number) =>
        sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });
      expect((await upload(user, await noise(256).jpeg({ quality: 100 }).toBuffer())).status).toBe(201);
      expect((await upload(user, await noise(256).webp({ lossless: true }).toBuffer())).status).toBe(201);
    });

    test('users of one address share a limit of pictures, and another address has its own', async () => {
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
        .png()
        .toBuffer();
      const from = (address: string) => ({ 'X-Forwarded-For': address });
      const users = await Promise.all(Array.from({ length: 3 }, () => world().newGuest()));
      const answers: Answer[] = [];
      for (let at = 0; at < 45; at += 1)
        answers.push(await upload(users[at % users.length] as Client, picture, from('203.0.113.9')));
      expect(answers.slice(0, 40).every(({ status }) => status === 201)).toBe(true);
      const refused = answers.slice(40);
      expect(refused.map(({ status }) => status)).toEqual([429, 429, 429, 429, 429]);
      expect(refused.every(({ headers }) => Number(headers.get('Retry-After')) > 0)).toBe(true);
      expect((await upload(users[0] as Client, picture, from('198.51.100.3'))).status).toBe(201);
    });

    test('names that the server gives are as random as those of devices', async () => {
      const user = await world().newGuest();
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
        .png()
        .toBuffer();
      const names = await Promise.all(
        [1, 2].map(async (address) => {
          const form = new FormData();
          form.set('thumbnail', new Blob([new Uint8Array(picture)]));
          const { data } = await user.raw('POST', '/uploads/meal-thumbnail', {
            body: form,
            headers: { 'X-Forwarded-For': `192.0.2.${address}` },
          });
          return (data as { imageUrl: string }).imageUrl;
        }),
      );
      // A UUIDv7 begins with the time: two of one moment would begin alike.
      expect(names[0]?.slice(9, 15)).not.toBe(names[1]?.slice(9, 15));
    });
  });

  onStore('PGlite', { env: { TRUST_PROXY: 'loopback' } }, (world) => {
    test('sixty log-ins of one address do not stand before another one, and too many are told when to come again', async () => {
      const logIn = (address: string, email: string) =>
        client(world().server.origin).ask(
          'loginEmail',
          { body: { email, password: 'a wrong password' } },
          { headers: { 'X-Forwarded-For': address } },
        );
      const order: string[] = [];
      const attack = Array.from({ length: 60 }, async (_, at) => {
        const answer = await logIn('203.0.113.9', `59${1_000_000 + at}`);
        order.push('attacker');
        return answer;
      });
      const first = await Promise.race(attack);
      expect([401, 503]).toContain(first.status);
      expect((await logIn('198.51.100.3', '599999999')).status).toBe(401);
      order.push('honest');
      const answers = await Promise.all(attack);
      const heldOff = answers.filter(({ status }) => status === 503);
      expect(heldOff.length).toBeGreaterThan(0);
      for (const { headers, body } of heldOff) {
        expect(body.code).toBe('server-busy');
        expect(Number(headers.get('Retry-After'))).toBeGreaterThanOrEqual(2);
      }
      // Of those that stood in line when the honest one came only a few were answered before it.
      expect(order.length - order.indexOf('honest')).toBeGreaterThan(25);
    });
  });
});
