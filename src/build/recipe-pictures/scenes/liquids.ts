import type { Chance } from '../drawing/chance.ts';
import { darker, lighter, type Colour } from '../drawing/colour.ts';
import type { Surface } from '../layout.ts';
import { blob } from '../drawing/outline.ts';
import { radial } from '../drawing/paint.ts';
import { at, ellipse, line, path, ring } from '../drawing/svg.ts';

/** A liquid that fills a vessel to its wall, with the light on its far edge. */
export function pool({ cx, cy, rx, ry }: Surface, colour: Colour): string {
  return (
    ellipse(cx, cy, rx, ry, radial([lighter(colour, 0.2), `${colour} 70`, darker(colour, 0.24)], [0.45, 0.42, 0.62])) +
    ring(cx, cy, rx - 1.5, ry - 1.5, lighter(colour, 0.35), 2, 0.5) +
    line(`M${cx - rx * 0.72} ${cy - ry * 0.5}Q${cx - rx * 0.4} ${cy - ry * 0.86} ${cx + rx * 0.05} ${cy - ry * 0.88}`, '#ffffff', 4, 0.28)
  );
}

/** Drops of oil on a broth. */
export function oilDrops({ cx, cy, rx, ry }: Surface, colour: Colour, chance: Chance, count = 12): string {
  return Array.from({ length: count }, () => {
    const [angle, reach, r] = [chance.between(0, 6.28), chance.between(0.25, 0.9), chance.between(2.5, 7)];
    return ellipse(cx + Math.cos(angle) * reach * rx, cy + Math.sin(angle) * reach * ry, r, r * 0.62, lighter(colour, 0.45), 0.7);
  }).join('');
}

/** A puddle of sauce that has run under and around food. */
export const puddle = ({ cx, cy, rx, ry }: Surface, colour: Colour, chance: Chance): string =>
  at(cx, cy + 2, path(blob(chance, rx, ry, 0.06, 11), darker(colour, 0.3), 0.5)) + at(cx, cy, path(blob(chance, rx, ry, 0.06, 11), radial([lighter(colour, 0.3), `${colour} 70`, darker(colour, 0.14)], [0.45, 0.4, 0.65])));

/** A thread of sauce, cream, oil or honey let run in loops. */
export function drizzle({ cx, cy, rx, ry }: Surface, colour: Colour, width = 4): string {
  const steps = 56;
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps;
    const angle = along * Math.PI * 2 * 4.5;
    return `${Math.round(cx - rx * 0.62 + along * rx * 1.24 + Math.cos(angle) * rx * 0.16)} ${Math.round(cy + Math.sin(angle) * ry * 0.46 * Math.sin(Math.PI * (0.12 + along * 0.76)))}`;
  });
  const d = `M${points.join('L')}`;
  return line(d, darker(colour, 0.3), width + 1.4, 0.3) + line(d, colour, width) + line(d, lighter(colour, 0.7), width * 0.3, 0.7);
}

/** A spiral of cream in the middle of a soup. */
export function swirl({ cx, cy, rx, ry }: Surface, colour: Colour): string {
  const size = 0.5;
  const d = `M${cx - rx * size} ${cy}C${cx - rx * size} ${cy - ry * size * 1.2} ${cx + rx * size} ${cy - ry * size * 1.2} ${cx + rx * size} ${cy}C${cx + rx * size} ${cy + ry * size} ${cx - rx * 0.25} ${cy + ry * size} ${cx - rx * 0.25} ${cy + ry * 0.05}C${cx - rx * 0.25} ${cy - ry * 0.35} ${cx + rx * 0.22} ${cy - ry * 0.3} ${cx + rx * 0.2} ${cy}`;
  return line(d, colour, 8, 0.9) + line(d, '#ffffff', 2.4, 0.5);
}

/** Steam over what is hot: so faint that it is not seen at 44 px. */
export const steam = ({ cx, cy, ry }: Surface): string =>
  line(`M${cx - 40} ${cy - ry - 6}q-12 -14 0 -28t0 -26M${cx + 6} ${cy - ry - 10}q-12 -15 0 -30t0 -28M${cx + 50} ${cy - ry - 4}q-12 -14 0 -28t0 -26`, '#ffffff', 5, 0.35);
