import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOODS } from '../../content/join/food-table.ts';
import { RECIPES } from '../../content/recipe-book.ts';
import { catalogueBodies } from '../../contract/food/catalogue-bodies.ts';
import { EDITIONS } from '../../contract/food/catalogue.ts';
import type { Food } from '../../domain/food/food.ts';
import type { Recipe } from '../../domain/recipes/recipe.ts';
import { precompress } from './precompress.ts';

/** Writes both editions of the catalogue into `folder`, compressed as well as can be, and their version beside them. */
export async function writeCatalogue(
  folder: string,
  foods: readonly Food[] = FOODS,
  recipes: readonly Recipe[] = RECIPES,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { version, json } = catalogueBodies(foods, recipes, (text) =>
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  );
  await Promise.all(EDITIONS.map((edition) => writeFile(join(folder, `${edition}.json`), json[edition])));
  await precompress(folder);
  await writeFile(join(folder, 'version.txt'), version);
}
