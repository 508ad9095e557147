import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findTestBrowser } from '../../src/build/find-chromium.mjs';

const executablePath = findTestBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: fileURLToPath(new URL('harness/global-setup.ts', import.meta.url)),
  outputDir: '../../test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    viewport: { width: 390, height: 844 },
    actionTimeout: 15_000,
    // Recording costs a third of the processor: TRACE=1 asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
