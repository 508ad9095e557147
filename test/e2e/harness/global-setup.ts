import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer, temporaryFolder } from '#test/api/support/start-server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Names the folder of the copy for the workers of this run; given from outside, that build is tested as it is. */
export const COPY_VARIABLE = 'LUKMA_E2E_BUILD';
/** Names a data folder as a server leaves it that nobody has used: making one takes PGlite seconds. */
const EMPTY_DATA_VARIABLE = 'LUKMA_E2E_EMPTY_DATA';

/**
 * Copies the built product aside before the first test: a build that starts meanwhile must not take the files
 * away from under a running browser. Leaves an empty database too, to be copied. Returns how to remove both.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it.
export default async function prepareProduct(): Promise<() => Promise<void>> {
  const removeBuild = copyBuild();
  const empty = await temporaryFolder();
  await (await startServer(serverEntry(), { dataDir: empty.path })).end('SIGTERM');
  process.env[EMPTY_DATA_VARIABLE] = empty.path;
  return async () => {
    removeBuild();
    await empty.remove();
  };
}

/** The entry of the server under test. */
export const serverEntry = (): string => join(given(COPY_VARIABLE), 'server/main.js');

/** A copy of the empty data folder, gone after `remove`. */
export async function freshData(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await temporaryFolder();
  await cp(given(EMPTY_DATA_VARIABLE), folder.path, { recursive: true });
  return folder;
}

/** What the preparation left for the workers. */
function given(variable: typeof COPY_VARIABLE | typeof EMPTY_DATA_VARIABLE): string {
  const value = process.env[variable];
  if (value === undefined) throw new Error(`Nothing was prepared: ${variable}`);
  return value;
}

function copyBuild(): () => void {
  if (process.env[COPY_VARIABLE] !== undefined) return () => undefined;
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'build.json'))) throw new Error('There is no build yet: npm run build');
  // Beside the packages, so that the server finds what its bundle leaves outside.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'e2e-'));
  for (const part of ['client', 'server', 'catalogue', 'build.json'])
    cpSync(join(dist, part), join(copy, part), { recursive: true });
  process.env[COPY_VARIABLE] = copy;
  return () => rmSync(copy, { recursive: true, force: true });
}
