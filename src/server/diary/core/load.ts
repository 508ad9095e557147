import { selectList } from '#server/store/columns.ts';
import type { Database, Statement } from '#server/store/database.ts';
import { users, type UserRow } from '#server/store/tables/diary-tables.ts';
import type { DiaryTable } from './table.ts';

/** Something that can be read of one user, by values that say which. */
export interface Part<Values extends object = object, Row extends object = object> {
  readonly name: string;
  /** SQL types of the parameters. */
  readonly types: readonly string[];
  values(wanted: Values): readonly unknown[];
  /** The select; the user is `$1`. */
  sql(...parameters: string[]): string;
  /** Where the rows go that an operation is decided on; null: nobody decides on them. */
  readonly into: DiaryTable<Row> | null;
  /** The rows come with only some of their columns: where another part reads the whole row, that one is used. */
  readonly inPart: boolean;
  of(values: Values): Wanted;
}

/** What a row that came in part says of the rest: its bytes as JSON; a whole row says nothing. */
export interface UnreadBytes {
  unreadBytes?: number;
}

/** A part with its values. */
export interface Wanted {
  part: Part;
  values: object;
}

type GivenPart<Values extends object, Row extends object> = Pick<
  Part<Values, Row>,
  'name' | 'types' | 'values' | 'sql'
> &
  Partial<Pick<Part<Values, Row>, 'into' | 'inPart'>>;

/** Names something that can be read of a user. */
export function part<Values extends object, Row extends object>(given: GivenPart<Values, Row>): Part<Values, Row> {
  const made: Part<Values, Row> = {
    into: null,
    inPart: false,
    ...given,
    of: (values) => ({ part: made, values }),
  };
  return made;
}

/** Rows by their key, a key of one column. */
export function byKey<Row extends object>(table: DiaryTable<Row>): Part<{ keys: string[] }, Row> {
  const [column = ''] = table.key;
  const type = table.columns.find(({ name }) => name === column)?.type ?? 'text';
  return part({
    name: table.name,
    into: table,
    types: [`${type}[]`],
    values: ({ keys }) => [keys],
    sql: (keys) =>
      `select ${table.select} from ${table.name} t where t.user_id = $1::uuid and t.${column} = any(${keys})`,
  });
}

/** All rows that stand, in an order. */
export function allThatStand<Row extends object>(
  table: DiaryTable<Row>,
  order: string,
): Part<Record<never, never>, Row> {
  return part({
    name: `all ${table.name}`,
    into: table,
    types: [],
    values: () => [],
    sql: () =>
      `select ${table.select} from ${table.name} t where t.user_id = $1::uuid and ${table.stands} order by ${order}`,
  });
}

/** What was read, all of it at one moment. */
export interface Loaded {
  generation: string;
  /** `weight`: the newest weigh-in, kg. Null: there is no such user. */
  user: KnownUserRow | null;
  /** Each part's rows. */
  parts: ReadonlyMap<Part, readonly object[]>;
}
export type KnownUserRow = UserRow & { weight: number | null };

/** The rows of a part; none where it was not asked for. */
export const loadedRows = <Row extends object>(loaded: Loaded, wanted: Part<never, Row>): readonly Row[] =>
  // A part's rows are those of its own select.
  (loaded.parts.get(wanted as unknown as Part) ?? []) as readonly Row[];

/** Everything that a list of operations has to see: each part once, with the values of all. */
export function joined(wanted: readonly Wanted[]): Wanted[] {
  const all = new Map<Part, Record<string, unknown>>();
  for (const { part: one, values } of wanted) {
    const known = all.get(one);
    if (!known) all.set(one, { ...values });
    else
      for (const [name, value] of Object.entries(values))
        known[name] = Array.isArray(value) ? [...(known[name] as unknown[]), ...(value as unknown[])] : value;
  }
  return [...all].map(([one, values]) => ({ part: one, values: unique(values) }));
}

const unique = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? [...new Set(value)] : value]),
  );

/** SQL: the user's own row `u` with the newest weigh-in. */
export const USER_SELECT = `${selectList(users, 'u')},
  (select w.weight from weights w where w.user_id = u.user_id and w.weight is not null
    order by w.date desc limit 1) as "weight"`;

interface Row {
  generation: string;
  user: KnownUserRow | null;
  parts: Record<string, object[]>;
}

/** Reads the wanted parts of one user in a single statement, so that they belong together. */
export async function load(database: Database, userId: string, wanted: readonly Wanted[]): Promise<Loaded> {
  const sorted = wanted.toSorted((a, b) => (a.part.name < b.part.name ? -1 : 1));
  const values = sorted.flatMap(({ part: one, values: asked }) => one.values(asked));
  const [row] = await database.run<{ loaded: Row }>(statementFor(sorted), [userId, ...values]);
  if (!row) throw new Error('The database returned no row');
  const { generation, user, parts } = row.loaded;
  return { generation, user, parts: new Map(sorted.map(({ part: one }) => [one, parts[one.name] ?? []])) };
}

const statements = new Map<string, Statement>();

/** One prepared statement for every set of parts that occurs: a dozen. */
function statementFor(wanted: readonly Wanted[]): Statement {
  const name = `load ${wanted.map((one) => one.part.name).join(', ')}`;
  const known = statements.get(name);
  if (known) return known;
  let parameters = 1;
  const selects = wanted.map(({ part: { name: partName, types, sql } }) => {
    const selected = sql(...types.map((type) => `$${++parameters}::${type}`));
    return `'${partName}', (select coalesce(json_agg(r), '[]') from (${selected}) r)`;
  });
  const text = `select json_build_object(
    'generation', (select generation from server_state),
    'user', (select row_to_json(r) from (select ${USER_SELECT} from users u where u.user_id = $1::uuid) r),
    'parts', json_build_object(${selects.join(', ')})) as loaded`;
  // Numbered, because PostgreSQL cuts names at 63 bytes.
  const made: Statement = { name: `load ${statements.size + 1}`, text, repeatable: true };
  statements.set(name, made);
  return made;
}
