import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { apple, modelEnv, photo, unheard } from '../support/outside/foods-of-models.ts';
import { hangs, lists, says, startModelServer, status } from '../support/outside/model-server.ts';
import { onStore } from '../support/world.ts';

const models = await startModelServer();
afterAll(() => models.stop());

onStore('PGlite', { env: modelEnv(models) }, (world) => {
  const see = async () => (await world().newRegistered()).ask('analyzeFood', { body: await photo() });

  test("foods on a photo carry the table's figures; a big photo is made small and loses its place", async () => {
    models.willReply(lists(apple({ unit: 'g', amount: 150, grams: 150, calories: 4000 })));
    const { data, body } = await see();
    expect(data).toMatchObject([
      { foodId: 'apple', name: 'ვაშლი', amount: 150, unit: 'g', grams: 150, calories: 78, corrected: true },
    ]);
    expect(body.meta).toEqual({ source: 'model' });
    const [asked] = models.asked;
    expect(asked?.body.model).toBe('seer');
    const url = /data:image\/jpeg;base64,[^"]+/.exec(JSON.stringify(asked?.body.messages))?.[0] ?? '';
    const { width, format, exif } = await sharp(
      Buffer.from(url.replace('data:image/jpeg;base64,', ''), 'base64'),
    ).metadata();
    expect([width, format, exif]).toEqual([1024, 'jpeg', undefined]);
  });

  test('an amount judged by eye comes with the kcal between which it lies: the bounds of the model, never narrower than an eye can tell', async () => {
    const seen = async (bounds: object) => {
      models.willReply(lists(apple({ unit: 'g', amount: 100, grams: 100, ...bounds })));
      return (await see()).data[0];
    };
    expect(await seen({ grams_low: 50, grams_high: 180 })).toMatchObject({
      calories: 52,
      range: { low: 26, high: 94 },
    });
    const narrow = { calories: 52, range: { low: 40, high: 64 } };
    expect(await seen({ grams_low: 99, grams_high: 101 })).toMatchObject(narrow);
    const usual = { calories: 52, range: { low: 32, high: 72 } };
    expect(await seen({})).toMatchObject(usual);
    expect(await seen({ grams_low: 500, grams_high: -1 })).toMatchObject(usual);
  });

  test('what the person says of the photo goes along as data; their amount is no guess, and what they did not eat is left out', async () => {
    const user = await world().newRegistered();
    const bread = apple({
      name: 'შოთი',
      name_en: 'shoti bread',
      unit: 'g',
      amount: 120,
      grams: 120,
      calories: 310,
      carbs: 62,
    });
    const ask = async (hint: string) => {
      models.willReply(lists(apple(), bread));
      return user.ask('analyzeFood', { body: { ...(await photo()), hint } });
    };
    const hint = '300 გ ვაშლი, შოთი არ მიჭამია';
    const { data } = await ask(hint);
    expect(data).toMatchObject([{ foodId: 'apple', grams: 300 }]);
    expect(data[0]).not.toHaveProperty('range');
    expect(JSON.stringify(models.asked[0]?.body.messages.at(-1))).toContain(
      JSON.stringify(JSON.stringify(hint)).slice(1, -1),
    );
    expect((await ask('ვაშლი')).data.map(({ range }) => range)).toEqual([expect.anything(), expect.anything()]);
    expect((await user.ask('analyzeFood', { body: { ...(await photo()), hint: 'ა'.repeat(201) } })).status).toBe(400);
  });

  test('a photo without food is an empty list', async () => {
    models.willReply(lists());
    const { status: code, data } = await see();
    expect([code, data]).toEqual([200, []]);
  });

  test.each([
    ['fails', status(500)],
    ['talks', says('მშვენიერი ფოტოა')],
    ['invents', lists(unheard({ grams: -1 }))],
    ['never answers', hangs],
  ])('when the vision model %s the photo is refused with one placeholder', async (_, reply) => {
    models.willReply(reply, reply);
    const { status: code, body } = await see();
    expect([code, body.code, body.data]).toMatchObject([
      503,
      'provider-unavailable',
      [{ name_en: 'Unknown food', calories: 0 }],
    ]);
  });

  test('what is no picture never reaches the model', async () => {
    models.willReply();
    const user = await world().newRegistered();
    const sendsPicture = async (image: string) => (await user.ask('analyzeFood', { body: { image } })).status;
    expect(await sendsPicture(`data:image/png;base64,${Buffer.from('<svg/>').toString('base64')}`)).toBe(415);
    const { image } = await photo();
    expect(await sendsPicture(image.slice(0, 400))).toBe(400);
    expect(models.asked).toEqual([]);
  });
});
