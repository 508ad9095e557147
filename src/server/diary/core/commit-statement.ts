import { columnsOf, recordList } from '#server/store/columns.ts';
import type { Statement } from '#server/store/database.ts';
import { SESSION_STANDS } from '#server/store/tables/account-tables.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import type { DiaryTable } from './table.ts';

export type Count = 'none' | 'one' | 'many';

/** What a commit's statement has to have; each shape that occurs is prepared once. */
export interface CommitShape {
  /** The user's row changes beyond its revision. */
  user: boolean;
  guess: { absent: { table: DiaryTable; count: Count }[]; tokens: Count } | null;
  /** A single row comes as plain parameters, more as JSON. */
  tables: { table: DiaryTable; single: boolean }[];
}

const statements = new Map<string, Statement>();

/**
 * The statement of a shape: it returns one row when it has written. Its parameters are the user, the revision
 * that must stand, the new one, the six of the user's space, then the user's row, the guesses and each table's rows.
 */
export function commitStatement(shape: CommitShape): Statement {
  const key = keyOf(shape);
  const known = statements.get(key);
  if (known) return known;
  let parameters = 9;
  const next = () => `$${++parameters}`;
  const bump = shape.user ? bumpWithProfile(next()) : BUMP;
  const guards = shape.guess ? guardsOf(shape.guess, next) : '';
  const seenAbsent = new Set(shape.guess?.absent.map(({ table }) => table));
  const writes = shape.tables.map(({ table, single }) => write(table, single, seenAbsent.has(table), next));
  // Numbered, because PostgreSQL cuts names at 63 bytes.
  const made = {
    name: `commit ${statements.size + 1}`,
    text: `with bumped as (${bump}${guards} returning 1)${writes.join('')} select 1 as done from bumped`,
  };
  statements.set(key, made);
  return made;
}

const keyOf = ({ user, guess, tables }: CommitShape): string =>
  [
    ...(user ? ['user'] : []),
    ...(guess ? guess.absent.map(({ table, count }) => `no ${count} ${table.name}`) : []),
    ...(guess ? [`${guess.tokens} tokens`] : []),
    ...tables.map(({ table, single }) => (single ? `one ${table.name}` : table.name)),
  ].join(', ');

/** The day's counts begin anew with every day. Sums, so that a picture that came meanwhile stays counted. */
const daySum = (name: string, parameter: string) =>
  `${name} = case when users.written_on = $6::date then users.${name} else 0 end + ${parameter}`;
const SPEND = [
  'kept_rows = users.kept_rows + $4::bigint',
  'kept_bytes = greatest(0, users.kept_bytes + $5::bigint)',
  'written_on = $6::date',
  daySum('day_rows', '$7::bigint'),
  daySum('day_bytes', '$8::bigint'),
  daySum('day_talks', '$9::integer'),
].join(', ');

const BUMP = `update users set rev = $3::bigint, ${SPEND} where user_id = $1::uuid and rev = $2::bigint`;

function bumpWithProfile(parameter: string): string {
  const set = columnsOf(users)
    .filter(({ name }) => name !== 'rev')
    .map(({ name, property }) => `${name} = r."${property}"`);
  return `update users set rev = $3::bigint, ${SPEND}, ${set.join(', ')}
    from json_to_recordset(json_build_array(${parameter}::json)) as r(${recordList(users)})
    where user_id = $1::uuid and users.rev = $2::bigint`;
}

function guardsOf({ absent, tokens }: NonNullable<CommitShape['guess']>, next: () => string): string {
  const guards = absent.map(({ table, count }) => {
    const [column = ''] = table.key;
    const type = table.columns.find(({ name }) => name === column)?.type ?? 'text';
    const equals = count === 'one' ? `= ${next()}::${type}` : `= any(${next()}::${type}[])`;
    return `not exists (select from ${table.name} t where t.user_id = $1::uuid and t.${column} ${equals})`;
  });
  if (tokens === 'one') {
    guards.push(
      `exists (select from sessions s where s.user_id = $1::uuid and s.token_hash = ${next()}::text and ${SESSION_STANDS})`,
    );
  } else if (tokens === 'many') {
    const hashes = next();
    guards.push(`(select count(*) from sessions s where s.user_id = $1::uuid and s.token_hash = any(${hashes}::text[])
      and ${SESSION_STANDS})
      = cardinality(${hashes}::text[])`);
  }
  return guards.map((guard) => ` and ${guard}`).join('');
}

function write(table: DiaryTable, single: boolean, seenAbsent: boolean, next: () => string): string {
  const { name, columns } = table;
  const key = ['user_id', ...table.key];
  const rows = single
    ? `select $1::uuid, ${columns.map(({ type }) => `${next()}::${type}`).join(', ')} from bumped`
    : `select $1::uuid, ${columns.map(({ property }) => `r."${property}"`).join(', ')}
      from json_to_recordset(${next()}::json) as r(${recordList(table.table)}) where exists (select from bumped)`;
  const set = columns
    .filter((column) => !key.includes(column.name))
    .map((column) => `${column.name} = excluded.${column.name}`);
  // What was just seen to be absent nobody adds while the user's row is locked.
  return `, ${name}_written as (
    insert into ${name} (user_id, ${columns.map((column) => column.name).join(', ')}) ${rows}
    ${seenAbsent ? '' : `on conflict (${key.join(', ')}) do update set ${set.join(', ')}`})`;
}
