import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { temporaryFolder } from '#test/api/support/start-server.ts';

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds and serves a page that only loads React, the router and Dexie and draws one card: what no start with them can do without. */
export async function serveBarePage(): Promise<{ origin: string; stop(): Promise<void> }> {
  const { path: folder, remove } = await temporaryFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../bare-page', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
  });
  const server = createServer((request, response) => {
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    readFile(join(folder, name)).then(
      (body) => response.writeHead(200, { 'Content-Type': TYPES[extname(name)] ?? 'text/plain' }).end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the bare page has no port');
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await remove();
    },
  };
}
