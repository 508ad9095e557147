import { queryWords } from '#domain/food/search/search-words.ts';
import { WordIndex, type Fit, type WordMatch } from '#domain/food/search/word-index.ts';
import type { AnswerPart, HelpAnswer } from '#app/text/help/answer.ts';

/** Where a word stands says how much the answer is about it. */
const WORTH = { question: 4, words: 3, answer: 1 } as const;
const WORTH_OF_FIT: Readonly<Record<Fit, number>> = { same: 1, case: 0.95, start: 0.8, typo: 0.5 };
/** An answer accounts for so much of what the query's words weigh; common words weigh little. */
const LEAST_SHARE = 0.55;
/** A best answer leaves out what is so much worse. */
const LEAST_OF_BEST = 0.2;
const MOST_WORDS = 12;
/** A word that no answer has weighs as one that a quarter of them have: people ask in whole sentences. */
const UNKNOWN_IN = 1 / 4;

/** Answers by their words: Georgian in both scripts, words half typed, in any case form, with typos. */
export interface HelpSearch {
  /** The best first; none for a query without a word. */
  search(query: string): HelpAnswer[];
}

/** Makes the search over these answers. */
export function createHelpSearch(answers: readonly HelpAnswer[]): HelpSearch {
  const worths = answers.map(worthsOfWords);
  const index = new WordIndex(new Set(worths.flatMap((words) => [...words.keys()])));
  const all = index.all();

  /** How much each answer is about one typed word; empty when none is. */
  function find(keys: readonly string[]): Map<number, number> {
    const exact = keys.flatMap((key) => index.matches(key));
    const matches: readonly WordMatch[] = exact.length > 0 ? exact : keys.flatMap((key) => index.near(key));
    const found = new Map<number, number>();
    for (const { word, fit } of matches) {
      for (const [at, words] of worths.entries()) {
        const worth = (words.get(all[word] ?? '') ?? 0) * WORTH_OF_FIT[fit];
        if (worth > (found.get(at) ?? 0)) found.set(at, worth);
      }
    }
    return found;
  }

  return {
    search(query) {
      const words = queryWords(query)
        .slice(0, MOST_WORDS)
        .map(({ keys }) => find(keys));
      const weights = words.map((found) => Math.log1p(answers.length / (found.size || answers.length * UNKNOWN_IN)));
      const wanted = weights.reduce((sum, weight) => sum + weight, 0);
      const scores = answers.map((answer, at) => {
        let share = 0;
        let score = 0;
        for (const [number, found] of words.entries()) {
          const worth = found.get(at);
          if (worth === undefined) continue;
          share += weights[number] ?? 0;
          score += worth * (weights[number] ?? 0);
        }
        return { answer, score, fits: wanted > 0 && share >= wanted * LEAST_SHARE };
      });
      const fitting = scores.filter(({ fits }) => fits).toSorted((one, other) => other.score - one.score);
      const least = (fitting[0]?.score ?? 0) * LEAST_OF_BEST;
      return fitting.filter(({ score }) => score >= least).map(({ answer }) => answer);
    },
  };
}

/** The words of an answer by key, each with what its best place is worth. */
function worthsOfWords({ question, words = '', answer }: HelpAnswer): Map<string, number> {
  const worths = new Map<string, number>();
  const learn = (text: string, worth: number) => {
    for (const { keys } of queryWords(text))
      for (const key of keys) worths.set(key, Math.max(worth, worths.get(key) ?? 0));
  };
  for (const part of answer) learn(textOf(part), WORTH.answer);
  learn(words, WORTH.words);
  learn(question, WORTH.question);
  return worths;
}

function textOf(part: AnswerPart): string {
  if (typeof part === 'string') return part;
  if ('picture' in part) return '';
  if ('steps' in part) return part.steps.join(' ');
  return 'points' in part ? part.points.join(' ') : part.sources.map(({ name }) => name).join(' ');
}
