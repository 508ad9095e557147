import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Names of settings: what sources take out of the environment, by the helpers of `config.ts` or by name. */
const sources = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);
const inCode = new Set(
  sources.flatMap((file) =>
    [
      ...read(join('src/server', file)).matchAll(
        /(?:env\[|limit\(|whole\(|seconds\(|flag\(env, |matching\(env, |given\()'([A-Z][A-Z_]+)'/g,
      ),
    ].map(([, name = '']) => name),
  ),
);
/** Names in the first column of the tables. */
const documented = (path: string) =>
  [...read(path).matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
  );

test('every setting that the server reads stands in a table, once, and no other', () => {
  const tables = [...documented('docs/configuration.md'), ...documented('src/server/README.md')];
  expect(inCode.size).toBeGreaterThan(40);
  expect([...inCode].filter((name) => !tables.includes(name))).toEqual([]);
  expect(tables.filter((name, at) => tables.indexOf(name) !== at)).toEqual([]);
  expect(tables.filter((name) => !inCode.has(name))).toEqual([]);
});
