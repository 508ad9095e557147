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
  /** Its days may lie beyond the diary's last one: they are the calendar's. */
  readonly anyDay?: boolean;
  /** Status of success. */
  readonly status: 200 | 201;
  /** Most bytes of a body; `BODY_LIMIT.ordinary` where nothing is said. */
  readonly bodyLimit?: number;
  /** It carries many writes at once, which wait on their device while the server is busy. */
  readonly isBatch?: true;
  /** It plans a week, which is counted for itself. */
  readonly makesWeek?: true;
  /** It makes a user: like writes of the diary and pictures it is let in only while there is room on the disk. */
  readonly makesUser?: true;
  /** A session counts that a change of the account has ended. */
  readonly takesEndedSession?: true;
  readonly params?: Entries;
  readonly query?: Entries;
  readonly body?: Schema;
  /** A multipart upload instead of JSON. */
  readonly multipart?: Entries;
  readonly data: Schema;
}

type Given = Pick<Call, 'method' | 'path' | 'summary' | 'data'> &
  Partial<Omit<Call, 'method' | 'path' | 'summary' | 'data'>>;

const ORDINARY = { auth: 'bearer', idempotent: false, batchable: false, status: 200 } as const;
const DIARY_WRITE = { ...ORDINARY, idempotent: true, batchable: true } as const;

/** `G` over the defaults `D`. TypeScript would make an intersection of a generic spread, in which `false & true` is never. */
type Filled<D, G> = {
  readonly [Name in keyof D | keyof G]: Name extends keyof G ? G[Name] : Name extends keyof D ? D[Name] : never;
};

/** Fills in what most calls are: signed in, answering 200, not idempotent by key. */
/* @__NO_SIDE_EFFECTS__ */
export function call<const G extends Given>(given: G): Filled<typeof ORDINARY, G> {
  return { ...ORDINARY, ...given } as Filled<typeof ORDINARY, G>;
}

/** A write of the diary: replayable by key and allowed in a batch. */
/* @__NO_SIDE_EFFECTS__ */
export function diaryWrite<const G extends Given>(given: G): Filled<typeof DIARY_WRITE, G> {
  return { ...DIARY_WRITE, ...given } as Filled<typeof DIARY_WRITE, G>;
}

/** Puts path parameters into a call's path. Values are percent-encoded. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

type Out<S, Otherwise> = S extends Schema ? v.InferOutput<S> : Otherwise;
type None = Record<never, never>;

/** What a handler gets of a call once it has been checked. */
export interface InputOf<C extends Call> {
  params: Out<C['params'], None>;
  query: Out<C['query'], None>;
  body: Out<C['body'], None>;
}

/** What a call answers under `data`. */
export type DataOf<C extends Call> = v.InferOutput<C['data']>;
