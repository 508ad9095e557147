import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleFolder, bundleServer } from './bundle-server.ts';
import { startCitus } from './database/citus.ts';
import { startPooler } from './database/pooler.ts';
import { startPostgres } from './database/postgres.ts';
import { complaintsAbout } from './statements/recorded-statements.ts';
import { startServer, temporaryFolder } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The bundled server's entry. */
    serverEntry: string;
    /** A data folder as a server leaves it that nobody has used: making one takes PGlite seconds. */
    emptyDataDir: string;
    /** Address of a PostgreSQL cluster's own database, on which tests make theirs. */
    postgresUrl: string;
  }
}

/** Bundles the server and starts PostgreSQL, once for all files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = bundleFolder('api-tests');
  // `npm run bench -- citus` runs files of tests on a cluster.
  const citus = process.env['TEST_CITUS'];
  const [entry, postgres] = await Promise.all([
    bundleServer(join(folder, 'server')),
    citus === undefined ? startPostgres({ durable: false }) : startCitus(citus),
  ]);
  if ('workers' in postgres) process.env['CITUS_WORKERS'] = String(postgres.workers);
  // `npm run bench -- pooler` runs files of tests with it.
  const pooler = process.env['TEST_POOLER'] === undefined ? null : await startPooler(postgres.url);
  if (pooler) process.env['POOLER_PORT'] = String(pooler.port);
  await buildStandInApp(dirname(dirname(entry)));
  const empty = await temporaryFolder();
  const statements = await temporaryFolder();
  process.env['STATEMENTS_FOLDER'] = statements.path;
  await (await startServer(entry, { dataDir: empty.path })).end('SIGTERM');
  project.provide('serverEntry', entry);
  project.provide('emptyDataDir', empty.path);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await empty.remove();
    await pooler?.stop();
    await postgres.stop();
    const complaints = await complaintsAbout(statements.path);
    await statements.remove();
    if (complaints.length === 0) return;
    // What is thrown here Vitest only tells.
    process.exitCode = 1;
    throw new Error(`Statements that are not pinned to one key:\n\n${complaints.join('\n\n')}`);
  };
}

/** A built app of a few files, as the real build leaves it beside the server. */
async function buildStandInApp(dist: string): Promise<void> {
  const client = join(dist, 'client');
  await mkdir(join(client, 'assets'), { recursive: true });
  await writeFile(join(client, 'index.html'), '<!doctype html><title>ლუკმა</title>');
  await writeFile(join(client, 'sw.js'), 'self.skipWaiting();');
  await writeFile(join(client, 'manifest.webmanifest'), '{}');
  await writeFile(join(client, 'assets/index-AbCd1234.js'), 'plain');
  await writeFile(join(client, 'assets/barcode.worker-AbCd1234.js'), 'plain');
  await writeFile(join(client, 'assets/index-AbCd1234.js.br'), 'brotli');
  await writeFile(join(client, 'assets/index-AbCd1234.js.gz'), 'gzip');
  const info = { version: 'test', sources: 'test', csp: { scripts: ['sha256-abc='], styles: ['sha256-def='] } };
  await writeFile(join(dist, 'build.json'), JSON.stringify(info));
}
