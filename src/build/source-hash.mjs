import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything the build reads; `package.json` names what the `#` imports mean. */
export const SOURCES = [
  'index.html',
  'package-lock.json',
  'package.json',
  'public',
  'src',
  'sw',
  'vite.config.ts',
  'workers',
];

/**
 * One hash over everything the build reads. It tells a stale `dist` from a fresh one and gives the
 * version its name, so the same sources have the same version on every machine.
 * @param {string} root the repository's folder
 * @returns {string} 64 hexadecimal digits
 */
export function sourceHash(root) {
  const hash = createHash('sha256');
  for (const path of SOURCES.flatMap((source) => filesUnder(root, source))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string[]} paths relative to root, in an order that does not depend on the machine
 */
function filesUnder(root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return [];
  if (!stats.isDirectory()) return path.endsWith('.md') ? [] : [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => filesUnder(root, `${path}/${name}`));
}
