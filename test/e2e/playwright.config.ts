import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';
import { CHROMIUM_FLAGS, findChromium, findChromiumShell } from '#build/find-chromium.mjs';

/** What only a whole browser does well: notifications, pushes, cameras, and a service worker without pages, on which the shell has crashed. */
const WHOLE_BROWSER = ['**/barcode.spec.ts', '**/reminders.spec.ts', '**/service-worker.spec.ts'];

const launch = (executablePath: string | undefined) => ({
  launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) },
});

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: fileURLToPath(new URL('harness/global-setup.ts', import.meta.url)),
  outputDir: '../../test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // One more than cores: some wait for what takes its time while others work.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  projects: [
    { name: 'shell', testIgnore: WHOLE_BROWSER, use: launch(findChromiumShell()) },
    { name: 'whole browser', testMatch: WHOLE_BROWSER, use: launch(findChromium()) },
  ],
  reporter: [['list'], ['json']],
  use: {
    browserName: 'chromium',
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    viewport: { width: 390, height: 844 },
    // Drawing the motion of sheets is a third of the work of a test; those that are about it ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    // Recording costs a third of the processor: TRACE=1 asks for it.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
  },
});
