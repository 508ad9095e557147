import type { ValueOf, ValueThingName } from '#contract/diary/value-things.ts';
import { nameAndKey, thingId } from '#sync/entities/value-thing.ts';
import type { Waiting } from '#sync/records.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';
import { shownValue } from '../reads/shown-value.ts';

/** A value under its key, and how far it has come. */
export interface ShownThing<Name extends ValueThingName> {
  key: string;
  value: ValueOf<Name>;
  waiting: Waiting;
}

/** The value under a key, null when there is none; undefined until IndexedDB answers. */
export const useThing = <Name extends ValueThingName>(name: Name, key: string): ShownThing<Name> | null | undefined =>
  useLiveOf(thingQuery(name, key));

/** What `useThing` asks. */
export const thingQuery = <Name extends ValueThingName>(
  name: Name,
  key: string,
): LiveQuery<ShownThing<Name> | null> => ({
  key: `thing ${thingId({ name, key })}`,
  query: async ({ db }) => {
    const row = await db.things.get(thingId({ name, key }));
    const value = shownValue(name, row);
    return row && value ? { key, value, waiting: row.waiting } : null;
  },
});

/** Keys from one to another, both included, in the order of their letters: that of days. */
export interface KeyRange {
  from: string;
  to: string;
}

/** The values of a name, by default all, in the order of their keys; undefined until IndexedDB answers. */
export const useThings = <Name extends ValueThingName>(name: Name, range?: KeyRange): ShownThing<Name>[] | undefined =>
  useLiveOf(thingsQuery(name, range));

/** What `useThings` asks. */
export const thingsQuery = <Name extends ValueThingName>(
  name: Name,
  { from, to }: KeyRange = { from: '', to: '\uffff' },
): LiveQuery<ShownThing<Name>[]> => ({
  key: `things ${name} ${from} ${to}`,
  query: async ({ db }) => {
    const ids = [from, to].map((key) => thingId({ name, key }));
    const rows = await db.things.where('id').between(ids[0], ids[1], true, true).toArray();
    return rows.flatMap((row) => {
      const value = shownValue(name, row);
      return value ? [{ key: nameAndKey(row.id).key, value, waiting: row.waiting }] : [];
    });
  },
});
