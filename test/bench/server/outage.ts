import pg from 'pg';
import { bundleFolder, bundleServer } from '#test/api/support/bundle-server.ts';
import { freshDatabase, startPostgres } from '#test/api/support/database/postgres.ts';
import { startServer, type TestServer } from '#test/api/support/start-server.ts';
import { quantile, type BenchRow } from '../bench-row.ts';
import { onboard } from './http-load.ts';
import { processorMs, residentMegabytes } from '../support/server/process-figures.ts';
import {
  expectedOf,
  newDevice,
  nothingSeen,
  ordinaryDay,
  type Device,
  type Seen,
} from '../support/server/woken-device.ts';

const DEVICES = Number(process.env['OUTAGE_DEVICES'] ?? 1_000);
const WAITING = 50;
/** The outage comes back: what the first wave fills (caches, compiled code) is not a leak, what every wave adds is. */
const WAVES = 4;
const ORDINARY_USERS = Math.min(DEVICES, 200);
/** The garbage collector lets memory swing by a fifth. */
const MOST_GROWTH = 1.25;
/** A device gives a request up after 30 s, and more for a large one. */
const PATIENCE_MS = 30_000;
/** The server's own limits, not those of the tests; every device has an address of its own. */
const DEFAULT_LIMITS = Object.fromEntries(
  ['ADDRESS', 'NEW_USERS', 'READS', 'WRITES', 'WEEKS'].map((name) => [`LIMIT_${name}`, '']),
);

/** Devices that wake at once after an outage, on two server processes and one PostgreSQL; and what an ordinary day of a user costs. */
export async function run(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await freshDatabase(postgres.url);
  const entry = await bundleServer(bundleFolder('bench/server'));
  const env = { ...DEFAULT_LIMITS, TRUST_PROXY: 'loopback' };
  const servers = await Promise.all([1, 2].map(() => startServer(entry, { databaseUrl }, { env, nodeFlags: [] })));
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  pool.on('error', () => undefined);
  try {
    const seen = nothingSeen();
    const devices = await signIn(servers, seen);
    const waves: Wave[] = [];
    for (let wave = 0; wave < WAVES; wave += 1) waves.push(await wakeAll(devices, servers));
    const counted = await countedIn(pool);
    return [...outageRows(seen, waves, counted), ...(await ordinaryRows(servers, pool))];
  } finally {
    await pool.end();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
    await postgres.stop();
  }
}

/** A few at a time: arriving is not what is measured. */
async function signIn(servers: readonly TestServer[], seen: Seen): Promise<Device[]> {
  const devices: Device[] = [];
  for (let from = 0; from < DEVICES; from += 20) {
    const numbers = Array.from({ length: Math.min(20, DEVICES - from) }, (_, at) => from + at);
    devices.push(
      ...(await Promise.all(
        numbers.map((number) => newDevice(servers[number % servers.length]?.port ?? 0, number, seen)),
      )),
    );
  }
  return devices;
}

interface Wave {
  ms: number;
  /** The most memory that one of the servers had. */
  peakMegabytes: number;
}

async function wakeAll(devices: readonly Device[], servers: readonly TestServer[]): Promise<Wave> {
  let peakMegabytes = 0;
  const look = () => (peakMegabytes = Math.max(peakMegabytes, ...servers.map(({ pid }) => residentMegabytes(pid))));
  const timer = setInterval(look, 100);
  const started = performance.now();
  await Promise.all(devices.map((device) => device.wake(WAITING)));
  const ms = performance.now() - started;
  clearInterval(timer);
  look();
  return { ms, peakMegabytes };
}

interface Counted {
  meals: number;
  waterMl: number;
  keys: number;
}

async function countedIn(pool: pg.Pool): Promise<Counted> {
  const { rows } = await pool.query<Counted>(`select (select count(*)::int from meals where not deleted) as meals,
    (select coalesce(sum(ml), 0)::int from water) as "waterMl", (select count(*)::int from idempotency) as keys`);
  return rows[0] ?? { meals: 0, waterMl: 0, keys: 0 };
}

function outageRows({ latencies, heldOff, cut, faults }: Seen, waves: readonly Wave[], counted: Counted): BenchRow[] {
  const one = expectedOf(WAITING);
  const times = DEVICES * WAVES;
  const once =
    counted.meals === one.meals * times && counted.waterMl === one.waterMl * times && counted.keys === one.keys * times;
  const p99 = quantile(latencies, 0.99);
  const growth = (waves.at(-1)?.peakMegabytes ?? 0) / (waves[1]?.peakMegabytes ?? 1);
  const drains = waves.map(({ ms }) => `${(ms / 1000).toFixed(1)} s`).join(', ');
  const memory = waves.map(({ peakMegabytes }) => `${Math.round(peakMegabytes)} MB`).join(', ');
  return [
    {
      what: `${DEVICES} devices wake with ${WAITING} entries each, ${WAVES} times; ${cut} connections cut`,
      measured: `${faults.length} faults`,
      budget: '0',
      ok: faults.length === 0,
    },
    { what: 'held off by 429 or 503 with Retry-After', measured: `${heldOff}`, budget: '', ok: true },
    {
      what: `entries exactly once: ${counted.keys} keys, ${counted.meals} dishes, ${counted.waterMl} ml`,
      measured: once ? 'all' : 'NOT ALL',
      budget: 'all',
      ok: once,
    },
    {
      what: 'a request under it, p50 and p99',
      measured: `${Math.round(quantile(latencies, 0.5))} and ${Math.round(p99)} ms`,
      budget: `p99 ≤ ${PATIENCE_MS} ms`,
      ok: p99 <= PATIENCE_MS,
    },
    { what: 'from the waking to the last device that is done', measured: drains, budget: '', ok: true },
    {
      what: `memory of a server at most, from the second wave to the last: ${memory}`,
      measured: `× ${growth.toFixed(2)}`,
      budget: `≤ × ${MOST_GROWTH}`,
      ok: growth <= MOST_GROWTH,
    },
  ];
}

/** What an ordinary day of one user costs, each on a connection of its own. */
async function ordinaryRows(servers: readonly TestServer[], pool: pg.Pool): Promise<BenchRow[]> {
  const open = [];
  // Onboarding plans a week; it happens once in a user's life.
  for (let number = 0; number < ORDINARY_USERS; number += 1)
    open.push(
      await onboard(servers[number % servers.length]?.port ?? 0, {
        'X-Forwarded-For': `172.16.${number >> 8}.${number & 255}`,
      }),
    );
  const before = await costs(servers, pool);
  await Promise.all(open.map((connection) => ordinaryDay(connection, '2026-01-16')));
  const after = await costs(servers, pool);
  for (const connection of open) connection.close();
  const each = (figure: keyof Costs) => (after[figure] - before[figure]) / ORDINARY_USERS;
  const inform = (what: string, measured: string): BenchRow => ({ what, measured, budget: '', ok: true });
  return [
    inform(`a user's day (12 entries, 4 openings; ${ORDINARY_USERS} users at once), rows`, each('rows').toFixed(1)),
    inform("a user's day, bytes of tables and indexes", `${Math.round(each('bytes'))}`),
    inform('of it answers that are kept for 90 days', `${Math.round(each('answerBytes'))}`),
    inform("a user's day, processor time of the servers", `${each('serverMs').toFixed(1)} ms`),
    inform("a user's day, processor time of PostgreSQL", `${each('postgresMs').toFixed(1)} ms`),
    inform("a user's day, requests", `${12 + 16}`),
  ];
}

interface Costs {
  rows: number;
  bytes: number;
  answerBytes: number;
  serverMs: number;
  postgresMs: number;
}

async function costs(servers: readonly TestServer[], pool: pg.Pool): Promise<Costs> {
  // The one backend that vacuums and counts does not count itself.
  const backends = await pool.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()');
  // So that what was overwritten does not count as more.
  await pool.query('vacuum analyze');
  const sizes = await pool.query<{ rows: string; bytes: string }>(
    `select sum(n_live_tup) as rows, sum(pg_total_relation_size(relid)) as bytes from pg_stat_user_tables`,
  );
  const answers = await pool.query<{ bytes: string }>(
    'select coalesce(sum(pg_column_size(body)), 0) as bytes from idempotency',
  );
  return {
    answerBytes: Number(answers.rows[0]?.bytes ?? 0),
    rows: Number(sizes.rows[0]?.rows ?? 0),
    bytes: Number(sizes.rows[0]?.bytes ?? 0),
    serverMs: servers.reduce((sum, { pid }) => sum + processorMs(pid), 0),
    postgresMs: backends.rows.reduce((sum, { pid }) => sum + processorMs(pid), 0),
  };
}
