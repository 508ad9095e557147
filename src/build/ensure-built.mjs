import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceHash } from './source-hash.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const infoPath = join(root, 'dist/build.json');

/** The address of the built server, for `import()`. */
export const serverEntry = pathToFileURL(join(root, 'dist/server/main.js')).href;

/**
 * Builds when `dist` is missing or was made of other sources. The build runs in a process of its
 * own, so that a server started next does not carry the bundler's memory.
 * @returns {boolean} false when the build failed; it has said why
 */
export function ensureBuilt() {
  const builtFrom = existsSync(infoPath) ? JSON.parse(readFileSync(infoPath, 'utf8')).sources : undefined;
  if (builtFrom === sourceHash(root)) return true;

  console.log(builtFrom ? 'sources changed since the last build: building' : 'no build yet: building');
  const started = performance.now();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  if (!existsSync(vite)) {
    console.error(
      'The tools of the build are not installed: run `npm ci --include=dev`, or start what is built with `node dist/server/main.js`.',
    );
    return false;
  }
  const { status } = spawnSync(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // A shell or a test runner that says otherwise would get a development build, which has no service worker.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) return false;
  console.log(`built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return true;
}
