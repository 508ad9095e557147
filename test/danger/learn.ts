/** One line to learn from: its features (distinct places) and whether it belongs. */
export interface Example {
  places: readonly number[];
  belongs: boolean;
}

export interface Learned {
  weights: Float64Array;
  bias: number;
}

const ROUNDS = 40;

/**
 * A linear support vector machine (squared hinge, dual coordinate descent): deterministic, since it needs no more than sums, products and
 * roots. `cost` weighs an example that belongs, `costOfOthers` one that does not.
 */
export function learn(examples: readonly Example[], places: number, cost: number, costOfOthers: number): Learned {
  const weights = new Float64Array(places);
  let bias = 0;
  const duals = new Float64Array(examples.length);
  const order = examples.map((_, at) => at);
  const next = chance(1);
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, next);
    for (const at of order) {
      const example = examples[at];
      if (!example || example.places.length === 0) continue;
      const scale = 1 / Math.sqrt(example.places.length);
      const sign = example.belongs ? 1 : -1;
      const slack = 1 / (2 * (example.belongs ? cost : costOfOthers));
      let margin = bias;
      for (const place of example.places) margin += (weights[place] ?? 0) * scale;
      const dual = duals[at] ?? 0;
      const changed = Math.max(0, dual - (sign * margin - 1 + slack * dual) / (2 + slack));
      const step = (changed - dual) * sign;
      if (step === 0) continue;
      duals[at] = changed;
      bias += step;
      for (const place of example.places) weights[place] = (weights[place] ?? 0) + step * scale;
    }
  }
  return { weights, bias };
}

/** Numbers from 0 up to 1, always the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle(order: number[], next: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(next() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}
