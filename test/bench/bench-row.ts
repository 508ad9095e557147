/** One line of the table that `npm run bench` prints. */
export interface BenchRow {
  /** What was measured, with its conditions. */
  what: string;
  /** The figure as it is read: with its unit. */
  measured: string;
  /** The budget of the design; empty where a figure only informs. */
  budget: string;
  /** Whether the budget is kept. */
  ok: boolean;
}

/** The value below which `share` (0 to 1) of the samples lie; 0 without samples. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The middle of the samples. */
export const median = (samples: readonly number[]): number => quantile(samples, 0.5);
