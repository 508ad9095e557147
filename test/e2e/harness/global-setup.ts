import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Names the folder of the copy for the workers of this run; given from outside, that build is tested as it is. */
export const COPY_VARIABLE = 'LUKMA_E2E_BUILD';

/**
 * Copies the built product aside before the first test: a build that starts meanwhile must not take the files
 * away from under a running browser. Answers how to remove the copy.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright asks for it.
export default function copyBuild(): () => void {
  if (process.env[COPY_VARIABLE] !== undefined) return () => undefined;
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, 'build.json'))) throw new Error('There is no build yet: npm run build');
  // Beside the packages, so that the server finds what its bundle leaves outside.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const copy = mkdtempSync(join(cache, 'e2e-'));
  for (const part of ['client', 'server', 'catalogue', 'build.json']) cpSync(join(dist, part), join(copy, part), { recursive: true });
  process.env[COPY_VARIABLE] = copy;
  return () => rmSync(copy, { recursive: true, force: true });
}
