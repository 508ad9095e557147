import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const app = new URL('../../../src/app', import.meta.url);
const sheets = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));

const cssOf = (path: string): string => readFileSync(new URL(path, app), 'utf8');

/** The classes that a sheet styles by themselves, wherever they stand. */
const ownClasses = (path: string): Set<string> =>
  new Set([...cssOf(path).matchAll(/^\.([\w-]+)(?:,| \{)$/gm)].map(([, name = '']) => name));

test('no two sheets style the same class: a sheet that was loaded once stays, and would reach into the other screen', () => {
  const owners = new Map<string, string[]>();
  for (const path of sheets) for (const name of ownClasses(path)) owners.set(name, [...(owners.get(name) ?? []), path]);

  expect(owners.size).toBeGreaterThan(300);
  expect([...owners].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('a larger text turns a wide screen into a narrow one: layouts change at em, not at px', () => {
  const queries = sheets.flatMap((path) =>
    [...cssOf(path).matchAll(/^@media .*\b(?:width|height): .*$/gm)].map(([query]) => query),
  );

  expect(queries.length).toBeGreaterThan(20);
  expect(queries.filter((query) => query.includes('px'))).toEqual([]);
});
