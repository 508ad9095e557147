import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { CHROMIUM_FLAGS, findOrInstallChromium } from '#build/find-chromium.mjs';
import { ensureBuilt, serverEntry } from '#build/ensure-built.mjs';
import { startServer, temporaryFolder, type Store, type TestServer } from '#test/api/support/start-server.ts';

/** The built product running as its own process; gone after `stop`. */
export interface RunningProduct {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/** Builds when needed and starts the product; on the embedded database unless a store is given. */
export async function startProduct(store?: Store, env: Record<string, string> = {}): Promise<RunningProduct> {
  if (!ensureBuilt()) throw new Error('The build failed.');
  const entry = serverEntry.startsWith('file:') ? fileURLToPath(serverEntry) : serverEntry;
  const folder = store ? null : await temporaryFolder();
  const server: TestServer = await startServer(entry, store ?? { dataDir: folder?.path ?? '' }, { nodeFlags: [], env });
  return {
    // localhost is a secure context, so the service worker and Web Locks are there.
    origin: `http://localhost:${server.port}`,
    pid: server.pid,
    async stop() {
      await server.end('SIGTERM');
      await folder?.remove();
    },
  };
}

/** A headless Chromium with the flags of the browser tests. */
export function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  return chromium.launch({ executablePath: findOrInstallChromium(), args: CHROMIUM_FLAGS, ...options });
}
