import { spawnSync } from 'node:child_process';

// Asks the registry whether a package that the product ships has a known hole of a high or critical degree: 1 when it has one. Where the
// registry cannot be asked (no network, a mirror without advisories) it says so and lets the rest go on.

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json', '--audit=true', '--fetch-retries=0', '--fetch-timeout=15000'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const report = parsed(stdout);
const counts = report?.metadata?.vulnerabilities;
if (!counts) {
  console.log(`audit: not asked, the registry gave no answer (${report?.message ?? 'nothing readable'})`);
} else {
  const grave = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) => severity === 'high' || severity === 'critical');
  for (const { name, severity, range } of grave) console.log(`audit: ${name} ${range} has a known hole: ${severity}`);
  console.log(`audit: ${counts.total} known holes in what is shipped, ${grave.length} of them grave`);
  process.exitCode = grave.length > 0 ? 1 : 0;
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
