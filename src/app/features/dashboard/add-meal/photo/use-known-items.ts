import { useEffect, useState } from 'react';
import type { FoodItem } from '#contract/ai.ts';
import { knowItems, type FoodReading } from '#device/food/nutrients/read-foods.ts';

/** What a server's items are to the device; undefined while it looks, and while there are none. */
export function useKnownItems(items: readonly FoodItem[] | null): FoodReading | undefined {
  const [known, setKnown] = useState<{ items: readonly FoodItem[]; reading: FoodReading }>();
  useEffect(() => {
    if (!items) return undefined;
    let isWanted = true;
    void knowItems(items).then(
      (foods) => isWanted && setKnown({ items, reading: { foods, leftOut: [], unknown: [] } }),
    );
    return () => {
      isWanted = false;
    };
  }, [items]);
  // A list that has been shown once stays, also while it is being confirmed and its photo goes.
  return known?.reading;
}
