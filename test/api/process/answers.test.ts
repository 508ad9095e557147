import { describe, expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { dish, freshId, onEveryStore, serverDay } from '../support/world.ts';

const DAY = '2026-03-01';

interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, { operationId: string; parameters: { in: string; name: string }[] }>>;
}

onEveryStore({}, (world) => {
  describe('what is no valid request', () => {
    test('an unknown path below /api is 404 in the envelope', async () => {
      const { status, body } = await world().nobody.get('/nothing/here');
      expect([status, body.code]).toEqual([404, 'not-found']);
    });

    test('a known path with another method is 405 and says which ones there are', async () => {
      const { status, headers } = await world().nobody.delete('/config');
      expect([status, headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    });

    test('without a token, with an unknown one and with a strange header a call is 401', async () => {
      for (const authorization of [undefined, 'Bearer nobody', 'Basic abc', 'Bearer', `Bearer ${'x'.repeat(5000)}`]) {
        const headers = authorization === undefined ? {} : { authorization };
        const { status, body } = await world().nobody.get('/dashboard', { headers });
        expect([status, body.code]).toEqual([401, 'unauthenticated']);
      }
    });

    test('broken JSON, an empty body and bytes that are no UTF-8 are 400', async () => {
      const user = await world().newUser();
      for (const body of ['{', '', '{"a":1}}', 'NaN', '[1,2', Buffer.from([0x22, 0xff, 0x22])]) {
        const headers = { 'Content-Type': 'application/json' };
        const { status, body: answer } = await user.raw('POST', '/dashboard/water', { body, headers });
        expect([status, answer.code]).toEqual([400, 'invalid-input']);
      }
    });

    test('nesting without end is 400, not a crash', async () => {
      const user = await world().newUser();
      const body = `{"date":"${DAY}","delta":1,"id":"x","more":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': freshId() };
      const { status } = await user.raw('POST', '/dashboard/water', { body, headers });
      expect(status).toBe(400);
    });

    test('another content type is 415', async () => {
      const user = await world().newUser();
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp']) {
        const { status, body } = await user.raw('POST', '/dashboard/water', {
          body: '{}',
          headers: { 'Content-Type': type },
        });
        expect([status, body.code]).toEqual([415, 'unsupported-media']);
      }
    });

    test('a body over 64 KB is 413, announced or streamed', async () => {
      const user = await world().newUser();
      const headers = { 'Content-Type': 'application/json' };
      const big = JSON.stringify({ date: DAY, delta: 1, id: 'x'.repeat(70_000) });
      const announced = await user.raw('POST', '/dashboard/water', { body: big, headers });
      expect([announced.status, announced.body.code]).toEqual([413, 'too-large']);

      const stream = new ReadableStream({
        pull(controller) {
          controller.enqueue(new TextEncoder().encode('"'.repeat(20_000)));
        },
      });
      const streamed = await user.raw('POST', '/dashboard/water', {
        body: stream,
        headers,
        duplex: 'half',
      } as RequestInit);
      expect(streamed.status).toBe(413);
      expect((await user.get('/auth/me')).status).toBe(200);
    });

    test('an app older than the contract is told to update', async () => {
      const { status, body } = await world().nobody.get('/config', { headers: { 'Lukma-Contract': '0' } });
      expect([status, body.code]).toEqual([426, 'app-too-old']);
      expect((await world().nobody.get('/config', { headers: { 'Lukma-Contract': '1' } })).status).toBe(200);
    });
  });

  describe('values out of bounds', () => {
    test.each([
      ['title', { title: ' ' }],
      ['title', { title: 'x'.repeat(201) }],
      ['title', { title: 'a\0b' }],
      ['title', { title: '\ud800' }],
      ['title', { title: 5 }],
      ['calories', { calories: -1 }],
      ['calories', { calories: 20_001 }],
      ['calories', { calories: '320' }],
      ['calories', { calories: null }],
      ['proteins', { proteins: 2_001 }],
      ['mealType', { mealType: 'brunch' }],
      ['id', { id: 'not-a-uuid' }],
      ['imageUrl', { imageUrl: 'https://elsewhere.example/x.jpg' }],
      ['imageUrl', { imageUrl: '/uploads/../secret.jpg' }],
      ['timestamp.seconds', { timestamp: { seconds: -1, nanoseconds: 0 } }],
      ['ingredients', { ingredients: 'none' }],
    ])('a dish with a wrong %s names it in its issues', async (path, change) => {
      const user = await world().newUser();
      const { status, body } = await user.post('/dashboard/meals', { meal: dish(change), date: DAY });
      expect([status, body.code]).toEqual([400, 'invalid-input']);
      expect(body.issues?.map((issue) => issue.path)).toContain(`meal.${path}`);
    });

    test('1e999 and what JavaScript calls NaN are refused', async () => {
      const user = await world().newUser();
      const headers = { 'Content-Type': 'application/json' };
      for (const figure of ['1e999', '-1e999', 'NaN', 'Infinity', '"NaN"']) {
        const body = `{"weight":${figure},"date":"${DAY}"}`;
        expect((await user.raw('POST', '/dashboard/weight', { body, headers })).status).toBe(400);
      }
    });

    test('days that do not exist, lie before 2000 or beyond the day after tomorrow are refused', async () => {
      const user = await world().newUser();
      for (const date of ['2026-02-30', '1999-12-31', '2026-1-1', '9999-01-01', '', 20260101, '2026-01-01T00:00:00Z']) {
        expect((await user.post('/dashboard/weight', { weight: 60, date })).status).toBe(400);
      }
      expect((await user.get('/dashboard?date=2999-01-01')).status).toBe(400);
      expect((await user.delete(`/dashboard/meals/2999-01-01/lunch/${freshId()}`)).status).toBe(400);
    });

    test('the first day of the diary and the day after tomorrow are taken', async () => {
      const user = await world().newUser();
      for (const date of ['2000-01-01', serverDay(2)]) {
        expect((await user.post('/dashboard/weight', { weight: 60, date })).status).toBe(200);
      }
    });

    test('an idempotency key longer than 64 characters is refused', async () => {
      const user = await world().newUser();
      const { status } = await user.post('/dashboard/weight', { weight: 60, date: DAY }, { key: 'k'.repeat(65) });
      expect(status).toBe(400);
    });

    test('unknown fields are ignored', async () => {
      const user = await world().newUser();
      const meal = { ...dish(), secret: 1, rev: 77, firestoreId: freshId() };
      const { status, data } = await user.ask('postMeal', { body: { meal, date: DAY, userId: freshId() } });
      expect(status).toBe(200);
      expect(data.rev).not.toBe(77);
    });
  });

  test('the OpenAPI document describes every call and refers to nothing that is missing', async () => {
    const response = await fetch(`${world().server.origin}/api/openapi.json`);
    const document = (await response.json()) as OpenApi;
    expect(document.openapi).toBe('3.1.0');
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(ids.toSorted()).toEqual(Object.keys(CALLS).toSorted());
    for (const [path, operations] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(operations)) {
        expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(named);
      }
    }
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Refusal']));
  });

  test('what the server can do is told without a token', async () => {
    const { data } = await world().nobody.ask('getConfig');
    expect(data).toEqual({
      onboardingEnabled: true,
      capabilities: { photo: false, speech: false, chat: 'coach', sms: true, payment: true, push: true, batch: true },
      contact: { email: null, phone: null },
      company: { name: null, id: null, address: null },
      processors: { sms: null, model: null },
      pushKey: expect.stringMatching(/^[\w-]{87}$/) as string,
    });
  });
});
