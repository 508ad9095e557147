import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addDays, dayInZone, TBILISI } from '#domain/diary/diary-day.ts';
import { pairDevice } from '../support/accounts.ts';
import { freshId, log, onStore, type World } from '../support/world.ts';

interface Raw {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

/** An answer as it travels: `fetch` would unpack it. */
function get({ server }: World, path: string, headers: Record<string, string>): Promise<Raw> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: server.port, path: `/api${path}`, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    })
      .once('error', reject)
      .end();
  });
}

const DAY = dayInZone(Date.now(), TBILISI);

describe('answers of more than a kilobyte', () => {
  onStore('PGlite', {}, (world) => {
    test('travel in an encoding that the asker takes, and say the same', async () => {
      const user = await world().newUser();
      const from = { Authorization: `Bearer ${user.token}` };
      const plain = await get(world(), `/dashboard?date=${DAY}`, from);
      const br = await get(world(), `/dashboard?date=${DAY}`, { ...from, 'Accept-Encoding': 'gzip, deflate, br' });
      const gzip = await get(world(), `/dashboard?date=${DAY}`, { ...from, 'Accept-Encoding': 'gzip, br;q=0' });
      expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
      expect([plain, br, gzip].every(({ headers }) => headers['vary'] === 'Accept-Encoding')).toBe(true);
      expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
      expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
      // An empty day: 10.4 KB become 1.7.
      expect(br.bytes.length).toBeLessThan(plain.bytes.length / 4);
      expect(Number(br.headers['content-length'])).toBe(br.bytes.length);
    });

    test('a year of weigh-ins and dishes takes a sixth of its bytes, and pages of changes too', async () => {
      const user = await world().newUser();
      const from = { Authorization: `Bearer ${user.token}` };
      const operations = Array.from({ length: 364 }, (_, at) => ({
        key: freshId(),
        method: 'POST',
        path: '/dashboard/weight',
        body: { date: addDays(DAY, -at), weight: 60 + (at % 50) / 10 },
      }));
      await user.ask('postBatch', { body: { operations } });
      for (let at = 0; at < 40; at += 1) await log(user, addDays(DAY, -at), { title: `ლობიო მჭადით ${at}` });
      for (const path of [`/dashboard?date=${DAY}`, '/changes?since=0&limit=500']) {
        const plain = await get(world(), path, from);
        const br = await get(world(), path, { ...from, 'Accept-Encoding': 'br' });
        expect(brotliDecompressSync(br.bytes)).toEqual(plain.bytes);
        expect(br.bytes.length).toBeLessThan(plain.bytes.length / 6);
      }
    });

    test('have a weak tag that is known again, in whatever encoding the answer came', async () => {
      const user = await world().newUser();
      const from = { Authorization: `Bearer ${user.token}`, 'Accept-Encoding': 'br' };
      const { headers } = await get(world(), `/dashboard?date=${DAY}`, from);
      const tag = String(headers.etag);
      expect(tag).toMatch(/^W\/"/);
      for (const known of [tag, tag.slice(2), `"other", ${tag}`]) {
        const again = await get(world(), `/dashboard?date=${DAY}`, { ...from, 'If-None-Match': known });
        expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag]);
      }
    });
  });
});

describe('what is not compressed', () => {
  onStore('PGlite', {}, (world) => {
    test('small answers, and answers that hold a token beside what somebody typed', async () => {
      const config = await get(world(), '/config', { 'Accept-Encoding': 'br' });
      expect([config.status, config.headers['content-encoding']]).toEqual([200, undefined]);
      const user = await world().newUser();
      const signedIn = await fetch(`${world().server.origin}/api/auth/pair`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${user.token}`, 'Accept-Encoding': 'br' },
      });
      expect([signedIn.status, signedIn.headers.get('content-encoding')]).toEqual([200, null]);
      // A list of devices is longer than a kilobyte, and stays as it is.
      for (let at = 0; at < 12; at += 1) await pairDevice(world(), user);
      const sessions = await get(world(), '/auth/sessions', {
        Authorization: `Bearer ${user.token}`,
        'Accept-Encoding': 'br',
      });
      expect(sessions.bytes.length).toBeGreaterThan(1_024);
      expect(sessions.headers['content-encoding']).toBeUndefined();
    });
  });
});
