/** A number as SVG wants it: one decimal is finer than a pixel of the picture. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

const faded = (opacity: number) => (opacity === 1 ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`);

/** A filled outline. */
export const path = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}"${faded(opacity)}/>`;

/** A line with round ends, `width` px wide. */
export const line = (d: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"${faded(opacity)}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity = 1): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${faded(opacity)}/>`;

/** The outline of an ellipse, `width` px wide. */
export const ring = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: string,
  width: number,
  opacity = 1,
): string =>
  `<ellipse cx="${n(cx)}" cy="${n(cy)}" rx="${n(rx)}" ry="${n(ry)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${faded(opacity)}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  corner: number,
  fill: string,
  opacity = 1,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(corner)}" fill="${fill}"${faded(opacity)}/>`;

/** How a drawing made around the origin is laid down. */
export interface Pose {
  /** Degrees, clockwise, on the table before it is seen from the side. */
  turn?: number;
  scale?: number;
  /** Height over width of a circle seen from where the eye is. */
  squash?: number;
}

/** Puts a drawing made around the origin at a place. */
export function at(x: number, y: number, drawing: string, { turn = 0, scale = 1, squash = 1 }: Pose = {}): string {
  const sized =
    scale === 1 && squash === 1
      ? ''
      : ` scale(${Math.round(scale * 1000) / 1000} ${Math.round(scale * squash * 1000) / 1000})`;
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return `<g transform="translate(${n(x)} ${n(y)})${sized}${turned}">${drawing}</g>`;
}

/** The same drawing so many times around a middle; `draw` gets the turn in degrees. */
export const circleOf = (count: number, draw: (degrees: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw((index / count) * 360)).join('');
