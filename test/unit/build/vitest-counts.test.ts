import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { vitestCounts } from '#build/vitest-counts.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lukma-counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['all passed', { numPassedTests: 3, numFailedTests: 0, success: true }, { passed: 3, failed: 0 }],
  ['some failed', { numPassedTests: 3, numFailedTests: 2, success: false }, { passed: 3, failed: 2 }],
  [
    'a file whose server did not start, so that its tests were passed over',
    { numPassedTests: 3, numFailedTests: 0, success: false },
    { passed: 3, failed: 1 },
  ],
])('%s', (_, written, counts) => {
  const path = join(folder, 'vitest.json');
  writeFileSync(path, JSON.stringify(written));
  expect(vitestCounts(path)).toEqual(counts);
});

test('a run that wrote nothing has counted nothing', () =>
  expect(vitestCounts(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0 }));
