import { existsSync } from 'node:fs';
import { dirname, resolve as resolvePath } from 'node:path';

// Tells the linter's room check which file an import means. Unlike the check's own resolver it sees
// through Vite's suffixes (`?worker&url`), with which an import would else slip past every arrow.

export const interfaceVersion = 2;

/**
 * @param {string} source what the import says
 * @param {string} file the file that says it
 * @returns {{ found: boolean, path?: string }} our own files only; packages are nobody's room
 */
export function resolve(source, file) {
  if (!source.startsWith('.')) return { found: false };
  const path = resolvePath(dirname(file), source.replace(/\?.*$/, ''));
  return existsSync(path) ? { found: true, path } : { found: false };
}
