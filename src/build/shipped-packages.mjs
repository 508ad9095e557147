import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Which packages people get: what the server loads when it runs (`dependencies`, installed beside it) and what the client's
// bundle is made of (for npm only tools of the build, since nothing of them is installed where the server runs).

/**
 * @typedef {{ version?: string, license?: string, integrity?: string, optional?: boolean, dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>, peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }> }} LockedPackage an entry of the lock file
 * @typedef {Record<string, LockedPackage>} LockedPackages by their folder, such as `node_modules/hono`; the project itself is ''
 */

/** The folders whose sources end in the page, its workers and the service worker. */
const CLIENT_ROOMS = ['src/app', 'src/contract', 'src/device', 'src/domain', 'src/sync', 'sw', 'workers'];

/** What a source takes from elsewhere: `from '…'`, `import '…'`, `import('…')`, and of a style sheet `url('@…')`. */
const TAKEN = /(?:\bfrom\s+|\bimport\s*\(?\s*|\burl\()'([^'.\s][^'\s]*)'/g;

/**
 * @param {string} root the repository's folder
 * @returns {LockedPackages}
 */
export function lockedPackages(root) {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
}

/**
 * What is installed beside the server, with everything that it needs in turn.
 * @param {string} root
 * @returns {Set<string>} folders as the lock file names them
 */
export function serverPackages(root) {
  const packages = lockedPackages(root);
  return withTheirNeeds(packages, Object.keys(packages['']?.dependencies ?? {}));
}

/**
 * What the client is bundled from: the packages that its sources name, with everything that they need in turn. More than ends in the
 * bundle, since unused modules are left out of it.
 * @param {string} root
 * @returns {Set<string>} folders as the lock file names them
 */
export function clientPackages(root) {
  return withTheirNeeds(lockedPackages(root), [...packagesNamedIn(root, CLIENT_ROOMS)]);
}

/**
 * @param {string} root
 * @param {string[]} folders
 * @returns {Set<string>} names of the packages that the sources in these folders import, without Node's own modules
 */
export function packagesNamedIn(root, folders) {
  const names = new Set();
  for (const folder of folders) {
    for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|css)$/.test(file)) continue;
      const text = readFileSync(join(root, folder, file), 'utf8');
      for (const [, specifier = ''] of text.matchAll(TAKEN)) {
        const name = /^(@[\w.-]+\/[\w.-]+|[a-z][\w.-]*)(?=\/|$)/.exec(specifier)?.[1];
        if (name && !specifier.startsWith('node:') && !specifier.includes(':')) names.add(name);
      }
    }
  }
  return names;
}

/**
 * @param {LockedPackages} packages
 * @param {string[]} names of direct dependencies
 * @returns {Set<string>}
 */
function withTheirNeeds(packages, names) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @type {[name: string, from: string][]} */
  const open = names.map((name) => [name, '']);
  for (let next = open.pop(); next; next = open.pop()) {
    const place = placeOf(packages, ...next);
    if (place === undefined || found.has(place)) continue;
    found.add(place);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[place] ?? {};
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers])
      open.push([name, place]);
  }
  return found;
}

/**
 * Where Node finds a package that is asked for in another one: in its own `node_modules`, or in the nearest one above.
 * @param {LockedPackages} packages
 * @param {string} name
 * @param {string} from the folder of the package that asks
 * @returns {string | undefined}
 */
function placeOf(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}
