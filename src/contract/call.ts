import type * as v from 'valibot';

type Schema = v.GenericSchema;
type Entries = v.ObjectSchema<v.ObjectEntries, undefined>;

/** One REST call: the only place that says how it looks on the wire. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `{name}` for path parameters. */
  readonly path: string;
  readonly summary: string;
  /** `optional`: works without a bearer, but an invalid bearer is 401. */
  readonly auth: 'none' | 'optional' | 'bearer';
  /** Takes `Idempotency-Key`, and where it writes the diary also the generation. */
  readonly idempotent: boolean;
  /** May travel inside `POST /batch`. */
  readonly batchable: boolean;
  /** Status of success. */
  readonly status: 200 | 201;
  readonly params?: Entries;
  readonly query?: Entries;
  readonly body?: Schema;
  /** A multipart upload instead of JSON. */
  readonly multipart?: Entries;
  readonly data: Schema;
}

type Given = Pick<Call, 'method' | 'path' | 'summary' | 'data'> & Partial<Omit<Call, 'method' | 'path' | 'summary' | 'data'>>;

/** Fills in what most calls are: signed in, answering 200, not idempotent by key. */
export function call<const G extends Given>(given: G) {
  return { auth: 'bearer', idempotent: false, batchable: false, status: 200, ...given } as const;
}

/** A write of the diary: replayable by key and allowed in a batch. */
export function diaryWrite<const G extends Given>(given: G) {
  return call({ idempotent: true, batchable: true, ...given });
}

/** Puts path parameters into a call's path. Values are percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
