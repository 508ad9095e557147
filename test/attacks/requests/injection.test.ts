import { describe, expect, test } from 'vitest';
import { openWire } from '#test/api/process/fuzz/send.ts';
import { dish, dishesOn, freshId, log, onEveryStore, onStore, serverDay } from '#test/api/support/world.ts';

const DAY = '2026-03-01';

/** Texts that mean something to a database, a shell, a template, a page, a table, a log. */
const TEXTS = [
  "'; drop table users; --",
  "' or '1'='1",
  '" or ""="',
  '$1',
  '$$; select 1; $$',
  '${7*7}',
  '{{constructor.constructor("return 1")()}}',
  '%s%s%n',
  '$(id)',
  '`id`',
  '; cat /etc/passwd',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  'javascript:alert(1)',
  '=HYPERLINK("http://evil.example")',
  '*)(uid=*))(|(uid=*',
  '../../etc/passwd',
  'a\r\n{"level":"error","event":"forged"}',
  '\u2028forged',
  '\u202Egnp.exe',
  '__proto__',
];

onEveryStore({}, (world) => {
  test('texts are kept to the letter and nothing comes of them, wherever they stand', async () => {
    const user = await world().newUser();
    for (const title of TEXTS) {
      const meal = await log(user, DAY, {
        title,
        ingredients: [{ name: title, calories: 1, protein: 1, fat: 1, carbs: 1 }],
      });
      expect([meal.title, meal.ingredients[0]?.name]).toEqual([title.trim(), title.trim()]);
      expect((await user.ask('searchMeals', { query: { q: title.slice(0, 100) } })).status).toBeLessThan(500);
    }
    expect((await dishesOn(user, DAY)).map(({ title }) => title).toSorted()).toEqual(
      TEXTS.map((text) => text.trim()).toSorted(),
    );
  });

  test('in an id, a day, a key or a query they are refused, and the tables stand', async () => {
    const user = await world().newUser();
    await log(user, DAY);
    for (const text of TEXTS) {
      const encoded = encodeURIComponent(text);
      for (const path of [
        `/dashboard?date=${encoded}`,
        `/changes?since=${encoded}`,
        `/payment/orders/${encoded}`,
        `/meals/${encoded}`,
      ]) {
        const { status } = await user.get(path);
        expect([path, status >= 400 && status < 500]).toEqual([path, true]);
      }
      expect((await user.ask('deleteMeal', { params: { date: DAY, mealType: 'lunch', mealId: text } })).status).toBe(
        400,
      );
      expect((await user.ask('postMeal', { body: { meal: { ...dish(), id: text }, date: DAY } })).status).toBe(400);
    }
    expect(await dishesOn(user, DAY)).toHaveLength(1);
  });
});

onStore('PGlite', { env: { TRUST_PROXY: 'loopback' } }, (world) => {
  describe('a line of the log', () => {
    test('is one JSON object each and is forged by no path, header, key or text', async () => {
      const user = await world().newUser();
      const forged = '"}\\r\\n{"at":"2026-01-01T00:00:00.000Z","level":"error","event":"forged"}';
      const wire = openWire(world().server.port);
      for (const target of [
        `/api/${encodeURIComponent(forged)}`,
        `/${encodeURIComponent(forged)}`,
        `/api/config?x=${encodeURIComponent(forged)}`,
        `/assets/%0d%0a%7b%22event%22%3a%22forged%22%7d`,
      ]) {
        await wire.send(
          {
            method: 'GET',
            target,
            headers: {
              'user-agent': forged,
              'x-forwarded-for': forged,
              'x-forwarded-proto': forged,
              'lukma-contract': forged,
              'idempotency-key': forged.slice(0, 64),
            },
            body: undefined,
          },
          null,
        );
      }
      wire.close();
      await log(user, serverDay(), { title: 'a\r\n{"level":"error","event":"forged"}' });
      await user.raw('POST', '/dashboard/water', {
        body: `{"date":"\r\n${forged}`,
        headers: { 'Content-Type': 'application/json' },
      });

      const lines = await linesUntil(() => world().server.log(), '/api/dashboard/water');
      for (const line of lines)
        expect(Object.keys(JSON.parse(line) as object).slice(0, 3)).toEqual(['at', 'level', 'event']);
      expect(lines.filter((line) => /forged|evil|title/.test(line))).toEqual([]);
    });
  });

  describe('a header of an answer', () => {
    test('is made by no path, query or name', async () => {
      const wire = openWire(world().server.port);
      for (const target of [
        '/%0d%0aSet-Cookie:a=b',
        '/share-target?%0d%0aSet-Cookie:a=b',
        '/uploads/%0d%0aSet-Cookie:a=b.jpg',
        '/bank/sandbox/%0d%0aSet-Cookie:a=b',
        '/dashboard?add=%0d%0aLocation:http://evil.example',
      ]) {
        for (const method of ['GET', 'POST']) {
          const { status, headers } = await wire.send({ method, target, headers: {}, body: undefined }, null);
          expect([
            target,
            status < 500,
            headers.includes('set-cookie'),
            headers.includes('location') && !target.startsWith('/share-target'),
          ]).toEqual([target, true, false, false]);
        }
      }
      wire.close();
    });

    test('leads nowhere else, whatever host a request names', async () => {
      const wire = openWire(world().server.port);
      const headers = {
        host: 'evil.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      };
      for (const [method, target] of [
        ['GET', '/'],
        ['GET', '/api/config'],
        ['POST', '/share-target'],
        ['GET', '/api/openapi.json'],
      ] as const) {
        expect((await wire.send({ method, target, headers, body: undefined }, null)).text).not.toContain(
          'evil.example',
        );
      }
      wire.close();
      const response = await fetch(`${world().server.origin}/share-target`, { method: 'POST', redirect: 'manual' });
      await response.body?.cancel();
      expect(response.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
    });
  });

  test('a key of a prototype is a text like any other, and nobody becomes anything by it', async () => {
    const user = await world().newGuest();
    const stranger = await world().newGuest();
    const before = (await stranger.ask('getPaymentInfo')).data;
    for (const polluting of [
      '{"__proto__":{"isPremium":true,"admin":true,"hasAccess":true}}',
      '{"constructor":{"prototype":{"isPremium":true,"hasAccess":true}}}',
      '{"displayName":"ა","__proto__":{"isPremium":true}}',
    ]) {
      for (const [method, path] of [
        ['PUT', '/user/profile'],
        ['POST', '/dashboard/meals'],
        ['POST', '/dashboard/water'],
        ['POST', '/auth/onboarding'],
        ['POST', '/batch'],
        ['POST', '/ai/chat'],
      ] as const) {
        const { status } = await user.raw(method, path, {
          body: polluting,
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': freshId() },
        });
        expect([path, status < 500]).toEqual([path, true]);
      }
    }
    for (const path of [
      '/dashboard?__proto__[date]=2026-03-01',
      '/changes?constructor[prototype][since]=0',
      '/__proto__',
      '/constructor',
      '/toString',
    ])
      expect((await user.get(path)).status).toBeLessThan(500);
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect((await log(user, DAY, { title: name, mealId: name })).title).toBe(name);
      expect([400, 404]).toContain((await user.ask('getMeal', { params: { id: name } })).status);
    }
    expect((await stranger.ask('getPaymentInfo')).data).toEqual(before);
    expect((await user.ask('getPaymentInfo')).data.isPremium).toBe(false);
  });

  test('of a parameter that comes twice, or as a list, one counts or the call is refused; a body and a query are never mixed', async () => {
    const user = await world().newUser();
    const one = (await user.get('/dashboard?date=2026-03-01&date=2026-03-02')).body;
    expect(JSON.stringify(one.data ?? '')).not.toContain('2026-03-02');
    expect((await user.get('/dashboard?date[]=2026-03-01&date[$ne]=x')).status).toBeLessThan(500);
    expect((await user.post('/dashboard/water?date=2026-03-01&delta=250&id=a', {})).status).toBe(400);
  });
});

/** The log's lines once the one of a route is there: lines are written together. */
async function linesUntil(lines: () => string[], route: string): Promise<string[]> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    if (lines().some((line) => line.includes(route))) return lines();
    await new Promise((resolve) => setImmediate(resolve));
  }
  throw new Error(`No line of ${route}`);
}
