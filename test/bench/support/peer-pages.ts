import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { leanLibraries } from '#build/client/lean-libraries.ts';
import { bundleFolder } from '#test/api/support/bundle-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const peers = fileURLToPath(new URL('../peers', import.meta.url));

/** Installs what people would use instead, in its own folder, when it is not there yet, and bundles one page for each. Returns their folder. */
export async function buildPeerPages(): Promise<string> {
  installPeers();
  const outDir = bundleFolder('bench/peers');
  await bundle(outDir, {
    rxdb: join(peers, 'pages/rxdb.mjs'),
    dexie: join(peers, 'pages/dexie.mjs'),
    bare: join(peers, 'pages/bare.mjs'),
  });
  // As it is shipped; theirs is Dexie as its package has it.
  await bundle(outDir, { ours: fileURLToPath(new URL('our-diary.ts', import.meta.url)) }, leanLibraries(root));
  return outDir;
}

async function bundle(outDir: string, input: Record<string, string>, ...plugins: Plugin[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input, output: { entryFileNames: '[name].js' } },
    },
  });
}

function installPeers(): void {
  if (existsSync(join(peers, 'node_modules/rxdb')) && existsSync(join(peers, 'node_modules/dexie'))) return;
  console.error('bench: installing the peers …');
  // Bundled for a browser: what the packages ask of Node does not matter.
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: peers,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('The peers could not be installed: this bench needs the registry once.');
}
