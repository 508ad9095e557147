import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { linear, radial } from '../drawing/paint.ts';
import { ellipse, line, path, ring } from '../drawing/svg.ts';
import { SHADOW, type Base } from './base.ts';

/** A deep bowl seen from the side and above. */
function bowl(colour: Colour, band?: Colour): Base {
  const [cx, rim] = [240, 158];
  const [rx, ry] = [172, 96];
  const body = `M${cx - rx} ${rim}C${cx - rx + 2} 236 ${cx - 112} 304 ${cx - 66} 312H${cx + 66}C${cx + 112} 304 ${cx + rx - 2} 236 ${cx + rx} ${rim}Z`;
  const behind = [
    ellipse(cx, 312, 150, 24, SHADOW),
    path(`M${cx - 68} 300h136l-8 24h-120z`, darker(colour, 0.4)),
    path(body, linear([darker(colour, 0.08), colour, lighter(colour, 0.3), colour, darker(colour, 0.3)], 0)),
    band ? line(`M${cx - rx + 4} 190C${cx - rx + 34} 286 ${cx + rx - 34} 286 ${cx + rx - 4} 190`, band, 8, 0.9) : '',
    ellipse(cx, rim, rx, ry, radial([lighter(colour, 0.5), `${lighter(colour, 0.25)} 80`, colour], [0.5, 0.4, 0.6])),
    ellipse(cx, rim + 3, rx - 10, ry - 8, linear([darker(colour, 0.4), darker(colour, 0.12)])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx, cy: rim + 7, rx: rx - 15, ry: ry - 13 } };
}

/** A wide rimmed soup plate. */
function soupPlate(colour: Colour, band?: Colour): Base {
  const [cx, cy, rx, ry] = [240, 190, 204, 130];
  const behind = [
    ellipse(cx, cy + 24, rx - 20, ry - 12, SHADOW),
    ellipse(cx, cy + 12, rx - 6, ry - 2, darker(colour, 0.28)),
    ellipse(cx, cy, rx, ry, radial([lighter(colour, 0.5), `${colour} 80`, darker(colour, 0.1)], [0.5, 0.45, 0.6])),
    band ? ring(cx, cy, rx * 0.91, ry * 0.9, band, 10) : '',
    ellipse(cx, cy + 1, rx * 0.77, ry * 0.75, linear([darker(colour, 0.3), darker(colour, 0.05)])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx, cy: cy + 4, rx: rx * 0.745, ry: ry * 0.71 } };
}

/** A small dessert bowl of clear glass on a foot. */
function coupe(): Base {
  const body = 'M98 150C104 234 170 274 212 280L218 316H262L268 280C310 274 376 234 382 150Z';
  const behind = [
    ellipse(240, 326, 112, 17, SHADOW),
    ellipse(240, 320, 78, 14, linear(['#ffffffcc', '#d9c7a3cc'])),
    path(body, linear(['#ffffff8c', '#fff8e6b0', '#e9d6adb0'], 0)),
    ellipse(240, 150, 142, 62, '#fffdf4d8'),
  ];
  const front = line('M112 172C120 224 158 252 190 262', '#ffffff', 5, 0.75);
  return { behind: behind.join(''), front, surface: { cx: 240, cy: 154, rx: 130, ry: 52 } };
}

/** Bowls, soup plates and a dessert glass. */
export const BOWLS = {
  'bowl-cream': bowl('#efe4cd'),
  'bowl-blue': bowl('#5b7fa0', '#e8dcc0'),
  'bowl-green': bowl('#7f9a6c'),
  'bowl-ochre': bowl('#d59a45', '#f3e2b8'),
  'bowl-charcoal': bowl('#514943'),
  'bowl-rose': bowl('#d59f88', '#f6e6d3'),
  'bowl-wood': bowl('#a9713f'),
  'soup-plate-cream': soupPlate('#f6efe0'),
  'soup-plate-blue': soupPlate('#f4eee0', '#44698c'),
  'soup-plate-red': soupPlate('#f7efdf', '#ab4a35'),
  'soup-plate-sage': soupPlate('#a9b792'),
  coupe: coupe(),
} as const satisfies Record<string, Base>;
