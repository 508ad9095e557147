import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { vitestCounts } from './vitest-counts.mjs';

// `npm run test:node24` runs what is tested of the server (its rules, its API, the attacks) and the built server itself on another Node than
// the one that is installed. The npm registry has Node's own binaries as packages, one a platform; `NODE_BINARY` names another one.
// `npm run test:node24 -- test/api/diary/meals.test.ts …` runs these files alone.

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_WITHIN_MS = 60_000;

const [version = '', ...files] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('usage: node src/build/test-on-node.mjs VERSION [test files]');

const node = process.env['NODE_BINARY'] ?? fetchedNode();
const said = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout?.trim();
if (!said) throw new Error(`${node} is no Node that runs here.`);
console.log(`${said}: ${node}`);
if (said.split('.')[0] !== `v${version.split('.')[0]}`) throw new Error(`NODE_BINARY is ${said}, not ${version}.`);

const tests = files.length > 0 ? files : ['test/api/', 'test/attacks/', 'test/unit/server/', 'test/unit/contract/'];
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
// Built first, by the Node that builds for people: what is built runs on every one of them.
const results = join(mkdtempSync(join(tmpdir(), 'lukma-tests-')), 'vitest.json');
if (!ensureBuilt()) process.exit(1);
spawnSync(node, [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}`, ...tests], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const { passed, failed } = vitestCounts(results);
rmSync(dirname(results), { recursive: true, force: true });
const runs = await serverRuns();
console.log(
  `on ${said}: ${passed} tests passed, ${failed} failed; the built server ${runs ? 'starts, serves and stops' : 'does not run'}`,
);
process.exitCode = passed > 0 && failed === 0 && runs ? 0 : 1;

/** @returns {string} the path of that version's binary, from npm's cache or its registry */
function fetchedNode() {
  const { stdout, stderr } = spawnSync(
    'npm',
    [
      'exec',
      '--yes',
      `--package=node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}@${version}`,
      '--',
      'node',
      '--print',
      'process.execPath',
    ],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  const path = stdout?.trim().split('\n').at(-1);
  if (!path)
    throw new Error(`The registry has no Node ${version} for this machine; name one in NODE_BINARY. ${stderr}`);
  return path;
}

/** @returns {Promise<boolean>} whether the built server starts on an empty folder, serves the page and the API, and ends as it should */
async function serverRuns() {
  const data = mkdtempSync(join(tmpdir(), 'lukma-node-'));
  const server = spawn(node, [join(root, 'dist/server/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: data, BANK_PROVIDER: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const port = await new Promise((resolve, reject) => {
      let log = '';
      const late = setTimeout(() => reject(new Error(`The server did not start: ${log}`)), START_WITHIN_MS);
      server.once('close', () => reject(new Error(`The server ended: ${log}`)));
      server.stdout.on('data', (chunk) => {
        log += String(chunk);
        const found = /"event":"listening","port":(\d+)/.exec(log)?.[1];
        if (!found) return;
        clearTimeout(late);
        resolve(Number(found));
      });
    });
    const paths = ['/', '/readyz', '/api/config', '/api/openapi.json'];
    const statuses = await Promise.all(
      paths.map(async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status),
    );
    const ended = new Promise((resolve) => server.once('close', resolve));
    server.kill('SIGTERM');
    return statuses.every((status) => status === 200) && (await ended) === 0;
  } finally {
    server.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  }
}
