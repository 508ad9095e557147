import { expect, inject, test } from 'vitest';
import type { Database, Statement } from '#server/store/database.ts';
import { openPglite } from '#server/store/drivers/pglite.ts';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { freshDatabase } from '../support/database/postgres.ts';
import { temporaryFolder } from '../support/start-server.ts';

const MAKE: Statement = { name: 'make', text: 'create table kept (who text, what integer, primary key (who, what))' };
const KEEP: Statement = { name: 'keep', text: 'insert into kept values ($1, $2) returning 1' };
const KEEP_OTHERWISE: Statement = { name: 'keep otherwise', text: 'insert into kept values ($1, $2) returning 2' };
const TRANSACTIONS: Statement = { name: 'transactions', text: 'select count(distinct xmin::text)::int as n from kept' };

/** A store of ten connections, as the server opens it. */
async function opened(kind: 'PGlite' | 'PostgreSQL'): Promise<{ database: Database; remove(): Promise<void> }> {
  if (kind === 'PostgreSQL') {
    const database = openPostgres(await freshDatabase(inject('postgresUrl')), 10);
    return { database, remove: () => database.close() };
  }
  const folder = await temporaryFolder();
  const database = await openPglite(folder.path);
  return { database, remove: () => database.close().then(folder.remove) };
}

const PEOPLE = Array.from({ length: 12 }, (_, at) => `person ${at}`);

test.each(['PGlite', 'PostgreSQL'] as const)(
  'writes of different people that come at once share transactions, and one that fails is nobody else’s failure, on %s',
  async (kind) => {
    const { database, remove } = await opened(kind);
    await database.run(MAKE, []);
    expect(await Promise.all(PEOPLE.map((who) => database.write(KEEP, [who, 1])))).toEqual(PEOPLE.map(() => 1));
    const [{ n } = { n: 0 }] = await database.run<{ n: number }>(TRANSACTIONS, []);
    expect(n).toBeLessThan(PEOPLE.length);

    const outcomes = await Promise.allSettled(
      // One of them is there already; what stands behind it was never prepared on that connection.
      PEOPLE.map((who, at) => database.write(at > 5 ? KEEP_OTHERWISE : KEEP, [who, at === 5 ? 1 : 2])),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(PEOPLE.map((_, at) => (at === 5 ? 'rejected' : 'fulfilled')));
    await Promise.all(PEOPLE.map((who) => database.write(KEEP_OTHERWISE, [who, 3])));
    const rows = await database.run<{ who: string; what: number }>(
      { name: 'kept', text: 'select who, what from kept order by what, who' },
      [],
    );
    expect(rows.filter(({ what }) => what === 1)).toHaveLength(PEOPLE.length);
    expect(rows.filter(({ what }) => what === 2)).toHaveLength(PEOPLE.length - 1);
    expect(rows.filter(({ what }) => what === 3)).toHaveLength(PEOPLE.length);
    await remove();
  },
);

test('a write that waits for a row holds up those that share its transaction for a moment only', async () => {
  const { database, remove } = await opened('PostgreSQL');
  await database.run(MAKE, []);
  await database.write(KEEP, ['held', 1]);
  const move: Statement = { name: 'move', text: 'update kept set what = $2::integer where who = $1 returning 1' };
  let release: () => void = () => undefined;
  const holding = database.orm.transaction(async (orm) => {
    await orm.execute("select 1 from kept where who = 'held' for update");
    await new Promise<void>((resolve) => (release = resolve));
  });
  await expect
    .poll(() => database.run({ name: 'locks', text: "select 1 from pg_locks where mode = 'RowShareLock'" }, []))
    .not.toEqual([]);
  const held = database.write(move, ['held', 2]);
  await Promise.all(PEOPLE.map((who) => database.write(KEEP, [who, 1])));
  release();
  await holding;
  expect(await held).toBe(1);
  await remove();
});

test.each(['PGlite', 'PostgreSQL'] as const)('values go in and come out as what they are, on %s', async (kind) => {
  const { database, remove } = await opened(kind);
  const statement: Statement = {
    name: 'values',
    text: `select $1::text as words, $2::integer as whole, $3::double precision as real, $4::boolean as truth, $5::text[] as list,
      $6::json as json, $7::text as nothing, $8::date::text as day, null as none`,
  };
  const values = ['„ლობიო" \\ {,}', 42, 6.5, true, ['ა"ბ', 'c,\\d', ''], '{"ა":[1,null]}', null, '2026-01-15'];
  const expected = {
    words: '„ლობიო" \\ {,}',
    whole: 42,
    real: 6.5,
    truth: true,
    list: ['ა"ბ', 'c,\\d', ''],
    json: { ა: [1, null] },
    nothing: null,
    day: '2026-01-15',
    none: null,
  };
  expect(await database.run(statement, values)).toEqual([expected]);
  expect(await database.run(statement, values)).toEqual([expected]);
  await remove();
});
