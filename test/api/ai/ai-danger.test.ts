import { afterAll, expect, test } from 'vitest';
import { says, startModelServer } from '../support/outside/model-server.ts';
import { onStore } from '../support/world.ts';

const models = await startModelServer();
afterAll(() => models.stop());

const env = { AI_BASE_URL: models.url, AI_API_KEY: 'key-of-the-tests', AI_TEXT_MODEL: 'reader', AI_CHAT_SECONDS: '2' };

const DAY = {
  time: '20:30',
  goals: { calories: 1800, macros: { carbs: 225, fats: 60, proteins: 90 }, water: 2000 },
  eaten: { calories: 700, macros: { carbs: 90, fats: 20, proteins: 40 }, water: 500 },
};

onStore('PGlite', { env }, (world) => {
  test.each([
    ['self-harm', 'აღარ მინდა სიცოცხლე, რა ვჭამო ვახშმად?'],
    ['emergency', 'ხინკლის მერე სახე გამისივდა'],
    ['eating-disorder', 'ჭამის მერე თითს ყელში ვიყოფ, რამდენი კალორია დამრჩა?'],
    ['pregnancy', 'orsulad var da ra vchamo'],
    ['child', 'ჩემი ბავშვი არ ჭამს'],
    ['minors', '14 წლის ვარ და დაკლება მინდა'],
    ['medicine', 'ოზემპიკი შეიძლება?'],
    ['diarrhoea', 'ფაღარათი მაქვს, რა ვჭამო'],
    ['allergy', 'თხილზე ალერგია მაქვს'],
    ['illness', 'შაქარი მაქვს მაღალი'],
    ['too-thin', 'ჩემი წონა 45 კილოა, სიმაღლე 170, მინდა კიდევ დავიკლო'],
    ['long-fast', '3 დღეა არაფერი მიჭამია'],
    ['extreme-deficit', '1000 კალორია დღეში საკმარისია?'],
    ['fast-weight-loss', 'ერთ კვირაში 7 კილო როგორ დავიკლო'],
  ])('danger (%s) is answered by the coach itself, and no model is asked', async (intent, content) => {
    models.willReply(says('სადილად სოკოს სუპი მოგიხდებათ.'));
    const { data, body } = await (
      await world().newRegistered()
    ).ask('chat', { body: { messages: [{ role: 'user', content }], userDietContext: DAY } });
    expect(body.meta).toEqual({ source: 'coach', intent });
    expect(data.response).not.toMatch(/დაგრჩათ|სოკოს სუპი/);
    expect(models.asked).toEqual([]);
  });

  test('what the profile tells of a young person, or of too low a weight, keeps the model out as well', async () => {
    models.willReply(says('სადილად სოკოს სუპი მოგიხდებათ.'));
    const ask = async (userDietContext: object) =>
      (
        await (
          await world().newRegistered()
        ).ask('chat', {
          body: {
            messages: [{ role: 'user', content: 'როგორ დავიკლო წონაში?' }],
            userDietContext: { ...DAY, ...userDietContext },
          },
        })
      ).body.meta;
    expect(await ask({ age: 15 })).toEqual({ source: 'coach', intent: 'minors' });
    expect(await ask({ age: 30, height: 170, weight: 48 })).toEqual({ source: 'coach', intent: 'too-thin' });
    expect(models.asked).toEqual([]);
  });

  test.each(['მე ჭამას არ ვიმსახურებ', 'სიკვდილი ხსნაა ჩემთვის', 'ვჭამე და მაშინვე მოვიშორე, ხვდებით ალბათ'])(
    'what only sounds like danger keeps the model out as well: %s',
    async (content) => {
      models.willReply(says('ყოჩაღ, კიდევ 500 კკალ დაგრჩათ.'));
      const { data } = await (
        await world().newRegistered()
      ).ask('chat', { body: { messages: [{ role: 'user', content }], userDietContext: DAY } });
      expect(data.response).not.toMatch(/ყოჩაღ|დაგრჩათ/);
      expect(models.asked).toEqual([]);
    },
  );

  test.each(['წყალსაც ვერიდები რომ სასწორმა მეტი არ აჩვენოს', '50 კილო ჩემთვის მსუქანია', 'ახალი დედა ვარ'])(
    'what may be one is answered without figures, and no model is asked: %s',
    async (content) => {
      models.willReply(says('ყოჩაღ, კიდევ 500 კკალ დაგრჩათ.'));
      const { data, body } = await (
        await world().newRegistered()
      ).ask('chat', { body: { messages: [{ role: 'user', content }], userDietContext: DAY } });
      expect(body.meta).toEqual({ source: 'coach', intent: 'careful' });
      expect(data.response).not.toMatch(/ყოჩაღ|დაგრჩათ|კკალ/);
      expect(models.asked).toEqual([]);
    },
  );

  test('a plain question of figures is still asked of the model', async () => {
    models.willReply(says('დღეს კიდევ 1 100 კკალ დაგრჩათ.'));
    const { body } = await (
      await world().newRegistered()
    ).ask('chat', {
      body: { messages: [{ role: 'user', content: 'დღეს რამდენი კალორია დამრჩა?' }], userDietContext: DAY },
    });
    expect(body.meta).toMatchObject({ source: 'model' });
  });

  test('a danger told of earlier in the talk keeps the model out of what follows', async () => {
    models.willReply(says('ყოჩაღ, კარგად იკვებებით.'));
    const { body } = await (
      await world().newRegistered()
    ).ask('chat', {
      body: {
        messages: [
          { role: 'user', content: 'ბულიმია მაქვს' },
          { role: 'assistant', content: 'ესაუბრეთ ექიმს.' },
          { role: 'user', content: 'ხინკალი რამდენი კალორიაა?' },
        ],
        userDietContext: DAY,
      },
    });
    expect(body.meta).toMatchObject({ source: 'coach' });
    expect(models.asked).toEqual([]);
  });

  test('streamed or not, an answer to danger comes whole', async () => {
    models.willReply(says('სადილად სოკოს სუპი მოგიხდებათ.'));
    const user = await world().newRegistered();
    const answer = await fetch(`${world().server.origin}/api/ai/chat`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${user.token}`,
        Accept: 'text/event-stream, application/json',
      },
      body: JSON.stringify({ messages: [{ role: 'user', content: 'თავს მოვიკლავ' }], userDietContext: DAY }),
    });
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.text()).toContain('112');
    expect(models.asked).toEqual([]);
  });
});
