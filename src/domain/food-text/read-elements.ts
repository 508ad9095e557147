import { stemsOfWord } from '../georgian/stem.ts';
import type { Element, FoodElement } from './elements.ts';
import { isCommonWord } from './common-words.ts';
import { DEED_WORDS } from './deed-words.ts';
import { FILLER_WORDS } from './filler-words.ts';
import type { FoodNames } from './food-names.ts';
import { joinAppositions } from './appositions.ts';
import { KIND_WORDS } from './kind-words.ts';
import { NameMatcher, type NameMatch } from './match-name.ts';
import { QUALIFIER_WORDS, type QualifierWord } from './qualifier-words.ts';
import { readNumberAt, type ReadNumber } from './read-number-at.ts';
import { sharersAt } from './sharers.ts';
import { splitJoined } from './split-joined.ts';
import type { Token } from './tokens.ts';
import { UNIT_WORDS, type UnitWord } from './unit-words.ts';

const BREAKS = new Set(['\n', '\r', ',', ';', '+', '&', '/', '|', '•', '!', '?']);
/** A comma parts foods, these part sentences. */
const SENTENCE_ENDS = new Set(['\n', '\r', ';', '•', '!', '?', '.']);
const MINUSES = new Set(['-', '−', '–']);
/** „კვერცხი x2", „2 × კვერცხი": the sign says nothing that the number does not. */
const TIMES = 'x';
const ANDS: ReadonlySet<string> = new Set(['da', 'and', 'и']);
/** „თითო". */
const EACH = 'tito';
const HOURS = /^saat/;
/** „10-ზე მეტი", more than ten. */
const MORE = /^(?:met|nakleb)/;
/** The instrumental, by the key's end. */
const INSTRUMENTAL = /.{2}ita?$/;
const GENITIVE = /.{2}isa?$/;
const WITH_ENDING = /t[ai]?$/;
/** Who did it, in the ergative of a name: ლიკამ, გიორგიმ. */
const ERGATIVE = /^[a-zA-Z]{2,}[aeiou]m$/;
/** The ablative: „ხინკლიდან". */
const FROM = /dan$/;
const SOUP = /^(?:sup|cvnian)/;
/** What a place or a dough gives its name to: აჭარული, ფენოვანი. */
const ADJECTIVE = /(?:ul|ur|ovan)i$/;
/** „200 კკალ" is no amount of food. */
const ENERGY = /^(?:kkal|kcal|kalori)/;

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
  return joinAppositions(leaveOut(elements));
}

interface Read {
  element?: Element;
  length: number;
  /** Only an ending makes the word what it is here: a food's own name goes ahead of it (კალტი is no ქალი). */
  weak?: boolean;
}

class ElementReader {
  private readonly names: FoodNames;
  private readonly tokens: readonly Token[];
  private readonly matcher: NameMatcher;

  constructor(names: FoodNames, tokens: readonly Token[]) {
    this.names = names;
    this.tokens = tokens;
    this.matcher = new NameMatcher(names, tokens);
  }

  /** What begins at a token, `before` being what was read last. */
  at(index: number, before: Element | undefined): Read {
    const token = this.tokens[index];
    if (!token) return { length: 1 };
    if (token.kind === 'mark') return this.mark(token, index);
    if (this.isHeading(token, index)) return { length: 2 };
    const name = this.matcher.at(index, false);
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
    // „მთელი დღე" is no size.
    if (FILLER_WORDS.phraseAt(this.tokens, index)?.entry === 'filler') return { length: 2 };
    const shared = sharersAt(this.tokens, index);
    if (shared)
      return {
        element: { is: 'sharers', count: shared.count, ...this.place(index, shared.length) },
        length: shared.length,
      };
    const around = this.around(index);
    const token = this.tokens[index];
    if (around || token?.kind !== 'word') return around;
    if (ANDS.has(token.key)) return { element: { is: 'and', ...placeOf(token) }, length: 1 };
    if (ENERGY.test(token.key))
      return { element: { is: 'unknown', noun: isNoun(token), ...placeOf(token) }, length: 1 };
    if (token.key === TIMES) return { length: 1 };
    const deed = DEED_WORDS.at(this.tokens, index);
    if (deed)
      return { element: { is: 'deed', deed: deed.entry, ...this.place(index, deed.length) }, length: deed.length };
    const filler = FILLER_WORDS.at(this.tokens, index);
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
    const follows =
      next?.kind === 'word' && touches(next.start, token?.end) ? this.matcher.at(index + 1, false)?.food : undefined;
    const stands = before?.is === 'food' && touches(token?.start, before.end) ? before.food : undefined;
    return (follows !== undefined && follows.id !== food.id) || (stands !== undefined && stands.id !== food.id);
  }

  private guess(token: Token, index: number): Read {
    const filler = FILLER_WORDS.at(this.tokens, index);
    if (filler) return { element: { is: 'brand', ...this.place(index, filler.length) }, length: filler.length };
    return this.guessTypo(token, index);
  }

  private mark(token: Token, index: number): Read {
    if (BREAKS.has(token.key)) return { element: breakAt(token), length: 1 };
    if (this.isMinus(token, index)) return { element: { is: 'negative', ...this.place(index, 2) }, length: 2 };
    // A full stop parts; after an abbreviation („გრ.") it does not.
    const before = this.tokens[index - 1];
    const abbreviation =
      before?.kind === 'spoon' ||
      (before?.kind === 'word' &&
        before.key.length <= 4 &&
        before.end === token.start &&
        UNIT_WORDS.at(this.tokens, index - 1));
    return token.key === '.' && !abbreviation ? { element: breakAt(token), length: 1 } : { length: 1 };
  }

  /** „-5 კვერცხი" where a part begins; „- 5 კვერცხი" is a list, „კვერცხი -5" a dash. */
  private isMinus(token: Token, index: number): boolean {
    const [before, next] = [this.tokens[index - 1], this.tokens[index + 1]];
    const begins = !before || BREAKS.has(before.key) || before.key === 'da';
    return begins && MINUSES.has(token.key) && next?.kind === 'number' && next.start === token.end;
  }

  /** Numbers, measures, sizes and preparations. */
  private around(index: number): Read | undefined {
    const token = this.tokens[index];
    if (!token) return undefined;
    const place = placeOf(token);
    if (token.kind === 'spoon') return { element: { is: 'unit', unit: token.key, each: 1, ...place }, length: 1 };
    const number = readNumberAt(this.tokens, index);
    if (number) return this.number(number, index);
    const unit = UNIT_WORDS.at(this.tokens, index);
    if (unit) return { element: unitElement(unit.entry, this.place(index, unit.length)), length: unit.length };
    const qualifier = QUALIFIER_WORDS.at(this.tokens, index);
    if (qualifier)
      return {
        element: qualifierElement(qualifier.entry, this.place(index, qualifier.length)),
        length: qualifier.length,
      };
    return undefined;
  }

  private number({ value, range, decimal, length }: ReadNumber, index: number): Read {
    const next = this.tokens[index + length];
    if (this.numbersLine(index, next))
      return { element: { is: 'break', ends: true, asks: false, ...this.place(index, length) }, length: length + 1 };
    // „9 საათზე", „9-ზე", „10:30" tell the time.
    const more = this.tokens[index + length + 1];
    if (next?.kind === 'word' && next.key === 'ze' && more?.kind === 'word' && MORE.test(more.key))
      return {
        element: { is: 'number', value, range: true, decimal, ...this.place(index, length) },
        length: length + 1,
      };
    if (next?.kind === 'word' && (HOURS.test(next.key) || next.key === 'ze')) return { length: length + 1 };
    if (next?.kind === 'word' && ENERGY.test(next.key))
      return { element: { is: 'unknown', noun: false, ...this.place(index, length + 1) }, length: length + 1 };
    // „პიცა 30 სმ" is how wide it is.
    if (next?.kind === 'word' && next.key === 'sm') return { length: length + 1 };
    const after = this.tokens[index + length + 1];
    if (next?.kind === 'mark' && next.key === ':' && after?.kind === 'number' && after.start === next.end)
      return { length: length + 2 };
    // „9: ყავა" tells the hour, „1: ყავა" the line.
    if (next?.kind === 'mark' && next.key === ':' && next.start === this.tokens[index]?.end)
      return { element: { is: 'break', ends: true, asks: false, ...this.place(index, length) }, length: length + 1 };
    const each = length === 1 && this.tokens[index]?.key === EACH;
    return {
      element: { is: 'number', value, range, decimal, ...(each && { each }), ...this.place(index, length) },
      length,
    };
  }

  /** „1) კვერცხი 2) ჩაი", or „1. კვერცხი" where a line begins. */
  private numbersLine(index: number, next: Token | undefined): boolean {
    const before = this.tokens[index - 1];
    if (next?.kind !== 'mark' || next.start !== this.tokens[index]?.end) return false;
    if (next.key === ')') return before?.key !== '(';
    return next.key === '.' && (!before || before.key === '\n');
  }

  private food(longest: NameMatch, index: number): Read {
    const match = this.withoutSpoons(this.withoutNext(longest, index), index);
    const raw = this.tokens
      .slice(index, index + match.length)
      .some((_, at) => isRaw(QUALIFIER_WORDS.at(this.tokens, index + at)?.entry));
    const withInside = match.length > 1 && WITH_ENDING.test(this.tokens[index + match.length - 1]?.key ?? '');
    const withFirst = match.length > 1 && INSTRUMENTAL.test(this.tokens[index]?.key ?? '');
    const from = match.ending === 'other' && FROM.test(this.tokens[index + match.length - 1]?.key ?? '');
    return {
      element: {
        ...foodElement(match, this.place(index, match.length)),
        raw,
        from,
        withInside,
        withFirst,
        ...this.kindOf(match, index),
      },
      length: match.length,
    };
  }

  private kindOf(
    { length, ending }: NameMatch,
    index: number,
  ): Pick<FoodElement, 'kind' | 'anySort' | 'isSoup' | 'adjective'> {
    const kind = length === 1 ? KIND_WORDS.at(this.tokens, index)?.entry : undefined;
    const key = this.tokens[index]?.key ?? '';
    return {
      kind: kind !== undefined,
      anySort: kind === 'any',
      isSoup: SOUP.test(key),
      adjective: length === 1 && ending !== 'with' && ADJECTIVE.test(key),
    };
  }

  /** „სოკო შემწვარი კარტოფილით", „ლატე შვრიის რძეზე": a preparation or a genitive stands before its food, so it is the potato's and the milk's. */
  private withoutNext(match: NameMatch, index: number): NameMatch {
    const last = index + match.length - 1;
    if (
      !match.reordered ||
      !(
        QUALIFIER_WORDS.at(this.tokens, last)?.entry.is === 'preparation' || GENITIVE.test(this.tokens[last]?.key ?? '')
      )
    )
      return match;
    const next = this.matcher.at(last, false);
    return next && next.length > 1 && !next.reordered
      ? (this.matcher.at(index, false, match.length - 1) ?? match)
      : match;
  }

  /** „ყავა შაქრით 2 კოვზი" are a coffee and two spoons of sugar, not two spoons of sweet coffee. */
  private withoutSpoons(match: NameMatch, index: number): NameMatch {
    const after = index + match.length;
    if (match.food.group !== 'drink' || match.length === 1 || !WITH_ENDING.test(this.tokens[after - 1]?.key ?? ''))
      return match;
    const number = readNumberAt(this.tokens, after);
    const measure = number && this.around(after + number.length)?.element;
    const spoons =
      measure?.is === 'unit' &&
      (measure.unit === 'spoon' || measure.unit === 'teaspoon' || measure.unit === 'tablespoon');
    return (spoons ? this.matcher.at(index, false, match.length - 1) : undefined) ?? match;
  }

  private guessTypo(token: Token, index: number): Read {
    const guessed = this.matcher.at(index, true);
    if (guessed) return this.food(guessed, index);
    for (const { stem, ending } of token.kind === 'word' && !isCommonWord(token.key) ? stemsOfWord(token.key) : []) {
      for (const { word, typos } of ending === 'without' ? [] : this.names.typos.near(stem)) {
        const unit = typos === 1 ? UNIT_WORDS.ofStem(word) : undefined;
        if (unit) return { element: unitElement(unit, placeOf(token)), length: 1 };
        const qualifier = typos === 1 ? QUALIFIER_WORDS.ofStem(word) : undefined;
        if (qualifier) return { element: qualifierElement(qualifier, placeOf(token)), length: 1 };
      }
    }
    if (ERGATIVE.test(token.key)) return { element: { is: 'deed', deed: 'subject', ...placeOf(token) }, length: 1 };
    return { element: { is: 'unknown', noun: isNoun(token), ...placeOf(token) }, length: 1 };
  }

  private place(index: number, length: number) {
    return { start: this.tokens[index]?.start ?? 0, end: this.tokens[index + length - 1]?.end ?? 0 };
  }
}

/** In the nominative or genitive, as a noun or an adjective before one. */
const isNoun = ({ kind, key }: Token): boolean => kind === 'word' && (key.endsWith('i') || key.endsWith('is'));

const placeOf = ({ start, end }: Token) => ({ start, end });

const breakAt = (token: Token): Element => ({
  is: 'break',
  ends: SENTENCE_ENDS.has(token.key),
  asks: token.key === '?',
  ...placeOf(token),
});

const isRaw = (word: QualifierWord | undefined): boolean => word?.is === 'preparation' && word.preparation === 'raw';

const foodElement = (
  { food, ending, sureness }: NameMatch,
  place: { start: number; end: number },
): Omit<FoodElement, 'raw' | 'withInside' | 'withFirst' | 'kind' | 'anySort' | 'isSoup' | 'adjective' | 'from'> => ({
  is: 'food',
  food,
  ending,
  sureness,
  leftOut: ending === 'without',
  ...place,
});

const unitElement = ({ unit, each = 1, from }: UnitWord, place: { start: number; end: number }): Element => ({
  is: 'unit',
  unit,
  each,
  ...(from && { from }),
  ...place,
});

function qualifierElement(word: QualifierWord, place: { start: number; end: number }): Element {
  if (word.is === 'size')
    return { is: 'size', factor: word.factor, vague: word.vague ?? false, whole: word.whole ?? false, ...place };
  if (word.is === 'preparation')
    return { is: 'preparation', preparation: word.preparation, decides: word.decides ?? false, ...place };
  return { is: 'without', next: word.next ?? false, ...place };
}

/** „შაქრის გარეშე", „შაქრისა და რძის გარეშე": what stands before it was not eaten. */
function leaveOut(elements: Element[]): Element[] {
  for (const [at, element] of elements.entries()) {
    if (element.is !== 'without') continue;
    const next = elements[at + 1];
    if (element.next) {
      if (next?.is === 'food') next.leftOut = true;
      continue;
    }
    for (let before = at - 1; before >= 0; before -= 2) {
      const food = elements[before];
      if (food?.is !== 'food' || (before < at - 1 && food.ending !== 'genitive')) break;
      food.leftOut = true;
      if (elements[before - 1]?.is !== 'and') break;
    }
  }
  return elements.filter(({ is }) => is !== 'without');
}
