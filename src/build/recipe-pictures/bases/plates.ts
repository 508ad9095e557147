import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { Chance } from '../drawing/chance.ts';
import { radial } from '../drawing/paint.ts';
import { ellipse, ring } from '../drawing/svg.ts';
import { SHADOW, type Base } from './base.ts';

interface Glaze {
  colour: Colour;
  /** Colour of a painted band on the rim. */
  band?: Colour;
  /** Iron spots of stoneware. */
  specks?: true;
}

function plate({ colour, band, specks }: Glaze, rx = 198, ry = 134): Base {
  const [cx, cy] = [240, 192];
  const well = { cx, cy: cy - 3, rx: rx * 0.79, ry: ry * 0.76 };
  const clay = radial([lighter(colour, 0.45), `${colour} 78`, darker(colour, 0.1)], [0.5, 0.45, 0.6]);
  const floor = radial([lighter(colour, 0.24), lighter(colour, 0.12), darker(colour, 0.04)], [0.5, 0.6, 0.65]);
  const behind = [
    ellipse(cx, cy + 19, rx - 2, ry - 4, SHADOW),
    ellipse(cx, cy + 7, rx, ry, darker(colour, 0.24)),
    ellipse(cx, cy, rx, ry, clay),
    band ? ring(cx, cy - 0.5, rx * 0.93, ry * 0.925, band, 9) + ring(cx, cy - 0.5, rx * 0.865, ry * 0.85, band, 2.5) : '',
    specks ? freckles(rx, ry, darker(colour, 0.35)) : '',
    ellipse(well.cx, well.cy, well.rx, well.ry, floor),
    ring(well.cx, well.cy, well.rx, well.ry, darker(colour, 0.12), 2),
  ];
  return { behind: behind.join(''), front: '', surface: { cx, cy: cy - 5, rx: well.rx * 0.93, ry: well.ry * 0.88 } };
}

function freckles(rx: number, ry: number, colour: Colour): string {
  const chance = new Chance('stoneware');
  return Array.from({ length: 46 }, () => {
    const [angle, reach] = [chance.between(0, 6.28), chance.between(0.82, 0.98)];
    return ellipse(240 + Math.cos(angle) * rx * reach, 192 + Math.sin(angle) * ry * reach, chance.between(0.9, 2), chance.between(0.7, 1.3), colour, 0.55);
  }).join('');
}

/** Flat plates in the glazes of a Georgian cupboard. */
export const PLATES = {
  'plate-cream': plate({ colour: '#f7f0e2' }),
  'plate-white': plate({ colour: '#f6f3ee', band: '#e3d6bd' }),
  'plate-blue': plate({ colour: '#f4efe4', band: '#4d7397' }),
  'plate-red': plate({ colour: '#f8f0e1', band: '#a8402f' }),
  'plate-green': plate({ colour: '#8fa77a' }),
  'plate-ochre': plate({ colour: '#d9a650' }),
  'plate-terracotta': plate({ colour: '#b9683f' }),
  'plate-speckled': plate({ colour: '#e9dfcd', specks: true }),
  'plate-charcoal': plate({ colour: '#4b4541' }),
  'plate-indigo': plate({ colour: '#4a5f7d' }),
  'plate-rose': plate({ colour: '#e3b7a0' }),
  'platter-cream': plate({ colour: '#f5ecda', band: '#c9a063' }, 222, 112),
  'platter-blue': plate({ colour: '#f3efe6', band: '#39627f' }, 222, 112),
  'platter-clay': plate({ colour: '#a6582f' }, 222, 112),
} as const satisfies Record<string, Base>;
