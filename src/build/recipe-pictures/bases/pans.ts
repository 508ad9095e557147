import { linear, radial } from '../drawing/paint.ts';
import { box, ellipse, line, path, ring } from '../drawing/svg.ts';
import { SHADOW, type Base } from './base.ts';

/** ტაფა: an iron pan; the handle leaves the picture. */
function ironPan(): Base {
  const behind = [
    ellipse(232, 220, 176, 116, SHADOW),
    path('M378 132L474 70q10-6 16 4l4 12q2 8-6 13L402 162z', linear(['#5d5550', '#2f2927'])),
    ellipse(228, 206, 178, 120, '#211c1a'),
    ellipse(228, 190, 178, 120, radial(['#6d645d', '#4a423d 80', '#332c29'], [0.45, 0.4, 0.62])),
    ring(228, 189, 173, 116, '#8f857b', 2, 0.6),
    ellipse(228, 192, 160, 103, linear(['#2a2422', '#463e39'])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 228, cy: 197, rx: 150, ry: 92 } };
}

/** A copper pot for what is stewed. */
function copperPan(): Base {
  const body = 'M64 170C68 252 108 300 156 310H324C372 300 412 252 416 170Z';
  const behind = [
    ellipse(240, 314, 158, 22, SHADOW),
    line('M66 176C26 174 26 224 74 220', '#7a5a2f', 12),
    line('M414 176C454 174 454 224 406 220', '#67481f', 12),
    path(body, linear(['#8a4322', '#c9743f', '#eeb27f', '#c56f3b', '#793a1b'], 0)),
    ellipse(240, 168, 176, 98, radial(['#f1c193', '#d2864f 84', '#a85c2e'], [0.45, 0.4, 0.62])),
    ellipse(240, 171, 163, 87, linear(['#5d3018', '#9a5a35'])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 177, rx: 154, ry: 79 } };
}

/** A ceramic dish from the oven. */
function bakingDish(): Base {
  const behind = [
    ellipse(240, 232, 212, 92, SHADOW),
    path('M26 176q-16 4-14 22t20 14l18-2zM454 176q16 4 14 22t-20 14l-18-2z', '#d8c6a2'),
    path('M66 92H414q18 0 24 18l22 134q4 24-22 30H42q-26-6-22-30L42 110q6-18 24-18z', '#cdb98f'),
    path('M66 84H414q18 0 24 18l22 130q4 24-22 30H42q-26-6-22-30L42 102q6-18 24-18z', linear(['#fbf5e6', '#efe3c8'])),
    path('M78 98H402q14 0 18 14l20 116q3 18-16 22H56q-19-4-16-22L60 112q4-14 18-14z', linear(['#b99f70', '#d9c497'])),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 178, rx: 178, ry: 72 } };
}

/** A sheet of baking paper on a tray. */
function bakingTray(): Base {
  const behind = [
    box(26, 84, 428, 222, 26, SHADOW),
    box(24, 68, 432, 222, 24, '#5b5049'),
    box(34, 76, 412, 204, 18, '#3d3530'),
    path('M44 84L434 80 440 268 40 276z', linear(['#f6ead0', '#e6d4ae'])),
    line('M60 98L200 92M300 262l120-4', '#cfb98c', 2, 0.6),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 180, rx: 178, ry: 78 } };
}

/** What comes from the stove or the oven to the table. */
export const PANS = { 'iron-pan': ironPan(), 'copper-pan': copperPan(), 'baking-dish': bakingDish(), 'baking-tray': bakingTray() } as const satisfies Record<string, Base>;
