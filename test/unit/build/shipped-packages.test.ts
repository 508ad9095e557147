import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { graveHoles } from '#build/grave-holes.mjs';
import { makeSbom } from '#build/sbom.mjs';
import { clientPackages, lockedPackages, packagesNamedIn, serverPackages } from '#build/shipped-packages.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
const packages = lockedPackages(root);
const licenceOf = (place: string): string => `${place.replace(/^.*node_modules\//, '')}: ${packages[place]?.license}`;

const SERVER = packagesNamedIn(root, ['src/server', 'src/content', 'src/contract', 'src/domain']);
const CLIENT = packagesNamedIn(root, [
  'src/app',
  'src/contract',
  'src/device',
  'src/domain',
  'src/sync',
  'sw',
  'workers',
]);
const BUILD = packagesNamedIn(root, ['src/build']);

/** Licences that ask for their text to come along and for nothing else. */
const PERMISSIVE = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'OFL-1.1',
  'MIT and ISC',
  '(MIT OR CC0-1.0)',
]);

describe('what is installed where the server runs', () => {
  test('is what its sources name, and nothing that only the client or the build uses', () => {
    const installed = Object.keys(manifest.dependencies);
    expect([...SERVER].filter((name) => !installed.includes(name))).toEqual([]);
    expect(installed.filter((name) => !SERVER.has(name) && (CLIENT.has(name) || BUILD.has(name)))).toEqual([]);
    expect(
      [...serverPackages(root)].filter((place) => /node_modules\/(vite|rolldown|react|workbox-\w+)$/.test(place)),
    ).toEqual([]);
  });

  test('everything that a source names is in the manifest, with an exact version', () => {
    const named = { ...manifest.dependencies, ...manifest.devDependencies };
    expect([...SERVER, ...CLIENT, ...BUILD].filter((name) => !(name in named))).toEqual([]);
    expect(Object.entries(named).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });

  test('has no copyleft but that of libvips, which sharp loads as a library of its own', () => {
    const others = [...serverPackages(root)].filter((place) => !PERMISSIVE.has(packages[place]?.license ?? ''));
    expect(others.filter((place) => !place.startsWith('node_modules/@img/')).map(licenceOf)).toEqual([
      'json-schema: (AFL-2.1 OR BSD-3-Clause)',
    ]);
  });
});

test('nothing of the client is under a licence that asks for more than its text', () => {
  const client = clientPackages(root);
  expect(client.size).toBeGreaterThan(50);
  expect([...client].filter((place) => !PERMISSIVE.has(packages[place]?.license ?? '')).map(licenceOf)).toEqual([]);
});

test('no package may run a script when it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8').split('\n')).toContain('ignore-scripts=true');
});

interface Component {
  name: string;
  group?: string;
  version: string;
  scope: string;
  licenses?: { license?: { id?: string }; expression?: string }[];
  hashes?: { alg: string; content: string }[];
  properties: { name: string; value: string }[];
  components?: Component[];
}

test('the bill of materials names every package with its licence, its hash and who gets it', async () => {
  const { text, checked } = await makeSbom();
  expect(checked).toBe(true);
  const bom = JSON.parse(text) as { bomFormat: string; specVersion: string; components: Component[] };
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.6']);
  const inside = (all: Component[]): Component[] => all.flatMap((one) => [one, ...inside(one.components ?? [])]);
  const components = inside(bom.components);
  expect(components.length).toBe(Object.keys(packages).length - 1);

  const shipped = (part: string) =>
    components.filter(({ properties }) =>
      properties.some(({ name, value }) => name === 'lukma:shippedWith' && value === part),
    );
  const named = (one: Component): string => (one.group ? `${one.group}/${one.name}` : one.name);
  expect(Object.keys(manifest.dependencies).filter((name) => !shipped('server').map(named).includes(name))).toEqual([]);
  expect(shipped('client').map(named)).toEqual(
    expect.arrayContaining(['react', 'dexie', '@tanstack/react-router', 'workbox-precaching']),
  );
  expect(
    [...shipped('server'), ...shipped('client')].filter(
      ({ scope, licenses = [], hashes = [] }) =>
        scope === 'excluded' ||
        licenses.length === 0 ||
        hashes.length !== 1 ||
        !hashes.every(({ content }) => /^[\da-f]{128}$/.test(content)),
    ),
  ).toEqual([]);
  expect(
    components.filter((one) => ['vitest', 'playwright', 'vite'].includes(named(one))).map(({ scope }) => scope),
  ).toEqual(['excluded', 'excluded', 'excluded']);
});

test('the audit stops for a hole in what people get, the client included, and only names one in a tool', () => {
  const hole = (name: string, severity: string) => ({ name, severity, range: '<9', nodes: [`node_modules/${name}`] });
  const report = {
    vulnerabilities: {
      hono: hole('hono', 'critical'),
      dexie: hole('dexie', 'high'),
      uuid: hole('uuid', 'moderate'),
      vitest: hole('vitest', 'critical'),
    },
  };
  const { shipped, tools } = graveHoles(report, new Set([...serverPackages(root), ...clientPackages(root)]));
  expect([shipped.map(({ name }) => name), tools.map(({ name }) => name)]).toEqual([['hono', 'dexie'], ['vitest']]);
});
