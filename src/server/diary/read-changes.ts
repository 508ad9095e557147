import type { Changes } from '#contract/diary/changes.ts';
import { unauthenticated } from '../errors/api-error.ts';
import type { Database, Statement } from '../store/database.ts';
import { USER_SELECT, type KnownUserRow } from './core/load.ts';
import type { DiaryTable } from './core/table.ts';
import type { ChangesPage, Told } from './core/told.ts';
import { TOLD } from './entities/registry.ts';

/** Every field of the changes, whatever its data. */
export const FIELDS: readonly Told<unknown>[] = Object.values(TOLD);
const CHANGED = FIELDS.flatMap(({ changed }) => changed ?? []);
const ON_DAYS = FIELDS.flatMap(({ changed, onDays = [] }) =>
  changed ? onDays.map((table) => ({ table, changed })) : [],
);
const WHOLE = [...new Set(FIELDS.flatMap(({ all = [] }) => all))];

const list = (selected: string) => `(select coalesce(json_agg(r), '[]') from (${selected}) r)`;
const object = (fields: readonly string[]) => `json_build_object(${fields.join(', ')})`;
const hasDate = ({ columns }: DiaryTable): boolean => columns.some(({ name }) => name === 'date');
const touchedIn = (table: DiaryTable): string =>
  `select '${table.name}' as kind, ${hasDate(table) ? 'date' : 'null::date as date'}, rev from ${table.name}
      where user_id = $1::uuid and rev > $2::bigint`;
/** What one write has changed together comes in the order of its keys. */
const inOrder = ({ key }: DiaryTable): string => ['rev', ...key].map((name) => `t.${name}`).join(', ');
/** By their day where they have one: the index of days is that of the key. */
const changedIn = (table: DiaryTable): string => {
  const column = hasDate(table) ? 'date' : 'rev';
  return `select ${table.select} from ${table.name} t where t.user_id = $1::uuid
      and t.${column} in (select ${column} from page where kind = '${table.name}') order by ${inOrder(table)}`;
};
const onDaysOf = ({ table, changed }: { table: DiaryTable; changed: DiaryTable }): string =>
  `select ${table.select} from ${table.name} t where t.user_id = $1::uuid
      and t.date in (select date from page where kind = '${changed.name}') and ${table.stands} order by ${inOrder(table)}`;

/**
 * One statement, so that all of it is read at one moment. `touched` names what has changed; a page ends with
 * the revision of its last thing and takes all that share it.
 */
const PAGE: Statement = {
  name: 'changes page',
  repeatable: true,
  text: `with touched as (
      ${CHANGED.map(touchedIn).join(' union all ')}
      ${FIELDS.flatMap(({ ofUser }) => ofUser ?? [])
        .map(
          ({ sql }) => `union all select 'user', null, p.rev from (
        select ${sql} as rev from users u where u.user_id = $1::uuid) p where p.rev > $2::bigint`,
        )
        .join(' ')}
    ), cut as materialized (
      select rev from touched order by rev offset $3::integer - 1 limit 1
    ), page as materialized (
      select * from touched where rev <= (select coalesce(min(rev), 9223372036854775807) from cut)
    )
    select ${object([
      `'generation', (select generation from server_state)`,
      `'user', (select row_to_json(r) from (select ${USER_SELECT} from users u where u.user_id = $1::uuid) r)`,
      `'pageEnd', (select max(rev) from page)`,
      `'hasMore', (select count(*) from touched) > (select count(*) from page)`,
      `'userRev', (select rev from page where kind = 'user')`,
      `'changed', ${object(CHANGED.map((table) => `'${table.name}', ${list(changedIn(table))}`))}`,
      `'onDays', ${object(ON_DAYS.map((one) => `'${one.table.name}', ${list(onDaysOf(one))}`))}`,
      `'all', ${object(
        WHOLE.map(
          (table) =>
            `'${table.name}', ${list(`select ${table.select} from ${table.name} t where t.user_id = $1::uuid`)}`,
        ),
      )}`,
    ])} as page`,
};

type RowsByTable = Readonly<Record<string, readonly object[]>>;

/** A page as it was read, from the database or from memory. */
export interface ReadPage {
  generation: string;
  user: KnownUserRow;
  /** The revision of its last thing; null: it has none. */
  pageEnd: number | null;
  hasMore: boolean;
  userRev: number | null;
  changed: RowsByTable;
  onDays: RowsByTable;
  all: RowsByTable;
}

/** A page of what changed of a user since a revision, as the contract says. */
export async function readChanges(database: Database, userId: string, since: number, limit: number): Promise<Changes> {
  const [row] = await database.run<{ page: Omit<ReadPage, 'user'> & { user: KnownUserRow | null } }>(PAGE, [
    userId,
    since,
    limit,
  ]);
  if (!row?.page.user) throw unauthenticated();
  return changesOf(userId, { ...row.page, user: row.page.user });
}

/** The same of a page that was read. */
export function changesOf(userId: string, read: ReadPage): Changes {
  const { generation, user, pageEnd, hasMore, userRev } = read;
  // Under a table's name stand its own rows.
  const rowsIn =
    (rows: RowsByTable) =>
    <Row extends object>({ name }: DiaryTable<Row>): readonly Row[] =>
      (rows[name] ?? []) as readonly Row[];
  const page: ChangesPage = {
    userId,
    user,
    userRev,
    changed: rowsIn(read.changed),
    onDays: rowsIn(read.onDays),
    all: rowsIn(read.all),
  };
  return {
    generation,
    rev: hasMore && pageEnd !== null ? pageEnd : user.rev,
    hasMore,
    days: TOLD.days.tell(page),
    weights: TOLD.weights.tell(page),
    goals: TOLD.goals.tell(page),
    favourites: TOLD.favourites.tell(page),
    talks: TOLD.talks.tell(page),
    things: TOLD.things.tell(page),
    plan: TOLD.plan.tell(page),
    profile: TOLD.profile.tell(page),
  };
}
