import type { Base } from '../bases/base.ts';
import { PLATES } from '../bases/plates.ts';
import type { Surface } from '../layout.ts';
import type { Order } from '../order.ts';

/** A way to serve: draws base and food of any recipe of its kind. */
export type Scene = (order: Order) => string;

/** Food on one of the bases that suit it. */
export function servedOn(order: Order, bases: readonly [Base, ...Base[]], food: (surface: Surface) => string): string {
  const base = order.chance.pick(bases);
  return base.behind + food(base.surface) + base.front;
}

/** Plates on which most food looks well. */
export const EVERYDAY_PLATES = [PLATES['plate-cream'], PLATES['plate-white'], PLATES['plate-blue'], PLATES['plate-red'], PLATES['plate-speckled'], PLATES['plate-indigo'], PLATES['plate-green'], PLATES['plate-charcoal']] as const;

/** A smaller surface within another: `x` and `y` are parts of its half axes. */
export const corner = ({ cx, cy, rx, ry }: Surface, x: number, y: number, width: number, height = width): Surface => ({ cx: cx + x * rx, cy: cy + y * ry, rx: rx * width, ry: ry * height });
