import type { Recipe } from '../../domain/recipes/recipe.ts';
import { Chance } from './drawing/chance.ts';
import { ground, GROUNDS } from './ground.ts';
import { sceneOf } from './menu.ts';
import { orderOf } from './order.ts';
import { definitionsOf } from './drawing/paint.ts';

/** Size of every picture in px. */
const PICTURE = { width: 480, height: 360 } as const;

/** A recipe's dish on its base, without the table under it. */
export function drawDish(recipe: Recipe): string {
  const order = orderOf(recipe);
  return sceneOf(order)(order);
}

/** The picture of a recipe as SVG: a table, a base and what is on it. The same recipe always gives the same picture. */
export function composePicture(recipe: Recipe): string {
  const drawing = ground(new Chance(`${recipe.id} table`).pick(GROUNDS)) + drawDish(recipe);
  const { width, height } = PICTURE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitionsOf(drawing)}</defs>${drawing}</svg>`;
}
