import { fillPath } from '#contract/call.ts';
import { deleteThing, putThing, Thing, type ThingValue } from '#contract/diary/things.ts';
import type { Change, NewOperation, ThingRow } from '../records.ts';
import { deletion } from './parts/frozen-request.ts';
import { readAnswer } from './parts/read-answer.ts';
import { projectValue, valueEntity, valueSync, type Value } from './parts/value.ts';

type ThingChange = Extract<Change, { kind: 'thing.set' }>;
type Base = NonNullable<ThingRow['base']>;

/** The key of a value's row and lane. Neither names nor keys have a slash. */
export const thingId = ({ name, key }: Pick<Thing, 'name' | 'key'>): string => `${name}/${key}`;

/** The name and the key of a row. */
export function nameAndKey(id: string): Pick<Thing, 'name' | 'key'> {
  const [name = '', key = ''] = id.split('/');
  return { name, key };
}

/** Values of every name in VALUE_THINGS, and of names that only a newer app knows: those are kept and sent back as they are. */
const VALUE_THING: Value<ThingChange, string, Base, ThingValue, ThingRow> = {
  name: 'thing',
  kinds: ['thing.set'],
  table: (tx) => tx.things,
  keyOf: thingId,
  valueOf: ({ value }) => value,
  valueOfBase: ({ value }) => value,
  rowOf: (id, base, view, waiting) => ({ id, base, view, waiting }),
  keyOfRow: ({ id }) => id,
  sameText: ({ value }) => JSON.stringify(value),
};

export const valueThing = valueEntity(VALUE_THING);

export const valueThingSync = valueSync(VALUE_THING, valueThing, {
  request: ({ name, key, value }, claim) =>
    value === null
      ? deletion(fillPath(deleteThing.path, { name, key }), claim)
      : { method: 'PUT', path: fillPath(putThing.path, { name, key }) + claim.query, body: JSON.stringify(value) },
  changeOf: (id, value): ThingChange => ({ kind: 'thing.set', ...nameAndKey(id), value }),
  listOf: ({ things }) => things,
  readAnswer: (data) => readAnswer(Thing, data),
  listAs: (things) => ({ things }),
  keyOf: (one: Thing) => thingId(one),
  baseOf: ({ rev, value }) => ({ rev, value }),
});

/** A value as base ⊕ operations. Null: nothing is left to remember. */
export const projectThing = (id: string, base: Base | null, operations: readonly NewOperation[]): ThingRow | null =>
  projectValue(VALUE_THING, id, base, operations);
