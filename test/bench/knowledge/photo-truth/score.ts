import { median } from '#test/bench/bench-row.ts';
import type { Plate } from './plates.ts';

/** What a model made of a plate: kcal and g of all its foods, and between which kcal they lie; null: no usable answer. */
export interface Seen {
  kcal: number;
  grams: number;
  low: number;
  high: number;
}

/** Figures over all plates. Errors are shares of the true figure. */
export interface Score {
  plates: number;
  answered: number;
  /** Mean absolute and median absolute error of the energy, and of the weight. */
  meanError: number;
  medianError: number;
  weightError: number;
  /** Mean signed error: below 0 the model sees too little. */
  bias: number;
  /** Share of plates whose true energy lies in the interval; four in five are meant to. */
  coverage: number;
  /** Mean absolute error of somebody who says of each plate the mean of all others. */
  floor: number;
}

/** Compares what was seen with what was weighed. Throws without two plates that were answered. */
export function scorePlates(pairs: readonly { plate: Plate; seen: Seen | null }[]): Score {
  const answered = pairs.flatMap(({ plate, seen }) => (seen ? [{ plate, seen }] : []));
  if (answered.length < 2) throw new Error('fewer than two plates were answered: nothing can be said');
  const errors = answered.map(({ plate, seen }) => (seen.kcal - plate.kcal) / plate.kcal);
  const total = answered.reduce((sum, { plate }) => sum + plate.kcal, 0);
  return {
    plates: pairs.length,
    answered: answered.length,
    meanError: mean(errors.map(Math.abs)),
    medianError: median(errors.map(Math.abs)),
    weightError: mean(answered.map(({ plate, seen }) => Math.abs(seen.grams - plate.grams) / plate.grams)),
    bias: mean(errors),
    coverage: mean(answered.map(({ plate, seen }) => Number(plate.kcal >= seen.low && plate.kcal <= seen.high))),
    floor: mean(
      answered.map(({ plate }) => {
        const others = (total - plate.kcal) / (answered.length - 1);
        return Math.abs(others - plate.kcal) / plate.kcal;
      }),
    ),
  };
}

const mean = (figures: readonly number[]): number => figures.reduce((sum, one) => sum + one, 0) / figures.length;
