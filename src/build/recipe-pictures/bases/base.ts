import type { Surface } from '../layout.ts';

/** What food is served on or in. */
export interface Base {
  /** Drawn before the food. */
  behind: string;
  /** Drawn over the food: the near rim of what is deep. */
  front: string;
  /** Where the food lies. */
  surface: Surface;
}

/** The shadow under everything, as in the family's first picture. */
export const SHADOW = '#3b160624';
