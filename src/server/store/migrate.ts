import { sql } from 'drizzle-orm';
import { hashOf } from '../platform/secrets.ts';
import { rowsOf, type Database, type Orm } from './database.ts';
import diary from './migrations/0001-diary.sql?raw';
import planDays from './migrations/0002-plan-days.sql?raw';
import conversations from './migrations/0003-conversations.sql?raw';
import reminders from './migrations/0004-reminders.sql?raw';
import accounts from './migrations/0005-accounts.sql?raw';
import favourites from './migrations/0006-favourites.sql?raw';
import consent from './migrations/0007-consent.sql?raw';
import payments from './migrations/0008-payments.sql?raw';
import accountSafety from './migrations/0009-account-safety.sql?raw';
import passkeys from './migrations/0010-passkeys.sql?raw';
import space from './migrations/0011-space.sql?raw';
import sharesAndTalks from './migrations/0012-shares-and-talks.sql?raw';
import nutrients from './migrations/0013-nutrients.sql?raw';
import things from './migrations/0014-things.sql?raw';
import ages from './migrations/0015-ages.sql?raw';
import productCache from './migrations/0016-product-cache.sql?raw';
import nextWeek from './migrations/0017-next-week.sql?raw';
import sessionOwners from './migrations/0018-session-owners.sql?raw';
import lookUps from './migrations/0019-look-ups.sql?raw';
import oneBucket from './migrations/0020-one-bucket.sql?raw';

/** In their order; a name that was released never changes. */
const MIGRATIONS = [
  { name: '0001-diary', text: diary },
  { name: '0002-plan-days', text: planDays },
  { name: '0003-conversations', text: conversations },
  { name: '0004-reminders', text: reminders },
  { name: '0005-accounts', text: accounts },
  { name: '0006-favourites', text: favourites },
  { name: '0007-consent', text: consent },
  { name: '0008-payments', text: payments },
  { name: '0009-account-safety', text: accountSafety },
  { name: '0010-passkeys', text: passkeys },
  { name: '0011-space', text: space },
  { name: '0012-shares-and-talks', text: sharesAndTalks },
  { name: '0013-nutrients', text: nutrients },
  { name: '0014-things', text: things },
  { name: '0015-ages', text: ages },
  { name: '0016-product-cache', text: productCache },
  { name: '0017-next-week', text: nextWeek },
  { name: '0018-session-owners', text: sessionOwners },
  { name: '0019-look-ups', text: lookUps },
  { name: '0020-one-bucket', text: oneBucket },
];

/** The statements of an SQL file, which ends each one with `;` and a line break. */
export const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');

/** What a statement says whose work was done before: there already is such a table, column, key or index, or there is none any more. */
const DONE_BEFORE = new Set(['42P07', '42701', '42710', '42P16', '42703', '42704', '42P01']);

/**
 * Brings the tables up to date, one statement after the other, each for itself: not every engine takes tables and rows into one
 * transaction. How far a migration has come is noted after each statement, so that one which was killed goes on where it was; the
 * statement that it died in may run twice, which each must stand. Servers that start at once wait for each other.
 */
export async function migrate(database: Database): Promise<void> {
  await database.alone(async () => {
    await run(database, 'create table if not exists migrations (name text primary key, applied_ms bigint not null)');
    await run(database, 'alter table migrations add column if not exists statements integer');
    const known = await run<Begun>(database, 'select name, statements from migrations');
    const begun = new Map(known.map(({ name, statements }) => [name, statements]));
    for (const migration of MIGRATIONS) {
      const ran = begun.get(migration.name);
      if (ran !== null) await apply(database, migration, ran);
    }
  });
}

interface Begun {
  name: string;
  /** How many of its statements have run; null: all. */
  statements: number | null;
}

/** Runs what is left of a migration, of which so many statements have run; undefined: it was never begun. */
async function apply(
  database: Database,
  { name, text }: (typeof MIGRATIONS)[number],
  ran: number | undefined,
): Promise<void> {
  const done = ran ?? 0;
  if (ran === undefined) await run(database, 'insert into migrations values ($1, $2::bigint, 0)', name, Date.now());
  for (const [at, statement] of statementsOf(text).entries()) {
    if (at < done) continue;
    try {
      await run(database, statement);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (ran === undefined || at > done || !DONE_BEFORE.has(code)) throw error;
    }
    await run(database, 'update migrations set statements = $2::integer where name = $1', name, at + 1);
  }
  await run(database, 'update migrations set statements = null where name = $1', name);
}

const run = <Row>(database: Database, text: string, ...values: unknown[]): Promise<Row[]> =>
  database.run<Row>({ name: `migrate ${hashOf(text)}`, text }, values);

/** Runs the first `count` migrations that have not run yet, inside a transaction of `exclusively`: all of it or nothing. */
export async function applyMigrations(orm: Orm, count: number = MIGRATIONS.length): Promise<void> {
  await orm.execute(sql`create table if not exists migrations (name text primary key, applied_ms bigint not null)`);
  for (const { name, text } of MIGRATIONS.slice(0, count)) {
    const inserted = await orm.execute(
      sql`insert into migrations (name, applied_ms) values (${name}, ${Date.now()}) on conflict do nothing returning name`,
    );
    if (rowsOf(inserted).length > 0) for (const statement of statementsOf(text)) await orm.execute(sql.raw(statement));
  }
}

/** The names of the migrations that have run to their end, in their order. */
export async function appliedMigrations(orm: Orm): Promise<string[]> {
  // An older server has made the table without the column.
  const rows = rowsOf<{ name: string }>(
    await orm.execute(sql`select name from migrations m where to_jsonb(m) ->> 'statements' is null order by name`),
  );
  return rows.map(({ name }) => name);
}

/** Every statement of the migrations. */
export const migrationStatements = (): string[] => MIGRATIONS.flatMap(({ text }) => statementsOf(text));

/** Every table that the migrations make, by name. */
export const tableNames = (): string[] =>
  MIGRATIONS.flatMap(({ text }) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name)).toSorted();

/** Whether tables were made by the first of these very migrations. */
export const isKnownHistory = (names: readonly string[]): boolean =>
  names.every((name, at) => MIGRATIONS[at]?.name === name);
