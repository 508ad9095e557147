import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Client } from '#test/api/support/client.ts';
import { register, freshPhone } from '#test/api/support/outside/sms.ts';
import { dish, dishesOn, freshId, onEveryStore, onStore, serverDay } from '#test/api/support/world.ts';

const talk = (length: number) => ({
  id: freshId(),
  userMessage: 'ა'.repeat(Math.min(4_000, length)),
  assistantResponse: 'ბ'.repeat(Math.min(12_000, length)),
  metadata: { conversationId: freshId(), source: 'coach' },
});

const batchOf = (bodies: readonly object[], path: string) => ({
  operations: bodies.map((body) => ({ key: freshId(), method: 'POST', path, body })),
});

async function upload(user: Client): Promise<{ status: number; code: string | undefined }> {
  const form = new FormData();
  const noise = await sharp(randomBytes(256 * 256 * 3), { raw: { width: 256, height: 256, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  form.set('thumbnail', new Blob([new Uint8Array(noise)]), 'dish');
  const { status, body } = await user.raw('POST', '/uploads/meal-thumbnail', { body: form });
  return { status, code: body.code };
}

describe('a user who fills the disk', () => {
  onEveryStore({ env: { LIMIT_USER_DAY_MEGABYTES: '1', LIMIT_USER_DAY_TALKS: '100000' } }, (world) => {
    test('writes a day as much as a day holds, also through batches, and is told when it goes on', async () => {
      const user = await world().newGuest();
      const parts: { status: number; code?: string | undefined; meta?: Record<string, unknown> | undefined }[] = [];
      for (let round = 0; round < 4; round += 1) {
        const { data } = await user.ask('postBatch', {
          body: batchOf(
            Array.from({ length: 10 }, () => talk(12_000)),
            '/conversations',
          ),
        });
        parts.push(...data.map(({ status, body }) => ({ status, code: body.code, meta: body.meta })));
      }
      const taken = parts.filter(({ status }) => status < 300).length;
      // An exchange has 48 KB and its answer is kept as long.
      expect(taken).toBeGreaterThan(5);
      expect(taken).toBeLessThan(12);
      const refused = parts.slice(taken);
      expect(refused.every(({ status, code }) => status === 429 && code === 'day-full')).toBe(true);
      const untilMidnight = (Date.parse(`${serverDay(1)}T00:00:00+04:00`) - Date.now()) / 1000;
      expect(Math.abs(Number(refused[0]?.meta?.['retryAfterSeconds']) - untilMidnight)).toBeLessThan(30);

      // Alone the header says it, too; what is small still fits, and so does reading.
      const alone = await user.ask('postConversation', { body: talk(12_000) });
      expect([alone.status, alone.body.code]).toEqual([429, 'day-full']);
      expect(Math.abs(Number(alone.headers.get('Retry-After')) - untilMidnight)).toBeLessThan(30);
      expect((await user.ask('getConversations')).status).toBe(200);
    });

    test('what was refused has left no trace: the same key is taken once there is room', async () => {
      const user = await world().newGuest();
      const big = batchOf(
        Array.from({ length: 12 }, () => talk(12_000)),
        '/conversations',
      );
      const { data } = await user.ask('postBatch', { body: big });
      const refused = data.find(({ status }) => status === 429);
      const again = big.operations.filter(({ key }) => key === refused?.key);
      const roomy = await world()
        .start({ env: { LIMIT_USER_DAY_MEGABYTES: '50' } })
        .catch(() => null);
      // Two servers share only a PostgreSQL.
      if (!roomy) return;
      const response = await fetch(`${roomy.origin}/api/batch`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${user.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ operations: again }),
      });
      const answer = (await response.json()) as { data: { status: number }[] };
      await roomy.end('SIGTERM');
      expect(answer.data[0]?.status).toBe(200);
    });

    test('pictures count, too', async () => {
      const user = await world().newGuest();
      const answers: { status: number; code: string | undefined }[] = [];
      while (answers.at(-1)?.status !== 429 && answers.length < 60) answers.push(await upload(user));
      expect(answers.at(-1)).toEqual({ status: 429, code: 'day-full' });
      expect(answers.length).toBeGreaterThan(8);
    });

    test('another user has its own day', async () => {
      const [greedy, other] = [await world().newGuest(), await world().newGuest()];
      await greedy.ask('postBatch', {
        body: batchOf(
          Array.from({ length: 12 }, () => talk(12_000)),
          '/conversations',
        ),
      });
      expect((await other.ask('postConversation', { body: talk(12_000) })).status).toBe(200);
    });
  });

  onEveryStore({ env: { LIMIT_USER_MEGABYTES: '1' } }, (world) => {
    test('a conversation that is deleted gives its space back', async () => {
      const user = await world().newUser();
      const metadata = { conversationId: freshId(), source: 'coach' };
      const say = async () => (await user.ask('postConversation', { body: { ...talk(12_000), metadata } })).status;
      let said = 0;
      while ((await say()) === 200) said += 1;
      expect(said).toBeGreaterThan(15);
      expect(await say()).toBe(413);
      await user.ask('deleteConversation', { params: { conversationId: metadata.conversationId } });
      metadata.conversationId = freshId();
      for (let again = 0; again < said - 1; again += 1) expect(await say()).toBe(200);
    });
  });

  onStore('PGlite', { env: { LIMIT_USER_MEGABYTES: '1', LIMIT_USER_DAY_TALKS: '4' } }, (world) => {
    test('keeps as much as there is room for in all; deleting and what is there go on', async () => {
      const user = await world().newUser();
      const ingredients = Array.from({ length: 60 }, () => ({
        name: 'ლ'.repeat(200),
        calories: 1,
        protein: 1,
        fat: 1,
        carbs: 1,
      }));
      const day = serverDay();
      const meals = batchOf(
        Array.from({ length: 30 }, () => ({ meal: dish({ ingredients }), date: day })),
        '/dashboard/meals',
      );
      const { data } = await user.ask('postBatch', { body: { operations: meals.operations.slice(0, 20) } });
      const next = await user.ask('postBatch', { body: { operations: meals.operations.slice(20) } });
      const answers = [...data, ...next.data];
      const full = answers.filter(({ status }) => status === 413);
      expect(full.length).toBeGreaterThan(0);
      expect(full.every(({ body }) => body.code === 'storage-full')).toBe(true);
      const kept = await dishesOn(user, day);
      expect(kept).toHaveLength(answers.length - full.length);
      const [first] = kept;
      expect(
        (await user.ask('deleteMeal', { params: { mealId: first?.id ?? '', date: day, mealType: 'lunch' } })).status,
      ).toBe(200);
    });

    test('an account takes the space of the diary that becomes part of it', async () => {
      const nameless = await world().newUser();
      const ingredients = Array.from({ length: 60 }, () => ({
        name: 'ლ'.repeat(200),
        calories: 1,
        protein: 1,
        fat: 1,
        carbs: 1,
      }));
      const meals = batchOf(
        Array.from({ length: 15 }, () => ({ meal: dish({ ingredients }), date: serverDay() })),
        '/dashboard/meals',
      );
      await nameless.ask('postBatch', { body: meals });
      const account = await register(world(), await world().newGuest(), freshPhone());
      expect((await account.ask('postMerge', { body: { anonymousToken: nameless.token, keep: 'bring' } })).status).toBe(
        200,
      );
      const more = batchOf(
        Array.from({ length: 20 }, () => ({ meal: dish({ ingredients }), date: serverDay() })),
        '/dashboard/meals',
      );
      const { data } = await account.ask('postBatch', { body: more });
      expect(data.filter(({ status }) => status === 413).length).toBeGreaterThan(5);
    });

    test('deleting a conversation uses up no exchange of the day', async () => {
      const user = await world().newGuest();
      const metadata = { conversationId: freshId(), source: 'coach' };
      const ask = () => user.ask('postConversation', { body: { ...talk(10), metadata } });
      for (let at = 0; at < 3; at += 1) await ask();
      const deleted = await user.ask('deleteConversation', { params: { conversationId: metadata.conversationId } });
      expect(deleted.status).toBe(200);
      expect((await user.ask('postConversation', { body: talk(10) })).status).toBe(200);
    });

    test('exchanges with the assistant have a number a day', async () => {
      const user = await world().newGuest();
      const statuses: number[] = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await user.ask('postConversation', { body: talk(10) })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
      expect(
        (await user.ask('postWater', { body: { delta: 250, date: serverDay() } }, { key: freshId() })).status,
      ).toBe(200);
    });
  });

  onStore('PGlite', { env: { LIMIT_ADDRESS_DAY_KILOBYTES: '60', TRUST_PROXY: 'loopback' } }, (world) => {
    test('however many users an address makes, it sends so much a day', async () => {
      const from = { headers: { 'X-Forwarded-For': '203.0.113.9' } };
      const users = await Promise.all([1, 2, 3].map(() => world().newGuest()));
      const statuses: number[] = [];
      for (const user of users) statuses.push((await user.ask('postConversation', { body: talk(8_000) }, from)).status);
      expect(statuses).toEqual([200, 429, 429]);
      expect(
        (
          await users[1]?.ask(
            'postConversation',
            { body: talk(8_000) },
            { headers: { 'X-Forwarded-For': '198.51.100.3' } },
          )
        )?.status,
      ).toBe(200);
    });
  });

  onStore('PGlite', {}, (world) => {
    test('before the disk is full writes wait on their devices, and nothing is lost', async () => {
      const user = await world().newUser();
      const phone = freshPhone();
      const account = await register(world(), await world().newGuest(), phone);
      await account.ask('smsSetPassword', { body: { phoneNumber: phone, password: 'ლობიო და მჭადი 1' } });
      await world().server.end('SIGTERM');
      const full = await world().start({
        env: { DISK_RESERVE_MEGABYTES: '900000000', METRICS_TOKEN: 'a token of the metrics' },
      });
      const ask = (method: string, path: string, body?: unknown) =>
        fetch(`${full.origin}${path}`, {
          method,
          headers: {
            Authorization: `Bearer ${user.token}`,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            'Idempotency-Key': 'the one key of this entry',
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
      const entry = { meal: dish(), date: serverDay() };
      for (const [path, body] of [
        ['/api/dashboard/meals', entry],
        ['/api/batch', batchOf([entry], '/dashboard/meals')],
        ['/api/auth/anonymous', undefined],
      ] as const) {
        const refused = await ask('POST', path, body);
        expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'server-busy']);
        expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(60);
      }
      expect((await ask('GET', '/api/dashboard')).status).toBe(200);
      expect((await ask('POST', '/api/auth/login/email', { email: phone, password: 'ლობიო და მჭადი 1' })).status).toBe(
        200,
      );
      const metrics = await fetch(`${full.origin}/metrics`, {
        headers: { Authorization: 'Bearer a token of the metrics' },
      });
      expect(await metrics.text()).toContain('lukma_writes_refused 1');
      await full.end('SIGTERM');
      const roomy = await world().start();
      const taken = await fetch(`${roomy.origin}/api/dashboard/meals`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${user.token}`,
          'Content-Type': 'application/json',
          'Idempotency-Key': 'the one key of this entry',
        },
        body: JSON.stringify(entry),
      });
      await roomy.end('SIGTERM');
      expect(taken.status).toBe(200);
    });
  });

  onStore('PostgreSQL', { env: { DATABASE_MEGABYTES: '1' } }, (world) => {
    test('a database that is as large as it may be takes no writes and is read', async () => {
      const { status, body } = await world().nobody.post('/auth/anonymous', undefined);
      expect([status, body.code]).toEqual([503, 'server-busy']);
      expect((await world().nobody.get('/config')).status).toBe(200);
    });
  });
});
