import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { build } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles the server from its present sources, as the real build does, into a folder of its own:
 * tests and benches never run against a stale `dist`. Returns the entry's path.
 */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: 'src/server/main.ts',
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { format: 'es', entryFileNames: 'main.js' } },
    },
  });
  return join(folder, 'main.js');
}

/** Beside the packages, so that the bundle finds what it leaves outside. */
export const bundleFolder = (name: string): string => join(root, 'node_modules/.cache', name);
