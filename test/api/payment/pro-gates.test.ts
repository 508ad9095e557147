import pg from 'pg';
import { expect, test } from 'vitest';
import { RECIPES } from '#content/recipe-book.ts';
import { choose, order, until } from '../support/outside/buy.ts';
import type { Client } from '../support/client.ts';
import { dish, onStore, type World } from '../support/world.ts';

const PRO = RECIPES.find(({ pro }) => pro)?.id ?? '';
const FREE = RECIPES.find(({ pro }) => !pro)?.id ?? '';
const PHOTO = {
  image:
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};
const QUESTION = { messages: [{ role: 'user', content: 'რა ვჭამო?' }] };

/** What the specification keeps for PRO, where the server has the say: each returns whether it is open. */
const GATES: Readonly<Record<string, (user: Client) => Promise<boolean>>> = {
  'AI text analysis': async (user) => (await user.ask('processFood', { body: { input: 'ვაშლი' } })).status !== 403,
  'AI photo analysis': async (user) => (await user.ask('analyzeFood', { body: PHOTO })).status !== 403,
  'AI chat': async (user) => (await user.ask('chat', { body: QUESTION })).status !== 403,
  'editing macros': async (user) =>
    (await user.ask('putMacros', { body: { proteins: 90, carbs: 120, fats: 40 } })).status === 200,
  'diets but the balanced one': async (user) =>
    (await user.ask('postDiet', { body: { dietId: 'low-carb' } })).status !== 403,
  'a PRO recipe': async (user) => (await user.ask('getMeal', { params: { id: PRO } })).status === 200,
  'nutrition and vitamins of a recipe': async (user) =>
    (await user.ask('getMeal', { params: { id: FREE } })).data.vitamins !== null,
  'the whole catalogue': async (user) => (await user.ask('getCatalogue')).data.edition === 'open',
  'the full history': async (user) =>
    !(
      'limitedFrom' in
      ((await user.ask('getMealHistory', { query: { startDate: '2026-03-01', endDate: '2026-03-02' } })).body.meta ??
        {})
    ),
};

const opened = async (user: Client): Promise<Record<string, boolean>> => {
  const entries = await Promise.all(
    Object.entries(GATES).map(async ([name, isOpen]) => [name, await isOpen(user)] as const),
  );
  return Object.fromEntries(entries);
};
const all = (open: boolean) => Object.fromEntries(Object.keys(GATES).map((name) => [name, open]));

/** Lets every trial be over. */
async function endTrials({ store }: World): Promise<void> {
  const database = new pg.Client({ connectionString: 'databaseUrl' in store ? store.databaseUrl : '' });
  await database.connect();
  await database.query('update users set trial_started_ms = $1', [Date.now() - 73 * 3_600_000]);
  await database.end();
}

onStore('PostgreSQL', {}, (world) => {
  test('everything that PRO opens is open in the trial, closed on the server after it, and open with a paid month, and the own diary is never closed', async () => {
    const user = await world().newUser();
    expect(await opened(user)).toEqual(all(true));
    await endTrials(world());
    expect(await opened(user)).toEqual(all(false));
    const meal = dish({ mealId: PRO });
    expect((await user.ask('postMeal', { body: { meal, date: '2026-03-01' } })).status).toBe(200);
    for (const [call, body] of [
      ['putCalories', { calories: 1500 }],
      ['postWater', { date: '2026-03-01', delta: 250, id: 'glass' }],
      ['postWeight', { date: '2026-03-01', weight: 64 }],
    ] as const) {
      expect((await user.ask(call, { body })).status).toBeLessThan(500);
      expect((await user.ask(call, { body })).body.code).not.toBe('premium-required');
    }
    const { redirectUrl } = await order(user);
    await choose(world().server.origin, redirectUrl, 'pay');
    await until(
      () => user.ask('getPaymentInfo'),
      ({ data }) => data.isPremium,
    );
    expect(await opened(user)).toEqual(all(true));
  });
});
