import { linear, radial } from '../drawing/paint.ts';
import { box, ellipse, line, path, ring } from '../drawing/svg.ts';
import { SHADOW, type Base } from './base.ts';

/** A round board of walnut with the year rings of its tree. */
function roundBoard(): Base {
  const behind = [
    ellipse(240, 212, 200, 132, SHADOW),
    ellipse(240, 202, 202, 132, '#6e4322'),
    ellipse(240, 190, 202, 132, radial(['#d9a569', '#c58c50 70', '#ab7038'], [0.45, 0.42, 0.62])),
    [0.86, 0.66, 0.45].map((part) => ring(228, 188, 202 * part, 132 * part, '#9c6230', 2, 0.35)).join(''),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 186, rx: 158, ry: 96 } };
}

/** A long board with a handle. */
function longBoard(): Base {
  const behind = [
    box(12, 92, 430, 184, 30, SHADOW),
    path('M40 90H396q18 0 22 16l6 30h34q16 0 16 17t-16 17h-26l8 66q2 22-20 22H22q-22 0-20-22L16 106q3-16 24-16z', '#744a27'),
    path('M40 80H396q18 0 22 16l6 30h34q16 0 16 17t-16 17h-26l8 66q2 22-20 22H22q-22 0-20-22L16 96q3-16 24-16z', linear(['#dcae74', '#bf8748'])),
    line('M34 116C150 108 280 124 412 114M24 168C150 160 300 178 420 166M20 218C140 210 320 226 430 216', '#a06a35', 2, 0.4),
    ring(452, 143, 6, 5, '#6d4423', 4),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 224, cy: 168, rx: 166, ry: 76 } };
}

/** A slab of slate. */
function slate(): Base {
  const behind = [
    path('M44 104L442 98 462 282 24 288z', SHADOW),
    path('M48 92L436 86 456 268 26 274z', '#2b2826'),
    path('M48 84L436 78 456 258 26 264z', linear(['#5c5651', '#423d39'])),
    line('M70 112l120-6M300 238l110-4M60 226l60 2', '#7b736b', 2, 0.5),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 172, rx: 168, ry: 74 } };
}

/** A basket with a checked cloth. */
function basket(): Base {
  const weave = [0, 1, 2].map((row) => line(`M${70 + row * 14} ${232 + row * 26}C140 ${262 + row * 28} 340 ${262 + row * 28} ${410 - row * 14} ${232 + row * 26}`, '#7d5326', 4, 0.55)).join('');
  const ribs = Array.from({ length: 9 }, (_, rib) => line(`M${84 + rib * 39} ${222 + Math.sin((rib / 8) * 3.14) * 26}l${(4 - rib) * 4} 80`, '#8c5f2e', 3, 0.5)).join('');
  const behind = [
    ellipse(240, 314, 160, 22, SHADOW),
    path('M46 176C54 250 92 306 130 316H350C388 306 426 250 434 176Z', linear(['#94632f', '#c38f50', '#d7a869', '#bb8546', '#855726'], 0)),
    ribs,
    weave,
    ellipse(240, 174, 196, 104, linear(['#b98445', '#a06d34'])),
    ellipse(240, 172, 182, 94, '#6d4620'),
    path('M66 176C70 110 150 80 240 80S410 110 414 176C400 236 330 262 240 262S80 236 66 176Z', linear(['#fbf3e2', '#eaddc2'])),
    line('M104 118L372 236M160 92L408 196M72 168L290 262M372 112L110 234M318 88L70 190', '#b8483a', 4, 0.28),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 240, cy: 170, rx: 148, ry: 72 } };
}

/** A folded linen napkin on the table. */
function linen(): Base {
  const behind = [
    path('M60 78L410 60 446 262 84 306z', SHADOW),
    path('M56 68L406 50 440 250 80 294z', linear(['#fdf6e7', '#ecdfc6'])),
    line('M68 84L408 66M78 272L430 230', '#a8402f', 5, 0.75),
    line('M70 94L410 76M76 262L428 220', '#a8402f', 2, 0.75),
  ];
  return { behind: behind.join(''), front: '', surface: { cx: 246, cy: 174, rx: 150, ry: 78 } };
}

/** What food is cut and shared on. */
export const BOARDS = { 'board-round': roundBoard(), 'board-long': longBoard(), slate: slate(), basket: basket(), linen: linen() } as const satisfies Record<string, Base>;
