import { linear, radial } from '../drawing/paint.ts';
import { ellipse, line, path, ring } from '../drawing/svg.ts';
import { SHADOW, type Base } from './base.ts';

/** კეცი: the shallow pan of red clay that goes into the oven and onto the table. */
function clayPan(): Base {
  const behind = [
    ellipse(240, 222, 194, 120, SHADOW),
    ellipse(240, 208, 196, 126, '#6f331b'),
    ellipse(240, 190, 196, 126, radial(['#d98a58', '#bd6a3d 80', '#96492a'], [0.45, 0.4, 0.62])),
    ring(240, 189, 190, 121, '#e7a677', 2.5, 0.6),
    ellipse(240, 191, 172, 105, linear(['#5e2a15', '#8a4526'])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 198, rx: 160, ry: 92 } };
}

/** ქოთანი: the round-bellied clay pot with two ears. */
function clayPot(): Base {
  const belly = 'M112 116C66 160 66 250 138 306C170 326 310 326 342 306C414 250 414 160 368 116Z';
  const behind = [
    ellipse(240, 316, 150, 22, SHADOW),
    line('M92 156C44 150 44 216 90 212', '#8f4828', 19),
    line('M388 156C436 150 436 216 390 212', '#7a3a20', 19),
    line('M92 153C52 150 52 208 88 206', '#cf8354', 5, 0.6),
    path(belly, linear(['#8d4526', '#c2703f', '#d68b58', '#b9673a', '#7b3a20'], 0)),
    line('M84 206C140 240 340 240 396 206', '#f0c193', 4, 0.55),
    line('M84 222C140 256 340 256 396 222', '#5c2913', 2.5, 0.35),
    ellipse(240, 116, 140, 62, radial(['#e09c6a', '#c67746 82', '#a1552f'], [0.45, 0.4, 0.62])),
    ellipse(240, 118, 122, 50, linear(['#552511', '#7d3d21'])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 123, rx: 115, ry: 43 } };
}

/** ჯამი: a deep bowl of glazed clay. */
function clayBowl(): Base {
  const body = 'M66 152C68 236 128 306 178 314H302C352 306 412 236 414 152Z';
  const behind = [
    ellipse(240, 316, 150, 22, SHADOW),
    path(body, linear(['#85411f', '#b9683a', '#cd8350', '#ad5f33', '#743619'], 0)),
    line('M74 186C110 254 370 254 406 186', '#f1d3a2', 5, 0.75),
    ellipse(240, 152, 174, 94, radial(['#dd9a68', '#c27243 82', '#9f532d'], [0.45, 0.4, 0.62])),
    ellipse(240, 155, 160, 82, linear(['#572611', '#88462a'])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 162, rx: 152, ry: 74 } };
}

/** What is made of red clay. */
export const CLAY = { ketsi: clayPan(), kotani: clayPot(), 'clay-bowl': clayBowl() } as const satisfies Record<string, Base>;
