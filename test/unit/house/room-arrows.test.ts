import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planted } from './planted-violations.ts';

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
  'src/server/errors',
  'src/server/store',
  'src/server/diary',
  'src/server/payments',
  'src/server/accounts',
  'src/server/http',
  'src/server/admission',
  'src/server/routes',
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
  ['src/server/errors', 'src/server/store'],
  ['src/server/store', 'src/server/diary'],
  ['src/server/diary', 'src/server/accounts'],
  ['src/server/payments', 'src/server/accounts'],
  ['src/server/accounts', 'src/server/http'],
  ['src/server/http', 'src/server/admission'],
  ['src/server/admission', 'src/server/routes'],
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
  ['src/server/diary', 'src/server/store'],
  ['src/server/accounts', 'src/server/payments'],
  ['src/server/http', 'src/server/accounts'],
  ['workers', 'src/device'],
  ['sw', 'src/sync'],
  ['test/unit', 'src/server'],
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
