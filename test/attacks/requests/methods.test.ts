import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { IN_ONE_MINUTE } from '#test/api/support/clock-ahead.ts';
import { onStore } from '#test/api/support/world.ts';

describe('what no screen asks', () => {
  onStore('PGlite', { env: { ...IN_ONE_MINUTE, LIMIT_FILES: '30', TRUST_PROXY: 'loopback' } }, (world) => {
    const at = (path: string, from: string, method = 'GET') =>
      fetch(`${world().server.origin}${path}`, { method, headers: { 'X-Forwarded-For': from } });

    test('every path of the API says which methods it takes to whoever uses another one', async () => {
      const paths = [...new Set(Object.values(CALLS).map(({ path }) => path))];
      for (const path of paths) {
        const filled = path.replaceAll(/\{\w+\}/g, 'x');
        const answer = await at(`/api${filled}`, '192.0.2.1', 'PATCH');
        const { code } = (await answer.json()) as { code: string };
        const own = Object.values(CALLS)
          .filter((call) => call.path === path)
          .map(({ method }) => method);
        expect([path, answer.status, code]).toEqual([path, 405, 'method-not-allowed']);
        expect(answer.headers.get('Allow')?.split(', ')).toEqual(expect.arrayContaining(own));
      }
      expect((await at('/api/nothing', '192.0.2.1', 'PATCH')).status).toBe(404);
    });

    test('without its setting /metrics is not there, not the app', async () => {
      const answer = await at('/metrics', '192.0.2.2');
      expect([answer.status, answer.headers.get('Content-Type')?.includes('html')]).toEqual([404, false]);
    });

    test('files, pages, pictures, the document and /readyz have a limit for an address; whether the process lives may always be asked', async () => {
      const paths = [
        '/',
        '/sw.js',
        '/uploads/00000000000000000000000000000000.jpg',
        '/api/openapi.json',
        '/readyz',
        '/dashboard',
      ];
      const statuses: number[] = [];
      for (let round = 0; round < 6; round += 1)
        for (const path of paths) statuses.push((await at(path, '203.0.113.9')).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(6);
      const refused = await at('/', '203.0.113.9');
      expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
      expect((await at('/healthz', '203.0.113.9')).status).toBe(200);
      expect((await at('/', '198.51.100.3')).status).toBe(200);
    });
  });

  onStore('PGlite', { env: { METRICS_TOKEN: 'a token of the metrics' } }, (world) => {
    test('a hundred strangers who ask whether the server is ready ask the database once a second', async () => {
      const pings = async () => {
        const text = await (
          await fetch(`${world().server.origin}/metrics`, {
            headers: { Authorization: 'Bearer a token of the metrics' },
          })
        ).text();
        return Number(/lukma_database_statement_duration_seconds_count\{statement="ping"\} (\d+)/.exec(text)?.[1] ?? 0);
      };
      const started = performance.now();
      const answers = await Promise.all(Array.from({ length: 100 }, () => fetch(`${world().server.origin}/readyz`)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(await pings()).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - started) / 1000));
    });
  });
});
