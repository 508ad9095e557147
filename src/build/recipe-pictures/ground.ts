import { lighter } from './drawing/colour.ts';
import { radial } from './drawing/paint.ts';
import { box } from './drawing/svg.ts';

/** Warm table tops; all of one depth, so that a list of pictures is calm on a light and on a dark card. */
export const GROUNDS = ['#e4cfa6', '#e2c39c', '#dcc7a0', '#e6c9a4', '#d8c9a2', '#e0bf93'] as const;

/** The table under a dish: brighter where the light falls. */
export const ground = (colour: (typeof GROUNDS)[number]): string =>
  box(0, 0, 480, 360, 0, radial([lighter(colour, 0.42), `${colour} 90`, colour], [0.42, 0.36, 0.85]));
