import * as v from 'valibot';
import type { Changes } from '#contract/diary/changes.ts';
import { Day } from '#contract/primitives.ts';
import type { Thing } from '#contract/diary/things.ts';
import {
  readValue,
  valueThingOf,
  type ValueOf,
  type ValueThing,
  type ValueThingName,
} from '#contract/diary/value-things.ts';
import type { PantryEntry } from '#domain/plan/pantry.ts';
import { ApiError, invalidInput } from '#server/errors/api-error.ts';
import { lastDayFrom } from '#server/input/server-day.ts';
import { things as table, type ThingRow } from '#server/store/tables/diary-tables.ts';
import { allThatStand, part, loadedRows, type Loaded, type Wanted } from '../core/load.ts';
import { aged, isNewerThan, type Outcome, type RulesOf, type Stamp, type Wants } from '../core/rule.ts';
import { diaryTable, keyText, type DiaryTable } from '../core/table.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { put, type Work } from '../core/work.ts';

/** All values by key, whatever their name. */
export const things: DiaryTable<ThingRow> = diaryTable<ThingRow>({
  table,
  key: ['name', 'key'],
  stands: { sql: 't.value is not null', of: ({ value }) => value !== null },
  merging: 'by-key',
});

/** By name and key, in two lists of one length. */
const thingsNamed = part<{ named: string[] }, ThingRow>({
  name: 'things',
  into: things,
  types: ['text[]', 'text[]'],
  values: ({ named }) => [named.map((one) => one.split(' ')[0]), named.map((one) => one.split(' ')[1])],
  sql: (names, keys) => `select ${things.select} from things t
    where t.user_id = $1::uuid and (t.name, t.key) in (select * from unnest(${names}, ${keys}))`,
});
/** Those of one name whose keys lie between two, as days do; both included. */
export const thingsBetween = part<{ name: string; from: string; to: string }, ThingRow>({
  name: 'things between',
  into: things,
  types: ['text', 'text', 'text'],
  values: ({ name, from, to }) => [name, from, to],
  sql: (name, from, to) => `select ${things.select} from things t
    where t.user_id = $1::uuid and t.name = ${name} and t.key between ${from} and ${to} and t.value is not null`,
});
/** The values under `current` of these names, for a rule that keeps to them. */
export const currentThings = (...names: readonly ValueThingName[]): Wanted =>
  thingsNamed.of({ named: names.map((name) => keyText(name, CURRENT)) });

/** The value under `current` of a name; null where nothing stands, or what stands is a newer app's. */
export const currentValue = <Name extends ValueThingName>(work: Work, name: Name): ValueOf<Name> | null =>
  readValue(name, work.rows(things).get(keyText(name, CURRENT))?.value);

/** What stands under `current` of a name among what was read by {@link currentThings}. */
export const loadedValue = (loaded: Loaded, name: ValueThingName): unknown =>
  loadedRows(loaded, thingsNamed).find((row) => row.name === name && row.key === CURRENT)?.value;

/** All that the person has said of the kitchen. */
export const pantryThings = thingsBetween.of({ name: 'pantry', from: '', to: '\uffff' });
/** What the kitchen has, of what was read by {@link pantryThings}. */
export const pantryOf = (loaded: Loaded): PantryEntry[] =>
  loadedRows(loaded, thingsBetween).flatMap(({ name, key: food, value }) => {
    const kept = name === 'pantry' ? readValue('pantry', value) : null;
    return kept ? [{ food, grams: kept.grams, day: kept.day, next: kept.next }] : [];
  });
const CURRENT = 'current';

const allThings = allThatStand(things, 't.name, t.key');

const wants = ({ params: { name, key } }: { params: { name: string; key: string } }): Wants => ({
  parts: [thingsNamed.of({ named: [keyText(name, key)] })],
});

/** The rules of the values whose names `thingOf` knows. */
export function thingRules(thingOf: (name: string) => ValueThing | undefined): RulesOf<'putThing' | 'deleteThing'> {
  /** Throws 404 for a name of a newer app: its device keeps the value until the server knows it. */
  const known = (name: string): ValueThing => {
    const thing = thingOf(name);
    if (!thing) throw new ApiError('unknown-thing', 'This server keeps nothing of that name');
    return thing;
  };
  return {
    /** Keeps a value under its key. */
    putThing: {
      wants,
      decide({ params: { name, key: given }, query: { asOf }, body }, work, stamp) {
        const thing = known(name);
        const key = checkedKey(thing, given, stamp);
        return write(work, { name, key, value: checked(thing.value, body), ...aged(stamp.rev, asOf) }, asOf);
      },
    },
    /** Deletes a value; the row stays without one, so that older writes are known as older. */
    deleteThing: {
      wants,
      decide({ params: { name, key: given }, query: { asOf } }, work, stamp) {
        const key = checkedKey(known(name), given, stamp);
        return write(work, { name, key, value: null, ...aged(stamp.rev, asOf) }, asOf);
      },
    },
  };
}

/** A value as the wire has it. */
const thingOf = ({ age: _, ...row }: ThingRow): Thing => row;

function write(work: Work, row: ThingRow, asOf: number | undefined): Outcome<Thing> {
  const stored = work.rows(things).get(things.keyOf(row));
  if (stored && isNewerThan(stored, asOf)) return { data: thingOf(stored), rev: stored.rev };
  return { data: thingOf(row), rev: row.rev, effect: { rows: [put(things, row)] } };
}

function checkedKey(thing: ValueThing, given: string, { today }: Stamp): string {
  const key = checked(thing.key, given, 'key');
  const latest = lastDayFrom(today);
  if (thing.key === Day && key > latest) throw invalidInput([{ path: 'key', message: `The diary ends at ${latest}` }]);
  return key;
}

function checked<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown, at = ''): Output {
  const parsed = v.safeParse(schema, value);
  if (parsed.success) return parsed.output;
  throw invalidInput(parsed.issues.map((issue) => ({ path: v.getDotPath(issue) ?? at, message: issue.message })));
}

export const valueThing = {
  tables: [things],
  rules: thingRules(valueThingOf),
  told: { changed: things, tell: (page) => page.changed(things).map(thingOf) } satisfies Told<Changes['things']>,
  filed: {
    wants: [allThings.of({})],
    tell: (loaded) =>
      loadedRows(loaded, allThings).flatMap(({ name, key, value }) => (value ? [{ name, key, value }] : [])),
  } satisfies Filed<DiaryFile['things']>,
};
