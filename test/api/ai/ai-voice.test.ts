import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { breaksOff, hangs, hears, sends, startModelServer, status } from '../support/outside/model-server.ts';
import { FEW_TRIALS, onStore } from '../support/world.ts';

const models = await startModelServer();
afterAll(() => models.stop());

const SPEECH = {
  AI_BASE_URL: models.url,
  AI_API_KEY: 'key-of-the-tests',
  AI_SPEECH_MODEL: 'ear',
  AI_SPEECH_SECONDS: '2',
};
/** The beginning of a WebM file, and what stands for a voice. */
const sound = (bytes = 4_000) => Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.alloc(bytes, 7)]);
const audio = (bytes: Buffer = sound(), type = 'audio/webm') => `data:${type};base64,${bytes.toString('base64')}`;
const say = (user: Client, said = audio()) => user.ask('transcribe', { body: { audio: said } });

describe('a voice is written down by a model', () => {
  onStore('PGlite', { env: { ...SPEECH, ...FEW_TRIALS, LIMIT_AI_VOICES: '12', LIMIT_AI_DAY: '40' } }, (world) => {
    test('which a device learns of, and which needs no model for texts', async () => {
      expect((await world().nobody.ask('getConfig')).data.capabilities).toMatchObject({ speech: true, chat: 'coach' });
    });

    test('the recording goes out as it came, with model, language and key, and the words come back as one line', async () => {
      models.willReply(hears('  ორი კვერცხი\nდა პური '));
      const { status: code, data } = await say(await world().newRegistered());
      expect([code, data]).toEqual([200, { text: 'ორი კვერცხი და პური' }]);
      const [asked] = models.asked;
      expect([asked?.path, asked?.authorization]).toEqual(['/v1/audio/transcriptions', 'Bearer key-of-the-tests']);
      expect(asked?.form).toMatchObject({ model: 'ear', language: 'ka', response_format: 'json' });
      const file = asked?.form?.['file'];
      if (!(file instanceof File)) throw new Error('no file');
      expect([file.name, file.type]).toEqual(['voice.webm', 'audio/webm']);
      expect(Buffer.from(await file.arrayBuffer()).equals(sound())).toBe(true);
    });

    test('silence is an empty text, and a long speech ends where its field does', async () => {
      models.willReply(hears(' \u200b '), hears('ა'.repeat(9_000)));
      const user = await world().newRegistered();
      expect((await say(user)).data.text).toBe('');
      expect((await say(user)).data.text).toHaveLength(2_000);
    });

    test('passing trouble is tried once more', async () => {
      models.willReply(status(503), hears('ვაშლი'));
      expect((await say(await world().newRegistered())).data.text).toBe('ვაშლი');
      expect(models.asked).toHaveLength(2);
    });

    test.each([
      ['refuses', status(400)],
      ['answers something else', sends('{"words":"ვაშლი"}')],
      ['answers no JSON', sends('<html>', 'text/html')],
      ['never answers', hangs],
    ])('a model that %s gives no text', async (_, reply) => {
      models.willReply(reply, breaksOff);
      const { status: code, body } = await say(await world().newRegistered());
      expect([code, body.code]).toEqual([503, 'provider-unavailable']);
    });

    test('what is no recording, or too long a one, costs nothing', async () => {
      models.willReply(hears('ვაშლი'));
      const user = await world().newRegistered();
      const refused = [
        await say(user, audio(Buffer.from('hello, I am a text file that calls itself a sound, and more of it.'))),
        await say(user, audio(sound(10))),
        await say(user, audio(sound(), 'text/html')),
        await say(user, 'https://evil.example/voice.webm'),
        await say(user, audio(sound(1_250_000))),
        await say(user, audio(sound(1_400_000))),
        await say(user, audio(sound(2_000_000))),
      ];
      expect(refused.map(({ status: code }) => code)).toEqual([400, 400, 400, 400, 413, 400, 413]);
      expect(models.asked).toHaveLength(0);
    });

    test('nameless people and people without access have no model asked', async () => {
      models.willReply(hears('ვაშლი'));
      expect((await say(await world().newUser())).body.code).toBe('provider-unavailable');
      expect((await say(await world().newOutsider())).body.code).toBe('premium-required');
      expect(models.asked).toHaveLength(0);
    });

    test('a person has a number of recordings a day', async () => {
      const user = await world().newRegistered();
      models.willReply(...Array.from({ length: 12 }, () => hears('ვაშლი')));
      for (let at = 0; at < 12; at += 1) expect((await say(user)).status).toBe(200);
      expect((await say(user)).body.code).toBe('rate-limited');
    });

    test('everybody together has a number of questions a day; then nothing is written down', async () => {
      models.willReply(...Array.from({ length: 60 }, () => hears('ვაშლი')));
      const users = await Promise.all(Array.from({ length: 4 }, () => world().newRegistered()));
      const answers = await Promise.all(users.flatMap((user) => Array.from({ length: 11 }, () => say(user))));
      expect(answers.some(({ body }) => body.code === 'provider-unavailable')).toBe(true);
      expect(models.asked.length).toBeLessThan(40);
    });
  });

  onStore('PGlite', {}, (world) => {
    test('without one nothing is written down, and a device knows it', async () => {
      expect((await world().nobody.ask('getConfig')).data.capabilities.speech).toBe(false);
      expect((await say(await world().newRegistered())).body.code).toBe('provider-unavailable');
    });
  });
});
