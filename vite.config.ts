/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { buildApp } from './src/build/client/build-app.ts';
import { compileAhead, firstScreen, startAfterPaint, withoutFirst } from './src/build/client/first-screen.ts';
import { leanLibraries } from './src/build/client/lean-libraries.ts';
import { sourceHash } from './src/build/source-hash.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const sources = sourceHash(root);
const version = sources.slice(0, 12);

/** Rooms whose tests leave nothing behind in a process: files can follow each other in it, and read what they share once. */
const PURE = ['content', 'contract', 'domain', 'server', 'sync', 'workers'].map(
  (room) => `test/unit/${room}/**/*.test.ts`,
);
/** The others: each file has a process, a database and globals of its own. Named, not excluded: a project's own `exclude` would outdo the command line's. */
const WITH_GLOBALS = ['app', 'build', 'device', 'house'].map((room) => `test/unit/${room}/**/*.test.{ts,tsx}`);

/** The oldest browsers that have what the app rests on: light-dark(), Web Locks, module workers. */
const BROWSERS = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

export default defineConfig({
  root,
  plugins: [react(), startAfterPaint(), compileAhead(), leanLibraries(root)],
  // The package's own entry is a script for browsers older than ours.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  define: { __APP_VERSION__: JSON.stringify(version) },
  build: {
    target: BROWSERS,
    sourcemap: false,
    reportCompressedSize: false,
    // All of them preload modules by themselves.
    modulePreload: { polyfill: false, resolveDependencies: (_file, chunks) => withoutFirst(chunks) },
  },
  worker: { format: 'es', plugins: () => [leanLibraries(root)] },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups: firstScreen(root) } } },
      },
    },
    sw: {
      consumer: 'client',
      build: {
        outDir: 'dist/sw',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'sw/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    },
    server: {
      consumer: 'server',
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'node20',
        minify: false,
        ssr: true,
        rolldownOptions: {
          input: 'src/server/main.ts',
          output: { format: 'es', entryFileNames: 'main.js' },
        },
      },
    },
  },
  builder: {
    buildApp: (builder) => buildApp(builder, { root, version, sources }),
  },
  test: {
    passWithNoTests: true,
    // One worker fewer than cores, as by default, would leave the half of two cores idle.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: PURE,
          setupFiles: ['test/fixed-chance.ts'],
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: WITH_GLOBALS,
          testTimeout: 30_000,
          // As it is shipped: without the parts that `leanLibraries` leaves out.
          server: { deps: { inline: ['dexie'] } },
        },
      },
      {
        extends: true,
        test: { name: 'sim', include: ['test/sim/**/*.test.ts'], isolate: false, testTimeout: 120_000 },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['test/{api,attacks}/**/*.test.ts'],
          // Their servers are processes of their own.
          isolate: false,
          globalSetup: ['test/api/support/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
