import { afterAll, expect, test } from 'vitest';
import { client } from '../support/client.ts';
import { modelEnv, photo, TEXT, unheard } from '../support/outside/foods-of-models.ts';
import { lists, startModelServer, status } from '../support/outside/model-server.ts';
import { onStore } from '../support/world.ts';

const models = await startModelServer();
afterAll(() => models.stop());

onStore('PGlite', { env: { ...modelEnv(models), AI_API_KEY: '', AI_VISION_MODEL: '' } }, (world) => {
  test('a server that knows no schemas is asked without one, from then on', async () => {
    const user = await world().newRegistered();
    const read = () => user.ask('processFood', { body: { input: TEXT } });
    models.willReply(status(400), lists(unheard()), lists(unheard()));
    expect((await read()).body.meta).toMatchObject({ source: 'model' });
    expect((await read()).body.meta).toMatchObject({ source: 'model' });
    expect(models.asked.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      'json_object',
    ]);
    expect(models.asked[0]?.authorization).toBeUndefined();
  });

  test('a text model alone sees no photos', async () => {
    models.willReply(lists());
    expect((await client(world().server.origin).ask('getConfig')).data.capabilities).toMatchObject({
      photo: false,
      chat: 'model',
    });
    expect((await (await world().newRegistered()).ask('analyzeFood', { body: await photo() })).status).toBe(503);
    expect(models.asked).toEqual([]);
  });
});
