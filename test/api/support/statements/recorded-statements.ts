import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { migrationStatements } from '#server/store/migrate.ts';
import { complaintAbout, type Spread } from './keys-of-statement.ts';

/** How the tables are spread over the machines of a cluster, as `deploy/citus.sql` does it. */
export async function spreadOfTables(): Promise<Spread> {
  const text = await readFile(new URL('../../../../deploy/citus.sql', import.meta.url), 'utf8');
  const calls = text.matchAll(
    /^select (?:create_(?:reference|distributed)_table|citus_add_local_table_to_metadata)\('(\w+)'(?:, '(\w+)')?/gm,
  );
  return new Map([...calls].map(([, table = '', key]) => [table, key ?? null]));
}

const RESTORE = 'at a restore, once';

/** Statements that ask all machines on purpose, by how they begin, and why each may. What asks for one bucket of everybody needs no reason. */
const EXCEPTIONS: readonly { begins: string; why: string }[] = [
  { begins: 'select count(*)', why: 'figures for those who watch the servers' },
  { begins: 'delete from product_cache where barcode in', why: 'the oldest beyond a number, every ten minutes' },
  { begins: 'update "users" set "rev" = greatest(', why: RESTORE },
  { begins: 'update "memberships" set "next_ms" = $1, "declined" = $2 where "memberships"."next_ms" <=', why: RESTORE },
  { begins: 'update "users" set "auto_renew" = $1 where "users"."user_id" in', why: RESTORE },
  { begins: 'update reminders r set next_ms = c.next', why: 'claims what one bucket has due: each row by its own key' },
];

/** What servers of tests have sent (`record-statements.mjs`) and is neither pinned to one key nor an exception, each with the reason. */
export async function complaintsAbout(folder: string): Promise<string[]> {
  const spread = await spreadOfTables();
  const files = await readdir(folder);
  const written = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = written.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  const texts = new Set(lines.map((line) => v.parse(v.string(), JSON.parse(line))));
  // They run once, and before tables are spread or one by one on each machine.
  const migrations = new Set(migrationStatements());
  return [...texts].flatMap((text) => {
    if (migrations.has(text) || EXCEPTIONS.some(({ begins }) => text.startsWith(begins))) return [];
    const complaint = complaintAbout(text, spread);
    return complaint === null ? [] : [`${complaint}\n${text}`];
  });
}
