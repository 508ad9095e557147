import pg from 'pg';
import { expect, test } from 'vitest';
import { changesSince, dish, dishesOn, freshId, log, onEveryStore, onStore, type World } from '../support/world.ts';

const DAY = '2026-03-01';
const pour = (ml: number, key = freshId()) => ({
  key,
  method: 'POST',
  path: '/dashboard/water',
  body: { date: DAY, delta: ml },
});
const add = (meal = dish(), key = freshId()) => ({
  key,
  method: 'POST',
  path: '/dashboard/meals',
  body: { meal, date: DAY },
});

onEveryStore({}, (world) => {
  test('every operation has its own outcome, in order; one that is refused does not touch the others', async () => {
    const user = await world().newUser();
    const entry = await log(user, DAY);
    const operations = [
      add(),
      { ...add(dish({ title: '' })) },
      { key: freshId(), method: 'DELETE', path: `/dashboard/meals/${DAY}/lunch/${entry.id}` },
      { key: freshId(), method: 'POST', path: '/batch', body: { operations: [] } },
      { key: freshId(), method: 'POST', path: '/nowhere', body: {} },
      { key: freshId(), method: 'DELETE', path: '/user' },
      { key: freshId(), method: 'PUT', path: '/dashboard/calories', body: { calories: 1500 } },
      pour(250),
    ];
    const { data } = await user.ask('postBatch', { body: { operations } });
    expect(data.map(({ status }) => status)).toEqual([200, 400, 200, 400, 404, 400, 200, 200]);
    expect(data.map(({ key }) => key)).toEqual(operations.map(({ key }) => key));
    expect(data[1]?.body).toMatchObject({ success: false, code: 'invalid-input', issues: [{ path: 'meal.title' }] });
    expect(await dishesOn(user, DAY)).toHaveLength(1);
    expect((await user.ask('getMe')).status).toBe(200);
  });

  test('operations see what the ones before them did', async () => {
    const user = await world().newUser();
    const meal = dish();
    const operations = [
      add(meal),
      { key: freshId(), method: 'DELETE', path: `/dashboard/meals/${DAY}/lunch/${meal.id}` },
      add({ ...meal, title: 'გვიანი' }),
      add({ ...meal, title: 'დაბრუნებული', restore: true }),
      pour(300),
      pour(-1000),
      pour(200),
    ];
    const { data } = await user.ask('postBatch', { body: { operations } });
    expect(data[2]?.body.data).toMatchObject({ deleted: true });
    expect(data[6]?.body.data).toMatchObject({ totalIntake: 200 });
    expect((await dishesOn(user, DAY)).map(({ title }) => title)).toEqual(['დაბრუნებული']);
  });

  test('a batch sent again, or partly alone, does nothing twice and answers the same', async () => {
    const user = await world().newUser();
    const operations = [add(), pour(250), pour(500)];
    const first = await user.ask('postBatch', { body: { operations } });
    const again = await user.ask('postBatch', { body: { operations } });
    expect(again.data.map(({ body }) => body.data)).toEqual(first.data.map(({ body }) => body.data));
    const alone = await user.ask('postWater', { body: operations[1]?.body }, { key: operations[1]?.key ?? '' });
    expect(alone.data).toEqual(first.data[1]?.body.data);
    const [page] = await changesSince(user, 0);
    expect(page?.days[0]?.waterIntake.totalIntake).toBe(750);
  });

  test('the same key twice inside runs once; with another payload it is 422 in place', async () => {
    const user = await world().newUser();
    const { data } = await user.ask('postBatch', {
      body: { operations: [pour(250, 'same'), pour(250, 'same'), pour(300, 'same')] },
    });
    expect(data.map(({ status }) => status)).toEqual([200, 200, 422]);
    expect(data[1]?.body.data).toEqual(data[0]?.body.data);
  });

  test('two batches with the same operations at once have one effect', async () => {
    const user = await world().newUser();
    const operations = Array.from({ length: 30 }, () => pour(10));
    await Promise.all([1, 2, 3].map(() => user.ask('postBatch', { body: { operations } })));
    expect((await user.ask('getDashboard', { query: { date: DAY } })).data.waterIntake.totalIntake).toBe(300);
  });

  test('bounds: 500 operations, 1 MB, 64 KB each', async () => {
    const user = await world().newUser();
    const many = (count: number) => ({ operations: Array.from({ length: count }, () => pour(1)) });
    expect((await user.ask('postBatch', { body: many(500) })).status).toBe(200);
    expect((await user.ask('postBatch', { body: many(501) })).status).toBe(400);
    expect((await user.ask('postBatch', { body: many(0) })).status).toBe(400);
    const fat = add(dish({ title: 'x'.repeat(70_000) }));
    const { data } = await user.ask('postBatch', { body: { operations: [fat, pour(1)] } });
    expect(data.map(({ status }) => status)).toEqual([413, 200]);
    const heavy = { operations: Array.from({ length: 20 }, () => add(dish({ title: 'x'.repeat(60_000) }))) };
    expect((await user.ask('postBatch', { body: heavy })).status).toBe(413);
  });

  test('a path with what belongs to queries and escapes is read as it would be alone', async () => {
    const user = await world().newUser();
    const entry = await log(user, DAY);
    const edited = await log(user, DAY, { id: entry.id });
    const path = `/dashboard/meals/${DAY}/lunch/${entry.id}`;
    const { data } = await user.ask('postBatch', {
      body: {
        operations: [
          { key: freshId(), method: 'DELETE', path: `${path}?asOf=${entry.rev}` },
          { key: freshId(), method: 'DELETE', path: `${path}?asOf=x` },
          { key: freshId(), method: 'DELETE', path: `/dashboard/weight/%32026-03-01` },
          { key: freshId(), method: 'DELETE', path: `/dashboard/weight/%E0%A4%A` },
        ],
      },
    });
    expect(data.map(({ status }) => status)).toEqual([200, 400, 200, 400]);
    expect(data[0]?.body.data).toEqual({ id: entry.id, deleted: false, rev: edited.rev });
  });
});

onStore('PostgreSQL', {}, (world) => {
  test('a day takes a thousand entries of water and no more, so that what each answers stays small', async () => {
    const user = await world().newUser();
    const thousand = Array.from({ length: 1_001 }, () => pour(1));
    const answers = [];
    for (const from of [0, 500, 1_000])
      answers.push(...(await user.ask('postBatch', { body: { operations: thousand.slice(from, from + 500) } })).data);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1_000);
    expect(answers.at(-1)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect((await user.ask('postBatch', { body: { operations: [thousand[0]] } })).data).toMatchObject([
      { status: 200 },
    ]);
  });

  test('more batches at once than a process can work on are held off, and come again', async () => {
    const user = await world().newUser();
    const batches = Array.from({ length: 24 }, () => ({
      body: { operations: Array.from({ length: 100 }, () => add()) },
    }));
    const release = await holdRow(world(), (await user.ask('getMe')).data.uid);
    const asked = batches.map((batch) => user.ask('postBatch', batch));
    // The ones that came in wait for the user's row, until one too many has been told to come again.
    await new Promise<void>((resolve) => {
      for (const answer of asked) void answer.then(({ status }) => status === 503 && resolve());
    });
    await release();
    const first = await Promise.all(asked);
    const heldOff = batches.filter((_, at) => first[at]?.status === 503);
    expect(heldOff.length).toBeGreaterThan(0);
    expect(
      first.filter(
        ({ status, body, headers }) =>
          status !== 200 && !(body.code === 'server-busy' && /^[1-5]$/.test(headers.get('Retry-After') ?? '')),
      ),
    ).toEqual([]);
    for (const batch of heldOff) expect((await user.ask('postBatch', batch)).status).toBe(200);
    expect(await dishesOn(user, DAY)).toHaveLength(24 * 100);
  });
});

/** Locks a user's row past the server, so that every write of theirs waits; returns how to let go. */
async function holdRow({ store }: World, userId: string): Promise<() => Promise<void>> {
  if (!('databaseUrl' in store)) throw new Error('Only PostgreSQL lets a second client in');
  const database = new pg.Client({ connectionString: store.databaseUrl });
  await database.connect();
  await database.query('begin');
  await database.query('select 1 from users where user_id = $1 for update', [userId]);
  return () => database.end();
}
