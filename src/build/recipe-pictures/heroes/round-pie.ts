import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { linear, radial } from '../drawing/paint.ts';
import { at, ellipse, line, n, path } from '../drawing/svg.ts';

interface RoundPie {
  crust: Colour;
  /** Seen where it is cut. */
  filling: Colour;
  /** Drawn on the uncut top, around the middle of the pie. */
  top?: string;
  /** Whether the wedge draws strings of cheese. */
  strings?: boolean;
}

const [RX, RY, HEIGHT] = [150, 96, 24];
/** The wedge that is cut out, in degrees; 90 is nearest. */
const [FROM, TO] = [28, 74];

const rim = (degrees: number): [number, number] => [Math.cos((degrees * Math.PI) / 180) * RX, Math.sin((degrees * Math.PI) / 180) * RY];
const spot = ([x, y]: [number, number], lower = 0) => `${n(x)} ${n(y + lower)}`;

/**
 * A round filled bread around the origin with one wedge drawn out, so that its filling is seen: the
 * shape of most of Georgia's ხაჭაპური, ლობიანი and კუბდარი.
 */
export function roundPie({ crust, filling, top = '', strings = false }: RoundPie): string {
  const [a, b] = [rim(FROM), rim(TO)];
  const fill = radial([lighter(crust, 0.5), `${lighter(crust, 0.12)} 55`, `${crust} 82`, darker(crust, 0.24)], [0.45, 0.42, 0.6]);
  const face = (to: [number, number], shade: number) =>
    path(`M0 0L${spot(to)}L${spot(to, HEIGHT)}L0 ${HEIGHT}Z`, darker('#f6dfae', shade)) +
    path(`M0 ${HEIGHT * 0.22}L${spot(to, HEIGHT * 0.26)}L${spot(to, HEIGHT * 0.76)}L0 ${HEIGHT * 0.8}Z`, linear([filling, darker(filling, 0.2 + shade)]));
  const pie = [
    ellipse(2, HEIGHT + 8, RX + 6, RY + 2, '#3b1606', 0.2),
    path(`M${-RX} 0A${RX} ${RY} 0 0 0 ${spot(b)}V${n(b[1] + HEIGHT)}A${RX} ${RY} 0 0 1 ${-RX} ${HEIGHT}Z`, linear([darker(crust, 0.12), darker(crust, 0.42)])),
    path(`M${RX} 0A${RX} ${RY} 0 0 1 ${spot(a)}V${n(a[1] + HEIGHT)}A${RX} ${RY} 0 0 0 ${RX} ${HEIGHT}Z`, linear([darker(crust, 0.2), darker(crust, 0.46)])),
    face(a, 0.18),
    face(b, 0.06),
    path(`M0 0L${spot(b)}A${RX} ${RY} 0 1 1 ${spot(a)}Z`, fill),
    line(`M${spot(b)}A${RX} ${RY} 0 1 1 ${spot(a)}`, lighter(crust, 0.35), 3, 0.6),
    line([-150, -98, 180, 128].map((degrees) => `M0 0L${spot(rim(degrees))}`).join(''), darker(crust, 0.42), 2.2, 0.5),
    top,
  ];
  const wedge =
    path(`M${spot(a)}A${RX} ${RY} 0 0 1 ${spot(b)}V${n(b[1] + HEIGHT)}A${RX} ${RY} 0 0 0 ${spot(a, HEIGHT)}Z`, linear([darker(crust, 0.14), darker(crust, 0.44)])) +
    path(`M0 0L${spot(b)}V${n(b[1] + HEIGHT)}L0 ${HEIGHT}Z`, darker('#f6dfae', 0.1)) +
    path(`M0 ${HEIGHT * 0.25}L${spot(b, HEIGHT * 0.25)}V${n(b[1] + HEIGHT * 0.78)}L0 ${HEIGHT * 0.78}Z`, linear([lighter(filling, 0.1), darker(filling, 0.2)])) +
    path(`M0 0L${spot(a)}A${RX} ${RY} 0 0 1 ${spot(b)}Z`, linear([lighter(crust, 0.42), crust])) +
    ellipse(62, 54, 13, 7, darker(crust, 0.22), 0.5) +
    ellipse(84, 44, 7, 4, darker(crust, 0.22), 0.5);
  const threads = strings ? line('M30 26Q44 46 60 48M52 22Q64 44 84 40M26 44Q36 62 52 62', lighter(filling, 0.2), 4) : '';
  return pie.join('') + at(30, 27, ellipse(70, 76, 62, 22, '#3b1606', 0.2)) + threads + at(33, 25, wedge);
}

/** Blisters that the oven leaves on a top, at places that keep clear of the wedge. */
export const blisters = (colour: Colour, opacity = 0.55): string =>
  [[-84, -28, 17, 8], [-40, -56, 15, 7], [14, -62, 18, 8], [66, -42, 13, 6], [-104, 14, 12, 6], [-52, 22, 19, 8], [-18, -22, 16, 7], [46, -12, 14, 6], [-62, 58, 14, 6], [-14, 66, 12, 5], [108, -8, 9, 5]]
    .map(([x = 0, y = 0, rx = 0, ry = 0]) => ellipse(x, y, rx, ry, colour, opacity) + ellipse(x - rx * 0.2, y - ry * 0.3, rx * 0.45, ry * 0.35, lighter(colour, 0.3), opacity))
    .join('');
