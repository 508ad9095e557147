import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { graveHoles } from './grave-holes.mjs';
import { clientPackages, serverPackages } from './shipped-packages.mjs';

// Asks the registry whether a package that people get, with the server or inside the client's bundle, has a known hole of a high or
// critical degree: 1 when it has one. Those of tools are named and stop nothing. Where the registry cannot be asked (no network, a mirror
// without advisories) it says so and lets the rest go on.

const root = fileURLToPath(new URL('../..', import.meta.url));
const { stdout } = spawnSync(
  'npm',
  ['audit', '--include=dev', '--json', '--audit=true', '--fetch-retries=0', '--fetch-timeout=15000'],
  {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    shell: process.platform === 'win32',
  },
);
const report = parsed(stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  console.log(`audit: not asked, the registry gave no answer (${report?.message ?? 'nothing readable'})`);
} else {
  const { shipped, tools } = graveHoles(report, new Set([...serverPackages(root), ...clientPackages(root)]));
  for (const { name, severity, range } of tools)
    console.log(`audit: ${name} ${range}, a tool, has a known hole: ${severity}`);
  for (const { name, severity, range } of shipped)
    console.log(`audit: ${name} ${range} is shipped and has a known hole: ${severity}`);
  console.log(
    `audit: ${counts.total} known holes, grave ones: ${shipped.length} in what is shipped, ${tools.length} in tools`,
  );
  process.exitCode = shipped.length > 0 ? 1 : 0;
}

/**
 * @param {string} text what npm wrote
 * @returns {any} null when it is no JSON
 */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
