import type { Chance } from './drawing/chance.ts';
import { lay, type Piece } from './piece.ts';

/** Where food lies: an ellipse in px of the picture. */
export interface Surface {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
}

/** The same surface, smaller or larger around its middle. */
export const inset = ({ cx, cy, rx, ry }: Surface, share: number): Surface => ({
  cx,
  cy,
  rx: rx * share,
  ry: ry * share,
});

/** A piece and how many parts of a mixture it makes up. */
export interface Part {
  piece: Piece;
  parts: number;
}

interface Spread {
  count: number;
  scale?: number;
  /** px by which the middle of a heap stands above its edge. */
  height?: number;
  /** Part of the distance between neighbours by which a piece may be off its place. */
  loose?: number;
}

/**
 * Spreads a mixture evenly over a surface, the far pieces first. Every piece has its place on a
 * sunflower's spiral, so nothing gathers and nothing is bare.
 */
export function spread(
  surface: Surface,
  mixture: readonly Part[],
  chance: Chance,
  { count, scale = 1, height = 0, loose = 0.5 }: Spread,
): string {
  if (count <= 0) return '';
  const pieces = chance.shuffled(dealt(mixture, count));
  const start = chance.between(0, 2 * Math.PI);
  const apart = 1 / Math.sqrt(count);
  return pieces
    .map((piece, index) => {
      const reach = Math.sqrt((index + 0.5) / pieces.length);
      const angle = start + index * 2.399_963;
      const u = Math.cos(angle) * reach + chance.between(-loose, loose) * apart;
      const v = Math.sin(angle) * reach + chance.between(-loose, loose) * apart;
      const lift = height * Math.max(0, 1 - u * u - v * v);
      return { piece, x: surface.cx + u * surface.rx, ground: surface.cy + v * surface.ry, lift };
    })
    .toSorted((one, other) => one.ground - other.ground)
    .map(({ piece, x, ground, lift }) =>
      lay(piece, x, ground - lift, chance, { scale: scale * chance.between(0.92, 1.08) }),
    )
    .join('');
}

/** How many pieces of a mixture cover a surface so many times; never so many that a picture becomes heavy. */
export function enough({ rx, ry }: Surface, mixture: readonly Part[], coverage: number, scale = 1): number {
  const total = mixture.reduce((sum, { parts }) => sum + parts, 0);
  const area = mixture.reduce(
    (sum, { piece, parts }) =>
      sum + (parts / total) * Math.max(piece.rx, 7) * Math.max(piece.ry, 6) * (piece.stands ? 1 : 0.74) * scale * scale,
    0,
  );
  return mixture.length === 0 ? 0 : Math.min(110, Math.max(4, Math.round((rx * ry * coverage) / area)));
}

/** So many pieces of each kind as its parts allow, none left out. */
function dealt(mixture: readonly Part[], count: number): Piece[] {
  const total = mixture.reduce((sum, { parts }) => sum + parts, 0);
  return mixture.flatMap(({ piece, parts }) =>
    Array.from({ length: Math.max(1, Math.round((parts / total) * count)) }, () => piece),
  );
}
