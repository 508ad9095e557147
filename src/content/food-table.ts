import type { Food } from '../domain/food.ts';

/** Every food that is bought, by shelf; dishes are computed from the recipes beside it. */
export const FOODS: readonly Food[] = [];
