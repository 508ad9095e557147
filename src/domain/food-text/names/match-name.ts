import type { Food } from '#domain/food/food.ts';
import { followsShortStem, stemsOfWord } from '#domain/georgian/stem.ts';
import type { Ending, Stemmed } from '#domain/georgian/stemmed.ts';
import { isCommonWord } from '../words/common-words.ts';
import { OF_MARK, SHORT_MARK, WITH_MARK, type FoodNames, type NameNode } from './food-names.ts';
import type { Token } from '../elements/tokens.ts';

/** A food's name found in a text. */
export interface NameMatch {
  food: Food;
  /** Tokens that it took. */
  length: number;
  /** 0 to 1: lower for misspellings, typos and words in another order. */
  sureness: number;
  reordered: boolean;
  partly: boolean;
  /** Of its last word. */
  ending: Ending;
}

/** Letters that such a word has at least. */
const SHORTEST_SINGLE = 4;
const SHORTEST_SHORT = 5;
/** What two typos cost: who knows. */
const TWO_TYPOS_COST = 0.59;
/** What one typo costs. */
const TYPO_COST = 0.8;
/** What a missing genitive costs. */
const LAZY_COST = 0.85;

/** Endings that a food is logged with; a word in another one is hardly a food with a typo (კინოში is no კინოა). */
const OF_LOGGED: ReadonlySet<Ending> = new Set(['bare', 'nominative', 'dative', 'genitive', 'instrumental', 'with']);

/** Of two readings the word's own form is the better one: წვნიანი is a soup, hardly „with juice". */
const worth = ({ sureness, ending }: NameMatch): number =>
  ending === 'with' || ending === 'on' || ending === 'other' ? sureness * LAZY_COST : sureness;

const NEVER_FOOD = /^(?:m|ad|d$)/;

interface Step {
  word: number;
  ending: Ending;
  sureness: number;
}

const NO_NUMBERS: readonly number[] = [];

function remember(known: Map<string, Step[]>, key: string, work: () => Step[]): Step[] {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const steps = work();
  known.set(key, steps);
  return steps;
}

/** Finds names in the tokens of one text; what a word may be is worked out once. */
export class NameMatcher {
  private readonly names: FoodNames;
  private readonly tokens: readonly Token[];
  private readonly exact = new Map<string, Step[]>();
  private readonly guessed = new Map<string, Step[]>();

  constructor(names: FoodNames, tokens: readonly Token[]) {
    this.names = names;
    this.tokens = tokens;
  }

  /**
   * The longest name that begins at a token and has at most `most` words, without typos in its first word unless `guess`;
   * of equally long ones the surest.
   */
  at(index: number, guess: boolean, most = Number.POSITIVE_INFINITY): NameMatch | undefined {
    let best: NameMatch | undefined;
    const visit = (node: NameNode, length: number, sureness: number, ending: Ending): void => {
      for (const end of node.ends) {
        const found = {
          food: end.food,
          length,
          sureness: end.sureness * sureness,
          reordered: end.reordered,
          partly: end.partly,
          ending,
        };
        if (ending === 'without' && length > 1) continue;
        if (!best || length > best.length || (length === best.length && worth(found) > worth(best))) best = found;
      }
      if (length === most) return;
      for (const step of this.steps(index + length, length > 0 || guess)) {
        if (length === 0) this.names.reordered(step.word);
        const next = node.next.get(step.word);
        if (next) visit(next, length + 1, sureness * step.sureness, step.ending);
      }
    };
    visit(this.names.root, 0, 1, 'bare');
    return best;
  }

  private steps(at: number, guess: boolean): readonly Step[] {
    const token = this.tokens[at];
    if (!token || token.kind === 'mark' || token.kind === 'spoon') return [];
    const exact = remember(this.exact, token.key, () => this.exactSteps(token));
    if (exact.length > 0 || !guess || token.kind !== 'word' || isCommonWord(token.key)) return exact;
    return remember(this.guessed, token.key, () => this.guessedSteps(token.key));
  }

  private exactSteps(token: Token): Step[] {
    if (token.kind !== 'word')
      return (this.names.wordsOfStem.get(token.key) ?? []).map((word) => ({ word, ending: 'bare', sureness: 1 }));
    // Foods do nothing and become nothing: no name stands in the ergative (ღრმა is no ღორი) or the adverbial.
    const ways = stemsOfWord(token.key).filter(
      ({ ending, stem }) => ending !== 'other' || !NEVER_FOOD.test(token.key.slice(stem.length)),
    );
    const own =
      token.key.includes('ian') &&
      ways.some(({ stem, ending }) => (ending === 'bare' || ending === 'nominative') && this.isWholeName(stem));
    const steps = ways.flatMap((way) => (own && way.ending === 'with' ? [] : this.stepsOf(way, 1)));
    if (steps.some(({ word }) => (this.names.root.next.get(word)?.ends.length ?? 0) > 0)) return steps;
    // „zeituni zeti": what is no food by itself may lack the genitive that its name has.
    return [
      ...steps,
      ...ways.flatMap(({ stem, ending }) =>
        ending === 'nominative' ? this.stepsTo([stem], OF_MARK, ending, LAZY_COST) : [],
      ),
    ];
  }

  /** „წვნიანი" is a soup, not „with juice". */
  private isWholeName(stem: string): boolean {
    return (this.names.wordsOfStem.get(stem) ?? []).some(
      (word) => (this.names.root.next.get(word)?.ends.length ?? 0) > 0,
    );
  }

  private guessedSteps(key: string): Step[] {
    const ways = stemsOfWord(key)
      .filter(({ ending }) => OF_LOGGED.has(ending))
      .flatMap((way) => this.names.typos.near(way.stem).map(({ word, typos }) => ({ ...way, stem: word, typos })));
    if (ways.length === 0) return this.nearlyExact(key);
    const fewest = Math.min(...ways.map(({ typos }) => typos));
    return ways
      .filter(({ typos }) => typos === fewest)
      .flatMap((way) => this.stepsOf(way, way.typos > 1 ? TWO_TYPOS_COST : TYPO_COST));
  }

  /** What has a weight is food: „ყვლი 50 გ", „ბრინკი 150გ" may have any one typo, if only one food has a name so near. */
  weighed(index: number): NameMatch | undefined {
    const token = this.tokens[index];
    if (token?.kind !== 'word' || isCommonWord(token.key)) return undefined;
    for (const { stem, ending } of stemsOfWord(token.key)) {
      const word = ending === 'nominative' || ending === 'bare' ? this.names.typos.onlyNear(stem) : undefined;
      for (const number of (word !== undefined && this.names.wordsOfStem.get(word)) || []) {
        const [end] = this.names.root.next.get(number)?.ends ?? [];
        if (end) return { ...end, length: 1, sureness: end.sureness * TWO_TYPOS_COST, ending: 'nominative' };
      }
    }
    return undefined;
  }

  /** A key held too long („სუპპი", „ლუდიი") and a short stem with a full one's ending („პომიდვრი"): however short, nothing else is meant. */
  private nearlyExact(key: string): Step[] {
    const single = key.replace(/(.)\1+/g, '$1');
    const ways = stemsOfWord(single).filter(({ ending }) => OF_LOGGED.has(ending));
    if (single !== key && single.length >= SHORTEST_SINGLE) return ways.flatMap((way) => this.stepsOf(way, TYPO_COST));
    return ways.flatMap(({ stem, ending }) =>
      ending === 'nominative' && stem.length >= SHORTEST_SHORT
        ? this.stepsTo([stem + SHORT_MARK], '', ending, TYPO_COST)
        : [],
    );
  }

  private stepsOf(way: Stemmed, sureness: number): Step[] {
    const { stem, ending } = way;
    const stems = followsShortStem(way) ? [stem, stem + SHORT_MARK] : [stem];
    const steps = this.stepsTo(stems, '', ending, sureness);
    // Inside a name the ending belongs to it: the whole of „ჩაი შაქრით" is not aside of anything.
    const inside = (mark: string) => steps.push(...this.stepsTo(stems, mark, 'nominative', sureness));
    if (ending === 'genitive' || ending === 'dative') inside(OF_MARK);
    if (ending === 'instrumental' || ending === 'with') {
      inside(WITH_MARK);
      // „ღვეზელი კარტოფილით" is კარტოფილის ღვეზელი.
      inside(OF_MARK);
    }
    return steps;
  }

  private stepsTo(stems: readonly string[], mark: string, ending: Ending, sureness: number): Step[] {
    const steps: Step[] = [];
    for (const stem of stems)
      for (const word of this.names.wordsOfStem.get(stem + mark) ?? NO_NUMBERS) steps.push({ word, ending, sureness });
    return steps;
  }
}
