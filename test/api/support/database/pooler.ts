import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './postgres.ts';

export interface Pooler {
  port: number;
  stop(): Promise<void>;
}

/** Starts a PgBouncer, which has to be installed, in front of a cluster: it gives each transaction another connection. */
export async function startPooler(clusterUrl: string): Promise<Pooler> {
  const { hostname, port: behind, username, password, pathname } = new URL(clusterUrl);
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'lukma-pooler-'));
  const settings = join(folder, 'pgbouncer.ini');
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${behind} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 2000
server_idle_timeout = 5
`,
  );
  // It refuses to run as root, as PostgreSQL does, whose user may read this.
  await chmod(folder, 0o755);
  const child = spawn('pgbouncer', [...(userInfo().uid === 0 ? ['-u', 'postgres'] : []), settings], {
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  while (!(await answers(`postgres://${username}:${password}@127.0.0.1:${port}${pathname}`))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await pause(50);
  }
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
