import type { Rows, StoreTransaction } from '#sync/ports.ts';
import type { Lane, Operation, Rev } from '#sync/records.ts';
import type { SyncRules } from '#sync/rules.ts';
import type { Outbox } from './entity.ts';

/** Server truths by key; null where the server has nothing any more. */
export type BasesByKey<Key, Base> = ReadonlyMap<Key, Base | null>;

/** A thing with a table of its own: one row and one lane for each key. */
export interface Keyed<Row, Key extends string, Base> {
  name: string;
  table(tx: StoreTransaction): Rows<Row & { base: Base | null }, Key>;
  /** A row as base ⊕ operations; null: nothing is left to remember. */
  project(key: Key, base: Base | null, operations: readonly Operation[]): (Row & { base: Base | null }) | null;
}

/** The key that a lane of such a thing names; the lane was made of one. */
const keyOf = <Key extends string>(lane: Lane): Key => lane.slice(lane.indexOf(':') + 1) as Key;

/** The keys that lanes of this name are about. */
export const keysIn = (lanes: Iterable<Lane>, name: string): string[] =>
  [...lanes].flatMap((lane) => (lane.startsWith(`${name}:`) ? [keyOf(lane)] : []));

/** Each once, in their order. */
export const distinct = <Key>(keys: readonly Key[]): Key[] => [...new Set(keys)];

/** Writes base ⊕ operations of these lanes. Where no new truth is given the one that is held stands. */
export async function writeKeyed<Row, Key extends string, Base>(
  { table, project }: Keyed<Row, Key, Base>,
  tx: StoreTransaction,
  lanes: readonly Lane[],
  outbox: Outbox,
  news: BasesByKey<Key, Base> | undefined,
): Promise<void> {
  const rows = table(tx);
  const keys = lanes.map((lane) => keyOf<Key>(lane));
  const unknown = keys.filter((key) => !news?.has(key));
  const read = unknown.length > 0 ? await rows.getMany(unknown) : [];
  const held = new Map(unknown.map((key, at) => [key, read[at]?.base ?? null]));
  await replaceRows(
    rows,
    keys,
    lanes.map((lane, at) => {
      const key = keys[at] ?? keyOf<Key>(lane);
      return project(key, news?.get(key) ?? held.get(key) ?? null, outbox.get(lane) ?? []);
    }),
  );
}

interface Writable<Row, Key> {
  putMany(rows: readonly Row[]): Promise<void>;
  deleteMany(keys: readonly Key[]): Promise<void>;
}

/** Writes the rows of these keys; null: there is none any more. */
export async function replaceRows<Row, Key>(
  table: Writable<Row, Key>,
  keys: readonly Key[],
  rows: readonly (Row | null)[],
): Promise<void> {
  const kept = rows.filter((row): row is Row & (object | string) => row !== null);
  const gone = keys.filter((_, at) => rows[at] === null);
  if (kept.length > 0) await table.putMany(kept);
  if (gone.length > 0) await table.deleteMany(gone);
}

/** The bases that are held of these keys. */
export async function basesHeld<Key, Base>(
  table: { getMany(keys: readonly Key[]): Promise<({ base: Base | null } | undefined)[]> },
  keys: readonly Key[],
): Promise<Map<Key, Base | null>> {
  const rows = keys.length > 0 ? await table.getMany(keys) : [];
  return new Map(keys.map((key, at) => [key, rows[at]?.base ?? null]));
}

/** [V1] Of these truths the ones that are not older than what is held. */
export async function newer<Key, Base extends { rev: Rev }>(
  table: { getMany(keys: readonly Key[]): Promise<({ base: { rev: Rev } | null } | undefined)[]> },
  told: readonly (readonly [Key, Base])[],
  rules: SyncRules,
): Promise<Map<Key, Base> | undefined> {
  if (told.length === 0) return undefined;
  const held = await table.getMany(told.map(([key]) => key));
  return new Map(
    told.filter(([, { rev }], at) => {
      const base = held[at]?.base;
      return !base || !rules.isOlder(rev, base.rev);
    }),
  );
}

/** Of each key the last one. */
export const lastOfEach = <One>(all: readonly One[], keyOfOne: (one: One) => string): One[] => [
  ...new Map(all.map((one) => [keyOfOne(one), one])).values(),
];

/** The revisions of the truths that rows hold. */
export const revsOf = (rows: readonly { base: { rev: Rev } | null }[]): Rev[] =>
  rows.flatMap(({ base }) => (base ? [base.rev] : []));

/** Whether an account has nothing there, or just what the other diary had. */
export const cameAlong = <Base>(
  theirs: Base | null | undefined,
  own: Base | null | undefined,
  text: (base: Base) => string,
): boolean => own == null || (theirs != null && text(theirs) === text(own));
