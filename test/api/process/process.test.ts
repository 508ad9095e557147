import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { client } from '../support/client.ts';
import { IN_ONE_MINUTE } from '../support/clock-ahead.ts';
import { DidNotStart, startServer, type TestServer } from '../support/start-server.ts';
import { changesSince, dish, freshId, freshStore, log, newUserAt } from '../support/world.ts';

const DAY = '2026-03-01';
const entry = () => inject('serverEntry');

describe.each(['PGlite', 'PostgreSQL'] as const)('a server on %s', (kind) => {
  test('killed in the middle of writes loses nothing that it had acknowledged', async () => {
    const { store, remove } = await freshStore(kind);
    let server = await startServer(entry(), store);
    const user = await newUserAt(server.origin);
    const acknowledged = new Set<string>();
    const sent = new Set<string>();
    const lanes = Array.from({ length: 6 }, async () => {
      for (;;) {
        const meal = dish();
        sent.add(meal.id);
        const answer = await user.ask('postMeal', { body: { meal, date: DAY } }, { key: freshId() }).catch(() => null);
        if (answer?.status === 200) acknowledged.add(meal.id);
        if (answer === null) return;
      }
    });
    while (acknowledged.size < 60) await new Promise((resolve) => setImmediate(resolve));
    await server.end('SIGKILL');
    await Promise.all(lanes);

    server = await startServer(entry(), store);
    const { data } = await client(server.origin, user.token).ask('getDashboard', { query: { date: DAY } });
    const there = new Set(data.mealHistory.meals.lunch.dishes.map(({ id }) => id));
    expect([...acknowledged].filter((id) => !there.has(id))).toEqual([]);
    expect([...there].filter((id) => !sent.has(id))).toEqual([]);
    await server.end('SIGTERM');
    await remove();
  });

  test('stopped in the middle of a request finishes it, says that it stops, and exits with 0', async () => {
    const { store, remove } = await freshStore(kind);
    const server = await startServer(entry(), store);
    const user = await newUserAt(server.origin);
    let finish: (() => void) | undefined;
    const slow = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(`{"weight":60,`));
        finish = () => {
          controller.enqueue(new TextEncoder().encode(`"date":"${DAY}"}`));
          controller.close();
        };
      },
    });
    const headers = { 'Content-Type': 'application/json' };
    const running = user.raw('POST', '/dashboard/weight', { body: slow, headers, duplex: 'half' } as RequestInit);
    await untilBusy(server);
    const ended = server.end('SIGTERM');
    await untilStopping(server);
    const late = await user.ask('getMe');
    expect([late.status, late.body.code]).toEqual([503, 'server-stopping']);
    finish?.();
    const answer = await running;
    expect([answer.status, answer.headers.get('Connection')]).toEqual([200, 'close']);
    expect(await ended).toBe(0);

    const again = await startServer(entry(), store);
    const [page] = await changesSince(client(again.origin, user.token), 0);
    expect(page?.weights.map(({ weight }) => weight)).toContain(60);
    await again.end('SIGTERM');
    await remove();
  });

  test('keeps its generation over a clean stop; after a restore it has a new one and higher revisions', async () => {
    const { store, remove } = await freshStore(kind);
    const first = await startServer(entry(), store);
    const user = await newUserAt(first.origin);
    const meal = await log(user, DAY);
    const before = (await user.ask('getChanges')).data;
    await first.end('SIGTERM');

    const second = await startServer(entry(), store);
    const { data: same } = await client(second.origin, user.token).ask('getChanges');
    expect([same.generation, same.rev]).toEqual([before.generation, before.rev]);
    await second.end('SIGTERM');

    const third = await startServer(entry(), store, { args: ['--after-restore'] });
    const restored = client(third.origin, user.token);
    const { data: after } = await restored.ask('getChanges');
    expect(after.generation).not.toBe(before.generation);
    expect(after.rev).toBeGreaterThan(before.rev + 1_000_000);
    const write = { body: { weight: 60, date: DAY } };
    expect((await restored.ask('postWeight', write, { generation: before.generation })).status).toBe(412);
    expect((await restored.ask('postWeight', write, { generation: after.generation })).data.rev).toBe(after.rev + 1);
    const resent = { meal: { ...dish(), id: meal.id, title: 'ისევ' }, date: DAY, asOf: meal.rev + 3 };
    expect((await restored.ask('postMeal', { body: resent })).data).toMatchObject({ title: 'ისევ' });
    await third.end('SIGTERM');
    await remove();
  });

  test('writes one line a request: the pattern of its path and nothing about the person', async () => {
    const { store, remove } = await freshStore(kind);
    const server = await startServer(entry(), store);
    const user = await newUserAt(server.origin);
    const meal = await log(user, DAY, { title: 'საიდუმლო' });
    await user.ask('deleteMeal', { params: { date: DAY, mealType: 'lunch', mealId: meal.id } });
    await user.ask('putProfile', { body: { displayName: 'ნინო', email: 'nino@example.ge' } });
    const { data } = await user.ask('getMe');
    await server.end('SIGTERM');
    const lines = server.log().map((line) => JSON.parse(line) as Record<string, unknown>);
    const requests = lines.filter(({ event }) => event === 'request');
    expect(requests).toHaveLength(5);
    expect(requests[2]).toMatchObject({
      method: 'DELETE',
      route: '/api/dashboard/meals/{date}/{mealType}/{mealId}',
      status: 200,
    });
    expect(Object.keys(requests[0] ?? {}).toSorted()).toEqual([
      'at',
      'event',
      'level',
      'method',
      'ms',
      'route',
      'status',
    ]);
    for (const secret of ['საიდუმლო', 'ნინო', 'nino@', meal.id, data.uid, user.token ?? '', DAY, '127.0.0.1']) {
      expect(server.log().join('\n')).not.toContain(secret);
    }
    await remove();
  });

  test('counts a minute: the limits answer 429 with a time to wait, for all servers of the database', async () => {
    const { store, remove } = await freshStore(kind);
    const env = { ...IN_ONE_MINUTE, LIMIT_NEW_USERS: '30', LIMIT_WRITES: '40' };
    const server = await startServer(entry(), store, { env });
    const arrived = await Promise.all(Array.from({ length: 32 }, () => client(server.origin).ask('postAnonymous')));
    expect(arrived.filter(({ status }) => status === 201)).toHaveLength(30);
    const refused = arrived.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('rate-limited');
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);

    const user = client(server.origin, arrived.find(({ status }) => status === 201)?.data.token);
    const operations = Array.from({ length: 39 }, () => ({
      key: freshId(),
      method: 'POST',
      path: '/dashboard/weight',
      body: { weight: 60, date: DAY },
    }));
    expect((await user.ask('postBatch', { body: { operations } })).status).toBe(200);
    expect((await user.ask('postWeight', { body: { weight: 60, date: DAY } })).status).toBe(200);
    expect((await user.ask('postWeight', { body: { weight: 60, date: DAY } })).status).toBe(429);
    expect((await user.ask('getMe')).status).toBe(200);
    await server.end('SIGTERM');
    await remove();
  });
});

describe('the embedded database', () => {
  test('after a kill has a new generation, and revisions go on above all that were given', async () => {
    const { store, remove } = await freshStore('PGlite');
    const first = await startServer(entry(), store);
    const user = await newUserAt(first.origin);
    const { data: before } = await user.ask('getChanges');
    await first.end('SIGKILL');
    const second = await startServer(entry(), store);
    const { data: after } = await client(second.origin, user.token).ask('getChanges');
    expect(after.generation).not.toBe(before.generation);
    expect(after.rev).toBeGreaterThan(before.rev + 1_000_000);
    await second.end('SIGTERM');
    await remove();
  });

  test('belongs to one process: a second one says who has it and ends', async () => {
    const { store, remove } = await freshStore('PGlite');
    const first = await startServer(entry(), store);
    const error = await startServer(entry(), store).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DidNotStart);
    expect(error).toMatchObject({
      exitCode: 3,
      output: expect.stringContaining(`in use by the process ${first.pid}`) as string,
    });
    expect((await client(first.origin).ask('getConfig')).status).toBe(200);
    await first.end('SIGTERM');
    await remove();
  });

  test('is taken over from a dead process and from a process that only has its number', async () => {
    const { store, remove } = await freshStore('PGlite');
    const folder = 'dataDir' in store ? store.dataDir : '';
    for (const holder of [{ pid: 2_147_000_000, started: null }, { pid: process.pid, started: '1' }, 'rubbish']) {
      await writeFile(join(folder, 'lock'), typeof holder === 'string' ? holder : JSON.stringify(holder));
      const server = await startServer(entry(), store);
      const lock = JSON.parse(await readFile(join(folder, 'lock'), 'utf8')) as { pid: number };
      expect(lock.pid).toBe(server.pid);
      await server.end('SIGTERM');
    }
    await remove();
  });
});

describe('a wrong setting', () => {
  test.each([
    [{ PORT: 'eighty' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ ONBOARDING_ENABLED: 'yes' }, 'ONBOARDING_ENABLED'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
    [{ LIMIT_WRITES: '-5' }, 'LIMIT_WRITES'],
  ])('ends the start with its name: %o', async (env, name) => {
    const error = await startServer(entry(), { dataDir: '/nonexistent' }, { env: env as Record<string, string> }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ exitCode: 2, output: expect.stringContaining(name) as string });
  });

  test('all mistakes are told at once', async () => {
    const env = { PORT: '-1', TRUST_PROXY: 'x' };
    const error = await startServer(entry(), { dataDir: '/nonexistent' }, { env, args: ['--wrong'] }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ output: expect.stringMatching(/PORT[\s\S]*TRUST_PROXY[\s\S]*--wrong/) as string });
  });

  test('a database that is away ends the start with 1, without its password in the log', async () => {
    const databaseUrl = 'postgres://lukma:topsecret@127.0.0.1:1/none';
    const error = await startServer(entry(), { databaseUrl }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ exitCode: 1 });
    expect((error as DidNotStart).output).not.toContain('topsecret');
  });
});

async function untilBusy(server: TestServer): Promise<void> {
  // The head of the request has arrived once a request sent after it is answered.
  await client(server.origin).ask('getConfig');
}

async function untilStopping(server: TestServer): Promise<void> {
  for (;;) {
    const { status } = await fetch(`${server.origin}/readyz`);
    if (status === 503) return;
  }
}
