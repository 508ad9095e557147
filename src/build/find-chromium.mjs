import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromium } from 'playwright';

const SYSTEM_PATH = '/usr/bin/chromium';
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** What a headless Chromium needs to run as root, without a graphics card, and without calling home. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium that is already here: the one `CHROMIUM_PATH` names, the system's, or Playwright's.
 * @returns {string | undefined} the path of its executable
 */
export function findChromium() {
  const named = process.env['CHROMIUM_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  return [named, SYSTEM_PATH, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * What most tests drive: the shell of Chromium where there is one, which needs a third less of the processor than a
 * whole browser without a window, but has no notifications.
 * @returns {string | undefined} the path of its executable
 */
export function findChromiumShell() {
  return process.env['CHROMIUM_PATH'] || !existsSync(SHELL_PATH) ? findChromium() : SHELL_PATH;
}

/**
 * As `findChromium`, but installs one where there is none: Debian's own package when root,
 * otherwise Playwright's download.
 * @returns {string} the path of its executable
 */
export function findOrInstallChromium() {
  const found = findChromium();
  if (found) return found;

  console.log('no Chromium here: installing one');
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    if (run('apt-get', ['update'])) run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  if (!findChromium()) {
    const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js');
    run(process.execPath, [cli, 'install', 'chromium']);
  }

  const installed = findChromium();
  if (!installed) throw new Error('no Chromium could be installed; name one in CHROMIUM_PATH');
  return installed;
}

/**
 * @param {string} command
 * @param {string[]} parameters
 * @returns {boolean} whether it succeeded
 */
function run(command, parameters) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, parameters, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}
