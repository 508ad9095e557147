import { describe, expect, test } from 'vitest';
import { changesSince, dish, dishesOn, freshId, log, onEveryStore, onStore } from '../support/world.ts';
import { client } from '../support/client.ts';

const DAY = '2026-03-01';

onEveryStore({}, (world) => {
  describe('a key', () => {
    test('answers a replay with the first answer and its first revision', async () => {
      const user = await world().newUser();
      const key = freshId();
      const asked = { body: { weight: 60, date: DAY } };
      const first = await user.ask('postWeight', asked, { key });
      await user.ask('postWeight', { body: { weight: 70, date: DAY } });
      const again = await user.ask('postWeight', asked, { key });
      expect(again.data).toEqual(first.data);
      expect(again.body.meta).toEqual({ replayed: true });
      const [page] = await changesSince(user, first.data.rev);
      expect(page?.weights).toMatchObject([{ weight: 70 }]);
    });

    test('counts the meaning, not the spelling, of what was sent', async () => {
      const user = await world().newUser();
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': freshId() };
      const send = (body: string) => user.raw('POST', '/dashboard/weight', { body, headers });
      await send(`{"weight":60,"date":"${DAY}"}`);
      expect((await send(` { "date" : "${DAY}", "weight" : 6e1 } `)).status).toBe(200);
      const { status, body } = await send(`{"weight":61,"date":"${DAY}"}`);
      expect([status, body.code]).toEqual([422, 'idempotency-mismatch']);
    });

    test('sent twelve times at once runs once', async () => {
      const user = await world().newUser();
      const key = freshId();
      const body = { meal: dish({ id: undefined }), date: DAY };
      const answers = await Promise.all(Array.from({ length: 12 }, () => user.ask('postMeal', { body }, { key })));
      const done = answers.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThanOrEqual(1);
      const others = answers.filter(({ status }) => status !== 200);
      expect(others.filter(({ status, body: { code } }) => status !== 409 || code !== 'request-in-progress')).toEqual(
        [],
      );
      expect(new Set(done.map(({ data }) => JSON.stringify(data))).size).toBe(1);
      expect(await dishesOn(user, DAY)).toHaveLength(1);
    });

    test('of a refused request stays free', async () => {
      const user = await world().newUser();
      const key = freshId();
      expect((await user.ask('putCalories', { body: { calories: 0 } }, { key })).status).toBe(400);
      expect((await user.ask('putCalories', { body: { calories: 1500 } }, { key })).status).toBe(200);
    });

    test('belongs to its user and to its call', async () => {
      const [nino, gia] = await Promise.all([world().newUser(), world().newUser()]);
      const key = freshId();
      await nino.ask('postWeight', { body: { weight: 60, date: DAY } }, { key });
      const his = await gia.ask('postWeight', { body: { weight: 90, date: DAY } }, { key });
      expect(his.data.weight).toBe(90);
      expect((await nino.ask('putCalories', { body: { calories: 1500 } }, { key })).status).toBe(422);
    });

    test('guards deletions, profile and plan too', async () => {
      const user = await world().newUser();
      const entry = await log(user, DAY);
      const key = freshId();
      const params = { date: DAY, mealType: 'lunch', mealId: entry.id };
      const first = await user.ask('deleteMeal', { params }, { key });
      expect((await user.ask('deleteMeal', { params }, { key })).data).toEqual(first.data);
      const plan = await user.ask('postDiet', { body: { dietId: 'fasting' } }, { key: 'plan' });
      expect((await user.ask('postDiet', { body: { dietId: 'fasting' } }, { key: 'plan' })).data).toEqual(plan.data);
    });
  });

  describe('the generation', () => {
    test('that a write knows must be the present one; a write that names none is taken', async () => {
      const user = await world().newUser();
      const { headers } = await user.ask('getMe');
      const generation = headers.get('Lukma-Generation') ?? '';
      const body = { weight: 60, date: DAY };
      expect((await user.ask('postWeight', { body }, { generation })).status).toBe(200);
      const wrong = await user.ask('postWeight', { body }, { generation: freshId() });
      expect([wrong.status, wrong.body.code]).toEqual([412, 'generation-changed']);
      const operations = [{ key: freshId(), method: 'POST', path: '/dashboard/weight', body }];
      expect((await user.ask('postBatch', { body: { operations } }, { generation: freshId() })).status).toBe(412);
      expect((await user.ask('getMe', {}, { generation: freshId() })).status).toBe(200);
    });
  });
});

onStore('PostgreSQL', {}, (world) => {
  test('two servers on one PostgreSQL share sessions, keys and revisions: one effect, whoever answers', async () => {
    const second = await world().start();
    try {
      const user = await world().newUser();
      const there = client(second.origin, user.token);
      const key = freshId();
      const body = { date: DAY, delta: 250 };
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => (index % 2 ? user : there).ask('postWater', { body }, { key })),
      );
      const done = answers.filter(({ status }) => status === 200);
      expect(done.length).toBeGreaterThanOrEqual(1);
      for (const { status } of answers) expect([200, 409]).toContain(status);
      expect(new Set(done.map(({ data }) => data.rev)).size).toBe(1);
      expect((await there.ask('postWater', { body: { date: DAY, delta: 300 } }, { key })).status).toBe(422);
      expect((await user.ask('getDashboard', { query: { date: DAY } })).data.waterIntake.totalIntake).toBe(250);
    } finally {
      await second.end('SIGTERM');
    }
  });

  test('forty writes of one user through two servers all count, each with a revision of its own', async () => {
    const second = await world().start();
    try {
      const user = await world().newUser();
      const there = client(second.origin, user.token);
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          (index % 2 ? user : there).ask('postWater', { body: { date: DAY, delta: 100, id: freshId() } }),
        ),
      );
      expect(new Set(answers.map(({ data }) => data.rev)).size).toBe(40);
      const [one, two] = await Promise.all(
        [user, there].map((phone) => phone.ask('getDashboard', { query: { date: DAY } })),
      );
      expect(one?.data.waterIntake.totalIntake).toBe(4000);
      expect(two?.data).toEqual(one?.data);
    } finally {
      await second.end('SIGTERM');
    }
  });

  test('a token revoked at one server is refused by the other at once', async () => {
    const second = await world().start();
    try {
      const user = await world().newUser();
      const there = client(second.origin, user.token);
      await log(user, DAY);
      await log(there, DAY);
      await there.ask('postLogout');
      expect((await user.ask('postMeal', { body: { meal: dish(), date: DAY } })).status).toBe(401);
    } finally {
      await second.end('SIGTERM');
    }
  });
});
