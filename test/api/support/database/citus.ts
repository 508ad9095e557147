import { execFile, execFileSync } from 'node:child_process';
import { appendFile, chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openPostgres } from '#server/store/drivers/postgres.ts';
import { migrate } from '#server/store/migrate.ts';
import { freePort } from './postgres.ts';

const run = promisify(execFile);

/** A coordinator and two workers of a PostgreSQL that has Citus, whose programs are in `bin`. */
export interface CitusCluster {
  /** Of the coordinator's own database. */
  url: string;
  /** Ports of the workers, as `spreadDatabase` takes them. */
  workers: string;
  stop(): Promise<void>;
}

const MACHINES = 3;
/** What would lose writes with the machine, as for the tests' own PostgreSQL; few shards, because each test has tables of its own. */
const SETTINGS = `
listen_addresses = '127.0.0.1'
shared_preload_libraries = 'citus'
max_connections = 400
max_prepared_transactions = 400
fsync = off
synchronous_commit = off
full_page_writes = off
shared_buffers = '64MB'
citus.shard_count = 4
citus.max_adaptive_executor_pool_size = 4
`;

/** Starts a cluster in a temporary folder. */
export async function startCitus(bin: string): Promise<CitusCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'lukma-citus-'));
  // PostgreSQL refuses to run as root.
  const asRoot = userInfo().uid === 0;
  const [uid, gid] = asRoot ? [idOf('-u'), idOf('-g')] : [userInfo().uid, userInfo().gid];
  const program = (name: string, ...args: string[]) =>
    run(join(bin, name), args, { uid, gid, cwd: folder, env: { PATH: process.env['PATH'], HOME: folder } });
  await chmod(folder, 0o755);
  await chown(folder, uid, gid);
  const machines = await Promise.all(
    Array.from({ length: MACHINES }, async (_, at) => ({ port: await freePort(), data: join(folder, String(at)) })),
  );
  for (const { port, data } of machines) {
    await program('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C');
    await appendFile(
      join(data, 'postgresql.conf'),
      `${SETTINGS}port = ${port}\nunix_socket_directories = '${folder}'\n`,
    );
    await program('pg_ctl', '-D', data, '-l', join(data, 'log'), '-w', 'start');
  }
  const [coordinator, ...workers] = machines;
  return {
    url: `postgres://postgres:password@127.0.0.1:${coordinator?.port ?? 0}/postgres`,
    workers: workers.map(({ port }) => port).join(','),
    async stop() {
      for (const { data } of machines) await program('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const idOf = (which: string): number => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));

/** Makes an empty database a cluster's: our tables are made in it and spread over the workers, as `deploy/README.md` says. */
export async function spreadDatabase(url: string, workers: string): Promise<void> {
  const { port, pathname } = new URL(url);
  const name = pathname.slice(1);
  const at = (on: string, database: string) => {
    const there = new URL(url);
    there.port = on;
    there.pathname = `/${database}`;
    return there.href;
  };
  for (const worker of workers.split(',')) await ask(at(worker, 'postgres'), [`create database ${name}`]);
  for (const on of [port, ...workers.split(',')]) await ask(at(on, name), ['create extension citus']);
  await ask(url, [
    `select citus_set_coordinator_host('127.0.0.1', ${port})`,
    ...workers.split(',').map((worker) => `select citus_add_node('127.0.0.1', ${worker})`),
  ]);
  const database = openPostgres(url, 2, true);
  await migrate(database);
  await database.close();
  await ask(url, [await readFile(new URL('../../../../deploy/citus.sql', import.meta.url), 'utf8')]);
}

async function ask(connectionString: string, texts: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (const text of texts) await client.query(text);
  } finally {
    await client.end();
  }
}
