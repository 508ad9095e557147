import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { v7 as uuidv7 } from 'uuid';
import { cacheSessions } from './accounts/sessions/session-cache.ts';
import { createApp } from './app.ts';
import { rememberUsers } from './diary/core/known-users.ts';
import { makeWriter } from './diary/core/writer.ts';
import { catalogueStore } from './food/catalogue-store.ts';
import { openProducts } from './food/products/products.ts';
import { startHousekeeping } from './housekeeping.ts';
import { patience, watchConnections } from './http/bad-connections.ts';
import { clientAddresses, type ClientAddress } from './http/client-address.ts';
import { refuseBatch } from './http/refuse-batch.ts';
import type { Services } from './http/services.ts';
import { findBuiltApp } from './http/static-files.ts';
import { batchGate } from './limits/batch-gate.ts';
import { bodyRoom } from './limits/body-room.ts';
import { startDiskGuard } from './limits/disk-guard.ts';
import { makeRateLimiter } from './limits/rate-limiter.ts';
import { openControlSocket } from './operations/control-socket.ts';
import { makeMetrics } from './operations/metrics.ts';
import { backupOf } from './operations/write-backup.ts';
import { openBank } from './payments/banks/open-bank.ts';
import { holdRenewals } from './payments/hold-renewals.ts';
import { startPayments } from './payments/jobs/payment-jobs.ts';
import { logEvent } from './platform/log.ts';
import { keptVapidKeys } from './reminders/kept-vapid-keys.ts';
import { startReminders } from './reminders/reminder-job.ts';
import { makeSendPush } from './reminders/send-push.ts';
import type { Config } from './settings/config.ts';
import { openSms } from './sms/open-sms.ts';
import type { Database } from './store/database.ts';
import { markStopped, startGeneration } from './store/generation.ts';
import { migrate } from './store/migrate.ts';
import { openDatabase } from './store/open-database.ts';
import { closeFolder } from './store/own-folder.ts';
import { keyedHash } from './store/server-secret.ts';

export interface RunningServer {
  port: number;
  store: Database['kind'];
  servesApp: boolean;
  /** Finishes what runs, takes nothing new, closes the database. */
  stop(): Promise<void>;
}

/** Longer than the usual proxy keeps a connection, so that it is never the server who closes one just chosen. */
const KEEP_ALIVE_MS = 65_000;
/**
 * Connections that wait to be taken in; the system may allow fewer (`net.core.somaxconn`). Beyond it the system says nothing to who comes,
 * who tries again after a second: of a thousand devices that wake at once, half did, by Node's own 511.
 */
const MOST_ARRIVING = 4_096;
/** Requests that still run are given this long. */
const FINISH_WITHIN_MS = 8_000;

/** Opens the database, brings it up to date and listens. */
export async function startServer(config: Config, dist: string): Promise<RunningServer> {
  const clock = Date.now;
  const newId = () => uuidv7();
  const metrics = makeMetrics();
  await closeFolder(config.dataDir);
  const database = metrics.timed(await openDatabase(config));
  await migrate(database);
  // PGlite gives some of its files their mode by itself.
  await closeFolder(config.dataDir);
  const generation = await startGeneration(database, config.restored, clock());
  if (config.restored) await holdRenewals(database.orm, clock());
  const state = { generation, stopping: false, port: 0 };
  const keys = config.push.keys ?? (await keptVapidKeys(database, config.dataDir));
  const hash = await keyedHash(database.orm, config.secret);
  const services: Services = {
    config,
    database,
    writer: makeWriter({
      database,
      known: rememberUsers(),
      state,
      clock,
      newId,
      space: config.limits.space,
      spaceRefused: (code) => metrics.refused(code, 'day'),
    }),
    batches: batchGate(),
    bodies: bodyRoom(config.limits.bodiesMegabytes * 1024 * 1024),
    limiter: makeRateLimiter(database, clock, metrics.refused),
    clock,
    newId,
    sessionCache: cacheSessions(database, config.sessionLife),
    catalogue: catalogueStore(join(dist, 'catalogue')),
    products: openProducts(database, config.products, config.contact.email ?? config.publicHost, clock),
    push: { publicKey: keys.publicKey, send: makeSendPush(keys, config.push.subject, clock) },
    sms: openSms(config, clock),
    metrics,
    disk: await startDiskGuard(database, config.dataDir, config.disk),
    bank: openBank({ config, database, hash, clock, newId, state }),
    hash,
    state,
  };
  if (config.sms === null)
    logEvent('warn', 'codes go to the log', {
      hint: 'whoever reads it can sign in; SMS_PROVIDER names who sends them',
    });
  const built = findBuiltApp(dist);
  const { server, finished } = countRequests(createApp(services, built), services, clientAddresses(config.trustProxy));
  // Only the process that has an embedded database can read it.
  const control =
    database.kind === 'pglite'
      ? await openControlSocket(config.dataDir, backupOf(database, config.dataDir, clock))
      : null;
  await listen(server, config.port);
  state.port = (server.address() as AddressInfo).port;
  const housekeeping = startHousekeeping(services);
  const reminders = startReminders(services);
  const payments = startPayments(services);
  return {
    port: state.port,
    store: database.kind,
    servesApp: built !== null,
    async stop() {
      services.state.stopping = true;
      await Promise.race([finished(), later(FINISH_WITHIN_MS)]);
      server.close();
      server.closeAllConnections();
      await Promise.all([
        housekeeping.stop(),
        reminders.stop(),
        payments.stop(),
        services.disk.stop(),
        control?.stop(),
      ]);
      await markStopped(database);
      await database.close();
    },
  };
}

/** The HTTP server, with a promise of the moment in which no request runs. */
function countRequests(
  app: ReturnType<typeof createApp>,
  services: Services,
  addresses: ClientAddress,
): { server: Server; finished: () => Promise<void> } {
  let running = 0;
  let idle: () => void = () => undefined;
  const slowMs = services.config.limits.slowSeconds * 1000;
  const answer = getRequestListener(app.fetch);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS, ...patience(slowMs) }, (request, response) => {
    if (!refuseBatch(request, response, services, addresses)) void answer(request, response);
  });
  watchConnections(server, slowMs, () => services.state.generation);
  server.prependListener('request', (_, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
      if (running === 0) idle();
    });
  });
  return {
    server,
    finished: () =>
      new Promise((resolve) => {
        idle = resolve;
        if (running === 0) resolve();
      }),
  };
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, backlog: MOST_ARRIVING }, () => {
      server.off('error', reject);
      resolve();
    });
  });

const later = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
