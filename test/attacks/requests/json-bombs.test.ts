import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { freshId, onStore, serverDay } from '#test/api/support/world.ts';

const DAY = '2026-03-01';
const JSON_TYPE = { 'Content-Type': 'application/json' };
const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

onStore('PGlite', {}, (world) => {
  describe('a body that grows when it is read', () => {
    test.each([
      ['lists in lists', deep('[', ']', 30_000)],
      ['objects in objects', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
      ['lists that never close', '['.repeat(60_000)],
      ['ten thousand names', `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":${at}`).join(',')}}`],
      ['one name thousands of times', `{${'"date":"2026-03-01",'.repeat(2_500)}"delta":"1"}`],
      ['a number of sixty thousand digits', `{"date":"${DAY}","delta":${'9'.repeat(60_000)},"id":"${freshId()}"}`],
      [
        'a number with an exponent of sixty thousand digits',
        `{"date":"${DAY}","delta":1e${'9'.repeat(60_000)},"id":"${freshId()}"}`,
      ],
      ['a text of escapes', `{"date":"${'\\u0000'.repeat(10_000)}","delta":1}`],
      ['a list that says it is long', '{"date":{"length":1e9},"delta":1}'],
    ])('%s: refused, and the next request is served', async (_, body) => {
      const user = await world().newUser();
      for (const [method, path] of [
        ['POST', '/dashboard/water'],
        ['POST', '/dashboard/meals'],
        ['PUT', '/user/profile'],
        ['POST', '/batch'],
        ['POST', '/ai/chat'],
        ['POST', '/auth/onboarding'],
      ] as const) {
        const { status, body: answer } = await user.raw(method, path, {
          body,
          headers: { ...JSON_TYPE, 'Idempotency-Key': freshId() },
        });
        expect([path, status >= 200 && status < 500]).toEqual([path, true]);
        expect([path, path === '/dashboard/water' && answer.success]).toEqual([path, false]);
      }
      expect((await user.ask('getDashboard', { query: { date: serverDay() } })).status).toBe(200);
    });

    test('a compressed body is not unpacked: kilobytes stay kilobytes', async () => {
      const user = await world().newUser();
      const huge = Buffer.from(JSON.stringify({ date: DAY, delta: 250, id: freshId(), more: 'a'.repeat(20_000_000) }));
      for (const [encoding, body] of [
        ['gzip', gzipSync(huge)],
        ['br', brotliCompressSync(huge)],
        ['deflate', gzipSync(huge)],
      ] as const) {
        expect(body.length).toBeLessThan(64_000);
        const { status } = await user.raw('POST', '/dashboard/water', {
          body,
          headers: { ...JSON_TYPE, 'Content-Encoding': encoding },
        });
        expect([encoding, status]).toEqual([encoding, 400]);
      }
    });

    test('a batch of too many operations, or of operations as big as a batch, is refused whole', async () => {
      const user = await world().newUser();
      const operation = () => ({
        key: freshId(),
        method: 'POST',
        path: '/dashboard/water',
        body: { date: DAY, delta: 1, id: freshId() },
      });
      const answers = [
        await user.ask('postBatch', { body: { operations: Array.from({ length: 3_000 }, operation) } }),
        await user.ask('postBatch', {
          body: { operations: [{ ...operation(), body: { more: 'a'.repeat(1_100_000) } }] },
        }),
      ];
      expect(answers.map(({ status }) => status >= 400 && status < 500)).toEqual([true, true]);
      const nested = `{"operations":[{"key":"${freshId()}","method":"POST","path":"/dashboard/water","body":${deep('[', ']', 100_000)}}]}`;
      expect((await user.raw('POST', '/batch', { body: nested, headers: JSON_TYPE })).status).toBeLessThan(500);
    });
  });

  test('a query of thousands of parameters and a path of kilobytes are refused or ignored at once', async () => {
    const user = await world().newUser();
    const query = Array.from({ length: 1_000 }, (_, at) => `k${at}=v`).join('&');
    expect((await user.get(`/dashboard?date=${DAY}&${query}`)).status).toBe(200);
    expect((await user.get(`/${'a/'.repeat(4_000)}`)).status).toBe(404);
  });
});
