import { join } from 'node:path';
import { parseSync, type Plugin } from 'vite';

/** The statements by which Dexie takes up a layer that the app does without. */
const DEXIE_LAYERS = [
  // Optimistic copies of query results: the diary has them switched off.
  'this.use(cacheMiddleware);',
  // The parts of compound indexes as indexes of their own: the schema has none.
  'this.use(virtualIndexMiddleware);',
  // `table.hook(…)`: nobody listens.
  'this.use(hooksMiddleware);',
];
/** Questions of `where(…)` that nobody asks, and by which a third of its code is. */
const DEXIE_QUESTIONS = new Set([
  'startsWithIgnoreCase',
  'equalsIgnoreCase',
  'startsWithAnyOfIgnoreCase',
  'anyOfIgnoreCase',
  'startsWithAnyOf',
  'notEqual',
  'noneOf',
  'inAnyRange',
]);
const DEXIE = /[\\/]dexie[\\/]dist[\\/]modern[\\/]dexie\.mjs$/;

/** The package's React 17 way and React's own. */
const REACT_STORES: Record<string, string> = {
  'use-sync-external-store/shim': 'react',
  'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector.js',
};

const ICON = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs$/;
const PRELOAD_HELPER = '\0vite/preload-helper.js';
/** What an icon says of itself beside its lines. */
const ICON_NOTES = /,\s*(?:key: "[^"]*"|aliases: \[[^\]]*\])|\bname: "[^"]*",|\bsize: 24,/g;

/**
 * Leaves out what the app does not use of libraries that every start has to load: each layer of Dexie is code and, for every
 * request of IndexedDB, work; icons are drawn by `draw-icon.ts`, which knows what our own `Icon` asks for and no more.
 */
export function leanLibraries(root: string): Plugin {
  return {
    name: 'lukma:lean-libraries',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === PRELOAD_HELPER) return join(root, 'src/app/parts/page/load-chunk.ts');
      const other = REACT_STORES[source];
      return other === undefined ? null : this.resolve(other, importer, { skipSelf: true });
    },
    transform(code, id) {
      if (DEXIE.test(id)) return { code: leanDexie(code), map: null };
      if (ICON.test(id)) return { code: drawnByOurs(code, root), map: null };
      return null;
    },
  };
}

function leanDexie(code: string): string {
  const where = parseSync('dexie.mjs', code).program.body.find(
    (statement) => statement.type === 'ClassDeclaration' && statement.id?.name === 'WhereClause',
  );
  if (where?.type !== 'ClassDeclaration') throw new Error('Dexie has no class WhereClause any more');
  const asked = where.body.body.filter(
    (part) => part.type !== 'MethodDefinition' || part.key.type !== 'Identifier' || !DEXIE_QUESTIONS.has(part.key.name),
  );
  const answers = asked.map(({ start, end }) => code.slice(start, end)).join('\n');
  const lean = `${code.slice(0, where.body.start)}{${answers}}${code.slice(where.body.end)}`;
  return DEXIE_LAYERS.reduce(without, lean);
}

/** Files that only give an icon a second name stay as they are. */
function drawnByOurs(code: string, root: string): string {
  const ours = JSON.stringify(join(root, 'src/app/ui/picture/draw-icon.ts'));
  return code
    .replace(/import (\w+) from '\.\.\/createLucideIcon\.mjs'/, `import { drawIcon as $1 } from ${ours}`)
    .replaceAll(ICON_NOTES, '');
}

function without(code: string, statement: string): string {
  const [before, after, ...more] = code.split(statement);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`Dexie does not say "${statement}" once any more`);
  return before + after;
}
