import { and, lte } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { ServerContext } from '#server/http/client-address.ts';
import type { Services } from '#server/http/services.ts';
import { hashOf, timingSafeEqualText } from '#server/platform/secrets.ts';
import { remindersDue } from '#server/reminders/reminder-store.ts';
import { isInAnyBucket } from '#server/store/buckets.ts';
import { memberships, orders } from '#server/store/tables/payment-tables.ts';

/** `/metrics` for Prometheus, behind `METRICS_TOKEN` as a bearer; without that setting there is no such page. */
export function bindMetrics(
  app: Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>,
  services: Services,
): void {
  const { metricsToken } = services.config;
  if (metricsToken === null) {
    // Or else the app's own page would be the answer.
    app.all('/metrics', (c) => c.notFound());
    return;
  }
  // Hashes have one length, so that comparing takes one time.
  const expected = hashOf(metricsToken);
  app.get('/metrics', async (c) => {
    c.set('route', '/metrics');
    const token = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
    if (!timingSafeEqualText(hashOf(token), expected))
      return c.text('Unauthorized', 401, { 'WWW-Authenticate': 'Bearer', 'Cache-Control': 'no-store' });
    // With the database away there is all the more to read.
    const waiting = await queuesOf(services).catch(() => ({}));
    return c.body(services.metrics.write(waiting, services.disk.figures()), 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
      'Cache-Control': 'no-store',
    });
  });
}

const queuesOf = async ({ database: { orm }, clock }: Services): Promise<Record<string, number>> => ({
  reminders: await remindersDue(orm, clock()),
  renewals: await orm.$count(memberships, and(isInAnyBucket(memberships.userId), lte(memberships.nextMs, clock()))),
  bank_answers: await orm.$count(orders, and(isInAnyBucket(orders.userId), lte(orders.checkMs, clock()))),
});
