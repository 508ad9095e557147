import { useEffect, useRef, useState } from 'react';
import { isOnline } from '#device/platform/online.ts';
import type { FoodReading } from '#device/food/nutrients/read-foods.ts';
import { processFoodText } from '#device/food/process-food.ts';

/** How far the server's reading is. */
export type Refinement =
  | { is: 'none' }
  | { is: 'under-way' }
  | { is: 'failed' }
  | { is: 'there'; reading: FoodReading };

const NONE: Refinement = { is: 'none' };

/** Lets the server read a text too, one at a time; another text, or the page's end, gives the one before up. */
export function useRefinement(): [
  Refinement,
  { start: (text: string) => Promise<FoodReading | null>; stop: () => void },
] {
  const [refinement, put] = useState<Refinement>(NONE);
  const running = useRef<AbortController>(undefined);
  const stop = () => {
    running.current?.abort();
    running.current = undefined;
    put(NONE);
  };
  useEffect(() => () => running.current?.abort(), []);
  const start = async (text: string): Promise<FoodReading | null> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    put({ is: 'under-way' });
    try {
      const reading = await processFoodText(text, own.signal);
      if (!own.signal.aborted) put({ is: 'there', reading });
      return reading;
    } catch {
      // What the device has read stays; without a network nobody expected more.
      if (!own.signal.aborted) put(isOnline() ? { is: 'failed' } : NONE);
      return null;
    }
  };
  return [refinement, { start, stop }];
}
