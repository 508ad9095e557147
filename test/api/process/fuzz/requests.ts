import fc from 'fast-check';
import { hostileText, hostileValue, spoiled } from './hostile-values.ts';
import { BOUNDARY, multipart } from './multipart.ts';
import { valuesOf, type Known, type Schema } from './schema-values.ts';

/** The parts of the OpenAPI document that say what may be sent. */
export interface Document {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  operationId: string;
  parameters?: readonly { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** One call of the document. */
export interface DocumentedCall {
  id: string;
  method: string;
  path: string;
  operation: Operation;
}

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Below the origin, encoded. */
  target: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** Every call of the document. */
export const callsOf = (document: Document): DocumentedCall[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

/** Requests of a call as the document allows them. */
export function allowedRequests(
  call: DocumentedCall,
  calls: readonly DocumentedCall[],
  known: Known,
): fc.Arbitrary<WireRequest> {
  return fc
    .record({
      target: targetsOf(call, known, false),
      body: bodiesOf(call, calls, known),
      headers: headersOf(call, known, false),
    })
    .map(({ target, body, headers }) => wire(call, target, headers, body));
}

/** Requests of a call with something in them that the document does not allow, or that nobody sends by mistake. */
export function hostileRequests(
  call: DocumentedCall,
  calls: readonly DocumentedCall[],
  known: Known,
): fc.Arbitrary<WireRequest> {
  const bodies = bodiesOf(call, calls, known);
  return fc
    .record({
      target: targetsOf(call, known, true),
      body: fc.oneof({ weight: 5, arbitrary: spoiled(bodies) }, bodies, hostileValue),
      headers: headersOf(call, known, true),
      bytes: fc.option(hostileBytes, { freq: 5 }),
    })
    .map(({ target, body, headers, bytes }) => {
      const request = wire(call, target, headers, body);
      return bytes === null || request.method === 'GET' ? request : { ...request, body: bytes };
    });
}

/** Deeper than a recursive reader bears. */
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** Requests of no call: broken and climbing paths, strange methods, a host that is none. */
export const STRAY_REQUESTS: readonly WireRequest[] = [
  ...[
    '/%',
    '/api/%',
    '/api/%00',
    '/api//config',
    '//evil.example/api/config',
    '/api/../../etc/passwd',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/uploads/%00.jpg',
    '/uploads/../secret',
    '/metrics',
    '/api/__proto__',
    '/api/dashboard/meals/%2F/%2F/%2F',
    '/?__proto__[a]=b',
    `/${'a'.repeat(8_000)}`,
    'http://evil.example/api/config',
    '*',
  ].map((target) => ({ method: 'GET', target, headers: {}, body: undefined })),
  ...['', '{"a":', '{"order_id":"\u0000"}', 'choice=pay&card=1', deep(5_000)].flatMap((body) =>
    ['/bank/callback', '/bank/sandbox/00000000-0000-0000-0000-000000000000', '/bank/sandbox/%00', '/share-target'].map(
      (target) => ({
        method: 'POST',
        target,
        headers: { 'content-type': 'application/json' },
        body,
      }),
    ),
  ),
  ...['HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'POST', 'DELETE'].map((method) => ({
    method,
    target: '/api/config',
    headers: {},
    body: undefined,
  })),
  ...['a b', '', 'localhost:99999', '[::', '<script>'].map((host) => ({
    method: 'GET',
    target: '/api/config',
    headers: { host },
    body: undefined,
  })),
];

function wire(
  { operation, method }: DocumentedCall,
  target: string,
  headers: Record<string, string>,
  body: unknown,
): WireRequest {
  const types = Object.keys(operation.requestBody?.content ?? {});
  if (types.length === 0) return { method, target, headers, body: undefined };
  if (types[0] === 'multipart/form-data') {
    return {
      method,
      target,
      body: multipart(body),
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
    };
  }
  return {
    method,
    target,
    body: JSON.stringify(body) ?? '',
    headers: { 'content-type': 'application/json', ...headers },
  };
}

function targetsOf({ path, operation }: DocumentedCall, known: Known, hostile: boolean): fc.Arbitrary<string> {
  const parameters = operation.parameters ?? [];
  const valueOf = (schema: Schema, name: string) => {
    const allowed = valuesOf(schema, known, name).map(String);
    return hostile ? fc.oneof({ weight: 2, arbitrary: allowed }, hostileText) : allowed;
  };
  const record = (place: string) => {
    const own = parameters.filter((parameter) => parameter.in === place);
    const requiredKeys = own.filter(({ required }) => required && !hostile).map(({ name }) => name);
    return fc.record(Object.fromEntries(own.map(({ name, schema }) => [name, valueOf(schema, name)])), {
      requiredKeys,
    });
  };
  return fc.tuple(record('path'), record('query')).map(([params, query]) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name] ?? 'x'));
    const search = Object.entries(query)
      .map(([name, value]) => `${name}=${encoded(value ?? '')}`)
      .join('&');
    return `/api${filled}${search && `?${search}`}`.slice(0, 6_000);
  });
}

/** Percent-encoded; half of a surrogate pair, which has no encoding, as the bytes that careless programs make of it. */
const encoded = (value: string): string => encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

function bodiesOf(call: DocumentedCall, calls: readonly DocumentedCall[], known: Known): fc.Arbitrary<unknown> {
  if (call.id === 'postBatch') return batches(calls, known);
  const [schema] = Object.values(call.operation.requestBody?.content ?? {}).map((content) => content.schema);
  return schema ? valuesOf(schema, known) : fc.constant(undefined);
}

/** Batches of what the other calls are asked with: the document only says that an operation has a path and a body. */
function batches(calls: readonly DocumentedCall[], known: Known): fc.Arbitrary<unknown> {
  const writes = calls.filter(({ id, method }) => method !== 'GET' && id !== 'postBatch');
  const operation = fc.constantFrom(...writes).chain((call) =>
    fc.record({
      key: fc.oneof(fc.uuid(), hostileText),
      method: fc.constant(call.method),
      path: targetsOf(call, known, false).map((target) => target.slice('/api'.length)),
      body: fc.oneof({ weight: 3, arbitrary: bodiesOf(call, [], known) }, hostileValue),
    }),
  );
  return fc.record({ operations: fc.array(operation, { minLength: 1, maxLength: 6 }) });
}

/** Headers may hold Latin letters only, and no line breaks: Node's own client refuses to send others. */
const headerText = hostileText.map((text) => text.replaceAll(/[^\t\x20-\x7E]/g, '').trim());

function headersOf(call: DocumentedCall, known: Known, hostile: boolean): fc.Arbitrary<Record<string, string>> {
  const own = (call.operation.parameters ?? [])
    .filter((parameter) => parameter.in === 'header')
    .map(({ name }) => [name.toLowerCase(), fc.uuid()] as const);
  if (!hostile)
    return fc
      .record(Object.fromEntries(own.filter(([name]) => name === 'idempotency-key')), { requiredKeys: [] })
      .map(defined);
  const strange = [
    'idempotency-key',
    'lukma-generation',
    'lukma-contract',
    'if-none-match',
    'accept',
    'accept-encoding',
    'content-type',
    'x-forwarded-for',
    'user-agent',
    'range',
    'cookie',
  ];
  const value = fc.oneof(
    headerText,
    fc.constantFrom(
      'application/json; charset=utf-16',
      'multipart/form-data',
      'text/event-stream',
      '*',
      '1, 2',
      '0',
      ...known.uuids,
    ),
  );
  return fc.dictionary(fc.constantFrom(...strange), value, { maxKeys: 3 });
}

const defined = (fields: Partial<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

const text = (value: string) => new TextEncoder().encode(value);

/** Bodies that are not what their type says. */
const hostileBytes: fc.Arbitrary<Uint8Array<ArrayBuffer>> = fc.constantFrom(
  text(''),
  text('{'),
  text('{"a":'),
  text('\uFEFF{}'),
  text('{"a":1}{"b":2}'),
  text('NaN'),
  text('"\\ud800"'),
  Uint8Array.of(0xff, 0xfe, 0x7b, 0x7d),
  Uint8Array.of(0xc3, 0x28),
  text(deep(30_000)),
  text(`{"operations":[{"key":"k","method":"POST","path":"/dashboard/weight","body":${deep(100_000)}}]}`),
  text(`{${'"a":1,'.repeat(9_000)}"b":2}`),
  text(`[${'{"a":'.repeat(5_000)}`),
  text(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="thumbnail"\r\n\r\n`),
  text(`{"body":"${'a'.repeat(70_000)}"}`),
);
