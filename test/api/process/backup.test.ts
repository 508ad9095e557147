import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { createUser } from '#server/accounts/new-user.ts';
import { linesOf, writeBackupFile } from '#server/operations/backup-file.ts';
import { openBackup } from '#server/operations/read-backup.ts';
import { restoreBackup } from '#server/operations/restore.ts';
import { backupOf } from '#server/operations/write-backup.ts';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { startGeneration } from '#server/store/generation.ts';
import { migrate } from '#server/store/migrate.ts';
import { memberships } from '#server/store/tables/payment-tables.ts';
import { client, type Client } from '../support/client.ts';
import { freshDatabase } from '../support/database/postgres.ts';
import { serverCommand } from '../support/server-command.ts';
import { startServer, temporaryFolder } from '../support/start-server.ts';
import { changesSince, dish, freshId, freshStore, log, newUserAt } from '../support/world.ts';

const DAY = '2026-03-01';
const entry = () => inject('serverEntry');

/** Logs dishes until it is told to stop; answers which ids were sent and which acknowledged. */
function writing(user: Client) {
  const [sent, acknowledged] = [new Set<string>(), new Set<string>()];
  const writer = { on: true };
  const done = (async () => {
    while (writer.on) {
      const meal = dish({ title: 'ხინკალი „დიდი“ \\ \'"\n ✓' });
      sent.add(meal.id);
      const { status } = await user.ask('postMeal', { body: { meal, date: DAY } }, { key: freshId() });
      if (status === 200) acknowledged.add(meal.id);
    }
  })();
  return { sent, acknowledged, stop: () => ((writer.on = false), done) };
}

describe.each([
  ['PGlite', 'PostgreSQL'],
  ['PostgreSQL', 'PGlite'],
] as const)('a backup of %s', (from, into) => {
  test(`made while people write holds one moment of each of them, and goes back into ${into}`, async () => {
    const { store, remove } = await freshStore(from);
    const server = await startServer(entry(), store);
    const users = await Promise.all([1, 2, 3].map(() => newUserAt(server.origin)));
    const first = await Promise.all(users.map((user) => log(user, DAY)));
    const picture = freshId().replaceAll('-', '');
    await upload(users[0], picture);
    const {
      data: { pushKey },
    } = await client(server.origin).ask('getConfig');
    const { data: before } = await client(server.origin, users[0]?.token).ask('getChanges');
    const writers = users.map(writing);
    while (writers.some(({ acknowledged }) => acknowledged.size < 5))
      await new Promise((resolve) => setImmediate(resolve));
    const surely = writers.map(({ acknowledged }) => [...acknowledged]);

    const folder = await temporaryFolder();
    const path = join(folder.path, 'a.backup');
    const made = await serverCommand(store, 'backup', path);
    expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/a\.backup: \d+ rows, \d+ KB/) as string });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await Promise.all(writers.map(({ stop }) => stop()));
    await server.end('SIGTERM');

    const target = await freshStore(into);
    expect(await serverCommand(target.store, 'restore', path)).toMatchObject({ code: 0 });
    const restored = await startServer(entry(), target.store);
    for (const [at, user] of users.entries()) {
      const again = client(restored.origin, user.token);
      const pages = await changesSince(again, 0);
      const there = new Set(
        pages.flatMap(({ days }) =>
          days.flatMap(({ mealHistory }) =>
            Object.values(mealHistory.meals).flatMap(({ dishes }) => dishes.map(({ id }) => id)),
          ),
        ),
      );
      expect([...(surely[at] ?? []), first[at]?.id].filter((id) => !there.has(id ?? ''))).toEqual([]);
      expect([...there].filter((id) => id !== first[at]?.id && !writers[at]?.sent.has(id))).toEqual([]);
      expect(pages[0]?.generation).not.toBe(before.generation);
      expect(pages.at(-1)?.rev).toBeGreaterThan(before.rev + 1_000_000);
      const meal = await log(again, DAY, { title: 'ახალი' });
      expect(meal.rev).toBeGreaterThan(before.rev + 1_000_000);
    }
    expect((await fetch(`${restored.origin}/uploads/${picture}.jpg`)).headers.get('content-type')).toBe('image/jpeg');
    expect((await client(restored.origin).ask('getConfig')).data.pushKey).toBe(pushKey);
    await restored.end('SIGTERM');

    expect(await serverCommand(target.store, 'restore', path)).toMatchObject({
      code: 1,
      err: expect.stringContaining('The database has 3 users') as string,
    });
    await Promise.all([remove(), target.remove(), folder.remove()]);
  });
});

test('what is no whole backup is refused, and the database stays as it was', async () => {
  const database = openPostgres(await freshDatabase(inject('postgresUrl')), 2);
  const folder = await temporaryFolder();
  const [path, broken] = [join(folder.path, 'whole.backup'), join(folder.path, 'broken.backup')];
  await migrate(database);
  const generation = await startGeneration(database, false, Date.now());
  const [late, early] = [freshId(), freshId()];
  for (const userId of [late, early]) await createUser(database.orm, userId, Date.now());
  const member = { provider: 'sandbox', anchorDay: 1, card: 'card' } as const;
  const [yesterday, tomorrow] = [Date.now() - 86_400_000, Date.now() + 86_400_000];
  await database.orm.insert(memberships).values([
    { ...member, userId: late, nextMs: yesterday },
    { ...member, userId: early, nextMs: tomorrow },
  ]);
  await writeBackupFile(path, backupOf(database, folder.path, Date.now), Date.now());
  const restored = async (from: string, replace: boolean) =>
    restoreBackup(database, await openBackup(linesOf(from)), replace, Date.now());

  const whole = await readFile(path);
  const lines = gunzipSync(whole).toString().split('\n');
  const cases: [Buffer, string][] = [
    [whole.subarray(0, whole.length - 40), 'breaks off'],
    [gzipSync(lines.slice(0, 3).join('\n')), 'breaks off'],
    [gzipSync(lines.filter((line) => !line.startsWith('{"singleton"')).join('\n')), 'should have'],
    [gzipSync([...lines.slice(0, -2), 'rubbish', ...lines.slice(-2)].join('\n')), 'none of its format'],
    [Buffer.from('not compressed'), 'not a backup'],
    [gzipSync('{"a":1}\n'), 'not a backup'],
    [gzipSync((lines[0] ?? '').replace('"version":2', '"version":3')), 'newer version'],
    [gzipSync([(lines[0] ?? '').replace('"]}', '","9999-later"]}'), ...lines.slice(1)].join('\n')), 'update first'],
  ];
  for (const [bytes, why] of cases) {
    await writeFile(broken, bytes);
    await expect(restored(broken, true)).rejects.toThrow(why);
  }
  await expect(restored(path, false)).rejects.toThrow('has 2 users');
  expect(await startGeneration(database, false, Date.now())).toBe(generation);
  expect(await restored(path, true)).toBeGreaterThan(1);
  expect(await startGeneration(database, false, Date.now())).not.toBe(generation);
  // What fell due since the backup may have been charged: it is not charged again.
  const members = await database.orm
    .select({ userId: memberships.userId, nextMs: memberships.nextMs })
    .from(memberships);
  expect(new Map(members.map(({ userId, nextMs }) => [userId, nextMs]))).toEqual(
    new Map([
      [late, null],
      [early, tomorrow],
    ]),
  );
  await database.close();
  await folder.remove();
});

async function upload(user: Client | undefined, name: string): Promise<void> {
  const form = new FormData();
  const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  form.set('thumbnail', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), 'a.png');
  form.set('name', name);
  expect((await user?.raw('POST', '/uploads/meal-thumbnail', { body: form }))?.status).toBe(201);
}
