import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Hono } from 'hono';
import type { ServerContext } from './client-address.ts';
import { acceptedEncodings } from './headers/request-headers.ts';
import { BARCODE_WORKER_POLICY, pagePolicy, SCRIPT_POLICY, type InlineHashes } from './headers/security-headers.ts';

/** What the app's service worker takes at most: a photo and its words. Nothing of it is read here. */
const MOST_SHARED_BYTES = 41_000_000;

/** The built app: its files by path, read from disk when asked for. */
export interface BuiltApp {
  folder: string;
  files: ReadonlySet<string>;
  csp: InlineHashes;
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The built app beside the server, or null where only the server was built. */
export function findBuiltApp(dist: string): BuiltApp | null {
  const folder = join(dist, 'client');
  const info = join(dist, 'build.json');
  if (!existsSync(join(folder, 'index.html')) || !existsSync(info)) return null;
  const { csp } = JSON.parse(readFileSync(info, 'utf8')) as { csp: InlineHashes };
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
  return { folder, files: new Set(files), csp };
}

/**
 * Serves the built app. A path that looks like a page is answered by the app itself, whose router knows what
 * to do with unknown ones; a missing file is 404, so that no script is ever answered by a page.
 */
export function bindStatic(
  app: Hono<{ Bindings: ServerContext['env']; Variables: { route: string } }>,
  built: BuiltApp,
): void {
  // A share that no service worker took (its storage was cleared) cannot be kept; the app says so under this address.
  app.post('/share-target', ({ req, redirect, text }) => {
    // Browsers say where a form comes from: the system's own share is from nowhere.
    if (!['none', 'same-origin', undefined].includes(req.header('sec-fetch-site')))
      return text('Another site cannot share', 403);
    if (!/^multipart\/form-data;/i.test(req.header('content-type') ?? ''))
      return text('A share is a form with files', 415);
    if (Number(req.header('content-length') ?? 0) > MOST_SHARED_BYTES) return text('A share is at most 41 MB', 413);
    return redirect('/dashboard?add=shared', 303);
  });
  const page = pagePolicy(built.csp);
  const policyOf = (file: string) => {
    if (file === '/index.html') return page;
    if (/^\/assets\/barcode\.worker-[\w-]+\.js$/.test(file)) return BARCODE_WORKER_POLICY;
    return file.endsWith('.js') ? SCRIPT_POLICY : undefined;
  };
  app.get('*', async (c) => {
    const { path } = c.req;
    const isFile = built.files.has(path) && !/\.(br|gz)$/.test(path);
    // The service worker asks for the page by its own name.
    c.set('route', isFile && path !== '/index.html' ? 'file' : 'page');
    if (!isFile && (/\.[^/]*$/.test(path) || path.startsWith('/assets/'))) return c.notFound();
    const file = isFile ? path : '/index.html';
    const { suffix, headers } = encodingFor(built, file, c.req.header('accept-encoding'));
    const policy = policyOf(file);
    const bytes = await readFile(join(built.folder, `${file}${suffix}`));
    const tag = isRecipePicture(file)
      ? `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
      : undefined;
    if (tag && c.req.header('if-none-match') === tag)
      return c.body(null, 304, { ETag: tag, 'Cache-Control': cachingOf(file) });
    return c.body(bytes, 200, {
      ...headers,
      ...(tag && { ETag: tag }),
      ...(policy && { 'Content-Security-Policy': policy }),
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': cachingOf(file),
    });
  });
}

/** Named after its recipe, so it may be redrawn, though its name can look like a hashed one. */
const isRecipePicture = (file: string) => file.startsWith('/assets/recipes/');

/** Hashed names never change their content; recipes' pictures do so rarely; everything else is asked for again. */
const cachingOf = (file: string) => {
  if (isRecipePicture(file)) return 'public, max-age=86400';
  return file.startsWith('/assets/') && /-[\w-]{8,}\.\w+$/.test(file)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';
};

function encodingFor(
  { files }: BuiltApp,
  file: string,
  accepted: string | undefined,
): { suffix: string; headers: Record<string, string> } {
  const accepts = acceptedEncodings(accepted);
  const known = files.has(`${file}.br`) || files.has(`${file}.gz`);
  const vary = known ? { Vary: 'Accept-Encoding' } : {};
  if (accepts.has('br') && files.has(`${file}.br`))
    return { suffix: '.br', headers: { ...vary, 'Content-Encoding': 'br' } };
  if (accepts.has('gzip') && files.has(`${file}.gz`))
    return { suffix: '.gz', headers: { ...vary, 'Content-Encoding': 'gzip' } };
  return { suffix: '', headers: vary };
}
