import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve as resolvePath } from 'node:path';

// Tells the linter's room check which file an import means. Unlike the check's own resolver it sees
// through Vite's suffixes (`?worker&url`), with which an import would else slip past every arrow.

export const interfaceVersion = 2;

/** @type {{ folder: string, prefixes: [alias: string, folder: string][] } | undefined} */
let house;

/**
 * @param {string} source what the import says
 * @param {string} file the file that says it
 * @returns {{ found: boolean, path?: string }} our own files only; packages are nobody's room
 */
export function resolve(source, file) {
  const name = source.replace(/\?.*$/, '');
  const path = name.startsWith('#')
    ? subpath(name, file)
    : name.startsWith('.')
      ? resolvePath(dirname(file), name)
      : null;
  return path !== null && existsSync(path) ? { found: true, path } : { found: false };
}

/**
 * @param {string} name `#room/file.ts`, one of the manifest's `imports`
 * @param {string} file
 */
function subpath(name, file) {
  house ??= readManifest(dirname(file));
  const prefix = house.prefixes.find(([alias]) => name.startsWith(alias));
  return prefix ? join(house.folder, prefix[1], name.slice(prefix[0].length)) : null;
}

/**
 * @param {string} folder
 * @returns {NonNullable<typeof house>}
 */
function readManifest(folder) {
  const manifest = join(folder, 'package.json');
  if (!existsSync(manifest)) return readManifest(dirname(folder));
  /** @type {Record<string, string>} */
  const imports = JSON.parse(readFileSync(manifest, 'utf8')).imports ?? {};
  return {
    folder,
    prefixes: Object.entries(imports).map(([alias, path]) => [alias.replace('*', ''), path.replace('*', '')]),
  };
}
