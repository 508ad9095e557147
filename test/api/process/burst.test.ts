import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, inject, test } from 'vitest';
import { HEADER } from '#contract/envelope.ts';
import { startServer } from '../support/start-server.ts';
import { dish, freshId, freshStore, newUserAt, onStore } from '../support/world.ts';

const DAY = '2026-03-01';
const DEVICES = 1_000;
/** More than are ever taken in at once. */
const BATCHES = 60;
const ENTRIES = 50;

test('a thousand devices that come in one moment are all taken in by the system, however busy the server is', async (context) => {
  const most = Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8'));
  context.skip(most < DEVICES, `this system lets ${most} wait`);
  const { store, remove } = await freshStore('PGlite');
  const server = await startServer(inject('serverEntry'), store);
  process.kill(server.pid, 'SIGSTOP');
  const sockets: Socket[] = [];
  const connected = Array.from(
    { length: DEVICES },
    () =>
      new Promise<void>((resolve, reject) => {
        const socket = connect(server.port, '127.0.0.1', resolve).once('error', reject);
        sockets.push(socket);
      }),
  );
  // Whom the system does not take in tries again and again, until the server goes on: which it does not here.
  await Promise.all(connected);
  process.kill(server.pid, 'SIGCONT');
  sockets.forEach((socket) => socket.destroy());
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  await server.end('SIGTERM');
  await remove();
});

onStore('PostgreSQL', {}, (world) => {
  test('batches that find no room are told when to come again as every refusal is told, and happen once when they do', async () => {
    const users = await Promise.all(Array.from({ length: BATCHES }, () => newUserAt(world().server.origin)));
    let refusals = 0;
    await Promise.all(
      users.map(async (user) => {
        const operations = Array.from({ length: ENTRIES }, () => ({
          key: freshId(),
          method: 'POST',
          path: '/dashboard/meals',
          body: { meal: dish(), date: DAY },
        }));
        for (;;) {
          const { status, headers, body } = await user.ask('postBatch', { body: { operations } });
          if (status === 200) break;
          refusals += 1;
          expect([status, body.code]).toEqual([503, 'server-busy']);
          expect(Number(headers.get('retry-after'))).toBe(body.meta?.['retryAfterSeconds']);
          expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
          expect(headers.get(HEADER.generation)).not.toBeNull();
        }
        const { data } = await user.ask('getDashboard', { query: { date: DAY } });
        expect(data.mealHistory.meals.lunch.dishes).toHaveLength(ENTRIES);
      }),
    );
    expect(refusals).toBeGreaterThan(0);
    const told = () =>
      world()
        .server.log()
        .filter((line) => line.includes('"route":"/api/batch","status":503')).length;
    await expect.poll(told).toBe(refusals);
  });
});
