import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { IN_ONE_MINUTE } from '../support/clock-ahead.ts';
import { onStore, type World } from '../support/world.ts';

interface Page {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** As a browser asks, but without decoding what it gets. */
function ask(world: World, path: string, headers: Record<string, string> = {}): Promise<Page> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: world.server.port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

onStore('PGlite', { env: { TRUST_PROXY: 'loopback' } }, (world) => {
  describe('the app', () => {
    test.each([
      '/',
      '/dashboard',
      '/history',
      '/mealplan',
      '/assistant',
      '/profile',
      '/help',
      '/fasts',
      '/login',
      '/outbox',
      '/onboarding/goal',
      '/unknown/page',
    ])('is served at %s, never from a cache', async (path) => {
      const page = await ask(world(), path);
      expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(page.text).toContain('ლუკმა');
    });

    test('comes with headers that let nothing strange run', async () => {
      const { headers } = await ask(world(), '/dashboard');
      const policy = String(headers['content-security-policy']);
      for (const part of [
        "default-src 'none'",
        "script-src 'self' 'sha256-abc='",
        "style-src 'self' 'sha256-def='",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types lukma-urls',
        "base-uri 'none'",
      ]) {
        expect(policy).toContain(part);
      }
      expect(policy).not.toContain("script-src 'self' 'unsafe-inline'");
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=(self), microphone=(self)') as string,
      });
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    });

    test('behind TLS asks for TLS from now on, when the proxy that says so is trusted', async () => {
      const { headers } = await ask(world(), '/dashboard', { 'x-forwarded-proto': 'https' });
      expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
      expect(
        (await ask(world(), '/api/config', { 'x-forwarded-proto': 'https' })).headers['strict-transport-security'],
      ).toBeDefined();
    });
  });

  describe('a file', () => {
    test('that is a script compiles no WebAssembly, but the worker that reads barcodes, which runs no text either', async () => {
      const policyOf = async (path: string) => String((await ask(world(), path)).headers['content-security-policy']);
      const ordinary = await policyOf('/assets/index-AbCd1234.js');
      expect(ordinary).toContain("script-src 'self';");
      expect(await policyOf('/assets/barcode.worker-AbCd1234.js')).toBe(
        ordinary.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
      );
      expect(await policyOf('/dashboard')).not.toContain('wasm');
    });

    test('with a hash in its name is kept for ever and sent as it was compressed', async () => {
      const path = '/assets/index-AbCd1234.js';
      const plain = await ask(world(), path);
      expect([plain.text, plain.headers['content-encoding'], plain.headers['vary']]).toEqual([
        'plain',
        undefined,
        'Accept-Encoding',
      ]);
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await ask(world(), path, { 'accept-encoding': 'gzip, deflate' })).text).toBe('gzip');
      const best = await ask(world(), path, { 'accept-encoding': 'gzip, br;q=0.9' });
      expect([best.text, best.headers['content-encoding'], best.headers['content-type']]).toEqual([
        'brotli',
        'br',
        'text/javascript; charset=utf-8',
      ]);
      expect((await ask(world(), path, { 'accept-encoding': 'br;q=0' })).text).toBe('plain');
    });

    test('that leads the update is asked for again every time', async () => {
      for (const path of ['/sw.js', '/manifest.webmanifest']) {
        expect((await ask(world(), path)).headers['cache-control']).toBe('no-cache');
      }
    });

    test.each([
      '/assets/gone-12345678.js',
      '/assets/nothing',
      '/favicon.ico',
      '/../build.json',
      '/%2e%2e/build.json',
      '/assets/index-AbCd1234.js.br',
      '/uploads/x.jpg',
    ])('that is not there is 404, not the app: %s', async (path) => {
      const { status, text } = await ask(world(), path);
      expect(status).toBe(404);
      expect(text).not.toContain('ლუკმა');
    });
  });

  test('health and readiness are told without a token', async () => {
    expect((await ask(world(), '/healthz')).status).toBe(200);
    expect((await ask(world(), '/readyz')).status).toBe(200);
  });
});

onStore('PGlite', { env: { ...IN_ONE_MINUTE, LIMIT_NEW_USERS: '2', TRUST_PROXY: 'loopback, 10.0.0.0/8' } }, (world) => {
  test('limits count the address behind trusted proxies, and a stranger cannot invent one', async () => {
    const arrive = async (forwarded: string) =>
      (await world().nobody.ask('postAnonymous', {}, { headers: { 'x-forwarded-for': forwarded } })).status;
    expect(await arrive('203.0.113.7')).toBe(201);
    expect(await arrive('203.0.113.8, 10.1.2.3')).toBe(201);
    expect(await arrive('198.51.100.1, 203.0.113.7')).toBe(201);
    expect(await arrive('198.51.100.2, 203.0.113.7')).toBe(429);
    expect(await arrive('2001:db8:1:2::1')).toBe(201);
    expect(await arrive('2001:db8:1:2::2')).toBe(201);
    expect(await arrive('2001:db8:1:2::3')).toBe(429);
  });
});
