import { useEffect } from 'react';
import { holdFoods } from '../ask-foods.ts';

/** While `isNear`, the food worker has its indexes ready: what leads to a search says so before the first letter. */
export function useFoodsAtHand(isNear: boolean): void {
  useEffect(() => (isNear ? holdFoods() : undefined), [isNear]);
}
