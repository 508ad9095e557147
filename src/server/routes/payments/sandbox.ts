import type { Hono } from 'hono';
import * as v from 'valibot';
import { invalidInput } from '#server/errors/api-error.ts';
import type { ClientAddress, ServerContext } from '#server/http/client-address.ts';
import { readBytes } from '#server/http/read-body.ts';
import type { Services } from '#server/http/services.ts';
import { RETURN_PATHS } from '#server/payments/banks/bank-settings.ts';
import type { SandboxBank } from '#server/payments/banks/sandbox/sandbox-bank.ts';
import { SANDBOX_POLICY, sandboxPage } from '#server/payments/banks/sandbox/sandbox-page.ts';
import { hashOf } from '#server/platform/secrets.ts';
import { SANDBOX_CARDS } from '#server/store/tables/payment-tables.ts';

const ROUTE = '/bank/sandbox/{id}';
const FORM_LIMIT = 1024;
const Id = v.pipe(v.string(), v.uuid());
const Choice = v.object({ choice: v.picklist(['pay', 'decline']), card: v.picklist(SANDBOX_CARDS) });

/** The sandbox bank's page: shown, and what was chosen on it. */
export function bindSandbox(
  app: Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>,
  bank: SandboxBank,
  services: Services,
  addresses: ClientAddress,
): void {
  const { limiter, config, state } = services;
  const paymentOf = async (c: ServerContext) => {
    c.set('route', ROUTE);
    await limiter.take(`sandbox ${hashOf(`${state.generation} ${addresses.of(c)}`)}`, config.limits.callbacks);
    const id = c.req.param('id');
    return v.is(Id, id) ? bank.find(id) : null;
  };
  app.get('/bank/sandbox/:id', async (c) => {
    const payment = await paymentOf(c);
    if (!payment) return c.notFound();
    const back = payment.state === 'paid' ? RETURN_PATHS.success : RETURN_PATHS.fail;
    return c.html(sandboxPage(payment, back), 200, {
      'Content-Security-Policy': SANDBOX_POLICY,
      'Cache-Control': 'no-store',
    });
  });
  app.post('/bank/sandbox/:id', async (c) => {
    const payment = await paymentOf(c);
    if (!payment) return c.notFound();
    const form = new URLSearchParams(Buffer.from(await readBytes(c, FORM_LIMIT)).toString());
    const parsed = v.safeParse(Choice, Object.fromEntries(form));
    if (!parsed.success) throw invalidInput([{ path: 'choice', message: 'Pay or decline' }]);
    await bank.decide(payment.bankId, parsed.output.choice, parsed.output.card);
    const state = (await bank.find(payment.bankId))?.state;
    return c.redirect(state === 'paid' ? RETURN_PATHS.success : RETURN_PATHS.fail, 303);
  });
}
