import { afterAll, describe, expect, test } from 'vitest';
import { client, type Client } from '#test/api/support/client.ts';
import { says, startModelServer } from '#test/api/support/outside/model-server.ts';
import { FEW_TRIALS, onStore } from '#test/api/support/world.ts';

const models = await startModelServer();
afterAll(() => models.stop());

const MODELS = {
  AI_BASE_URL: models.url,
  AI_TEXT_MODEL: 'reader',
  AI_VISION_MODEL: 'seer',
  AI_TEXT_SECONDS: '2',
  AI_CHAT_SECONDS: '2',
  TRUST_PROXY: 'loopback',
};
const QUESTION = { messages: [{ role: 'user', content: 'რას მირჩევთ სადილად?' }] };
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const ask = (user: Client, from: string) =>
  user.ask('chat', { body: QUESTION }, { headers: { 'X-Forwarded-For': from } });
const answersOf = (count: number) => Array.from({ length: count }, () => says('მოხარშეთ ლობიო.'));

describe('the bill for models', () => {
  onStore('PGlite', { env: { ...MODELS, ...FEW_TRIALS, LIMIT_AI_ADDRESS_DAY: '3', LIMIT_AI_DAY: '100' } }, (world) => {
    test('thirty nameless users of one address have no model asked, and are answered by the parser and the coach', async () => {
      models.willReply(...answersOf(100));
      const users = await Promise.all(Array.from({ length: 30 }, () => world().newUser()));
      const talks = await Promise.all(users.map((user) => ask(user, '203.0.113.9')));
      expect(
        talks.every(
          ({ status, body }) =>
            status === 200 && body.meta?.['source'] === 'coach' && body.meta['limited'] === undefined,
        ),
      ).toBe(true);
      const texts = await Promise.all(
        users.slice(0, 5).map((user) => user.ask('processFood', { body: { input: 'ორი კვერცხი და ბზიკურუკი' } })),
      );
      expect(texts.every(({ status, body }) => status === 200 && body.meta?.['source'] === 'parser')).toBe(true);
      const photo = await users[0]?.ask('analyzeFood', { body: { image: PIXEL } });
      expect([photo?.status, photo?.body.code]).toEqual([503, 'provider-unavailable']);
      expect(models.asked).toHaveLength(0);
    });

    test('an address has its number of questions a day; then the coach answers and says so, and another address has its own', async () => {
      const user = await world().newRegistered();
      models.willReply(...answersOf(20));
      const sources: unknown[] = [];
      for (let at = 0; at < 3; at += 1) sources.push((await ask(user, '203.0.113.9')).body.meta?.['source']);
      expect(sources).toEqual(['model', 'model', 'model']);
      const { status, data, body } = await ask(user, '203.0.113.9');
      expect([status, body.meta?.['source'], body.meta?.['limited'], data.response.includes('ხვალ')]).toEqual([
        200,
        'coach',
        true,
        true,
      ]);
      const text = await user.ask(
        'processFood',
        { body: { input: 'ბზიკურუკი' } },
        { headers: { 'X-Forwarded-For': '203.0.113.9' } },
      );
      expect(text.body.meta).toMatchObject({ source: 'parser', limited: true });
      expect(models.asked).toHaveLength(3);
      expect((await ask(user, '198.51.100.4')).body.meta?.['source']).toBe('model');
    });

    test('networks of one IPv6 customer share a number of questions', async () => {
      const user = await world().newRegistered();
      models.willReply(...answersOf(40));
      // 256 networks of a /64 lie in one /56, which may ask four times as much as one of them.
      for (let net = 0; net < 20; net += 1) await ask(user, `2001:db8:0:${(0x1100 + net).toString(16)}::1`);
      expect(models.asked).toHaveLength(12);
    });

    test('a question in danger, a question without access and a broken one cost nothing', async () => {
      models.willReply(...answersOf(5));
      const guest = await world().newOutsider();
      expect((await ask(guest, '198.51.100.77')).status).toBe(403);
      expect((await client(world().server.origin).ask('chat', { body: QUESTION })).status).toBe(401);
      expect((await (await world().newRegistered()).ask('chat', { body: { messages: [] } })).status).toBe(400);
      expect(models.asked).toHaveLength(0);
    });
  });

  onStore('PostgreSQL', { env: { ...MODELS, LIMIT_AI_ADDRESS_DAY: '100', LIMIT_AI_DAY: '4' } }, (world) => {
    test('all together ask so often a day, from however many addresses and over however many servers', async () => {
      const [one, other] = [await world().newRegistered(), await world().newRegistered()];
      models.willReply(...answersOf(30));
      const second = await world().start({ env: { ...MODELS, LIMIT_AI_ADDRESS_DAY: '100', LIMIT_AI_DAY: '4' } });
      const answers = [];
      for (let at = 0; at < 4; at += 1) {
        answers.push(await ask(one, `203.0.113.${at}`));
        answers.push(await ask(client(second.origin, other.token), `198.51.100.${at}`));
      }
      await second.end('SIGTERM');
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect(models.asked).toHaveLength(4);
      expect(answers.filter(({ body }) => body.meta?.['limited'] === true)).toHaveLength(4);
    });
  });
});
