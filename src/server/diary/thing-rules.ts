import * as v from 'valibot';
import type { CALLS } from '#contract/calls.ts';
import { Day } from '#contract/primitives.ts';
import type { Thing } from '#contract/things.ts';
import { VALUE_THINGS, type ValueThing } from '#contract/value-things.ts';
import { lastDayFrom } from './server-day.ts';
import { ApiError, invalidInput } from '../http/api-error.ts';
import { isNewerThan } from './as-of.ts';
import type { CallRule, Outcome, Stamp } from './rule.ts';
import type { Work } from './work.ts';

/** Keeps a value under its key. */
export const putThingRule: CallRule<typeof CALLS.putThing> = {
  wants: ({ params }) => ({ things: [params] }),
  decide({ params: { name, key: given }, query: { asOf }, body }, work, stamp) {
    const thing = known(name);
    const key = checkedKey(thing, given, stamp);
    return write(work, { name, key, value: checked(thing.value, body), rev: stamp.rev }, asOf);
  },
};

/** Deletes a value; the row stays without one, so that older writes are known as older. */
export const deleteThingRule: CallRule<typeof CALLS.deleteThing> = {
  wants: ({ params }) => ({ things: [params] }),
  decide({ params: { name, key }, query: { asOf } }, work, stamp) {
    return write(work, { name, key: checkedKey(known(name), key, stamp), value: null, rev: stamp.rev }, asOf);
  },
};

function write(work: Work, row: Thing, asOf: number | undefined): Outcome<Thing> {
  const stored = work.thing(row.name, row.key);
  if (stored && isNewerThan(stored.rev, asOf)) return { data: stored, rev: stored.rev };
  return { data: row, rev: row.rev, effect: { things: [row] } };
}

/** Throws 404 for a name of a newer app: its device keeps the value until the server knows it. */
function known(name: string): ValueThing {
  const things: Readonly<Record<string, ValueThing>> = VALUE_THINGS;
  const thing = Object.hasOwn(things, name) ? things[name] : undefined;
  if (!thing) throw new ApiError('unknown-thing', 'This server keeps nothing of that name');
  return thing;
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
