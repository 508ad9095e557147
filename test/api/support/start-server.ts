import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a server keeps its diary: a folder for PGlite, or the address of a PostgreSQL and a folder for what is no diary. */
export type Store = { dataDir: string } | { databaseUrl: string; files?: string };

export interface TestServer {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  port: number;
  pid: number;
  /** Its folder, where it was given one: messages to phones lie there. */
  dataDir: string | undefined;
  /** Lines of the log so far. */
  log(): string[];
  /** Sends a signal and returns the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** How a process that did not start ended. */
export class DidNotStart extends Error {
  override readonly name = 'DidNotStart';
  constructor(
    readonly exitCode: number | null,
    readonly output: string,
  ) {
    super(`The server ended with ${exitCode}: ${output}`);
  }
}

const GENEROUS = {
  LIMIT_ADDRESS: '100000000',
  LIMIT_NEW_USERS: '100000000',
  LIMIT_SIGN_INS: '100000000',
  LIMIT_READS: '100000000',
  LIMIT_WRITES: '100000000',
  LIMIT_UPLOADS: '100000000',
  LIMIT_UPLOADS_ADDRESS: '100000000',
  LIMIT_WEEKS: '100000000',
  LIMIT_CHECKS: '100000',
  LIMIT_PASSWORDS: '100000',
  LIMIT_PAIRINGS: '100000',
  LIMIT_SMS: '100000',
  LIMIT_TRIALS: '100000000',
  // No test asks anybody outside of this machine.
  PRODUCTS_BASE_URL: 'off',
};

/** For Node: to make PGlite's code fast pays in a server that lives long, and no server of a test does. */
export const SHORT_LIVED: readonly string[] = ['--liftoff-only'];

export interface StartOptions {
  /** On top of limits that no test reaches. */
  env?: Record<string, string>;
  args?: string[];
  /** For Node itself; those of a short life unless told. */
  nodeFlags?: readonly string[];
}

/** Where servers of tests note what they ask PostgreSQL; see `recorded-statements.ts`. A bench has none. */
const STATEMENTS_FOLDER = process.env['STATEMENTS_FOLDER'];
const RECORDING = `--import=${fileURLToPath(new URL('statements/record-statements.mjs', import.meta.url))}`;

/** The database's address, or that of the pooler before it where the tests have one. */
function databaseOf(url: string): Record<string, string> {
  const port = process.env['POOLER_PORT'];
  // What stands between gives each transaction another connection; Citus plans nothing without the values.
  const pooled = process.env['CITUS_WORKERS'] === undefined ? {} : { DATABASE_POOLED: 'true' };
  if (port === undefined) return { DATABASE_URL: url, ...pooled };
  const before = new URL(url);
  before.port = port;
  return { DATABASE_URL: before.href, DATABASE_POOLED: 'true' };
}

/** Starts the bundled server as its own process and waits until it listens. */
export async function startServer(
  entry: string,
  store: Store,
  { env = {}, args = [], nodeFlags = SHORT_LIVED }: StartOptions = {},
): Promise<TestServer> {
  const where =
    'dataDir' in store
      ? { DATA_DIR: store.dataDir }
      : { ...databaseOf(store.databaseUrl), ...(store.files !== undefined && { DATA_DIR: store.files }) };
  const records = STATEMENTS_FOLDER !== undefined && 'databaseUrl' in store;
  const child = spawn(process.execPath, [...nodeFlags, ...(records ? [RECORDING] : []), entry, ...args], {
    env: { PATH: process.env['PATH'], PORT: '0', ...(records && { STATEMENTS_FOLDER }), ...GENEROUS, ...where, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listening = new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"event":"listening","port":(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => reject(new DidNotStart(code, output)));
  });
  const port = await listening;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    dataDir: where.DATA_DIR,
    log: () => output.trim().split('\n'),
    end: (signal) => ended(child, signal),
  };
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('close', (code) => resolve(code));
    child.kill(signal);
  });
}

/** A folder that is gone after `remove`. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'lukma-data-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
