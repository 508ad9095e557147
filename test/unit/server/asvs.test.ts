import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Requirements of levels 1 and 2 of OWASP ASVS 5.0.0, section by section; those of level 3 are missing. */
const NUMBERS = `
1.1: 1 2
1.2: 1 2 3 4 5 6 7 8 9
1.3: 1 2 3 4 5 6 7 8 9 10 11
1.4: 1 2 3
1.5: 1 2
2.1: 1 2 3
2.2: 1 2 3
2.3: 1 2 3 4
2.4: 1
3.2: 1 2
3.3: 1 2 3 4
3.4: 1 2 3 4 5 6
3.5: 1 2 3 4 5
3.7: 1 2
4.1: 1 2 3
4.2: 1
4.3: 1 2
4.4: 1 2 3 4
5.1: 1
5.2: 1 2 3
5.3: 1 2
5.4: 1 2 3
6.1: 1 2 3
6.2: 1 2 3 4 5 6 7 8 9 10 11 12
6.3: 1 2 3 4
6.4: 1 2 3 4
6.5: 1 2 3 4 5
6.6: 1 2 3
6.8: 1 2 3 4
7.1: 1 2 3
7.2: 1 2 3 4
7.3: 1 2
7.4: 1 2 3 4 5
7.5: 1 2
7.6: 1 2
8.1: 1 2
8.2: 1 2 3
8.3: 1
8.4: 1
9.1: 1 2 3
9.2: 1 2 3 4
10.1: 1 2
10.2: 1 2
10.3: 1 2 3 4
10.4: 1 2 3 4 5 6 7 8 9 10 11
10.5: 1 2 3 4 5
10.6: 1 2
10.7: 1 2 3
11.1: 1 2
11.2: 1 2 3
11.3: 1 2 3
11.4: 1 2 3 4
11.5: 1
11.6: 1
12.1: 1 2 3
12.2: 1 2
12.3: 1 2 3 4
13.1: 1
13.2: 1 2 3 4 5
13.3: 1 2
13.4: 1 2 3 4 5
14.1: 1 2
14.2: 1 2 3 4
14.3: 1 2 3
15.1: 1 2 3
15.2: 1 2 3
15.3: 1 2 3 4 5 6 7
16.1: 1
16.2: 1 2 3 4 5
16.3: 1 2 3 4
16.4: 1 2 3
16.5: 1 2 3
17.1: 1
17.2: 1 2 3 4
17.3: 1 2
`;
const required = NUMBERS.trim()
  .split('\n')
  .flatMap((line) => {
    const [section = '', numbers = ''] = line.split(': ');
    return numbers.split(' ').map((number) => `${section}.${number}`);
  });

const rows = read('src/server/ASVS.md')
  .split('\n')
  .flatMap((line) => {
    const [, number = '', level = '', , state = '', where = ''] =
      line.split(' | ').length === 5 ? ['', ...line.replace(/^\| | \|$/g, '').split(' | ')] : [];
    return /^\d+\.\d+\.\d+$/.test(number) ? [{ number, level, state, where }] : [];
  });

/** `path` or `path` “title of a test in it”. */
const NAMED = /`([\w.@-]*(?:\/[\w.@-]+)+|\w+(?:\.config)?\.(?:ts|json|md))`(?: “([^”]+)”)?/g;
const named = rows.flatMap(({ number, where }) =>
  [...where.matchAll(NAMED)].map(([, path = '', title]) => ({ number, path, title })),
);

/** Where the answer is that there is none of it. */
const BARE = ['3.5.4', '6.2.10', '6.3.2', '6.4.2'];

describe('the table of ASVS 5.0', () => {
  test('has each requirement of levels 1 and 2 once, and says of each how it stands', () => {
    expect(required).toHaveLength(253);
    expect(rows.map(({ number }) => number)).toEqual(required);
    expect(
      rows.filter(
        ({ level, state, where }) =>
          !/^[12]$/.test(level) || !['met', 'does not apply', '**exception**'].includes(state) || where === '',
      ),
    ).toEqual([]);
    const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length;
    expect(read('src/server/ASVS.md')).toMatch(
      new RegExp(
        `${rows.length} requirements: ${count('met')} met, ${count('does not apply')} do not apply .*, ${count('**exception**')} exceptions\\.`,
      ),
    );
  });

  test('names files that are there, and tests that stand in them', () => {
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([]);
    const spelled = (title: string) => [title, title.replaceAll("'", String.raw`\'`)];
    expect(
      named.filter(
        ({ path, title }) =>
          title !== undefined && path.endsWith('.ts') && !spelled(title).some((words) => read(path).includes(words)),
      ),
    ).toEqual([]);
    // What is called a chapter of a page is one: “…” in `page.md`.
    const chapters = rows.flatMap(({ where }) =>
      [...where.matchAll(/“([^”]+)”(?: and “([^”]+)”)? in `([\w/]+\.md)`/g)].flatMap(([, one = '', other, page = '']) =>
        [one, ...(other ? [other] : [])].map((title) => ({ title, page })),
      ),
    );
    expect(
      chapters.filter(({ title, page }) => !new RegExp(`^(## ${title}|\\*\\*${title}\\b.*)`, 'm').test(read(page))),
    ).toEqual([]);
  });

  test('claims nothing without a place: what is met names a file, unless there is nothing that could be named', () => {
    const bare = rows
      .filter(({ state, where }) => state === 'met' && !/`|“|^as \d/.test(where))
      .map(({ number }) => number);
    expect(bare).toEqual(BARE);
  });
});

test('every line about accounts that the log can have stands in the inventory', () => {
  const acts = /export type SecurityAct =([^;]*);/.exec(read('src/server/admission/security-log.ts'))?.[1] ?? '';
  const names = [...acts.matchAll(/'([\w-]+)'/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !read('src/server/OPERATIONS.md').includes(`\`${name}\``))).toEqual([]);
});
