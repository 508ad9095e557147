import type { Changes } from '#contract/diary/changes.ts';
import { isUnsent, waitingOf, type DraftOperation } from '#sync/outbox/lanes.ts';
import {
  appended,
  replaced,
  withoutRefused,
  withoutUnsentTail,
  type LaneContext,
  type LaneEdit,
} from '#sync/outbox/lane-edit.ts';
import type { Rows, StoreTransaction } from '#sync/ports.ts';
import type { Change, FrozenRequest, Lane, NewOperation, Rev, Waiting } from '#sync/records.ts';
import type { Claim, Entity, EntitySync } from './entity.ts';
import { basesHeld, cameAlong, distinct, lastOfEach, newer, revsOf, writeKeyed, type BasesByKey } from './keyed.ts';

type Stored<Row, Base> = Row & { base: Base | null };

/** A value by key, of which the last word counts: what tells one such thing from another. */
export interface Value<C extends Change, Key extends string, Base extends { rev: Rev }, Of, Row> {
  name: string;
  kinds: readonly C['kind'][];
  table(tx: StoreTransaction): Rows<Stored<Row, Base>, Key>;
  keyOf(change: C): Key;
  /** What a change puts there; null: it is taken away. */
  valueOf(change: C): Of | null;
  valueOfBase(base: Base): Of | null;
  rowOf(key: Key, base: Base | null, value: Of | null, waiting: Waiting): Stored<Row, Base>;
  keyOfRow(row: Stored<Row, Base>): Key;
  asKept?(change: C): C;
  /** The change with what a newer app put into the value that stands there. */
  withUnknown?(change: C, before: Of): C;
  /** [M3] Where a diary has only one of it the account's own stands; the text says when two are the same. Absent: all comes along. */
  sameText?(base: Base): string;
}

/** How such a thing goes to the server and comes from it. */
export interface ValueOnServer<C extends Change, Key extends string, Base extends { rev: Rev }, Of, One> {
  request(change: C, claim: Claim): FrozenRequest;
  changeOf(key: Key, value: Of | null): C;
  /** What changes tell of it. */
  listOf(changes: Changes): readonly One[];
  /** What an answer to a write tells of it; null: nothing. */
  readAnswer(data: unknown): One | null;
  listAs(list: One[]): Partial<Changes>;
  keyOf(one: One): Key;
  baseOf(one: One): Base;
}

/** A value by key: the last word of base ⊕ operations. Null: nothing is left to remember. */
export function projectValue<C extends Change, Key extends string, Base extends { rev: Rev }, Of, Row>(
  value: Pick<Value<C, Key, Base, Of, Row>, 'rowOf' | 'valueOf' | 'valueOfBase'>,
  key: Key,
  base: Base | null,
  operations: readonly NewOperation[],
): Stored<Row, Base> | null {
  if (base === null && operations.length === 0) return null;
  return value.rowOf(key, base, valueAfter(value, base, operations), waitingOf(operations));
}

function valueAfter<C extends Change, Key extends string, Base extends { rev: Rev }, Of, Row>(
  { valueOf, valueOfBase }: Pick<Value<C, Key, Base, Of, Row>, 'valueOf' | 'valueOfBase'>,
  base: Base | null,
  operations: readonly NewOperation[],
): Of | null {
  const last = operations.at(-1);
  // A lane holds changes of its own thing only.
  return last ? valueOf(last.change as C) : base && valueOfBase(base);
}

/** The thing as the page needs it. */
/* @__NO_SIDE_EFFECTS__ */
export function valueEntity<C extends Change, Key extends string, Base extends { rev: Rev }, Of, Row>(
  value: Value<C, Key, Base, Of, Row>,
): Entity<C, BasesByKey<Key, Base>, BasesByKey<Key, Base>, BasesByKey<Key, Base>> {
  const { name, kinds, table, keyOf, valueOf, valueOfBase, keyOfRow, sameText } = value;
  const laneOfKey = (key: Key) => `${name}:${key}` as Lane;
  const keyed = {
    name,
    table,
    project: (key: Key, base: Base | null, operations: readonly NewOperation[]) =>
      projectValue(value, key, base, operations),
  };
  return {
    name,
    kinds,
    isWhole: true,
    laneOf: (change) => laneOfKey(keyOf(change)),
    ...(value.asKept && { asKept: value.asKept }),
    facts: (tx, changes) => basesHeld(table(tx), distinct(changes.map(keyOf))),
    basesOf: (facts) => facts,
    edit: (lane, change, facts, context) => {
      const base = facts.get(keyOf(change)) ?? null;
      const stands = base !== null && valueOfBase(base) !== null;
      // A lane holds changes of its own thing only.
      const isDeletion = (one: Change) => valueOf(one as C) === null;
      const before = valueAfter(value, base, lane);
      const whole = before === null ? change : (value.withUnknown?.(change, before) ?? change);
      return editValue(lane, whole, { stands, isDeletion }, context);
    },
    lanesOf: (bases) => [...bases.keys()].map(laneOfKey),
    writeViews: (tx, lanes, outbox, bases) => writeKeyed(keyed, tx, lanes, outbox, bases),
    withoutBase: async (_tx, change) => (valueOf(change) === null ? undefined : new Map([[keyOf(change), null]])),
    ...(sameText && {
      truth: async (tx) => new Map((await table(tx).all()).map((row) => [keyOfRow(row), row.base])),
      allowed: (change, from, into) =>
        cameAlong(from.get(keyOf(change)), into.get(keyOf(change)), sameText) ? change : null,
    }),
  };
}

/**
 * A value was set or taken back: the newest takes the place of what never left.
 * `stands`: the server has one.
 */
function editValue(
  lane: readonly DraftOperation[],
  change: Change,
  { stands, isDeletion }: { stands: boolean; isDeletion: (change: Change) => boolean },
  context: LaneContext,
): LaneEdit {
  const kept = withoutRefused(lane);
  if (!isDeletion(change)) {
    const tail = kept.at(-1);
    return tail && isUnsent(tail) ? replaced(kept, tail, change) : appended(kept, change, context);
  }
  const sent = withoutUnsentTail(kept);
  if (sent.length === 0 && !stands) return { operations: [], carrier: null };
  const tail = sent.at(-1);
  if (tail && isDeletion(tail.change)) return { operations: sent, carrier: tail };
  return appended(sent, change, context);
}

/** The thing as the holder of the lock needs it. */
/* @__NO_SIDE_EFFECTS__ */
export function valueSync<C extends Change, Key extends string, Base extends { rev: Rev }, Of, Row, One>(
  value: Value<C, Key, Base, Of, Row>,
  entity: Entity,
  server: ValueOnServer<C, Key, Base, Of, One>,
): EntitySync<C, BasesByKey<Key, Base>, Stored<Row, Base>[], ReadonlyMap<Key, Rev>> {
  const { table, keyOfRow, valueOfBase } = value;
  const { listOf } = server;
  const pairsOf = (all: readonly One[]) => all.map((one) => [server.keyOf(one), server.baseOf(one)] as const);
  const toldOf = (changes: Changes) => pairsOf(listOf(changes));
  return {
    entity,
    request: server.request,
    truthOf: (change, data) => {
      const told = server.readAnswer(data);
      // A cache on the way may tell what was answered to another.
      return told !== null && server.keyOf(told) === value.keyOf(change) ? told : null;
    },
    // They are what `truthOf` has returned.
    readAnswers: (tx, truths, { rules }) => newer(table(tx), pairsOf(truths as One[]), rules),
    readPage: (tx, page, { rules }) => newer(table(tx), toldOf(page), rules),
    joined: (pages) => server.listAs(lastOfEach(pages.flatMap(listOf), server.keyOf)),
    localState: (tx) => table(tx).all(),
    localRevs: revsOf,
    serverState: (changes) => new Map(toldOf(changes).map(([key, { rev }]) => [key, rev])),
    serverRevs: (changes) => toldOf(changes).map(([, { rev }]) => rev),
    resends: (local, told, { mustResend }) =>
      local.flatMap((row) => {
        const { base } = row;
        const key = keyOfRow(row);
        if (!base || !mustResend(base.rev, told.get(key))) return [];
        const change = server.changeOf(key, valueOfBase(base));
        return [{ lane: entity.laneOf(change), asOf: base.rev, changes: [change] }];
      }),
    isLost: (change, rev, local, told, { mustResend }) => {
      const key = value.keyOf(change);
      const known = local.find((row) => keyOfRow(row) === key)?.base?.rev ?? 0;
      return known < rev && mustResend(rev, told.get(key));
    },
  };
}
