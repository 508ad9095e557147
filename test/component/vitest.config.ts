import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromiumShell } from '#build/find-chromium.mjs';
import app from '../../vite.config.ts';

const executablePath = findChromiumShell();

/** Screens and dialogs of the app drawn in a browser, without a server: `npx vitest run -c test/component/vitest.config.ts`. */
export default defineConfig({
  plugins: [react()],
  ...(app.resolve && { resolve: app.resolve }),
  ...(app.define && { define: app.define }),
  // Packages are found before the first test, and anew in every run: one that is found later comes with a React of its own.
  optimizeDeps: { entries: ['src/app/main.tsx', 'test/component/**/*.test.tsx'], force: true },
  test: {
    name: 'component',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['test/component/**/*.test.tsx'],
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
        contextOptions: { locale: 'ka-GE', timezoneId: 'Asia/Tbilisi', reducedMotion: 'no-preference' },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
