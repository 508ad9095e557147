import { readValue, type ValueOf, type ValueThingName } from '#contract/diary/value-things.ts';
import type { ThingRow } from '#sync/records.ts';

/** The value that a row shows; null where there is none, or one that this app cannot read. */
export const shownValue = <Name extends ValueThingName>(name: Name, row: ThingRow | undefined): ValueOf<Name> | null =>
  readValue(name, row?.view);
