import { columnsOf, recordList } from '../store/columns.ts';
import type { Database, Statement } from '../store/database.ts';
import { days, goals, idempotency, meals, plans, users, water, weights } from '../store/schema.ts';
import type { Changes } from './changes.ts';

const TABLES = { meals, days, water, weights, goals, plan: plans, keys: idempotency } as const;
const CONFLICT: Record<keyof typeof TABLES, string> = {
  meals: 'user_id, id',
  days: 'user_id, date',
  water: 'user_id, id',
  weights: 'user_id, date',
  goals: 'user_id, date',
  plan: 'user_id',
  keys: 'user_id, key',
};
const NAMES = Object.keys(TABLES) as (keyof typeof TABLES)[];

/** What was taken for granted without reading; a write that rests on a wrong guess does nothing. */
export interface Guess {
  absentKeys: string[];
  absentMeals: string[];
  /** Valid sessions of the user. */
  tokenHashes: string[];
}

/**
 * Writes what was decided at revision `from`, all or nothing, in one statement. It locks the user's row and
 * answers false when another process has written meanwhile (or the user is gone): then nothing was written and
 * the decision must be made anew. One statement instead of a transaction of six keeps the lock for no round
 * trip, and a batch of 500 costs the database as many statements as a single write.
 */
export async function commit(
  database: Database,
  userId: string,
  { from, to }: { from: number; to: number },
  changes: Changes,
  guess: Guess | null = null,
): Promise<boolean> {
  const names = NAMES.filter((name) => changes[name].length > 0);
  const values: unknown[] = [userId, from, to];
  if (changes.user) values.push(JSON.stringify(changes.user));
  if (guess) values.push(guess.absentKeys, guess.absentMeals, guess.tokenHashes);
  for (const name of names) values.push(JSON.stringify(changes[name]));
  const statement = statementFor({ user: changes.user !== null, guess: guess !== null }, names);
  const rows = await database.run<{ done: number }>(statement, values);
  return rows[0]?.done === 1;
}

const statements = new Map<string, Statement>();

function statementFor(has: { user: boolean; guess: boolean }, names: readonly (keyof typeof TABLES)[]): Statement {
  const name = `commit ${has.guess ? 'guessed ' : ''}${has.user ? 'user ' : ''}${names.join(' ')}`;
  const known = statements.get(name);
  if (known) return known;
  let parameters = 3;
  const bump = has.user ? bumpWithProfile(`$${++parameters}`) : BUMP;
  const guards = has.guess ? guardsOf(`$${++parameters}`, `$${++parameters}`, `$${++parameters}`) : '';
  const writes = names.map((table) => upsert(table, `$${++parameters}`));
  const text = `with bumped as (${bump} ${guards} returning 1) ${writes.join('')} select count(*)::integer as done from bumped`;
  const made = { name: name.slice(0, 63), text };
  statements.set(name, made);
  return made;
}

const BUMP = `update users set rev = $3::bigint where user_id = $1::uuid and rev = $2::bigint`;

function bumpWithProfile(parameter: string): string {
  const set = columnsOf(users)
    .filter(({ name }) => name !== 'rev')
    .map(({ name, property }) => `${name} = r."${property}"`);
  return `update users set rev = $3::bigint, ${set.join(', ')}
    from json_to_record(${parameter}::json) as r(${recordList(users)})
    where user_id = $1::uuid and users.rev = $2::bigint`;
}

const guardsOf = (keys: string, ids: string, hashes: string): string =>
  ` and not exists (select from idempotency i where i.user_id = $1::uuid and i.key = any(${keys}::text[]))
    and not exists (select from meals m where m.user_id = $1::uuid and m.id = any(${ids}::uuid[]))
    and (select count(*) from sessions s where s.token_hash = any(${hashes}::text[]) and s.user_id = $1::uuid) = cardinality(${hashes}::text[])`;

function upsert(name: keyof typeof TABLES, parameter: string): string {
  const table = TABLES[name];
  const columns = columnsOf(table);
  const key = CONFLICT[name].split(', ');
  const set = columns.filter((column) => !key.includes(column.name)).map((column) => `${column.name} = excluded.${column.name}`);
  return `, ${name}_written as (
    insert into ${tableName(name)} (user_id, ${columns.map((column) => column.name).join(', ')})
    select $1::uuid, ${columns.map(({ property }) => `r."${property}"`).join(', ')}
    from json_to_recordset(${parameter}::json) as r(${recordList(table)})
    where exists (select from bumped)
    on conflict (${CONFLICT[name]}) do update set ${set.join(', ')})`;
}

const tableName = (name: keyof typeof TABLES): string =>
  name === 'plan' ? 'plans' : name === 'keys' ? 'idempotency' : name;
