/** An item that was read: whose line it is of, what was seen of it, and whether it was wrong. */
export interface Observation {
  hand: string;
  wrong: boolean;
  signs: readonly string[];
}

/** Log odds that an item with such signs is wrong. */
export interface Odds {
  (signs: readonly string[]): number;
  /** By sign; `none` is what every item begins with. */
  weights: ReadonlyMap<string, number>;
}

const STEPS = 1500;
const MOMENTUM = 0.9;
/** Signs that fewer items have tell nothing. */
const FEWEST = 8;

/**
 * A logistic regression, by gradient descent with momentum. The L2 penalty pulls every weight but that of `none` to what is known of it `before` (zero where nothing is),
 * the more the fewer items tell of it.
 */
export function logisticFit(
  rows: readonly Observation[],
  penalty: number,
  before: ReadonlyMap<string, number> = new Map(),
): Odds {
  const counts = new Map<string, number>();
  for (const { signs } of rows) for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const known = [...counts].filter(([, count]) => count >= FEWEST).map(([sign]) => sign);
  const signs = [...new Set([...known, ...before.keys()])].filter((sign) => sign !== 'none').toSorted();
  const columnOf = new Map(['none', ...signs].map((sign, at) => [sign, at]));
  const centre = Float64Array.from(['none', ...signs], (sign) => before.get(sign) ?? 0);
  const columns = rows.map(({ signs }) => [
    0,
    ...new Set(
      signs.flatMap((sign) => {
        const column = columnOf.get(sign);
        return column === undefined ? [] : [column];
      }),
    ),
  ]);
  const weights = centre.slice();
  const speed = new Float64Array(columnOf.size);
  // The loss is nowhere steeper than this.
  const steepest = (rows.length * Math.max(1, ...columns.map((row) => row.length))) / 4 + penalty;
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight, column) => (column === 0 ? 0 : penalty * (weight - (centre[column] ?? 0))));
    for (const [at, row] of columns.entries()) {
      let odds = 0;
      for (const column of row) odds += weights[column] ?? 0;
      const miss = 1 / (1 + Math.exp(-odds)) - (rows[at]?.wrong ? 1 : 0);
      for (const column of row) slope[column] = (slope[column] ?? 0) + miss;
    }
    for (const [column, rise] of slope.entries()) {
      speed[column] = MOMENTUM * (speed[column] ?? 0) - rise / steepest;
      weights[column] = (weights[column] ?? 0) + (speed[column] ?? 0);
    }
  }
  const odds = (signs: readonly string[]): number => {
    let sum = weights[0] ?? 0;
    for (const sign of new Set(signs)) sum += weights[columnOf.get(sign) ?? -1] ?? 0;
    return sum;
  };
  return Object.assign(odds, { weights: new Map([...columnOf].map(([sign, column]) => [sign, weights[column] ?? 0])) });
}
