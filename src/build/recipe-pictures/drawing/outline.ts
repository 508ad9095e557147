import type { Chance } from './chance.ts';
import { n } from './svg.ts';

export type Point = readonly [x: number, y: number];

/** A smooth closed outline through the points (Catmull–Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const around = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const [startX, startY] = around(0);
  const curves = points.map((_, index) => {
    const [before, from, to, after] = [around(index - 1), around(index), around(index + 1), around(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6] as const;
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6] as const;
    return `C${n(first[0])} ${n(first[1])} ${n(second[0])} ${n(second[1])} ${n(to[0])} ${n(to[1])}`;
  });
  return `M${n(startX)} ${n(startY)}${curves.join('')}Z`;
}

/** An outline around the origin that is never quite an ellipse: `wobble` is the part by which a corner may miss it. */
export function blob(chance: Chance, rx: number, ry: number, wobble = 0.08, corners = 9): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * 2 * Math.PI;
    const reach = 1 + chance.between(-wobble, wobble);
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });
  return smooth(points);
}

/** A ring of scallops around the origin: the frilled edge of a leaf or a crust. */
export function frill(rx: number, ry: number, waves: number, depth = 0.1): string {
  const points = Array.from({ length: waves * 2 }, (_, index): Point => {
    const angle = (index / (waves * 2)) * 2 * Math.PI;
    const reach = index % 2 === 0 ? 1 : 1 - depth;
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach];
  });
  return smooth(points);
}
