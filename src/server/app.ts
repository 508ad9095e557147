import { performance } from 'node:perf_hooks';
import { Hono } from 'hono';
import { HEADER } from '../contract/envelope.ts';
import { openApiDocument } from '../contract/openapi.ts';
import { ApiError } from './http/api-error.ts';
import { bindCalls } from './http/bind-calls.ts';
import { clientAddresses, type ServerContext } from './http/client-address.ts';
import { refusal } from './http/envelopes.ts';
import { BARE_POLICY, COMMON_HEADERS, STRICT_TRANSPORT } from './http/security-headers.ts';
import { bindStatic, type BuiltApp } from './http/static-files.ts';
import { errorFields, logEvent } from './log.ts';
import { accountHandlers } from './routes/account.ts';
import { configHandlers } from './routes/config.ts';
import { diaryHandlers } from './routes/diary.ts';
import { bindHealth } from './routes/health.ts';
import { bindPictures, uploadHandlers } from './routes/uploads.ts';
import type { Services } from './services.ts';

export type App = Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>;

/** The whole server as a function from request to answer. */
export function createApp(services: Services, built: BuiltApp | null): App {
  const app: App = new Hono();
  const addresses = clientAddresses(services.config.trustProxy);

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    const isApi = c.req.path.startsWith('/api');
    const { headers } = c.res;
    for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', BARE_POLICY);
    if (addresses.isSecure(c)) headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
    if (services.state.stopping) headers.set('Connection', 'close');
    if (isApi) {
      headers.set(HEADER.generation, services.state.generation);
      headers.set('Cache-Control', 'private, no-store');
    }
    const ms = Math.round((performance.now() - started) * 10) / 10;
    logEvent('info', 'request', { method: c.req.method, route: c.get('route') ?? 'unknown', status: c.res.status, ms });
  });

  const document = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    return c.body(document, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  bindCalls(app, services, { ...configHandlers, ...accountHandlers, ...diaryHandlers, ...uploadHandlers }, addresses);
  app.all('/api/*', () => {
    throw new ApiError('not-found', 'No such call');
  });
  bindHealth(app, services);
  bindPictures(app, services);
  if (built) bindStatic(app, built);

  app.notFound((c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  app.onError((error, c) => {
    const known = error instanceof ApiError ? error : new ApiError('internal', 'Something went wrong');
    if (known !== error) logEvent('error', 'request failed', { route: c.get('route'), ...errorFields(error) });
    const { status, body } = refusal(known);
    const { retryAfterSeconds } = known.details;
    return c.json(body, status as 500, retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) });
  });
  return app;
}
