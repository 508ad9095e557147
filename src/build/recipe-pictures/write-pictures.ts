import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Recipe } from '../../domain/recipes/recipe.ts';
import { RECIPES } from '../../content/recipe-book.ts';
import { composePicture } from './compose-picture.ts';
import { RENDERING, renderPicture } from './render-picture.ts';

interface Folders {
  /** Gets `<recipe id>.webp` for every recipe. */
  pictures: string;
  /** Keeps what was rendered, under the hash of its drawing and of how it is rendered, from one build to the next. */
  cache: string;
}

/** Writes the picture of every recipe. What has not changed since the last build is taken from the cache. */
export async function writePictures({ pictures, cache }: Folders, recipes: readonly Recipe[] = RECIPES): Promise<void> {
  await Promise.all([mkdir(pictures, { recursive: true }), mkdir(cache, { recursive: true })]);
  const before = await readdir(cache);
  const used = new Set<string>();
  const waiting = recipes.values();

  const work = async () => {
    for (const recipe of waiting) {
      const svg = composePicture(recipe);
      const name = `${createHash('sha256').update(RENDERING).update(svg).digest('hex')}.webp`;
      used.add(name);
      await writeFile(join(pictures, `${recipe.id}.webp`), await cached(join(cache, name), () => renderPicture(svg)));
    }
  };
  // sharp renders outside the event loop, so a worker more than there are cores keeps them all busy.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  await Promise.all(before.filter((name) => !used.has(name)).map((name) => rm(join(cache, name), { force: true })));
}

/** The file's bytes; where there is none, they are made and kept. */
async function cached(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const kept = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept) return kept;
  const made = await make();
  // Two builds may share the cache: neither reads what the other has only half written.
  const half = `${file}.${process.pid}`;
  await writeFile(half, made);
  await rename(half, file);
  return made;
}
