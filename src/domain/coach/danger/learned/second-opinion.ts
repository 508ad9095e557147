import { DANGER_CLASSES, type DangerClass } from '../danger-rule.ts';
import type { ReadWord } from '../pattern.ts';
import { featuresOf, scoreOf } from './features.ts';
import { LEARNED } from './learned-table.ts';
import { placesOf, STEPS } from './table-letters.ts';

/** What a message without a word that the rules know sounds like. */
interface Opinion {
  id: DangerClass;
  /** Whether the class is more than a guess. */
  sure: boolean;
}

/** Of a long message its parts are heard too: much that is harmless shall not drown a few words. */
const PART = 10;
const PART_STEP = 5;
/** Votes of the likeliest class, of all, from which it is told as such. */
const SURE_FROM = 0.6;

/** In steps of the table. */
const WEIGHTS = placesOf(LEARNED.weights).map((letter) => letter - STEPS);
const CLASSES = placesOf(LEARNED.classes);

/** Which danger the words sound like, by what `test/danger/train.ts` learned from many phrasings; undefined for everyday ones. Pure. */
export function secondOpinion(words: readonly ReadWord[]): Opinion | undefined {
  for (const part of partsOf(words)) {
    const places = featuresOf(part);
    if (scoreOf(WEIGHTS, places) > LEARNED.threshold) return likeliestOf(places);
  }
  return undefined;
}

/** How far above the threshold, in steps of the table, the part of a message lies that sounds most like danger; below none for an everyday one. Pure. */
export const loudnessOf = (words: readonly ReadWord[]): number =>
  Math.max(...[...partsOf(words)].map((part) => scoreOf(WEIGHTS, featuresOf(part)))) - LEARNED.threshold;

function* partsOf(words: readonly ReadWord[]): Generator<readonly ReadWord[]> {
  yield words;
  if (words.length <= PART + PART_STEP) return;
  for (let from = 0; from < words.length; from += PART_STEP) yield words.slice(from, from + PART);
}

function likeliestOf(places: readonly number[]): Opinion {
  const votes = DANGER_CLASSES.map(() => 0);
  for (const place of places) {
    const weight = WEIGHTS[place] ?? 0;
    const at = CLASSES[place] ?? 0;
    if (weight > 0) votes[at] = (votes[at] ?? 0) + weight;
  }
  const most = Math.max(...votes);
  const all = votes.reduce((sum, one) => sum + one, 0);
  return { id: DANGER_CLASSES[votes.indexOf(most)] ?? 'illness', sure: most > all * SURE_FROM };
}
