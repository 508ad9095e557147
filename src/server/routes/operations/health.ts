import { performance } from 'node:perf_hooks';
import type { Hono } from 'hono';
import type { ServerContext } from '#server/http/client-address.ts';
import type { Services } from '#server/http/services.ts';

/** `/healthz`: the process lives. `/readyz`: it takes requests and its database answers. */
export function bindHealth(
  app: Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>,
  services: Services,
): void {
  const isDatabaseThere = askedOnceASecond(services);
  app.get('/healthz', (c) => {
    c.set('route', '/healthz');
    return c.json({ status: 'ok', uptimeSeconds: Math.round(performance.now() / 1000) }, 200, NO_STORE);
  });
  app.get('/readyz', async (c) => {
    c.set('route', '/readyz');
    if (services.state.stopping) return c.json({ status: 'stopping' }, 503, NO_STORE);
    return (await isDatabaseThere())
      ? c.json({ status: 'ready' }, 200, NO_STORE)
      : c.json({ status: 'database away' }, 503, NO_STORE);
  });
}

const ASK_AGAIN_MS = 1_000;

/** Whether the database answers, as it was within the last second: strangers may ask, and cost it nothing. */
function askedOnceASecond({ database }: Services): () => Promise<boolean> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<boolean> = Promise.resolve(false);
  return () => {
    if (performance.now() - askedAt >= ASK_AGAIN_MS) {
      askedAt = performance.now();
      answer = database.run({ name: 'ping', text: 'select 1' }, []).then(
        () => true,
        () => false,
      );
    }
    return answer;
  };
}

const NO_STORE = { 'Cache-Control': 'no-store' };
