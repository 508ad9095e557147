import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { temporaryFolder } from '#test/api/support/start-server.ts';
import type { Captured } from './floor-page.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

interface ServedPage {
  origin: string;
  stop(): Promise<void>;
}

/** Builds and serves a page that only loads React, the router and Dexie and draws one card: what no start with them can do without. */
export const serveBarePage = (): Promise<ServedPage> => serve('bare-page');

/** The same with all that a captured day consists of: its rows come, are stored and read, and its elements are drawn under its styles. Pictures and fonts are the product's own. */
export const serveFloorPage = ({ day, styles }: Captured, product: string): Promise<ServedPage> =>
  serve('floor-page', { '/day.json': JSON.stringify(day), '/styles.css': styles }, product);

/** A page with a button that stores one row and then draws it with React: what no tap can do without. */
export const serveTapPage = (): Promise<ServedPage> => serve('tap-page');

async function serve(page: string, own: Record<string, string> = {}, elsewhere?: string): Promise<ServedPage> {
  const { path: folder, remove } = await temporaryFolder();
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL(`../${page}`, import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
  });
  const bodyOf = async (path: string): Promise<string | Buffer | undefined> => {
    const held = own[path] ?? (await readFile(join(folder, path === '/' ? 'index.html' : path)).catch(() => undefined));
    if (held !== undefined || elsewhere === undefined) return held;
    const answer = await fetch(elsewhere + path);
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const type = TYPES[path === '/' ? '.html' : extname(path)] ?? 'application/octet-stream';
    void bodyOf(path).then((body) =>
      body === undefined ? response.writeHead(404).end() : response.writeHead(200, { 'Content-Type': type }).end(body),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the page has no port');
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
      await remove();
    },
  };
}
