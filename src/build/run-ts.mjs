// Runs a TypeScript entry of the tests' own programs (`npm run bench`, `npm run sim`) on a Node that reads no TypeScript.
// The module exports `main(args: string[]): Promise<number>`: the exit code.
import { runnerImport } from 'vite';

const [entry, ...args] = process.argv.slice(2);
if (!entry) throw new Error('usage: node src/build/run-ts.mjs FILE.ts [arguments]');

const { module } = await runnerImport(entry, { configFile: false, logLevel: 'error' });
process.exit(await module.main(args));
