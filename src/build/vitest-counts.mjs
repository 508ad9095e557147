import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * What a run of vitest came to, by the file of its JSON reporter. Its exit code alone does not tell: what a test leaves open may end its
 * runner with another one. A file that did not come to its tests counts as one that failed.
 * @param {string} path
 * @returns {Counts} none when it stopped before it wrote
 */
export function vitestCounts(path) {
  const { numPassedTests = 0, numFailedTests = 0, success = true } = readResults(path);
  return { passed: numPassedTests, failed: success ? numFailedTests : Math.max(1, numFailedTests) };
}

/**
 * @param {string} path
 * @returns {Record<string, any>} empty when there is no such file
 */
export function readResults(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw error;
  }
}
