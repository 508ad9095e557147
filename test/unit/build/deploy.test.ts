import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { SOURCES } from '#build/source-hash.mjs';
import { readConfig } from '#server/settings/config.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string>; engines: { node: string } };

/** The instructions of the Dockerfile, stage by stage; before the first one stands what all of them share. */
const stages = read('deploy/Dockerfile')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .reduce<string[][]>(
    (all, line) => (line.startsWith('FROM ') ? [...all, [line]] : [...all.slice(0, -1), [...(all.at(-1) ?? []), line]]),
    [[]],
  );
const instructions = (stage: number, name: string): string[] =>
  (stages.at(stage) ?? []).flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : []));

describe('the Dockerfile', () => {
  test('builds with the commands of the README, on a Node that gets fixes and that the tests run on', () => {
    expect(read('README.md')).toContain('npm ci && npm start ');
    expect(instructions(1, 'RUN').slice(0, 3)).toEqual(['npm ci', 'npm run build', 'npm prune --omit=dev']);
    // What `npm start` runs when there is no build yet.
    expect(manifest.scripts['build']).toBe('vite build --app');
    expect(read('src/build/ensure-built.mjs')).toContain("[vite, 'build', '--app'");
    // One name for both stages, which a digest may be given to.
    const [, image = '', major = ''] = /^ARG NODE_IMAGE=(node:(\d+)-\w+-slim)$/m.exec(read('deploy/Dockerfile')) ?? [];
    expect(stages.slice(1).map(([from]) => from)).toEqual(['FROM ${NODE_IMAGE} AS build', 'FROM ${NODE_IMAGE}']);
    expect(read('deploy/compose.yaml')).toContain(`NODE_IMAGE: \${NODE_IMAGE:-${image}}`);
    expect(manifest.scripts['test:node24']).toMatch(
      new RegExp(`^node src/build/test-on-node.mjs ${major}\\.\\d+\\.\\d+$`),
    );
    expect(manifest.engines.node).toContain(`>=${major}.`);
    expect(read('deploy/lukma.service')).toContain(`with Node ${major} in /usr/bin`);
  });

  test('sends the build what it reads and nothing else', () => {
    const admitted = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(admitted.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(SOURCES.filter((path) => !admitted.includes(path))).toEqual([]);
  });

  test('runs the server as nobody in particular, and not through npm', () => {
    expect(instructions(2, 'USER')).toEqual(['node']);
    expect(instructions(2, 'CMD')).toEqual(['["node", "dist/server/main.js"]']);
    expect(read('deploy/lukma.service')).toContain('ExecStart=/usr/bin/node dist/server/main.js\n');
    expect(read('deploy/lukma.service')).toContain('DynamicUser=yes\n');
  });
});

test('settings in the compose file and in the unit are settings that the server has', () => {
  const compose = read('deploy/compose.yaml');
  const app = compose.slice(compose.indexOf('    environment:\n'), compose.indexOf('    volumes:\n'));
  const given = Object.fromEntries(
    [...app.matchAll(/^ {6}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{\w+:-(.*)\}/, '$1').replace(/\$\{\w+:\?[^}]*\}/, 'secret'),
    ]),
  );
  expect(Object.keys(given)).toContain('DATABASE_URL');
  const config = readConfig(given, []);
  expect([config.databaseUrl, config.trustProxy, config.secret, config.bank]).toEqual([
    'postgres://lukma:secret@database/lukma?sslmode=disable',
    ['172.16.0.0/12'],
    null,
    null,
  ]);
  const known = read('src/server/settings/config.ts') + read('src/server/payments/banks/bank-settings.ts');
  expect(Object.keys(given).filter((name) => !known.includes(`'${name}'`))).toEqual([]);
  // The others come from a file beside it, which goes into no commit.
  expect(compose).toContain('    env_file:\n      - path: .env\n');
  expect(read('.gitignore').split('\n')).toContain('.env');
});
