import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const house = mkdtempSync(join(tmpdir(), 'lukma-arrows-'));
const complaints = new Map<string, string[]>();

const ROOMS = [
  'src/domain',
  'src/content',
  'src/contract',
  'src/sync',
  'src/device',
  'src/app/text',
  'src/app/format',
  'src/app/ui',
  'src/app/parts/goals',
  'src/app/parts/recipe',
  'src/app/features/diary',
  'src/app/features/history',
  'src/app/shell',
  'src/server',
  'src/build',
  'workers',
  'sw',
  'test/unit',
];

const forbidden: [from: string, to: string][] = [
  ['src/domain', 'src/contract'],
  ['src/domain', 'src/content'],
  ['src/content', 'src/contract'],
  ['src/contract', 'src/device'],
  ['src/sync', 'src/device'],
  ['src/sync', 'src/app/ui'],
  ['src/device', 'src/app/ui'],
  ['src/device', 'src/server'],
  ['src/app/text', 'src/app/format'],
  ['src/app/text', 'src/app/parts/goals'],
  ['src/app/text', 'src/device'],
  ['src/app/format', 'src/app/ui'],
  ['src/app/format', 'src/device'],
  ['src/app/ui', 'src/app/parts/goals'],
  ['src/app/ui', 'src/app/features/diary'],
  ['src/app/ui', 'src/app/shell'],
  ['src/app/ui', 'src/device'],
  ['src/app/ui', 'src/contract'],
  ['src/app/ui', 'workers'],
  ['src/app/ui', 'src/server'],
  ['src/app/ui', 'src/content'],
  ['src/app/ui', 'src/sync'],
  ['src/app/parts/goals', 'src/app/features/diary'],
  ['src/app/parts/goals', 'src/app/shell'],
  ['src/app/parts/goals', 'src/sync'],
  ['src/app/parts/goals', 'src/server'],
  ['src/app/features/diary', 'src/app/shell'],
  ['src/app/shell', 'src/server'],
  ['src/app/shell', 'src/sync'],
  ['src/app/features/diary', 'src/app/features/history'],
  ['src/app/features/diary', 'src/server'],
  ['src/app/features/diary', 'src/sync'],
  ['src/server', 'src/device'],
  ['src/server', 'src/app/ui'],
  ['src/server', 'src/build'],
  ['workers', 'src/app/ui'],
  ['workers', 'src/server'],
  ['sw', 'src/app/ui'],
  ['sw', 'src/build'],
  ['src/build', 'src/server'],
  ['src/app/ui', 'src/build'],
  ['src/domain', 'test/unit'],
];

const permitted: [from: string, to: string][] = [
  ['src/content', 'src/domain'],
  ['src/contract', 'src/domain'],
  ['src/sync', 'src/contract'],
  ['src/device', 'src/sync'],
  ['src/app/text', 'src/contract'],
  ['src/app/format', 'src/app/text'],
  ['src/app/ui', 'src/app/format'],
  ['src/app/ui', 'src/app/text'],
  ['src/app/ui', 'src/domain'],
  ['src/app/parts/goals', 'src/app/parts/recipe'],
  ['src/app/parts/goals', 'src/app/ui'],
  ['src/app/parts/goals', 'src/device'],
  ['src/app/features/diary', 'src/app/parts/goals'],
  ['src/app/features/diary', 'src/app/ui'],
  ['src/app/features/diary', 'src/domain'],
  ['src/app/shell', 'src/app/features/diary'],
  ['src/app/shell', 'src/app/parts/goals'],
  ['src/app/shell', 'workers'],
  ['src/server', 'src/contract'],
  ['workers', 'src/device'],
  ['sw', 'src/sync'],
  ['test/unit', 'src/server'],
];

const planted: [name: string, path: string, text: string, rule: string | undefined][] = [
  [
    'a port type read by the app',
    'src/app/parts/goals/reads-port.ts',
    "import type { name } from '../../../sync/room.ts';\nexport type Port = typeof name;\n",
    undefined,
  ],
  [
    'the address of a worker',
    'src/app/parts/goals/starts-worker.ts',
    "import url from '../../../../workers/room.ts?worker&url';\nexport const address: string = url;\n",
    undefined,
  ],
  [
    'the address of a server file',
    'src/app/ui/server-url.ts',
    "import url from '../../server/room.ts?url';\nexport const address: string = url;\n",
    'boundaries(dependencies)',
  ],
  [
    'a server named by its subpath',
    'src/app/parts/goals/by-name.ts',
    "export { name } from '#server/room.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a floor above named by its subpath, for its type alone',
    'src/app/ui/above-by-name.ts',
    "import type { name } from '#app/parts/goals/room.ts';\nexport type Above = typeof name;\n",
    'boundaries(dependencies)',
  ],
  [
    'a floor below named by its subpath',
    'src/app/parts/goals/below-by-name.ts',
    "export { name } from '#app/ui/room.ts';\n",
    undefined,
  ],
  [
    'a circle of types: the one half',
    'src/domain/circle/egg.ts',
    "import type { Hen } from './hen.ts';\nexport interface Egg {\n  from: Hen;\n}\n",
    'import(no-cycle)',
  ],
  [
    'a circle of types: the other half, by its subpath',
    'src/domain/circle/hen.ts',
    "import type { Egg } from '#domain/circle/egg.ts';\nexport interface Hen {\n  from: Egg;\n}\n",
    'import(no-cycle)',
  ],
  [
    "a change's kind compared",
    'src/app/parts/goals/compares.ts',
    "export const isDish = (change: { kind: string }) => change.kind === 'meal.put';\n",
    'house(no-kind-switch)',
  ],
  [
    "a change's kind that was taken out and asked for its thing",
    'src/app/parts/goals/begins.ts',
    "export const ofDish = ({ kind }: { kind: string }) => kind.startsWith('meal.');\n",
    'house(no-kind-switch)',
  ],
  [
    "a switch on a change's kind",
    'src/app/parts/goals/switches.ts',
    "export function isDish(change: { kind: string }): boolean {\n  switch (change.kind) {\n    case 'meal.put':\n      return true;\n    default:\n      return false;\n  }\n}\n",
    'house(no-kind-switch)',
  ],
  [
    "a change's kind compared by the engine",
    'src/sync/compares.ts',
    "export const isDish = (change: { kind: string }) => change.kind === 'meal.put';\n",
    'house(no-kind-switch)',
  ],
  [
    "a change's kind compared in the module of its thing",
    'src/sync/entities/meal.ts',
    "export const isDish = (change: { kind: string }) => change.kind === 'meal.put';\n",
    undefined,
  ],
  [
    'the kind of what is no change of the diary',
    'src/app/parts/goals/suggests.ts',
    "export const isFood = (suggestion: { kind: string }) => suggestion.kind === 'food';\n",
    undefined,
  ],
  [
    'a part of the same feature',
    'src/app/features/diary/parts/part.ts',
    "export { name } from '../room.ts';\n",
    undefined,
  ],
  [
    'a lazily imported server',
    'src/app/ui/lazy.ts',
    "export const load = () => import('../../server/room.ts');\n",
    'boundaries(dependencies)',
  ],
  [
    'a re-exported server',
    'src/app/ui/passes-on.ts',
    "export { name } from '../../server/room.ts';\n",
    'boundaries(dependencies)',
  ],
  [
    'a request made by the app',
    'src/app/ui/asks.ts',
    "export const ask = () => fetch('/api/me');\n",
    'eslint(no-restricted-globals)',
  ],
  [
    'a clock in the rules',
    'src/domain/clock.ts',
    'export const now = () => Date.now();\n',
    'eslint(no-restricted-properties)',
  ],
  ['today in the engine', 'src/sync/today.ts', 'export const today = () => new Date();\n', 'house(injected-time)'],
  [
    'a given moment in the rules',
    'src/domain/moment.ts',
    'export const moment = (ms: number) => new Date(ms);\n',
    undefined,
  ],
  [
    'chance in the engine',
    'src/sync/dice.ts',
    'export const dice = () => Math.random();\n',
    'eslint(no-restricted-properties)',
  ],
  [
    'random ids in the rules',
    'src/domain/id.ts',
    'export const id = () => crypto.randomUUID();\n',
    'eslint(no-restricted-globals)',
  ],
  ['an import without extension', 'src/domain/short.ts', "export { name } from './room';\n", 'import(extensions)'],
  ['a default export', 'src/domain/default.ts', 'export default 1;\n', 'import(no-default-export)'],
  [
    'a word on the console',
    'src/server/chatty.ts',
    "console.log('hello');\nexport const said = true;\n",
    'eslint(no-console)',
  ],
];

beforeAll(() => {
  cpSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  for (const part of ['oxlint-house.mjs', 'import-resolver.mjs']) {
    cpSync(join(root, 'src/build', part), join(house, 'src/build', part));
  }
  // What # imports mean stands in the manifest.
  cpSync(join(root, 'package.json'), join(house, 'package.json'));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  for (const room of ROOMS) write(`${room}/room.ts`, `export const name = '${room}';\n`);
  for (const [from, to] of [...forbidden, ...permitted]) {
    const target = relative(from, `${to}/room.ts`);
    const path = target.startsWith('.') ? target : `./${target}`;
    write(arrowFile(from, to), `import { name } from '${path}';\nexport const seen = name;\n`);
  }
  for (const [, path, text] of planted) write(path, text);

  const manifest = createRequire(import.meta.url).resolve('oxlint/package.json');
  const oxlint = join(dirname(manifest), 'bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format', 'json'], { cwd: house, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  for (const { code, filename } of diagnostics) {
    complaints.set(filename, [...(complaints.get(filename) ?? []), code]);
  }
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test.each(forbidden)('%s may not import %s', (from, to) => {
  expect(complaints.get(arrowFile(from, to))).toEqual(['boundaries(dependencies)']);
});

test.each(permitted)('%s may import %s', (from, to) => {
  expect(complaints.get(arrowFile(from, to))).toBeUndefined();
});

test.each(planted)('%s', (_name, path, _text, rule) => {
  expect(complaints.get(path)).toEqual(rule && [rule]);
});

function arrowFile(from: string, to: string): string {
  return `${from}/imports-${to.replaceAll('/', '-')}.ts`;
}

function write(path: string, text: string): void {
  const full = join(house, path);
  mkdirSync(dirname(full), { recursive: true });
  writeFileSync(full, text);
}
