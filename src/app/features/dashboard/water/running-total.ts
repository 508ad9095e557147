import { effectiveWater } from '#domain/body/water.ts';

/** A day's total in ml as the taps so far will make it, ahead of what the screen shows. */
export interface RunningTotal {
  get: () => number;
  /** The stored total came in. */
  show: (ml: number) => void;
  /** A tap is on its way to the store; the answer is told what it really moved, 0 when it failed. */
  begin: (ml: number) => (movedMl: number) => void;
}

/** Two quick taps on a glass mean two glasses, though the second comes before the first is on screen. */
export function createRunningTotal(startMl: number): RunningTotal {
  let stored = startMl;
  const taps = new Set<{ ml: number }>();
  return {
    get: () => [...taps].reduce((total, { ml }) => total + effectiveWater(total, ml), stored),
    show: (ml) => {
      stored = ml;
    },
    begin: (ml) => {
      const tap = { ml };
      taps.add(tap);
      return (movedMl) => {
        if (taps.delete(tap)) stored += movedMl;
      };
    },
  };
}
