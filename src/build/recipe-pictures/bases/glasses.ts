import { darker, lighter, type Colour } from '../drawing/colour.ts';
import { linear, radial } from '../drawing/paint.ts';
import { ellipse, line, path, ring } from '../drawing/svg.ts';
import { SHADOW, type Base } from './base.ts';

/** A drinking vessel: drawn around what it holds, so it takes the drink's colour. */
export type Vessel = (drink: Colour) => Base;

const GLASS = '#ffffff66';

/** A straight glass, wide at the top. */
const tumbler: Vessel = (drink) => ({
  behind: [
    ellipse(250, 318, 104, 20, SHADOW),
    path('M150 62L174 300Q176 316 196 318H284Q304 316 306 300L330 62Z', linear(['#ffffffa0', '#ffffff50', '#fff8e6a0'], 0)),
    path('M158 104L176 298Q178 310 196 311H284Q302 310 304 298L322 104Z', linear([darker(drink, 0.12), drink, lighter(drink, 0.22), drink, darker(drink, 0.18)], 0)),
    ellipse(240, 104, 82, 22, radial([lighter(drink, 0.4), lighter(drink, 0.15), drink])),
  ].join(''),
  front: ring(240, 62, 90, 24, '#ffffff', 3, 0.85) + line('M172 118L186 278', '#ffffff', 7, 0.5) + line('M312 112L302 220', '#ffffff', 3, 0.4),
  surface: { cx: 240, cy: 102, rx: 66, ry: 16 },
});

/** A tall glass for shakes, with a foot. */
const tallGlass: Vessel = (drink) => ({
  behind: [
    ellipse(248, 334, 86, 15, SHADOW),
    path('M212 300h56l26 26q4 8-10 8h-88q-14 0-10-8z', linear(['#ffffffb0', '#e6d2a8c0'])),
    path('M164 34C164 160 196 262 214 304H266C284 262 316 160 316 34Z', linear(['#ffffffa0', '#ffffff50', '#fff8e6a0'], 0)),
    path('M169 66C172 172 202 256 218 296H262C278 256 308 172 311 66Z', linear([darker(drink, 0.12), drink, lighter(drink, 0.22), drink, darker(drink, 0.18)], 0)),
    ellipse(240, 66, 71, 19, radial([lighter(drink, 0.45), lighter(drink, 0.2), drink])),
  ].join(''),
  front: ring(240, 34, 76, 20, '#ffffff', 3, 0.85) + line('M182 82C186 150 202 214 214 252', '#ffffff', 7, 0.5),
  surface: { cx: 240, cy: 64, rx: 58, ry: 14 },
});

/** A mug with its handle to the right. */
const mug = (glaze: Colour): Vessel => (drink) => ({
  behind: [
    ellipse(236, 312, 130, 20, SHADOW),
    line('M336 142C414 130 414 244 330 240', darker(glaze, 0.12), 24),
    line('M338 138C402 132 402 232 336 232', lighter(glaze, 0.4), 6, 0.7),
    path('M116 112C116 210 124 286 144 304Q152 312 168 312H296Q312 312 320 304C340 286 348 210 348 112Z', linear([darker(glaze, 0.16), glaze, lighter(glaze, 0.36), glaze, darker(glaze, 0.26)], 0)),
    line('M120 168C180 196 284 196 344 168', '#fff3d6', 5, 0.7),
    ellipse(232, 112, 116, 48, radial([lighter(glaze, 0.5), `${lighter(glaze, 0.15)} 84`, darker(glaze, 0.14)], [0.45, 0.4, 0.62])),
    ellipse(232, 115, 102, 38, radial([lighter(drink, 0.35), drink, darker(drink, 0.15)], [0.45, 0.6, 0.7])),
  ].join(''),
  front: '',
  surface: { cx: 232, cy: 116, rx: 84, ry: 28 },
});

/** A cup of thin china on its saucer. */
const cup: Vessel = (drink) => ({
  behind: [
    ellipse(240, 298, 176, 44, SHADOW),
    ellipse(240, 284, 178, 46, linear(['#fffaf0', '#ddcba5'])),
    ring(240, 282, 164, 40, '#8f3b30', 3),
    ellipse(240, 284, 92, 22, '#00000022'),
    line('M346 164C416 152 408 236 322 232', '#eadcc0', 15),
    path('M118 140C122 226 168 276 204 282H276C312 276 358 226 362 140Z', linear(['#e6d8bb', '#fbf5e8', '#fffdf7', '#f3e8d2', '#d3c09a'], 0)),
    line('M126 176C160 240 320 240 354 176', '#8f3b30', 3),
    ellipse(240, 140, 122, 50, '#fffdf6'),
    ellipse(240, 143, 110, 42, radial([lighter(drink, 0.3), drink, darker(drink, 0.2)], [0.45, 0.6, 0.7])),
  ].join(''),
  front: '',
  surface: { cx: 240, cy: 144, rx: 92, ry: 32 },
});

/** A preserving jar, its mouth open. */
const jar: Vessel = (drink) => ({
  behind: [
    ellipse(240, 320, 122, 18, SHADOW),
    path('M160 62V88Q124 100 122 136V290Q124 318 152 320H328Q356 318 358 290V136Q356 100 320 88V62Z', linear(['#ffffffb0', '#ffffff60', '#fff4d8b0'], 0)),
    path('M132 140Q134 118 164 106H316Q346 118 348 140V286Q346 310 324 311H156Q134 310 132 286Z', linear([darker(drink, 0.12), drink, lighter(drink, 0.25), drink, darker(drink, 0.2)], 0)),
    ellipse(240, 106, 76, 18, radial([lighter(drink, 0.4), lighter(drink, 0.15), drink])),
  ].join(''),
  front: [
    ring(240, 62, 80, 20, '#ffffff', 4, 0.9),
    path('M160 76Q240 108 320 76V84Q240 116 160 84Z', GLASS),
    line('M146 148V276', '#ffffff', 8, 0.5),
  ].join(''),
  surface: { cx: 240, cy: 104, rx: 62, ry: 13 },
});

/** What is drunk from. */
export const GLASSES = { tumbler, 'tall-glass': tallGlass, 'mug-ochre': mug('#d39244'), 'mug-blue': mug('#5b7fa0'), 'mug-green': mug('#7f9a6c'), 'mug-clay': mug('#b5623a'), cup, jar } as const satisfies Record<string, Vessel>;
