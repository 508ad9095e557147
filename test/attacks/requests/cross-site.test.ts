import { expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { openWire } from '#test/api/process/fuzz/send.ts';
import { freshId, onStore, serverDay } from '#test/api/support/world.ts';

/** What a browser says of a request that another site's page has made. */
const ELSEWHERE = {
  origin: 'https://evil.example',
  referer: 'https://evil.example/',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'cors',
};
const ALL = Object.values(CALLS) as Call[];

onStore('PGlite', {}, (world) => {
  test('no call lets another origin read it or send it a header: neither when asked beforehand nor in its answer', async () => {
    const wire = openWire(world().server.port);
    const user = await world().newUser();
    for (const { method, path } of ALL) {
      const target = `/api${path.replaceAll(/\{\w+\}/g, freshId())}`;
      const asked = await wire.send(
        {
          method: 'OPTIONS',
          target,
          headers: {
            ...ELSEWHERE,
            'access-control-request-method': method,
            'access-control-request-headers': 'authorization, content-type',
          },
          body: undefined,
        },
        null,
      );
      const answered = await wire.send(
        { method: 'GET', target, headers: ELSEWHERE, body: undefined },
        user.token ?? null,
      );
      for (const { headers } of [asked, answered])
        expect(headers.filter((name) => name.startsWith('access-control-') || name === 'set-cookie')).toEqual([]);
      expect([target, [404, 405].includes(asked.status)]).toEqual([target, true]);
    }
    wire.close();
  });

  test('no call takes what a form of another site can send: its types are refused before anything is read', async () => {
    const user = await world().newUser();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
      'application/json-seq',
    ]) {
      for (const { method, path } of ALL.filter(({ body }) => body !== undefined)) {
        const { status } = await user.raw(method, path.replaceAll(/\{\w+\}/g, freshId()), {
          body: '{}',
          headers: { 'Content-Type': type },
        });
        // What is wrong with the path may be found first.
        expect([path, type, status === 400 && path.includes('{') ? 415 : status]).toEqual([path, type, 415]);
      }
    }
  });

  test('what is only asked for changes nothing: no call that writes is a GET or a HEAD', async () => {
    expect(
      ALL.filter(
        ({ method, idempotent, batchable, body }) =>
          method === 'GET' && (idempotent || batchable || body !== undefined),
      ),
    ).toEqual([]);
    const user = await world().newUser();
    const before = (await user.ask('getDashboard', { query: { date: serverDay() } })).data;
    const wire = openWire(world().server.port);
    for (const { method, path } of ALL.filter((call) => call.method !== 'GET')) {
      for (const other of ['GET', 'HEAD']) {
        const headers = { 'x-http-method-override': method, 'x-http-method': method, 'x-method-override': method };
        const { status } = await wire.send(
          {
            method: other,
            target: `/api${path.replaceAll(/\{\w+\}/g, freshId())}?_method=${method}`,
            headers,
            body: undefined,
          },
          user.token ?? null,
        );
        expect(status).toBeLessThan(500);
      }
    }
    wire.close();
    expect((await user.ask('getDashboard', { query: { date: serverDay() } })).data).toEqual(before);
    expect((await user.ask('getMe')).status).toBe(200);
  });

  test('every answer, also a refusal, is what its type says and stands in no frame', async () => {
    for (const path of [
      '/api/config',
      '/api/nothing',
      '/api/openapi.json',
      '/readyz',
      '/uploads/x.jpg',
      '/',
      '/login',
      '/assets/nothing.js',
      '/metrics',
      '/sw.js',
    ]) {
      const response = await fetch(`${world().server.origin}${path}`, { headers: ELSEWHERE });
      await response.text();
      const type = response.headers.get('content-type') ?? '';
      expect([path, response.headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
      expect([path, response.headers.get('content-security-policy')]).toEqual([
        path,
        expect.stringContaining("frame-ancestors 'none'"),
      ]);
      expect([path, response.headers.get('cross-origin-resource-policy')]).toEqual([path, 'same-origin']);
      // Of JSON alone the letters are always UTF-8 (RFC 8259 §8.1).
      expect([path, type]).toEqual([path, expect.stringMatching(/^(application\/json$|[\w/+]+; charset=utf-8$)/i)]);
    }
  });
});
