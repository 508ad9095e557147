import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FOODS, MIXES } from '../../content/join/food-table.ts';
import { RECIPES } from '../../content/recipe-book.ts';
import { catalogueBodies } from '../../contract/food/catalogue-bodies.ts';
import { EDITIONS } from '../../contract/food/catalogue.ts';
import type { Food, FoodId } from '../../domain/food/food.ts';
import type { FoodMix } from '../../domain/nutrition/food-mix.ts';
import type { Recipe } from '../../domain/recipes/recipe.ts';
import { precompress } from './precompress.ts';

/** Writes both editions of the catalogue into `folder`, compressed as well as can be, and their version beside them. */
export async function writeCatalogue(
  folder: string,
  foods: readonly Food[] = FOODS,
  recipes: readonly Recipe[] = RECIPES,
  mixes: ReadonlyMap<FoodId, FoodMix> = MIXES,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { version, json } = catalogueBodies(foods, recipes, mixes, (text) =>
    createHash('sha256').update(text).digest('hex').slice(0, 16),
  );
  await Promise.all(EDITIONS.map((edition) => writeFile(join(folder, `${edition}.json`), json[edition])));
  await precompress(folder);
  await writeFile(join(folder, 'version.txt'), version);
}
