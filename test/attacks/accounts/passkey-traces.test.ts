import pg from 'pg';
import { expect, test } from 'vitest';
import { client, type Client } from '#test/api/support/client.ts';
import { clockAhead, IN_ONE_MINUTE } from '#test/api/support/clock-ahead.ts';
import { answerWith, AT_HOST, newKeyholder, signInBody } from '#test/api/support/passkeys/passkeys.ts';
import { onEveryStore, onStore, type World } from '#test/api/support/world.ts';

/** The tables that hold rows of a user. */
async function tablesWith(world: World, userId: string): Promise<string[]> {
  if (!('databaseUrl' in world.store)) throw new Error('Only PostgreSQL lets a second client in');
  const database = new pg.Client({ connectionString: world.store.databaseUrl });
  database.on('error', () => undefined);
  await database.connect();
  const { rows } = await database.query<{ name: string }>(
    "select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'user_id' order by table_name",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await database.query(`select 1 from ${name} where user_id = $1 limit 1`, [userId]);
    if (rowCount) found.push(name);
  }
  await database.end();
  return found;
}

const idOf = async (user: Client) => (await user.ask('getMe')).data.uid;

onEveryStore({ env: { ...IN_ONE_MINUTE, ...AT_HOST, LIMIT_SIGN_INS: '5' } }, (world) => {
  test('attack: filling the database with challenges', async () => {
    const statuses = [];
    for (let count = 0; count < 8; count += 1)
      statuses.push((await world().nobody.ask('passkeyOptions', { body: {} })).status);
    expect(statuses.slice(5)).toEqual([429, 429, 429]);
  });
});

onStore('PostgreSQL', { env: AT_HOST }, (world) => {
  test('no row of an account is left when it is deleted, whichever table it stood in', async () => {
    const { user, authenticator } = await newKeyholder(world());
    await user.ask('putSecondFactor', { body: { mode: 'passkey' } });
    await answerWith(user, authenticator);
    const uid = await idOf(user);
    const before = await tablesWith(world(), uid);
    expect(before).toEqual(
      expect.arrayContaining(['passkey_challenges', 'passkey_handles', 'passkeys', 'second_factors', 'users']),
    );
    expect((await user.ask('deleteUser')).status).toBe(200);
    expect(await tablesWith(world(), uid)).toEqual([]);
  });

  test('attack: an answer that comes after five minutes', async () => {
    const { authenticator } = await newKeyholder(world());
    const later = await world().start({ env: { ...AT_HOST, ...clockAhead(5 * 60_000 + 1_000) } });
    expect(
      (await client(later.origin).ask('passkeyVerify', { body: await signInBody(world(), authenticator) })).status,
    ).toBe(401);
    await later.end('SIGTERM');
  });
});
