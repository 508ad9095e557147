import { useCallback, useEffect, useState } from 'react';
import { watchCatalogue } from '#device/food/catalogue-changes.ts';
import { readFoods, type FoodReading } from '#device/food/nutrients/read-foods.ts';

export interface DeviceReading {
  /** What was read; null: the device has no catalogue yet. */
  reading: FoodReading | null;
  /** Of which text. */
  text: string;
}

/** What the device reads in a text with every letter; undefined until its worker has answered once. */
export function useDeviceReading(text: string): { read: DeviceReading | undefined; again: () => void } {
  const [read, setRead] = useState<DeviceReading>();
  const [asked, setAsked] = useState(0);
  const again = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => watchCatalogue(again), [again]);
  useEffect(() => {
    let isStale = false;
    // A worker that breaks down knows nothing; the next question starts another.
    void readFoods(text)
      .catch(() => null)
      .then((reading) => isStale || setRead({ reading, text }));
    return () => {
      isStale = true;
    };
  }, [text, asked]);
  return { read, again };
}
