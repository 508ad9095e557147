import type { Food } from '#domain/food/food.ts';
import { stemsOfWord } from '#domain/georgian/stem.ts';
import { joinAppositions } from '../names/appositions.ts';
import { isCommonWord } from '../words/common-words.ts';
import { deedOfForm } from '../words/deed-forms.ts';
import { DEED_WORDS } from '../words/deed-words.ts';
import {
  breakAt,
  isNoun,
  placeAt,
  placeOf,
  qualifierElement,
  unitElement,
  unknownElement,
  type Read,
} from './element-makers.ts';
import { isAmount } from './element-parts.ts';
import type { Element } from './elements.ts';
import { FILLER_WORDS } from '../words/filler-words.ts';
import { SURENESS, type FoodNames } from '../names/food-names.ts';
import { KIND_WORDS, kindOfForeign, type KindWord } from '../words/kind-words.ts';
import { leaveOut } from './leave-out.ts';
import { NameMatcher, type NameMatch } from '../names/match-name.ts';
import { QUALIFIER_WORDS } from '../words/qualifier-words.ts';
import { amountAt, ENERGY } from './read-amount-at.ts';
import { readNumberAt } from './read-number-at.ts';
import { foodAt } from './read-food-at.ts';
import { sharersAt } from '../clauses/sharers.ts';
import { joinPairsOfSorts } from '../names/pairs-of-sorts.ts';
import { splitJoined } from '../names/split-joined.ts';
import type { Token } from './tokens.ts';
import { UNIT_WORDS } from '../words/unit-words.ts';
import { ABOUT, ERGATIVE, hearsayOf, MEALS, nothingMoreAt, WOULD_BE } from './verb-forms.ts';

const BREAKS = new Set(['\n', '\r', ',', ';', '+', '&', '/', '|', '•', '!', '?']);
const MINUSES = new Set(['-', '−', '–']);
/** „კვერცხი x2", „2 × კვერცხი": the sign says nothing that the number does not. */
const TIMES = 'x';
const ANDS: ReadonlySet<string> = new Set(['da', 'and', 'и', 'plus']);
const MADE_OF_OTHERS: ReadonlySet<Food['group']> = new Set(['dish', 'fast-food', 'ready-meal', 'fruit']);
/** A genitive before „მერე". */
const AFTER_IT = /.{2}is$/;
/** Letters of a name that may be written as two words. */
const SHORTEST_PARTED = 7;
/** კარი is a door and a curry. */
const DOOR = 'kari';

/** What each word of a text is, in its order: names of foods first, the longest ones, then the words around them; a typo is thought of last. */
export function readElements(names: FoodNames, written: readonly Token[]): Element[] {
  const tokens = written.flatMap((token) => splitJoined(names, token));
  const reader = new ElementReader(names, tokens);
  const elements: Element[] = [];
  for (let at = 0; at < tokens.length;) {
    const read = reader.at(at, elements.at(-1));
    if (read.element) elements.push(read.element);
    at += read.length;
  }
  return joinPairsOfSorts(joinAppositions(leaveOut(elements)));
}

class ElementReader {
  private readonly names: FoodNames;
  private readonly tokens: readonly Token[];
  private readonly matcher: NameMatcher;
  private readonly kinds = new Map<string, KindWord | undefined>();

  constructor(names: FoodNames, tokens: readonly Token[]) {
    this.names = names;
    this.tokens = tokens;
    this.matcher = new NameMatcher(names, tokens);
  }

  /** What begins at a token, `before` being what was read last. */
  at(index: number, before: Element | undefined): Read {
    const token = this.tokens[index];
    if (!token) return { length: 1 };
    if (token.kind === 'mark') return this.mark(token, index, before);
    if (this.isHeading(token, index)) return { length: 2 };
    // „200 გრამი იქნებოდა" guesses how much it was.
    if (before && isAmount(before) && WOULD_BE.has(token.key)) return { length: 1 };
    const name = this.matcher.at(index, false);
    if (name && this.isDoor(name, index))
      return { element: { is: 'unknown', noun: true, ...placeOf(token) }, length: 1 };
    const beside = this.beside(index);
    const wins = name && (!beside || name.length > beside.length || beside.weak || this.isDish(beside, index, before));
    if (name && wins && !this.isMaker(name, index, before)) return this.food(name, index);
    if (name && wins) return { length: 1 };
    return beside ?? (token.kind === 'word' ? this.guess(token, index) : { length: 1 });
  }

  /** „ს: კვერცხი / ლ: ხარჩო": a meal by its first letter. */
  private isHeading(token: Token, index: number): boolean {
    const next = this.tokens[index + 1];
    return (
      token.kind === 'word' &&
      token.key.length === 1 &&
      next?.kind === 'mark' &&
      next.key === ':' &&
      this.tokens[index - 1]?.kind !== 'number'
    );
  }

  /** „ჩაშუშული" is a dish of its own where no food stands beside it that is stewed. */
  private isDish({ element }: Read, index: number, before: Element | undefined): boolean {
    const next = this.tokens[index + 1];
    const tied = next?.kind === 'word' && next.start - (this.tokens[index]?.end ?? 0) === 1;
    const follows =
      tied &&
      (this.matcher.at(index + 1, false) ?? QUALIFIER_WORDS.at(this.tokens, index + 1)?.entry.is === 'preparation');
    return element?.is === 'preparation' && before?.is !== 'food' && !follows;
  }

  private isOwnName(index: number): boolean {
    const name = this.matcher.at(index, false, 1);
    return name?.ending === 'bare' || name?.ending === 'nominative';
  }

  /** What stands beside foods; a brand only if it is no food's name. */
  private beside(index: number): Read | undefined {
    const nothingMore = nothingMoreAt(this.tokens, index, (at) => this.matcher.at(at, false) !== undefined);
    if (nothingMore > 0) return { length: nothingMore };
    // „მთელი დღე" is no size.
    if (FILLER_WORDS.phraseAt(this.tokens, index)?.entry === 'filler') return { length: 2 };
    const shared = sharersAt(this.tokens, index);
    if (shared)
      return {
        element: { is: 'sharers', count: shared.count, ...placeAt(this.tokens, index, shared.length) },
        length: shared.length,
      };
    // „თავი ავარიდე" is no head of garlic.
    const around = DEED_WORDS.phraseAt(this.tokens, index) ? undefined : amountAt(this.tokens, index);
    const token = this.tokens[index];
    if (around || token?.kind !== 'word') return around;
    if (ANDS.has(token.key)) return { element: { is: 'and', ...placeOf(token) }, length: 1 };
    if (ENERGY.test(token.key))
      return { element: { is: 'unknown', noun: isNoun(token), ...placeOf(token) }, length: 1 };
    if (token.key === TIMES) return { length: 1 };
    const deed = DEED_WORDS.at(this.tokens, index);
    if (deed)
      return {
        element: {
          is: 'deed',
          deed: deed.entry,
          ...(MEALS.has(token.key) && { meal: true }),
          ...placeAt(this.tokens, index, deed.length),
        },
        length: deed.length,
      };
    const filler = FILLER_WORDS.at(this.tokens, index);
    // „ხინკლის მერე" is after it, not then.
    if (filler?.entry === 'then' && AFTER_IT.test(this.tokens[index - 1]?.key ?? '')) return { length: filler.length };
    if (filler?.entry === 'then')
      return { element: { is: 'break', ends: false, asks: false, ...placeOf(token) }, length: filler.length };
    const form = filler ? undefined : (deedOfForm(token.key) ?? hearsayOf(token));
    if (form === 'event')
      return { element: { is: 'unknown', noun: false, befell: true, ...placeOf(token) }, length: 1, weak: true };
    if (form) return { element: { is: 'deed', deed: form, ...placeOf(token) }, length: 1, weak: true };
    return filler?.entry === 'filler'
      ? { length: filler.length, weak: filler.oblique && this.isOwnName(index) }
      : undefined;
  }

  /** „ზედაზენი ლუდი", „ბარამბოს ნაყინი": a maker's name beside a food, even where something else goes by that name. */
  private isMaker({ length, food, ending }: NameMatch, index: number, before: Element | undefined): boolean {
    if (length > 1 || FILLER_WORDS.at(this.tokens, index)?.entry !== 'brand') return false;
    // „მაკში" is the restaurant.
    if (ending === 'on' || ending === 'other') return true;
    const token = this.tokens[index];
    const next = this.tokens[index + 1];
    const touches = (start: number | undefined, end: number | undefined) =>
      start !== undefined && end !== undefined && start - end <= 1;
    const behind =
      next?.kind === 'word' && touches(next.start, token?.end) ? this.matcher.at(index + 1, false) : undefined;
    // „აქტივია მარწყვის" is one of its sorts.
    const isSort = behind?.ending === 'genitive' && this.tokens[index + 1 + behind.length]?.kind !== 'word';
    const follows = isSort ? undefined : behind?.food;
    const stands = before?.is === 'food' && touches(token?.start, before.end) ? before.food : undefined;
    return (follows !== undefined && follows.id !== food.id) || (stands !== undefined && stands.id !== food.id);
  }

  private guess(token: Token, index: number): Read {
    const filler = FILLER_WORDS.at(this.tokens, index);
    if (filler)
      return { element: { is: 'brand', ...placeAt(this.tokens, index, filler.length) }, length: filler.length };
    return this.guessTypo(token, index);
  }

  private mark(token: Token, index: number, said: Element | undefined): Read {
    // „ვამაყობ: მხოლოდ წვნიანი": the verb speaks of nothing behind the colon.
    if (token.key === ':' && said?.is === 'unknown' && said.befell)
      return { element: { ...placeOf(token), is: 'break', ends: false, asks: false }, length: 1 };
    if (BREAKS.has(token.key)) return { element: breakAt(token), length: 1 };
    if (this.isMinus(token, index))
      return { element: { is: 'negative', ...placeAt(this.tokens, index, 2) }, length: 2 };
    // A full stop parts; after an abbreviation („გრ.") it does not.
    const before = this.tokens[index - 1];
    const abbreviation =
      before?.kind === 'spoon' ||
      (before?.kind === 'word' &&
        before.key.length <= 4 &&
        before.end === token.start &&
        (UNIT_WORDS.at(this.tokens, index - 1) || before.key === ABOUT));
    return token.key === '.' && !abbreviation ? { element: breakAt(token), length: 1 } : { length: 1 };
  }

  /** „-5 კვერცხი" where a part begins; „- 5 კვერცხი" is a list, „კვერცხი -5" a dash. */
  private isMinus(token: Token, index: number): boolean {
    const [before, next] = [this.tokens[index - 1], this.tokens[index + 1]];
    const begins = !before || BREAKS.has(before.key) || before.key === 'da';
    return begins && MINUSES.has(token.key) && next?.kind === 'number' && next.start === token.end;
  }

  private food(match: NameMatch, index: number): Read {
    if (this.isTitle(match, index)) return { length: match.length + 1 };
    const read = foodAt(this.tokens, this.matcher, match, index);
    const { element } = read;
    if (element?.is !== 'food' || element.kind || match.length > 1) return read;
    const own = kindOfForeign(this.tokens[index]?.key ?? '', match.food);
    if (own) return { ...read, element: { ...element, kind: true, anySort: own === 'any' } };
    if (match.sureness > SURENESS.misspelling) return read;
    const kind = this.kindNear(this.tokens[index]?.key ?? '');
    return kind ? { ...read, element: { ...element, kind: true, anySort: kind === 'any' } } : read;
  }

  /** „სალათი: კიტრი, პომიდორი": what it is made of follows, and counts instead of it. */
  private isTitle({ food, length }: NameMatch, index: number): boolean {
    const [before, colon] = [this.tokens[index - 1], this.tokens[index + length]];
    const isMade = MADE_OF_OTHERS.has(food.group) || KIND_WORDS.at(this.tokens, index)?.entry === 'any';
    if (before?.kind === 'number' || colon?.key !== ':' || !isMade) return false;
    for (let at = index + length + 1; at < this.tokens.length; at += 1) {
      if (this.tokens[at]?.kind === 'mark') return false;
      if (this.matcher.at(at, false)) return true;
    }
    return false;
  }

  /** „კარი დაკეტე": a door, where nothing that is known stands behind it. */
  private isDoor({ length }: NameMatch, index: number): boolean {
    const [token, next] = [this.tokens[index], this.tokens[index + 1]];
    return (
      length === 1 &&
      token?.key === DOOR &&
      next?.kind === 'word' &&
      !this.beside(index + 1) &&
      !this.matcher.at(index + 1, false)
    );
  }

  /** „ხაჭპური აჭარული": a kind of food with a typo is one as well. */
  private kindNear(key: string): KindWord | undefined {
    if (!this.kinds.has(key)) {
      const near = stemsOfWord(key).flatMap(({ stem }) => this.names.typos.near(stem));
      this.kinds.set(
        key,
        near.map(({ word }) => KIND_WORDS.ofStem(word)).find((kind) => kind !== undefined),
      );
    }
    return this.kinds.get(key);
  }

  /** „ყვლი 50 გ", „50 გ ყვლი". */
  private hasWeight(index: number): boolean {
    const number = readNumberAt(this.tokens, index + 1);
    const behind = number && amountAt(this.tokens, index + 1 + number.length)?.element;
    const before = this.tokens[index - 2]?.kind === 'number' ? amountAt(this.tokens, index - 1)?.element : undefined;
    return [behind, before].some(
      (element) => element?.is === 'unit' && (element.unit === 'g' || element.unit === 'kg'),
    );
  }

  /** „რედ ბული": a name that is written as two words. */
  private partedName(token: Token, index: number): Read | undefined {
    const next = this.tokens[index + 1];
    if (token.kind !== 'word' || next?.kind !== 'word' || next.start - token.end !== 1) return undefined;
    const one: Token = { kind: 'word', key: token.key + next.key, start: token.start, end: next.end };
    const matcher = new NameMatcher(this.names, [one]);
    const match = one.key.length >= SHORTEST_PARTED ? matcher.at(0, false) : undefined;
    return match && { ...foodAt([one], matcher, match, 0), length: 2 };
  }

  private guessTypo(token: Token, index: number): Read {
    const parted = this.partedName(token, index);
    if (parted) return parted;
    const guessed = this.matcher.at(index, true);
    if (guessed) return this.food(guessed, index);
    for (const { stem, ending } of token.kind === 'word' && !isCommonWord(token.key) ? stemsOfWord(token.key) : []) {
      for (const { word, typos } of ending === 'without' || ending === 'other' ? [] : this.names.typos.near(stem)) {
        const unit = typos === 1 ? UNIT_WORDS.ofStem(word) : undefined;
        if (unit) return { element: unitElement(unit, placeOf(token)), length: 1 };
        const qualifier = typos === 1 ? QUALIFIER_WORDS.ofStem(word) : undefined;
        if (qualifier) return { element: qualifierElement(qualifier, placeOf(token)), length: 1 };
      }
    }
    const weighed = this.hasWeight(index) ? this.matcher.weighed(index) : undefined;
    if (weighed) return this.food(weighed, index);
    if (ERGATIVE.test(token.key)) return { element: { is: 'deed', deed: 'subject', ...placeOf(token) }, length: 1 };
    return { element: unknownElement(token), length: 1 };
  }
}
