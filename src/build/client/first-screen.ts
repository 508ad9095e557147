import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What rolldown tells of a module while it cuts chunks. */
interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The page's entry and what it imports: it stays small and without a stylesheet, without React, so that the page paints before the app is
 * there. It must not await the app at its top: the app's files import from it.
 */
const ENTRY = [
  'src/app/main.tsx',
  'src/app/parts/install/install.ts',
  'src/app/parts/page/next-task.ts',
  'src/app/shell/start/first-day.ts',
  'src/app/parts/page/load-chunk.ts',
];
/** What every start needs: the session, the router, the shell. */
const START = ['src/app/shell/app.tsx'];
/** What a stranger meets first. */
const STRANGER = ['src/app/features/onboarding/screen.tsx'];
/** What a start from the home screen needs beside it. */
const DIARY = [
  'src/device/session/enter-diary.ts',
  'src/app/shell/signed-in.tsx',
  'src/app/features/dashboard/screen.tsx',
];
/** What follows as soon as the day can be read: the engine, what the frame shows of it, and everything that writes. */
const NEXT = [
  'src/app/shell/start/start-engine.ts',
  'src/app/parts/page/service-worker-registration.ts',
  'src/app/shell/start/read-ahead.ts',
  'src/app/features/dashboard/dish/dish-actions.ts',
  'src/app/features/outbox/sync-chip.tsx',
  'src/app/features/app-update/too-old-notice.tsx',
  'src/app/features/account/account.tsx',
];
/** What stands around the day. */
const SECOND = ['src/app/features/dashboard/second-screen.ts'];
/** What serves a diary and shows nothing. */
const SERVING = ['src/app/shell/start/serve-diary.ts'];
/** What every page has before it imports anything: the page's own script asks for it. */
const FIRST = /\/(?:entry|react|start|diary)-/;
/** What every start runs, most of it, as soon as it comes. */
const RUN_AT_ONCE = ['entry', 'react', 'start', 'diary', 'stranger', 'next', 'second'];
/** React, and what the bundler puts beside modules that are no ES modules. */
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]|^\0rolldown\/runtime\.js$/;
const ICONS = /node_modules[\\/]lucide-react[\\/]/;

/**
 * Chunk groups of the client: everything that the dashboard needs at once comes in three files instead of eighty,
 * because each request costs a phone more than its bytes; a stranger's first screen does without the diary's. What only a dialog or another screen needs stays apart.
 * React has a file of its own: it outlives our releases in the cache.
 */
export function firstScreen(root: string) {
  // A group takes along what its modules import, so the earlier one in the order of a start has to choose first.
  const stranger = reachedFrom(root, STRANGER);
  const diary = reachedFrom(root, DIARY);
  const next = reachedFrom(root, NEXT);
  const second = reachedFrom(root, SECOND);
  const serving = reachedFrom(root, SERVING);
  return [
    { name: 'react', test: (id: string) => REACT.test(id) },
    { name: 'entry', test: reachedFrom(root, ENTRY) },
    { name: 'start', test: either(reachedFrom(root, START), both(stranger, diary)) },
    { name: 'diary', test: diary },
    { name: 'both', test: both(stranger, either(next, either(second, serving))) },
    { name: 'next', test: next },
    { name: 'second', test: second },
    { name: 'serving', test: serving },
    // Before what screens share, which would take it along.
    { name: 'stranger', test: stranger },
    // What several screens share and what draws in no library: one file instead of seventy of a few hundred bytes.
    { name: 'shared', test: ownAlone(root, stranger, either(diary, next)), minShareCount: 2, maxModuleSize: 4_000 },
  ].map(({ name, test, ...limits }, rank, { length }) => ({
    debugName: name,
    name: (id: string, context: ChunkingContext) => (test(id, context) ? name : null),
    priority: length - rank,
    ...limits,
  }));
}

/**
 * The chunks of `chunks`, which a dynamic import leads to, that a browser should hear of before it has read the first of them. Each import would
 * name every chunk of the first screen again.
 */
export const withoutFirst = (chunks: readonly string[]): string[] => chunks.filter((file) => !FIRST.test(file));

/**
 * Has Chrome compile all functions of what every start runs while the files come, in another thread. Left alone it compiles each when it is first
 * called, in the page's own: that took a start a fifth of its time. Other browsers read a comment.
 */
export function compileAhead(): Plugin {
  return {
    name: 'lukma:compile-ahead',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has written its list of files on top: what stands above the comment is not compiled ahead.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && RUN_AT_ONCE.includes(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      },
    },
  };
}

/** Modules of ours, and icons, which a stranger does without and whose static imports lead to no library but those that the signed-in start has. */
function ownAlone(root: string, stranger: ChunkTest, had: ChunkTest): ChunkTest {
  const own = (id: string) => id.startsWith(join(root, 'src')) || ICONS.test(id);
  return (id, context) =>
    own(id) &&
    !stranger(id, context) &&
    [...reachable([id], context)].every((one) => own(one) || had(one, context) || REACT.test(one));
}

/** Where the page's own script names what it starts: the entry and what that imports, what the app needs after it, and the diary's chunk. */
const ENTRY_FILES = '%ENTRY_FILES%';
const START_FILES = '%START_FILES%';
const DIARY_FILES = '%DIARY_FILES%';
const ENTRY_SCRIPTS = /\s*<script type="module"[^>]* src="[^"]+"><\/script>/g;
const PRELOAD = /\s*<link rel="modulepreload"[^>]* href="[^"]+">/g;

/**
 * Hands the first screen's files to the page's own script, which asks for them after the first paint, all at once: the
 * browser would ask for those that are written in the page before it, and for those that the entry imports one by one.
 * The page's entry lies in a chunk of its own name, so Vite writes a script for it and for each file that it imports.
 */
export function startAfterPaint(): Plugin {
  return {
    name: 'lukma:start-after-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const chunk = (name: string) => {
          const found = files.find((file) => file.type === 'chunk' && file.name === name);
          if (found?.type !== 'chunk') throw new Error(`the build has no chunk "${name}"`);
          return found;
        };
        const addresses = (...names: string[]) => JSON.stringify(names.map((file) => `/${file}`));
        const entry = chunk('entry');
        if (!html.includes(entry.fileName)) throw new Error('the page does not lead to its entry');
        return html
          .replaceAll(ENTRY_SCRIPTS, '')
          .replaceAll(PRELOAD, '')
          .replace(ENTRY_FILES, addresses(entry.fileName, ...entry.imports))
          .replace(START_FILES, addresses(chunk('react').fileName, chunk('start').fileName))
          .replace(DIARY_FILES, addresses(chunk('diary').fileName));
      },
    },
  };
}

type ChunkTest = (id: string, context: ChunkingContext) => boolean;

const either =
  (one: ChunkTest, other: ChunkTest): ChunkTest =>
  (id, context) =>
    one(id, context) || other(id, context);

const both =
  (one: ChunkTest, other: ChunkTest): ChunkTest =>
  (id, context) =>
    one(id, context) && other(id, context);

function reachedFrom(root: string, paths: readonly string[]): ChunkTest {
  let found: ReadonlySet<string> | undefined;
  return (id, context) => {
    found ??= reachable(
      paths.map((path) => (path.startsWith('\0') ? path : join(root, path))),
      context,
    );
    return found.has(id);
  };
}

/** Every module that static imports reach from `from`. */
function reachable(from: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
