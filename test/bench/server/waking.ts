import pg from 'pg';
import { bundleFolder, bundleServer } from '#test/api/support/bundle-server.ts';
import { freshDatabase, startPostgres } from '#test/api/support/database/postgres.ts';
import { startServer, temporaryFolder, type Store, type TestServer } from '#test/api/support/start-server.ts';
import { quantile, type BenchRow } from '../bench-row.ts';
import { processorMs, residentMegabytes } from '../support/server/process-figures.ts';
import { newDevice, nothingSeen, type Device, type Seen } from '../support/server/woken-device.ts';

const DEVICES = Number(process.env['WAKING_DEVICES'] ?? 1_000);
const WAITING = 50;
/** What the first waves fill (caches, compiled code, the database's own memory) is no leak; what each wave adds is. */
const WAVES = 4;
/** The garbage collector lets memory swing by a fifth. */
const MOST_GROWTH = 1.25;
const P99_MS = 1_000;
/** A few at a time: arriving is not what is measured. */
const ARRIVE_TOGETHER = 20;
/** The server's own limits, not those of the tests; every device has an address of its own. */
const ENV = {
  ...Object.fromEntries(['ADDRESS', 'NEW_USERS', 'READS', 'WRITES', 'WEEKS'].map((name) => [`LIMIT_${name}`, ''])),
  TRUST_PROXY: 'loopback',
};

/**
 * A thousand devices wake in the same moment, each with fifty entries, at one server process: how long a request takes. On two cores the
 * devices (this process), the server and PostgreSQL share them; a connection in ten is cut in the middle. `WAKING_DEVICES`: how many.
 */
export async function run(): Promise<BenchRow[]> {
  const entry = await bundleServer(bundleFolder('bench/server'));
  const folder = await temporaryFolder();
  const embedded = await wakeAll(entry, 'PGlite', { dataDir: folder.path });
  await folder.remove();
  const postgres = await startPostgres({ durable: true });
  try {
    const databaseUrl = await freshDatabase(postgres.url);
    const other = await wakeAll(entry, 'PostgreSQL', { databaseUrl }, () => keysIn(databaseUrl));
    return [...embedded, ...other];
  } finally {
    await postgres.stop();
  }
}

async function wakeAll(
  entry: string,
  name: string,
  store: Store,
  keys: () => Promise<number> = () => Promise.resolve(Number.NaN),
): Promise<BenchRow[]> {
  const server = await startServer(entry, store, { env: ENV, nodeFlags: [] });
  try {
    const seen = nothingSeen();
    const devices = await arrive(server, seen);
    const waves: Wave[] = [];
    for (let wave = 0; wave < WAVES; wave += 1) waves.push(await wake(devices, server));
    return rowsOf(name, seen, waves, await keys());
  } finally {
    await server.end('SIGTERM');
  }
}

async function arrive({ port }: TestServer, seen: Seen): Promise<Device[]> {
  const devices: Device[] = [];
  while (devices.length < DEVICES) {
    const numbers = Array.from({ length: Math.min(ARRIVE_TOGETHER, DEVICES - devices.length) }, (_, at) => at);
    const from = devices.length;
    devices.push(...(await Promise.all(numbers.map((number) => newDevice(port, from + number, seen)))));
  }
  return devices;
}

interface Wave {
  ms: number;
  peakMegabytes: number;
  /** Of the server. */
  processorMs: number;
}

async function wake(devices: readonly Device[], { pid }: TestServer): Promise<Wave> {
  let peakMegabytes = 0;
  const look = () => (peakMegabytes = Math.max(peakMegabytes, residentMegabytes(pid)));
  const timer = setInterval(look, 100);
  const [startedMs, usedMs] = [performance.now(), processorMs(pid)];
  await Promise.all(devices.map((device) => device.wake(WAITING)));
  clearInterval(timer);
  look();
  return { ms: performance.now() - startedMs, peakMegabytes, processorMs: processorMs(pid) - usedMs };
}

async function keysIn(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ keys: number }>('select count(*)::int as keys from idempotency');
  await client.end();
  return rows[0]?.keys ?? 0;
}

function rowsOf(name: string, seen: Seen, waves: readonly Wave[], keys: number): BenchRow[] {
  const p99 = quantile(seen.latencies, 0.99);
  const growth = (waves.at(-1)?.peakMegabytes ?? 0) / (waves[1]?.peakMegabytes ?? 1);
  const wanted = DEVICES * WAVES * WAITING;
  const each = (figure: (wave: Wave) => string) => waves.map(figure).join(', ');
  const kinds = Object.entries(seen.byKind).map(
    ([kind, ms]) => `${kind} ${Math.round(quantile(ms, 0.5))} and ${Math.round(quantile(ms, 0.99))}`,
  );
  const inform = (what: string, measured: string): BenchRow => ({
    what: `${name}: ${what}`,
    measured,
    budget: '',
    ok: true,
  });
  return [
    {
      what: `${name}: ${DEVICES} devices wake at once with ${WAITING} entries each, ${WAVES} times; a request, p99 (p50 and p99 of ${kinds.join('; ')} ms)`,
      measured: `${Math.round(p99)} ms`,
      budget: `≤ ${P99_MS} ms`,
      ok: p99 <= P99_MS,
    },
    {
      what: `${name}: answers but 200, 409 and 503 with Retry-After${seen.faults[0] === undefined ? '' : ` (${seen.faults[0]})`}`,
      measured: `${seen.faults.length}`,
      budget: '0',
      ok: seen.faults.length === 0,
    },
    ...(Number.isNaN(keys)
      ? []
      : [{ what: `${name}: entries exactly once`, measured: `${keys}`, budget: `${wanted}`, ok: keys === wanted }]),
    inform('times a device was held off by 503 with Retry-After', (seen.heldOff / DEVICES / WAVES).toFixed(1)),
    inform(
      'from the waking to the last device that is done',
      each(({ ms }) => `${(ms / 1000).toFixed(1)} s`),
    ),
    inform(
      "the server's processor time of it",
      each(({ processorMs: ms }) => `${(ms / 1000).toFixed(1)} s`),
    ),
    {
      what: `${name}: memory of the server at most, from the second wave to the last: ${each(({ peakMegabytes: mb }) => `${Math.round(mb)} MB`)}`,
      measured: `× ${growth.toFixed(2)}`,
      budget: `≤ × ${MOST_GROWTH}`,
      ok: growth <= MOST_GROWTH,
    },
  ];
}
