import { sql } from 'drizzle-orm';
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
];

/** Brings the tables up to date. Servers that start at once wait for each other. */
export async function migrate(database: Database): Promise<void> {
  await database.exclusively((orm) => applyMigrations(database, orm));
}

/** Runs the first `count` migrations that have not run yet, inside a transaction of `exclusively`. */
export async function applyMigrations(database: Database, orm: Orm, count: number = MIGRATIONS.length): Promise<void> {
  await orm.execute(sql`create table if not exists migrations (name text primary key, applied_ms bigint not null)`);
  for (const { name, text } of MIGRATIONS.slice(0, count)) {
    const inserted = await orm.execute(
      sql`insert into migrations values (${name}, ${Date.now()}) on conflict do nothing returning name`,
    );
    if (rowsOf(inserted).length > 0) await database.script(orm, text);
  }
}

/** The names of the migrations that have run, in their order. */
export async function appliedMigrations(orm: Orm): Promise<string[]> {
  const rows = rowsOf<{ name: string }>(await orm.execute(sql`select name from migrations order by name`));
  return rows.map(({ name }) => name);
}

/** Every table that the migrations make, by name. */
export const tableNames = (): string[] =>
  MIGRATIONS.flatMap(({ text }) => [...text.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name)).toSorted();

/** Whether tables were made by the first of these very migrations. */
export const isKnownHistory = (names: readonly string[]): boolean =>
  names.every((name, at) => MIGRATIONS[at]?.name === name);
