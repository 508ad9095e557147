import type { FoodId } from '#domain/food/food.ts';
import type { OwnUnit } from '#domain/food/own-units.ts';
import { useThing } from '#device/diary/hooks/use-things.ts';

/** No food has this name. */
const NOBODY: FoodId = '-';
const NONE: readonly OwnUnit[] = [];

/** The person's own units of a food; none of what is no known food, or until IndexedDB answers. */
export const useOwnUnits = (food: FoodId | null): readonly OwnUnit[] =>
  useThing('own-units', food ?? NOBODY)?.value.units ?? NONE;
