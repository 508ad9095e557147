import { unknownFields } from '#domain/diary/unknown-fields.ts';
import { VALUE_THINGS, type ValueOf, type ValueThingName } from '#contract/diary/value-things.ts';
import { thingId } from '#sync/entities/value-thing.ts';
import type { Change } from '#sync/records.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { askToPersist } from '#device/platform/persistence.ts';
import { shownValue } from '../reads/shown-value.ts';
import { writeDiary } from './write-diary.ts';

/**
 * Keeps a value under its key; fields of a newer app that stand there stay. Returns what stood there before, null when nothing did.
 * Rejects with a StorageError.
 */
export const putThing = <Name extends ValueThingName>(
  name: Name,
  key: string,
  value: ValueOf<Name>,
): Promise<ValueOf<Name> | null> => changeThing(name, key, () => value);

/** The same of a value made of the one that stands there, as it is by then: two changes at once both count. */
export async function changeThing<Name extends ValueThingName>(
  name: Name,
  key: string,
  change: (before: ValueOf<Name> | null) => ValueOf<Name>,
): Promise<ValueOf<Name> | null> {
  const before = await writeDiary(async (tx, record) => {
    const row = await tx.things.get(thingId({ name, key }));
    const kept = unknownFields(row?.view, Object.keys(VALUE_THINGS[name].value.entries));
    const stood = shownValue(name, row);
    await record({ kind: 'thing.set', name, key, value: { ...kept, ...change(stood) } });
    return stood;
  });
  askToPersist();
  return before;
}

/** Keeps a value under a new key and returns that. Rejects with a StorageError. */
export async function addThing<Name extends ValueThingName>(name: Name, value: ValueOf<Name>): Promise<string> {
  const key = systemRandom.uuid();
  await putThing(name, key, value);
  return key;
}

/** Deletes a value; returns what stood there, null when nothing did: {@link putThing} brings it back. Rejects with a StorageError. */
export async function deleteThing<Name extends ValueThingName>(name: Name, key: string): Promise<ValueOf<Name> | null> {
  return writeDiary(async (tx, record) => {
    const row = await tx.things.get(thingId({ name, key }));
    if (row?.view) await record({ kind: 'thing.set', name, key, value: null });
    return shownValue(name, row);
  });
}

/** Gives a key back what stood there: the undo of {@link putThing}. Rejects with a StorageError. */
export async function restoreThing<Name extends ValueThingName>(
  name: Name,
  key: string,
  before: ValueOf<Name> | null,
): Promise<void> {
  await (before === null ? deleteThing(name, key) : putThing(name, key, before));
}

/** Puts a value of any name, as it is: the undo of what was given up. Rejects with a StorageError. */
export async function setThing({ name, key, value }: Extract<Change, { kind: 'thing.set' }>): Promise<void> {
  await writeDiary((_tx, record) => record({ kind: 'thing.set', name, key, value }));
}
