import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport, type ViteBuilder } from 'vite';
import { drawIcons } from './draw-icons.ts';
import { inlineHashes } from './inline-hashes.ts';
import { precompress } from './precompress.ts';
import { writeServiceWorker } from './service-worker.ts';
import type { BuildInfo } from './build-info.ts';

/** Where the parts of the build lie and which sources they were made of. */
export interface BuildPlan {
  root: string;
  version: string;
  sources: string;
}

/**
 * Builds client, service worker and server, in this order. `dist/build.json` is removed first and
 * written last: where it stands, the build beside it is whole.
 */
export async function buildApp(builder: ViteBuilder, plan: BuildPlan): Promise<void> {
  const dist = join(plan.root, 'dist');
  const client = join(dist, 'client');
  await rm(join(dist, 'build.json'), { force: true });

  await buildRoom(builder, 'client');
  await drawIcons(join(client, 'icons'));
  await drawRecipes(plan.root, client);
  await buildRoom(builder, 'sw');
  await writeServiceWorker(join(dist, 'sw/service-worker.js'), client);
  await precompress(client);
  await buildRoom(builder, 'server');
  await writeFoodCatalogue(plan.root, join(dist, 'catalogue'));

  const html = await readFile(join(client, 'index.html'), 'utf8');
  const info: BuildInfo = { version: plan.version, sources: plan.sources, csp: inlineHashes(html) };
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'build.json'), `${JSON.stringify(info, null, 2)}\n`);
}

/** Imported only now: with the recipes in it, reading vite.config.ts would take every test longer. */
async function drawRecipes(root: string, client: string): Promise<void> {
  const entry = join(root, 'src/build/recipe-pictures/write-pictures.ts');
  const { module } = await runnerImport<typeof import('../recipe-pictures/write-pictures.ts')>(entry, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  await module.writePictures({
    pictures: join(client, 'assets/recipes'),
    cache: join(root, 'node_modules/.cache/recipe-pictures'),
  });
}

/** Imported only now, as the recipes' pictures are. */
async function writeFoodCatalogue(root: string, folder: string): Promise<void> {
  const entry = join(root, 'src/build/client/write-catalogue.ts');
  const { module } = await runnerImport<typeof import('./write-catalogue.ts')>(entry, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  await module.writeCatalogue(folder);
}

async function buildRoom(builder: ViteBuilder, name: string): Promise<void> {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no environment "${name}"`);
  await builder.build(environment);
}
