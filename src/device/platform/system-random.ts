import { v7 } from 'uuid';
import type { Random } from '#sync/ports.ts';

/** Chance of this context; ids sort by the time of their making. */
export const systemRandom: Random = { next: () => Math.random(), uuid: () => v7() };
