import * as v from 'valibot';
import { VALUE_THINGS, type ValueOf, type ValueThingName } from '#contract/value-things.ts';
import type { ThingRow } from '#sync/records.ts';

/** The value that a row shows; null where there is none, or one that this app cannot read. */
export function shownValue<Name extends ValueThingName>(name: Name, row: ThingRow | undefined): ValueOf<Name> | null {
  if (!row?.view) return null;
  const read = v.safeParse<v.GenericSchema<unknown, ValueOf<Name>>>(VALUE_THINGS[name].value, row.view);
  return read.success ? read.output : null;
}
