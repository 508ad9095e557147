import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensure-built.mjs';
import { findOrInstallChromium } from './find-chromium.mjs';
import { readResults, vitestCounts } from './vitest-counts.mjs';

/** @typedef {import('./vitest-counts.mjs').Counts} Counts */

const root = fileURLToPath(new URL('../..', import.meta.url));
const results = join(root, 'test-results');
const vitestResults = join(results, 'vitest.json');
const browserResults = join(results, 'playwright.json');

// `npm test` runs everything; `npm run test:quick` what answers within ninety seconds: nothing that needs a build, a server or a browser, and
// none of the longest files.
const isQuick = process.argv.includes('--quick');

/** More than half of the time of all tests without a browser or a server of their own: long stories, real servers in the process, pictures. */
const LONG = [
  'test/sim/stories/mutants.test.ts',
  'test/sim/stories/random-*.test.ts',
  'test/unit/domain/plan/planner/plan-{week,kitchen}.test.ts',
  'test/unit/domain/{coach/suiting-sentences,reminders/reminder-slots}.test.ts',
  'test/unit/build/{recipe-pictures,shipped-packages}.test.ts',
  'test/unit/device/{food/catalogue,reminders,session/session,session/sign-out}.test.ts',
];

/** @typedef {[name: string, run: () => boolean, count?: () => Counts]} Stage */

/** @type {Stage[]} */
const checks = [
  ['typecheck', () => runTool('typescript', 'tsc', ['-b'])],
  ['format', () => runTool('oxfmt', 'oxfmt', ['--check'])],
  ['lint', () => runTool('oxlint', 'oxlint', ['--max-warnings', '0'])],
];

/** @type {Stage[]} */
const quick = [
  ...checks,
  vitest('unit, short sim', [
    ...['pure', 'unit', 'sim'].flatMap((project) => ['--project', project]),
    ...LONG.flatMap((files) => ['--exclude', files]),
  ]),
];

/** @type {Stage[]} */
const whole = [
  ...checks,
  ['unused', () => runTool('knip', 'knip', [])],
  ['build', ensureBuilt],
  vitest('unit, sim, api'),
  ['chromium', () => findOrInstallChromium() !== ''],
  vitest('component', ['-c', 'test/component/vitest.config.ts']),
  [
    'browser',
    () =>
      runTool('playwright', 'playwright', ['test', '-c', 'test/e2e/playwright.config.ts'], {
        PLAYWRIGHT_JSON_OUTPUT_NAME: browserResults,
      }),
    countPlaywright,
  ],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const total = { passed: 0, failed: 0 };
for (const [name, run, count] of isQuick ? quick : whole) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const ended = run();
  const counts = count?.() ?? { passed: 0, failed: 0 };
  // Not the exit code alone: what a test leaves open may end its runner with another one.
  const fine = ended && counts.failed === 0 && (!count || counts.passed > 0);
  console.log(`── ${name}: ${fine ? 'passed' : 'failed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);

  total.passed += counts.passed;
  // A stage without tests of its own, or one that broke before its tests ran, counts as one.
  total.failed += fine ? 0 : Math.max(1, counts.failed);
  if (!fine) break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * A stage of vitest with further parameters of its own.
 * @param {string} name
 * @param {string[]} [parameters]
 * @returns {Stage}
 */
function vitest(name, parameters = []) {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestResults}`];
  const run = () => {
    // What the stage before it wrote is not this one's.
    rmSync(vitestResults, { force: true });
    return runTool('vitest', 'vitest', ['run', ...report, ...parameters]);
  };
  return [name, run, () => vitestCounts(vitestResults)];
}

/**
 * Runs a command-line tool of ours with this very Node.
 * @param {string} tool the package
 * @param {string} command the command, as the package names it
 * @param {string[]} parameters
 * @param {Record<string, string>} [environment] in addition to our own
 * @returns {boolean} whether it succeeded
 */
function runTool(tool, command, parameters, environment = {}) {
  // By its path: not every package exports its manifest.
  const manifest = join(root, 'node_modules', tool, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const script = join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
  const { status } = spawnSync(process.execPath, [script, ...parameters], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  return status === 0;
}

/** @returns {Counts} what Playwright wrote; none when it stopped before it wrote */
function countPlaywright() {
  const { expected = 0, unexpected = 0, flaky = 0 } = readResults(browserResults)['stats'] ?? {};
  return { passed: expected, failed: unexpected + flaky };
}
