import { afterAll, expect, test } from 'vitest';
import { breaksOff, hangs, says, startModelServer, status, streams } from '../support/outside/model-server.ts';
import { FEW_TRIALS, onStore } from '../support/world.ts';

const models = await startModelServer();
afterAll(() => models.stop());

/** What a screen hears: the pieces, and the envelope at their end. */
interface Heard {
  type: string | null;
  pieces: string[];
  envelope: {
    success: boolean;
    code?: string;
    data?: { response: string };
    meta?: { source: string; degraded?: true };
  };
}

const CHAT = JSON.stringify({ messages: [{ role: 'user', content: 'რას მირჩევთ სადილად?' }] });

const ALLERGIC = JSON.stringify({
  messages: [{ role: 'user', content: 'რას მირჩევთ სადილად?' }],
  userDietContext: { avoids: { allergies: ['nuts'], dislikes: [] } },
});

onStore(
  'PGlite',
  { env: { ...FEW_TRIALS, AI_BASE_URL: models.url, AI_TEXT_MODEL: 'talker', AI_CHAT_SECONDS: '4' } },
  (world) => {
    const ask = async (token: string | undefined, signal: AbortSignal | null = null, body = CHAT) =>
      fetch(`${world().server.origin}/api/ai/chat`, {
        method: 'POST',
        headers: {
          Accept: 'text/event-stream',
          'Content-Type': 'application/json',
          Authorization: `Bearer ${token ?? ''}`,
        },
        body,
        signal,
      });
    const hear = async (body = CHAT): Promise<Heard> => {
      const answer = await ask((await world().newRegistered()).token, null, body);
      const events = (await answer.text())
        .split('\n\n')
        .filter((event) => event !== '')
        .map((event) => JSON.parse(event.slice('data: '.length)) as { text?: string });
      return {
        type: answer.headers.get('Content-Type'),
        pieces: events.flatMap(({ text }) => (text === undefined ? [] : [text])),
        envelope: events.at(-1) as Heard['envelope'],
      };
    };

    test('a model is heard piece by piece, and the envelope at the end has the whole', async () => {
      models.willReply(streams(['გირჩევთ ', '**ლობიოს', '** სალათს.']));
      const { type, pieces, envelope } = await hear();
      expect(type).toContain('text/event-stream');
      expect(pieces.length).toBeGreaterThan(1);
      expect(pieces.join('')).toBe('გირჩევთ ლობიოს სალათს.');
      expect(envelope).toMatchObject({
        success: true,
        data: { response: 'გირჩევთ ლობიოს სალათს.' },
        meta: { source: 'model' },
      });
    });

    test('what is not Georgian, or has tags, is never heard: the coach answers', async () => {
      models.willReply(streams(['Eat a salad ', 'today.']));
      const english = await hear();
      expect(english.pieces).toEqual([]);
      expect(english.envelope.meta).toMatchObject({ source: 'coach', degraded: true });
      models.willReply(streams(['ლობიო ', '<script>', 'evil()</script>']));
      const scripted = await hear();
      expect(scripted.pieces.join('')).not.toContain('script');
      expect(scripted.envelope.meta).toMatchObject({ source: 'coach' });
    });

    test('no piece names what the person must not eat, and the end says what was left out', async () => {
      models.willReply(
        streams(['დღეს ბოსტნეული აირჩიეთ. სცა', 'დეთ ნიგვზიანი ', 'ბადრიჯანი. ბრინ', 'ჯიც გამოგადგებათ.']),
      );
      const { pieces, envelope } = await hear(ALLERGIC);
      expect(pieces.length).toBeGreaterThan(0);
      expect(pieces.join('')).not.toContain('ნიგვზ');
      expect(envelope.meta).toEqual({ source: 'model' });
      expect(envelope.data?.response).toBe(
        'დღეს ბოსტნეული აირჩიეთ. ბრინჯიც გამოგადგებათ.\n\nპასუხიდან გამოვტოვე ის, რაც თქვენი ალერგიების, სიის, მარხვის ან დიეტის გამო არ გერგებათ: კაკლოვნები.',
      );
      expect(envelope.data?.response.startsWith(pieces.join(''))).toBe(true);
    });

    test('where nothing suits the person, our own answer stands in its place', async () => {
      models.willReply(streams(['ნიგოზი ', 'მიირთვით.']));
      const { pieces, envelope } = await hear(ALLERGIC);
      expect(pieces).toEqual([]);
      expect(envelope.meta?.source).toBe('coach');
      expect(envelope.data?.response).toContain('გამოვტოვე');
      expect(envelope.data?.response).not.toContain('მიირთვით ნიგოზ');
    });

    test('a model that breaks off, refuses or is silent leaves the word to the coach', async () => {
      for (const replies of [[breaksOff, breaksOff], [status(500), status(500)], [hangs]]) {
        models.willReply(...replies);
        const { envelope } = await hear();
        expect(envelope).toMatchObject({ success: true, meta: { source: 'coach', degraded: true } });
      }
    });

    test('a model that answers only whole is heard at the end', async () => {
      models.willReply(says('გირჩევთ ლობიოს.'), says('გირჩევთ ლობიოს.'));
      const { pieces, envelope } = await hear();
      expect(pieces).toEqual([]);
      expect(envelope.data?.response).toBe('გირჩევთ ლობიოს.');
    });

    test("who stops listening ends the model's work", async () => {
      models.willReply(streams(['გირჩევთ ', 'ლობიოს '], new Promise(() => undefined)));
      const leaving = new AbortController();
      const answer = await ask((await world().newRegistered()).token, leaving.signal);
      await answer.body?.getReader().read();
      leaving.abort();
      await expect(models.asked[0]?.broken).resolves.toBeUndefined();
    });

    test('without access the refusal comes as an ordinary answer', async () => {
      const refused = await ask((await world().newOutsider()).token);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ success: false, code: 'premium-required' });
    });
  },
);
