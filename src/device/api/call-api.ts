import * as v from 'valibot';
import { fillPath, type Call, type DataOf } from '#contract/call.ts';
import { CONTRACT_VERSION, Envelope, HEADER } from '#contract/envelope.ts';
import type { HttpAnswer } from '#sync/ports.ts';
import { fetchHttp } from './fetch-http.ts';
import { RemoteError } from './remote-error.ts';

type Schema = v.GenericSchema;
type Field<Name extends string, S> = S extends Schema ? { [Key in Name]: v.InferInput<S> } : unknown;

/** What a call needs, and how it is made. */
export type Given<C extends Call> = Field<'params', C['params']> &
  Field<'body', C['body']> & {
    query?: C['query'] extends Schema ? v.InferInput<C['query']> : never;
    /** The bearer; null: without. */
    token?: string | null;
    /** The idempotency key. */
    key?: string;
    signal?: AbortSignal;
    timeoutMs?: number;
  };

const TIMEOUT_MS = 30_000;

/** Makes a call of the contract and returns its checked data. Rejects with a RemoteError. */
export async function callApi<C extends Call>(call: C, given: Given<C>): Promise<DataOf<C>> {
  return (await callWithMeta(call, given)).data;
}

/** The same with the answer's `meta`, which no contract checks: who reads it parses it. */
export async function callWithMeta<C extends Call>(
  call: C,
  given: Given<C>,
): Promise<{ data: DataOf<C>; meta: unknown }> {
  const { token, key, signal = new AbortController().signal, timeoutMs = TIMEOUT_MS } = given;
  const body = 'body' in given ? JSON.stringify(given.body) : null;
  const answer = await fetchHttp.send(
    {
      method: call.method,
      path: pathOf(call, given),
      headers: {
        Accept: 'application/json',
        [HEADER.contract]: String(CONTRACT_VERSION),
        ...(body !== null && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(key !== undefined && { [HEADER.idempotencyKey]: key }),
      },
      body,
      timeoutMs,
    },
    signal,
  );
  const envelope = readEnvelope(answer);
  const data = v.safeParse(call.data, envelope.data);
  if (!data.success)
    throw new RemoteError('unreadable', 'The answer does not fit the contract', answer?.status ?? null);
  return { data: data.output as DataOf<C>, meta: envelope.meta };
}

function pathOf(call: Call, given: { params?: unknown; query?: unknown }): string {
  const path = call.params ? fillPath(call.path, v.parse(Texts, given.params)) : call.path;
  const query = new URLSearchParams(v.parse(Texts, given.query ?? {})).toString();
  return query === '' ? path : `${path}?${query}`;
}

const Texts = v.record(v.string(), v.string());

/** The envelope of a success; a page of the hotel's network counts as no answer. Throws a RemoteError for all else. */
export function readEnvelope(answer: HttpAnswer | null): Envelope {
  const read = v.safeParse(Envelope, parseJson(answer?.body ?? ''));
  if (!answer || !read.success)
    throw new RemoteError('offline', 'The server cannot be reached', answer?.status ?? null);
  const { success, message, code, issues, data } = read.output;
  if (answer.status >= 300 || !success)
    throw new RemoteError(
      code ?? 'internal',
      message,
      answer.status,
      issues,
      secondsOf(answer.header('retry-after')),
      data,
    );
  return read.output;
}

/** Our server says it in whole seconds. */
const secondsOf = (header: string | null): number | null =>
  header !== null && /^\d{1,7}$/.test(header) ? Number(header) : null;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
