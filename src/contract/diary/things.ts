import * as v from 'valibot';
import { diaryWrite } from '../call.ts';
import { noteObject, Rev } from '../primitives.ts';

/** The name of a value thing: `measurements`, `weekday-goals`. */
const ThingName = v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/));
/** A thing's key within its name: a day, an id, `current`. */
const ThingKey = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** Most characters of one value as JSON. */
const MOST_OF_A_VALUE = 8_000;
/** A value as any version of the app may know it: what this one does not understand is kept and sent back unchanged. */
export const ThingValue = noteObject(MOST_OF_A_VALUE);
export type ThingValue = v.InferOutput<typeof ThingValue>;

/** A value by key and since when it is so; null: it was deleted. */
export const Thing = v.object({ name: ThingName, key: ThingKey, rev: Rev, value: v.nullable(ThingValue) });
export type Thing = v.InferOutput<typeof Thing>;

/** A value as a file of the diary holds it. */
export const ThingOfFile = v.object({ name: ThingName, key: ThingKey, value: ThingValue });
export type ThingOfFile = v.InferOutput<typeof ThingOfFile>;

const params = v.object({ name: ThingName, key: ThingKey });
const query = v.object({
  asOf: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), Rev)),
});

export const putThing = diaryWrite({
  method: 'PUT',
  path: '/things/{name}/{key}',
  summary: 'Keeps a value under its key; the last write of a key wins. Fields that the server does not know are kept.',
  params,
  query,
  body: ThingValue,
  data: Thing,
});

export const deleteThing = diaryWrite({
  method: 'DELETE',
  path: '/things/{name}/{key}',
  summary: 'Deletes a value. Nothing there is success.',
  params,
  query,
  data: Thing,
});
