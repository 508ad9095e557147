import type { Intent } from '../intent.ts';
import type { Question, Sign } from './read-question.ts';

/** Knows which intent a question has: that of the signs which, together, the fewest intents share. */
export class IntentChooser {
  private readonly intents: readonly Intent[];
  private readonly weights: ReadonlyMap<Sign, number>;

  constructor(intents: readonly Intent[]) {
    this.intents = intents;
    this.weights = weightsOf(intents);
  }

  /** The intent that fits best, of equal ones the first; undefined when none fits. */
  of({ signs }: Question): Intent | undefined {
    let best: { intent: Intent; score: number } | undefined;
    for (const intent of this.intents) {
      if (intent.unless?.some((sign) => signs.has(sign))) continue;
      for (const pattern of intent.when) {
        if (!pattern.every((sign) => signs.has(sign))) continue;
        const score = pattern.reduce((sum, sign) => sum + (this.weights.get(sign) ?? 0), 0);
        if (!best || score > best.score) best = { intent, score };
      }
    }
    return best?.intent;
  }
}

/** A sign weighs the more, the fewer intents speak of it (inverse document frequency). */
function weightsOf(intents: readonly Intent[]): Map<Sign, number> {
  const counts = new Map<Sign, number>();
  for (const { when } of intents)
    for (const sign of new Set(when.flat())) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return new Map([...counts].map(([sign, count]) => [sign, Math.log(1 + intents.length / count)]));
}
