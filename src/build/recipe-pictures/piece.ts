import type { Chance } from './drawing/chance.ts';
import { at, ellipse } from './drawing/svg.ts';

/** Something small to eat, drawn around the origin in the size it has on a plate 396 px wide. */
export interface Piece {
  /** Half its width and height in px. */
  rx: number;
  ry: number;
  /** A slice lies flat and is seen from the side; a lump stands and is always lit from above. */
  stands?: true;
  draw: (chance: Chance) => string;
}

/** A piece made smaller where it is too large to be one of many. */
export function shrunk(piece: Piece, largest = 32): Piece {
  const scale = largest / piece.rx;
  return scale >= 1
    ? piece
    : {
        ...piece,
        rx: piece.rx * scale,
        ry: piece.ry * scale,
        draw: (chance) => at(0, 0, piece.draw(chance), { scale }),
      };
}

const SHADE = '#3b1606';

/** Lays a piece down with its shadow. `turn` in degrees; what stands is turned only a little, so that the light stays above. */
export function lay(
  piece: Piece,
  x: number,
  y: number,
  chance: Chance,
  { scale = 1, turn }: { scale?: number; turn?: number } = {},
): string {
  const angle = turn ?? (piece.stands ? chance.between(-18, 18) : chance.between(0, 360));
  const squash = piece.stands ? 1 : 0.74;
  const shadow = ellipse(0, 0, piece.rx * 1.06, piece.ry * 1.06, SHADE, 0.2);
  return (
    at(x + 1, y + 3.5, shadow, { scale, squash, turn: angle }) +
    at(x, y, piece.draw(chance), { scale, squash, turn: angle })
  );
}
