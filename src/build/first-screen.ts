import { join } from 'node:path';

/** What rolldown tells of a module while it cuts chunks. */
interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** The modules from which a start from the home screen begins. */
const ROOTS = ['src/app/app.tsx', 'src/app/features/dashboard/screen.tsx'];
const REACT = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Chunk groups of the client: everything that the dashboard needs at once comes in two files instead of eighty,
 * because each request costs a phone more than its bytes. What only a dialog or another screen needs stays apart.
 * React has a file of its own: it outlives our releases in the cache.
 */
export function firstScreen(root: string) {
  let needed: ReadonlySet<string> | undefined;
  return [
    { debugName: 'react', name: (id: string) => (REACT.test(id) ? 'react' : null), priority: 2 },
    {
      debugName: 'start',
      name: (id: string, context: ChunkingContext) => {
        needed ??= reachable(ROOTS.map((path) => join(root, path)), context);
        return needed.has(id) ? 'start' : null;
      },
      priority: 1,
    },
  ];
}

/** Every module that static imports reach from `from`. */
function reachable(from: readonly string[], context: ChunkingContext): Set<string> {
  const found = new Set(from);
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  }
  return found;
}
