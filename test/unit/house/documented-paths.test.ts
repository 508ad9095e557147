import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const inFolder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
const pages = [...readdirSync(root), ...['docs', 'src', 'test', 'deploy'].flatMap(inFolder)].filter(
  (file) => file.endsWith('.md') && file !== 'CHANGELOG.md' && !file.includes('node_modules'),
);

/** Links of a page and paths that it spells out, each with the file or folder that it means. */
function named(page: string): [said: string, path: string][] {
  const text = readFileSync(join(root, page), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to = '']): [string, string] => [
    to,
    join(dirname(page), to),
  ]);
  const paths = [...text.matchAll(/`((?:src|test|docs|workers|sw|deploy)\/[\w./-]+\.\w+)`/g)].map(
    ([, to = '']): [string, string] => [to, to],
  );
  const subpaths = [...text.matchAll(/`#(\w+)(\/[\w./-]+\.tsx?)`/g)].map(
    ([said, room = '', rest = '']): [string, string] => [
      said,
      `${room === 'test' || room === 'workers' ? '' : 'src/'}${room}${rest}`,
    ],
  );
  return [...links, ...paths, ...subpaths];
}

test('a file that a page names or links to is there', () => {
  const dead = pages.flatMap((page) =>
    named(page)
      .filter(([, path]) => !existsSync(join(root, path)))
      .map(([said]) => `${page}: ${said}`),
  );
  expect(dead).toEqual([]);
});

test('the pages name files at all', () => {
  expect(pages.flatMap(named).length).toBeGreaterThan(200);
});
