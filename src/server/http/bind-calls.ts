import type { Hono } from 'hono';
import * as v from 'valibot';
import type { EndedByChange } from '#contract/account/account-changes.ts';
import { Key, SecretKey } from '#contract/diary/batch.ts';
import { bodyIsOptional } from '#contract/body-of.ts';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { BODY_LIMIT, CONTRACT_VERSION, HEADER, type Envelope } from '#contract/envelope.ts';
import { changeBrief, changeThatEnded } from '../accounts/changes/account-changes.ts';
import { mergedInto, type Session } from '../accounts/sessions/sessions.ts';
import type { Answer, CallId } from '../diary/core/rule.ts';
import { isRuleId } from '../diary/entities/registry.ts';
import { makeOperation } from '../diary/make-operation.ts';
import { ApiError, invalidInput, unauthenticated } from '../errors/api-error.ts';
import { okEnvelope } from '../errors/envelopes.ts';
import { parseInput, type RawInput } from '../input/parse-input.ts';
import { payloadHash } from '../input/payload-hash.ts';
import type { Aside } from '../limits/batch-gate.ts';
import { hashOf } from '../platform/secrets.ts';
import { apiHeaders, apiResponse } from './headers/answer-headers.ts';
import { widerNetworks, type ClientAddress, type ServerContext } from './client-address.ts';
import { compressAnswer, mayCompress } from './compress-answer.ts';
import { EVENT_HEADERS, eventStream } from './event-stream.ts';
import type { ApiRequest, Guards, Handler, Handlers } from './handler.ts';
import { readJson } from './read-body.ts';
import { announcedBytes, bearerOf } from './headers/request-headers.ts';
import type { Services } from './services.ts';

const PATTERNS = Object.values(CALLS).map(({ method, path }) => ({
  method,
  pattern: new RegExp(`^/api${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The methods that a path of the API takes, as `Allow` lists them; null where there is no such path. */
export function allowedMethods(path: string): string | null {
  const methods = new Set<string>(PATTERNS.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method));
  if (path === '/api/openapi.json') methods.add('GET');
  if (methods.size === 0) return null;
  if (methods.has('GET')) methods.add('HEAD');
  return [...methods].toSorted().join(', ');
}

type App = Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>;

/** Registers every call of the contract below `/api`. */
export function bindCalls(
  app: App,
  services: Services,
  { handlers, guards }: { handlers: Handlers; guards: Guards },
  addresses: ClientAddress,
): void {
  for (const [id, call] of Object.entries(CALLS) as [CallId, Call][]) {
    const route = `/api${call.path}`;
    const handle = async (c: ServerContext, aside: Aside | null = null): Promise<Response> => {
      const request = await open(services, call, c, addresses.of(c));
      const raw = await (aside?.(rawInput(call, c)) ?? rawInput(call, c));
      request.key = idempotencyKey(call, id, c, raw);
      if (isRuleId(id)) {
        const write = (confirmed: boolean) => writeOne(id, raw, request, confirmed);
        const guard = guards[id];
        const { status, body } = guard ? await guard(request, raw.body, write) : await write(false);
        const again = body.meta?.['retryAfterSeconds'];
        const headers = apiHeaders(services.state, addresses.isSecure(c.env.incoming));
        return answer(
          c,
          call,
          status,
          body,
          typeof again === 'number' ? { ...headers, 'Retry-After': String(again) } : headers,
        );
      }
      const input = parseInput(call, raw, services.clock());
      // The table gives every id the handler of its own call; a union of handlers cannot be called.
      const handler = handlers[id] as unknown as Handler<Call>;
      const reply = await handler(input, request);
      const headers = { ...apiHeaders(services.state, addresses.isSecure(c.env.incoming)), ...reply.headers };
      if (reply.notModified) return apiResponse(304, null, headers);
      if ('grow' in reply)
        return new Response(eventStream(reply.grow), {
          status: call.status,
          headers: { ...headers, ...EVENT_HEADERS },
        });
      if ('body' in reply) return apiResponse(call.status, reply.body, headers);
      return answer(c, call, call.status, okEnvelope(reply.data, reply.meta), headers);
    };
    app.on(call.method, route.replaceAll(/\{(\w+)\}/g, ':$1'), (c) => {
      c.set('route', route);
      if (call.isBatch) return services.batches.run(bytesOf(c, call), (aside) => handle(c, aside));
      return isLarge(call) ? services.bodies.run(bytesOf(c, call), addresses.of(c), () => handle(c)) : handle(c);
    });
  }
}

async function answer(
  c: ServerContext,
  call: Call,
  status: number,
  envelope: Envelope,
  headers: Record<string, string>,
): Promise<Response> {
  if (!mayCompress(call)) return apiResponse(status, envelope, headers);
  const written = await compressAnswer(JSON.stringify(envelope), headers, c.req.header('accept-encoding'));
  return apiResponse(status, written.body, written.headers);
}

async function open(services: Services, call: Call, c: ServerContext, from: string): Promise<ApiRequest> {
  const { limiter, config, state } = services;
  if (state.stopping) throw new ApiError('server-stopping', 'The server is stopping', { retryAfterSeconds: 2 });
  const contract = Number(c.req.header(HEADER.contract) ?? CONTRACT_VERSION);
  if (contract < CONTRACT_VERSION) throw new ApiError('app-too-old', 'Update the app');
  // Before anything is read of what would only be refused.
  if (call.isBatch) services.writer.refuseWhenBusy('batch');
  const address = hashOf(`${state.generation} ${from}`);
  await limiter.take(`address ${address}`, config.limits.address);
  const session = call.auth === 'none' ? null : await sessionOf(services, c, call);
  if (session) await takeForUser(services, call, session, address);
  if (storesMuch(call)) {
    services.disk.demandRoom();
    await limiter.takeOfDay(`kilobytes-from ${address}`, config.limits.addressDayKilobytes, kilobytesOf(c, call));
  }
  const generation = c.req.header(HEADER.generation) ?? null;
  const networks = () =>
    widerNetworks(from).map(({ name, times }) => ({ name: hashOf(`${state.generation} ${name}`), times }));
  return { services, c, session, key: null, generation, address, networks };
}

/** Calls whose body is a photo or a recording, all of it in memory. */
const isLarge = (call: Call): boolean => call.multipart === undefined && bodyLimit(call) > BODY_LIMIT.ordinary;

/** Calls that fill the disk; signing in and out, leaving and paying go on when it is nearly full. */
const storesMuch = ({ batchable, multipart, isBatch, makesUser }: Call): boolean =>
  batchable || multipart !== undefined || isBatch === true || makesUser === true;

const bytesOf = (c: ServerContext, call: Call): number =>
  announcedBytes(c.req.header('content-length'), bodyLimit(call));
const kilobytesOf = (c: ServerContext, call: Call): number => Math.max(1, Math.ceil(bytesOf(c, call) / 1000));

async function takeForUser(
  { limiter, config: { limits } }: Services,
  call: Call,
  { userId }: Session,
  address: string,
): Promise<void> {
  if (call.makesWeek) await limiter.take(`week ${userId}`, limits.weeks);
  if (call.multipart) {
    await limiter.take(`upload ${userId}`, limits.uploads);
    return limiter.take(`uploads-from ${address}`, limits.uploadsAddress);
  }
  if (call.method === 'GET') return limiter.take(`read ${userId}`, limits.reads);
  return limiter.take(`write ${userId}`, limits.writes);
}

async function sessionOf(services: Services, c: ServerContext, call: Call): Promise<Session | null> {
  const { sessionCache, state } = services;
  const header = c.req.header('authorization');
  if (header === undefined && call.auth === 'optional') return null;
  const token = bearerOf(c);
  if (token === null) throw unauthenticated();
  // A write of the diary has its session checked by the statement that reads or writes the diary.
  const session = call.batchable ? await sessionCache.owner(token) : await sessionCache.check(token);
  if (!session) {
    const refusal = await refusalOf(services, hashOf(token));
    if (call.takesEndedSession && refusal.details.data !== undefined) return null;
    throw refusal;
  }
  if (!call.batchable) state.generation = session.generation;
  return session;
}

async function rawInput(call: Call, c: ServerContext): Promise<RawInput> {
  const body = call.body ? await readJson(c, bodyLimit(call), bodyIsOptional(call)) : undefined;
  return { params: c.req.param() as Record<string, string>, query: c.req.query(), body };
}

const bodyLimit = (call: Call): number => call.bodyLimit ?? BODY_LIMIT.ordinary;

function idempotencyKey(
  call: Call,
  id: string,
  c: ServerContext,
  { params, query, body }: RawInput,
): ApiRequest['key'] {
  const text = c.req.header(HEADER.idempotencyKey);
  if (text === undefined || !call.idempotent) return null;
  if (!v.is(Key, text)) throw invalidInput([{ path: HEADER.idempotencyKey, message: 'A key has 1 to 64 characters' }]);
  // Without a bearer the key stands for the user that it has made.
  if (call.auth !== 'bearer' && !v.is(SecretKey, text))
    throw invalidInput([{ path: HEADER.idempotencyKey, message: 'Here a key is a secret of at least 128 bits' }]);
  return { text, payloadHash: payloadHash(id, params, query, body) };
}

async function writeOne(
  id: Parameters<typeof makeOperation>[0],
  raw: RawInput,
  request: ApiRequest,
  confirmed: boolean,
): Promise<Answer> {
  const { services, session, key, generation } = request;
  if (!session) throw unauthenticated();
  const operation = makeOperation(id, raw, {
    key,
    generation,
    tokenHash: session.tokenHash,
    confirmed,
    nowMs: services.clock(),
  });
  const [answer] = await services.writer.write(session.userId, [operation]).catch(async (error: unknown) => {
    throw isUnauthenticated(error) ? await refusalOf(services, session.tokenHash) : error;
  });
  if (!answer) throw new Error('A write had no answer');
  if (answer.body.code === 'unauthenticated') throw await refusalOf(services, session.tokenHash);
  return answer;
}

const isUnauthenticated = (error: unknown): boolean => error instanceof ApiError && error.code === 'unauthenticated';

/** Why a token is not taken: its device must know whether the diary lives on in an account, and which change has ended the session. */
async function refusalOf({ database, clock }: Services, tokenHash: string): Promise<ApiError> {
  if ((await mergedInto(database.orm, tokenHash)) !== null)
    return new ApiError('merged', 'This diary is part of an account now');
  const change = await changeThatEnded(database.orm, tokenHash, clock());
  if (!change) return unauthenticated();
  const data: EndedByChange = { change: changeBrief(change) };
  return new ApiError('unauthenticated', 'A change of the account has ended this session', { data });
}
