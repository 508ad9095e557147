import { performance } from 'node:perf_hooks';
import { Hono } from 'hono';
import { openApiDocument } from '#contract/openapi/openapi.ts';
import { writeProfile } from './admission/email-change.ts';
import { ApiError, refusalIn } from './errors/api-error.ts';
import { refusal } from './errors/envelopes.ts';
import { apiHeaders, apiResponse, setPageHeaders } from './http/headers/answer-headers.ts';
import { allowedMethods, bindCalls } from './http/bind-calls.ts';
import { clientAddresses, type ServerContext } from './http/client-address.ts';
import type { Handlers } from './http/handler.ts';
import type { Services } from './http/services.ts';
import { bindStatic, type BuiltApp } from './http/static-files.ts';
import { localLimit } from './limits/local-limit.ts';
import { isSandbox } from './payments/banks/sandbox/sandbox-bank.ts';
import { errorFields, logEvent, logRequest } from './platform/log.ts';
import { accountChangeHandlers } from './routes/accounts/account-changes.ts';
import { accountHandlers } from './routes/accounts/account.ts';
import { consentHandlers } from './routes/accounts/consent.ts';
import { mergeHandlers } from './routes/accounts/merge.ts';
import { pairingHandlers } from './routes/accounts/pairing.ts';
import { passkeyHandlers } from './routes/accounts/passkeys.ts';
import { proveNumberHandlers } from './routes/accounts/prove-number.ts';
import { secondFactorHandlers } from './routes/accounts/second-factor.ts';
import { sessionHandlers } from './routes/accounts/sessions.ts';
import { signInHandlers } from './routes/accounts/sign-in.ts';
import { aiHandlers } from './routes/ai.ts';
import { bodyHandlers } from './routes/body.ts';
import { diaryHandlers } from './routes/diary.ts';
import { foodHandlers } from './routes/food.ts';
import { configHandlers } from './routes/operations/config.ts';
import { bindHealth } from './routes/operations/health.ts';
import { bindMetrics } from './routes/operations/metrics.ts';
import { reminderHandlers } from './routes/operations/reminders.ts';
import { bindBank } from './routes/payments/bank.ts';
import { paymentHandlers } from './routes/payments/payment.ts';
import { productHandlers } from './routes/products.ts';
import { bindSandbox } from './routes/payments/sandbox.ts';
import { bindPictures, uploadHandlers } from './routes/uploads.ts';

export type App = Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>;

const HANDLERS: Handlers = {
  ...configHandlers,
  ...accountHandlers,
  ...signInHandlers,
  ...passkeyHandlers,
  ...secondFactorHandlers,
  ...proveNumberHandlers,
  ...pairingHandlers,
  ...sessionHandlers,
  ...accountChangeHandlers,
  ...consentHandlers,
  ...mergeHandlers,
  ...paymentHandlers,
  ...reminderHandlers,
  ...diaryHandlers,
  ...bodyHandlers,
  ...foodHandlers,
  ...productHandlers,
  ...uploadHandlers,
  ...aiHandlers,
};

/** The whole server as a function from request to answer. */
export function createApp(services: Services, built: BuiltApp | null): App {
  const app: App = new Hono();
  const addresses = clientAddresses(services.config.trustProxy);

  const limitFiles = localLimit(services.config.limits.files, services.clock, () =>
    services.metrics.refused('files', 'minute'),
  );
  app.use(async (c, next) => {
    const started = performance.now();
    services.batches.arrived();
    await next();
    // Answers of the API have their headers already: setting them here would cost each a tenth of its time.
    if (!c.req.path.startsWith('/api/'))
      setPageHeaders(c.res.headers, services.state, addresses.isSecure(c.env.incoming));
    const route = c.get('route') ?? 'unknown';
    const ms = performance.now() - started;
    logRequest(c.req.method, route, c.res.status, ms);
    services.metrics.answered(c.req.method, route, c.res.status, ms);
  });

  // Calls count in the database, for all servers together; everything else counts here. Whether the process lives may always be asked.
  app.use(async (c, next) => {
    const { path } = c.req;
    if (path === '/api/openapi.json' || !(path.startsWith('/api/') || path === '/healthz')) limitFiles(addresses.of(c));
    await next();
  });

  const document = JSON.stringify(openApiDocument());
  app.get('/api/openapi.json', (c) => {
    c.set('route', '/api/openapi.json');
    return apiResponse(200, document, apiHeaders(services.state, addresses.isSecure(c.env.incoming)));
  });
  bindCalls(app, services, { handlers: HANDLERS, guards: { putProfile: writeProfile } }, addresses);
  app.all('/api', () => {
    throw new ApiError('not-found', 'No such call');
  });
  app.all('/api/*', (c) => {
    const allow = allowedMethods(c.req.path);
    if (allow === null) throw new ApiError('not-found', 'No such call');
    const { status, body } = refusal(new ApiError('method-not-allowed', 'This path takes other methods'));
    return apiResponse(status, body, {
      ...apiHeaders(services.state, addresses.isSecure(c.env.incoming)),
      Allow: allow,
    });
  });
  bindHealth(app, services);
  bindMetrics(app, services);
  bindPictures(app, services);
  bindBank(app, services, addresses);
  if (services.bank && isSandbox(services.bank)) bindSandbox(app, services.bank, services, addresses);
  if (built) bindStatic(app, built);

  app.notFound((c) => c.text('Not found', 404, { 'Cache-Control': 'no-store' }));
  app.onError((error, c) => {
    const refused = refusalIn(error);
    const known = refused ?? new ApiError('internal', 'Something went wrong');
    if (refused === null) logEvent('error', 'request failed', { route: c.get('route'), ...errorFields(error) });
    const { status, body } = refusal(known);
    const { retryAfterSeconds } = known.details;
    const headers = apiHeaders(services.state, addresses.isSecure(c.env.incoming));
    if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
    return apiResponse(status, body, headers);
  });
  return app;
}
