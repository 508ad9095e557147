import type { Hono } from 'hono';
import { BODY_LIMIT } from '#contract/envelope.ts';
import { ApiError } from '#server/errors/api-error.ts';
import type { ClientAddress, ServerContext } from '#server/http/client-address.ts';
import { readBytes } from '#server/http/read-body.ts';
import type { Services } from '#server/http/services.ts';
import { askByBankId } from '#server/payments/banks/ask-bank.ts';
import { CALLBACK_PATH } from '#server/payments/banks/bank-settings.ts';
import { BankFailed } from '#server/payments/banks/bank.ts';
import { logEvent } from '#server/platform/log.ts';
import { hashOf } from '#server/platform/secrets.ts';

type App = Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>;

const NO_STORE = { 'Cache-Control': 'no-store' };

/** Takes a bank's callbacks: nothing that one says is believed but which payment to ask the bank about. */
export function bindBank(app: App, services: Services, addresses: ClientAddress): void {
  const { bank, database, clock, newId, limiter, config } = services;
  if (!bank) return;
  app.post(CALLBACK_PATH, async (c) => {
    c.set('route', CALLBACK_PATH);
    await limiter.take(
      `callback ${hashOf(`${services.state.generation} ${addresses.of(c)}`)}`,
      config.limits.callbacks,
    );
    const bankId = bank.calledAbout(c.req.raw.headers, await readBytes(c, BODY_LIMIT.ordinary));
    if (bankId === null) {
      logEvent('warn', "a callback that is not the bank's", { bank: bank.name });
      return c.text('Not a callback of the bank', 403, NO_STORE);
    }
    try {
      if (!(await askByBankId({ database, bank, clock, newId }, bankId)))
        return c.text('No such payment', 404, NO_STORE);
    } catch (error) {
      if (!(error instanceof BankFailed)) throw error;
      if (error.is === 'refused') return c.text('No such payment', 404, NO_STORE);
      // The bank calls again, and the order is asked about by itself.
      throw new ApiError('provider-unavailable', 'The bank does not answer', { retryAfterSeconds: 60 });
    }
    return c.text('OK', 200, NO_STORE);
  });
}
