import pg from 'pg';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { RECIPES } from '#content/recipe-book.ts';
import { client, type Client } from '../support/client.ts';
import { answers, dish, freshId, log, onStore, serverDay, type World } from '../support/world.ts';

const DAY = '2026-03-01';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Time passes by moving what is stored into the past. */
async function inDatabase(world: World, sql: string, values: unknown[] = []): Promise<void> {
  if (!('databaseUrl' in world.store)) throw new Error('Only PostgreSQL lets a second client in');
  const database = new pg.Client({ connectionString: world.store.databaseUrl });
  database.on('error', () => undefined);
  await database.connect();
  await database.query(sql, values);
  await database.end();
}

const idOf = async (user: Client) => (await user.ask('getMe')).data.uid;

const endTrial = async (world: World, user: Client) =>
  inDatabase(world, 'update users set trial_started_ms = $1 where user_id = $2', [
    Date.now() - 72 * HOUR_MS - 1000,
    await idOf(user),
  ]);

onStore('PostgreSQL', {}, (world) => {
  test('a trial ends after 72 hours: paid goals are refused, the diary stays open, the day has a new ETag', async () => {
    const user = await world().newUser();
    const { headers } = await user.ask('getDashboard', { query: { date: DAY } });
    await endTrial(world(), user);
    const again = await user.ask(
      'getDashboard',
      { query: { date: DAY } },
      { headers: { 'If-None-Match': headers.get('ETag') ?? '' } },
    );
    expect(again.status).toBe(200);
    expect((await user.ask('putMacros', { body: { proteins: 1, carbs: 1, fats: 1 } })).status).toBe(403);
    expect((await user.ask('postDiet', { body: { dietId: 'low-carb' } })).status).toBe(403);
    expect((await user.ask('postDiet', { body: { dietId: 'balanced' } })).status).toBe(200);
    expect((await user.ask('putCalories', { body: { calories: 1500 } })).status).toBe(200);
    expect((await log(user, DAY)).date).toBe(DAY);
    const history = await user.ask('getMealHistory', { query: { startDate: DAY, endDate: DAY } });
    expect([history.data, history.body.meta]).toEqual([{}, { limitedFrom: serverDay(-6) }]);
    await user.ask('postOnboarding', { body: { ...answers(), dietPlan: { type: 'low-carb' } } });
    expect((await user.ask('getMealPlan')).data.dietId).toBe('balanced');
    expect((await user.ask('putMacros', { body: { proteins: 1, carbs: 1, fats: 1 } })).status).toBe(403);
  });

  test('when the trial ends, PRO recipes close: the catalogue is another edition, a swap is refused, a new week does without them', async () => {
    const user = await world().newUser();
    const pro = RECIPES.find((recipe) => recipe.pro)?.id ?? '';
    const { headers } = await user.ask('getCatalogue');
    const { data: plan } = await user.ask('getMealPlan');
    const [day] = plan.days;
    const swap = { day: day?.day, mealType: 'lunch', oldMealId: day?.meals.lunch[0]?.mealId, newMealId: pro };
    expect((await user.ask('getMeal', { params: { id: pro } })).status).toBe(200);
    await endTrial(world(), user);
    const catalogue = await user.ask('getCatalogue', {}, { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([catalogue.status, catalogue.data.edition]).toEqual([200, 'free']);
    expect((await user.ask('getMeal', { params: { id: pro } })).status).toBe(403);
    const { status, body } = await user.ask('postSwapMeal', { body: swap });
    expect([status, body.code]).toEqual([403, 'premium-required']);
    expect((await user.ask('getMealPlan')).data).toEqual(plan);
    const { data: free } = await user.ask('postDiet', { body: { dietId: 'balanced' } });
    const dishes = free.days.flatMap(({ meals }) => Object.values(meals).flat());
    expect(dishes.length).toBeGreaterThan(27);
    expect(dishes.filter(({ mealData }) => mealData.pro)).toEqual([]);
  });

  test('a plan from before there were weeks has none until its diet is chosen again, and one loses a recipe that is no more', async () => {
    const user = await world().newUser();
    const id = await idOf(user);
    await inDatabase(world(), "update plans set days = '[]' where user_id = $1", [id]);
    expect((await user.ask('getMealPlan')).data.days).toEqual([]);
    expect((await user.ask('getDashboard')).data.mealPlan.days).toEqual([]);
    expect((await user.ask('getShoppingList')).data).toEqual([]);
    const swap = { day: 1, mealType: 'lunch', oldMealId: 'a', newMealId: RECIPES.find(({ pro }) => !pro)?.id };
    expect((await user.ask('postSwapMeal', { body: swap })).status).toBe(409);
    expect((await user.ask('postDiet', { body: { dietId: 'balanced' } })).data.days).toHaveLength(7);
    const none = { breakfast: [], dinner: [], snack: [] };
    const gone = [{ day: 1, meals: { ...none, lunch: [{ mealId: 'a-dish-of-old', ratio: 1 }] } }];
    await inDatabase(world(), 'update plans set days = $1 where user_id = $2', [JSON.stringify(gone), id]);
    expect((await user.ask('getMealPlan')).data.days).toEqual([{ day: 1, meals: { ...none, lunch: [] } }]);
  });

  test('premium opens everything until it ends', async () => {
    const guest = await world().newGuest();
    const id = await idOf(guest);
    await inDatabase(world(), 'update users set premium_until_ms = $1 where user_id = $2', [Date.now() + HOUR_MS, id]);
    expect((await guest.ask('getPaymentInfo')).data.isPremium).toBe(true);
    expect((await guest.ask('putMacros', { body: { proteins: 1, carbs: 1, fats: 1 } })).status).toBe(200);
    await inDatabase(world(), 'update users set premium_until_ms = $1 where user_id = $2', [Date.now() - 1, id]);
    expect((await guest.ask('getPaymentInfo')).data.isPremium).toBe(false);
  });

  test('a one-time token is too old after ten minutes, and a key makes a new user then', async () => {
    const key = freshId();
    const { data } = await world().nobody.ask('postOnboarding', { body: answers() }, { key });
    await inDatabase(world(), 'update link_tokens set expires_ms = $1', [Date.now() - 1]);
    await inDatabase(world(), 'update arrivals set created_ms = created_ms - $1', [10 * 60_000 + 1]);
    expect((await world().nobody.ask('postExchange', { body: { customToken: data.customToken } })).status).toBe(401);
    const later = await world().nobody.ask('postOnboarding', { body: answers() }, { key });
    expect(later.data.user.uid).not.toBe(data.user.uid);
  });

  test('after 90 days a key still runs nothing twice; its answer is down to the revision', async () => {
    const user = await world().newUser();
    const key = freshId();
    const asked = { body: { date: DAY, amount: 700 } };
    const first = await user.ask('postWater', asked, { key });
    await user.ask('postWater', { body: { date: DAY, amount: 100 } });
    await inDatabase(world(), 'update idempotency set created_ms = created_ms - $1', [91 * DAY_MS]);
    const fresh = await world().start();
    const there = client(fresh.origin, user.token);
    const replayed = async () =>
      there
        .raw('POST', '/dashboard/water', {
          body: JSON.stringify(asked.body),
          headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        })
        .then(
          () => false,
          () => true,
        );
    // The contract's data is gone from the answer by design, which the checking client refuses to read.
    while (!(await replayed())) await new Promise((resolve) => setTimeout(resolve, 20));
    const response = await fetch(`${fresh.origin}/api/dashboard/water`, {
      method: 'POST',
      body: JSON.stringify(asked.body),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
        Authorization: `Bearer ${user.token ?? ''}`,
      },
    });
    expect(await response.json()).toMatchObject({
      success: true,
      data: { rev: first.data.rev },
      meta: { replayed: true },
    });
    expect((await user.ask('getDashboard', { query: { date: DAY } })).data.waterIntake.totalIntake).toBe(100);
    await fresh.end('SIGTERM');
  });

  test('a picture that no entry names goes after 30 days, one that is named stays', async () => {
    const user = await world().newUser();
    const bytes = new Uint8Array(
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
        .png()
        .toBuffer(),
    );
    const [named, orphan] = [freshId(), freshId()].map((id) => id.replaceAll('-', ''));
    for (const name of [named, orphan]) {
      const body = new FormData();
      body.set('thumbnail', new Blob([bytes]));
      body.set('name', name ?? '');
      expect((await user.raw('POST', '/uploads/meal-thumbnail', { body })).status).toBe(201);
    }
    await log(user, DAY, { imageUrl: `/uploads/${named}.jpg` });
    await inDatabase(world(), 'update uploads set created_ms = created_ms - $1', [31 * DAY_MS]);
    const fresh = await world().start();
    const status = async (name?: string) => (await fetch(`${fresh.origin}/uploads/${name}.jpg`)).status;
    while ((await status(orphan)) !== 404) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(await status(named)).toBe(200);
    await fresh.end('SIGTERM');
  });

  test('connections that the database cuts are made anew, and nothing acknowledged is lost', async () => {
    const user = await world().newUser();
    const cut =
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
    const acknowledged: string[] = [];
    const writing = Promise.all(
      Array.from({ length: 40 }, async () => {
        const meal = dish();
        const { status } = await user.ask('postMeal', { body: { meal, date: DAY } });
        if (status === 200) acknowledged.push(meal.id);
      }),
    );
    await inDatabase(world(), cut);
    await writing;
    while ((await user.ask('getMe')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
    const { data } = await user.ask('getDashboard', { query: { date: DAY } });
    const there = new Set(data.mealHistory.meals.lunch.dishes.map(({ id }) => id));
    expect(acknowledged.filter((id) => !there.has(id))).toEqual([]);
    expect((await log(user, DAY)).date).toBe(DAY);
  });
});
