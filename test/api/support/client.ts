import * as v from 'valibot';
import { errorCodesOf } from '#contract/call-errors.ts';
import { CALLS } from '#contract/calls.ts';
import { fillPath, type Call, type DataOf } from '#contract/call.ts';
import { BARE_POLICY } from '#server/http/headers/security-headers.ts';
import { Envelope, HEADER } from '#contract/envelope.ts';

/** An answer whose envelope and, where the call is known, data have been checked against the contract. */
export interface Answer<Data = unknown> {
  status: number;
  headers: Headers;
  body: Envelope;
  /** `body.data`; undefined in a refusal. */
  data: Data;
}

type CallId = keyof typeof CALLS;

/** What a call is asked with; the body may be wrong on purpose. */
interface Asked {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
}

export interface SendOptions {
  key?: string;
  generation?: string;
  headers?: Record<string, string>;
}

/** One sender: a phone with its token, or nobody. */
export interface Client {
  readonly token: string | undefined;
  /** Makes a call of the contract. */
  ask<Id extends CallId>(id: Id, asked?: Asked, options?: SendOptions): Promise<Answer<DataOf<(typeof CALLS)[Id]>>>;
  get(path: string, options?: SendOptions): Promise<Answer>;
  post(path: string, body: unknown, options?: SendOptions): Promise<Answer>;
  put(path: string, body: unknown, options?: SendOptions): Promise<Answer>;
  delete(path: string, options?: SendOptions): Promise<Answer>;
  /** Sends bytes as they are. */
  raw(method: string, path: string, init: RequestInit): Promise<Answer>;
}

/** A client of the API below `origin`. */
export function client(origin: string, token?: string): Client {
  const raw = async (method: string, path: string, init: RequestInit): Promise<Answer> => {
    const headers = new Headers(init.headers);
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    const response = await fetch(`${origin}/api${path}`, { ...init, method, headers });
    const text = await response.text();
    const body = response.status === 304 ? { success: true, message: '' } : v.parse(Envelope, JSON.parse(text));
    checkAnswer(method, path, response, body);
    return { status: response.status, headers: response.headers, body, data: body.data };
  };
  const send = (method: string, path: string, body: unknown, { key, generation, headers = {} }: SendOptions = {}) =>
    raw(method, path, {
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { [HEADER.idempotencyKey]: key }),
        ...(generation !== undefined && { [HEADER.generation]: generation }),
        ...headers,
      },
    });
  return {
    token,
    raw,
    ask: <Id extends CallId>(id: Id, { params = {}, query = {}, body }: Asked = {}, options?: SendOptions) => {
      const call: Call = CALLS[id];
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
      const path = `${fillPath(call.path, params)}${search.size > 0 ? `?${search.toString()}` : ''}`;
      // The answer's data has been parsed with the call's own schema.
      return send(call.method, path, body, options) as Promise<Answer<DataOf<(typeof CALLS)[Id]>>>;
    },
    get: (path, options) => send('GET', path, undefined, options),
    post: (path, body, options) => send('POST', path, body, options),
    put: (path, body, options) => send('PUT', path, body, options),
    delete: (path, options) => send('DELETE', path, undefined, options),
  };
}

/** What is true of every answer: the contract's data, its status, its security headers, a generation, no caching but the catalogue's. */
function checkAnswer(method: string, path: string, response: Response, body: Envelope): void {
  // The catalogue alone may be kept: it is asked for again with its ETag.
  const kept = path === CALLS.getCatalogue.path && (response.ok || response.status === 304);
  if (response.headers.get('Cache-Control') !== (kept ? 'private, no-cache' : 'private, no-store'))
    throw new Error('An answer may be cached');
  const guarded =
    response.headers.get('X-Content-Type-Options') === 'nosniff' &&
    response.headers.get('Content-Security-Policy') === BARE_POLICY;
  if (!guarded) throw new Error('An answer without its security headers');
  if (!v.is(v.pipe(v.string(), v.uuid()), response.headers.get(HEADER.generation))) throw new Error('No generation');
  if (body.success !== response.ok && response.status !== 304)
    throw new Error(`${response.status} with success ${body.success}`);
  if (!body.success && body.code === undefined) throw new Error('A refusal without a code');
  const [id, call] = callOf(method, path.split('?')[0] ?? '') ?? [];
  if (id && call && body.code !== undefined && !new Set<string>(errorCodesOf(id, call)).has(body.code)) {
    throw new Error(`${id} answered ${body.code}, which src/contract/call-errors.ts does not know of it`);
  }
  if (!call || !body.success || response.status === 304) return;
  if (response.status !== call.status)
    throw new Error(`${method} ${path} answered ${response.status}, not ${call.status}`);
  v.parse(call.data, body.data);
}

function callOf(method: string, path: string): [string, Call] | undefined {
  return (Object.entries(CALLS) as [string, Call][]).find(([, call]) => {
    const pattern = new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    return call.method === method && pattern.test(path);
  });
}
