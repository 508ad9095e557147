import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const folder = fileURLToPath(new URL('../../../src/app/format', import.meta.url));

/** The app's own formatters as one script, which leaves them in `format` of the page that runs it. */
export async function formatScript(): Promise<string> {
  const entry = 'virtual:format';
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [
      {
        name: 'format',
        resolveId: (id) => (id.endsWith(entry) ? entry : null),
        load: (id) => (id === entry ? `export * from '${folder}/number.ts'; export * from '${folder}/day.ts';` : null),
      },
    ],
    build: { write: false, minify: false, lib: { entry, name: 'format', formats: ['iife'] } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The formatters were not built');
  return first.output[0].code;
}
