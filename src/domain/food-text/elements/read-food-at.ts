import { placeAt, type Read } from './element-makers.ts';
import type { FoodElement } from './elements.ts';
import { KIND_WORDS } from '../words/kind-words.ts';
import type { NameMatch, NameMatcher } from '../names/match-name.ts';
import { QUALIFIER_WORDS, type QualifierWord } from '../words/qualifier-words.ts';
import { amountAt } from './read-amount-at.ts';
import { readNumberAt } from './read-number-at.ts';
import type { Token } from './tokens.ts';

/** The instrumental, by the key's end. */
const INSTRUMENTAL = /.{2}ita?$/;
const WITH_ENDING = /t[ai]?$/;
/** The ablative: „ხინკლიდან". */
const FROM = /dan$/;
/** What a name costs that leaves out a part of the dish. */
const UNSURE_PART = 0.59;
/** The genitive, by the key's end. */
const GENITIVE = /.{2}[iou]sa?$/;
/** A word that ends in a vowel has one form for the dative and the genitive. */
const OF_VOWEL = /(?:[aeou]|ai)sa?$/;
/** The key of the English „with", before what goes along: „oatmeal with honey". */
const WITH = 'cit';
const SOUP = /^(?:sup|cvnian)/;
/** What a place or a dough gives its name to: აჭარული, ფენოვანი. */
const ADJECTIVE = /(?:ul|ur|ovan)i$/;
/** The food of a name that was found at a token, with what the words of the name say of it. */
export function foodAt(tokens: readonly Token[], matcher: NameMatcher, longest: NameMatch, index: number): Read {
  const match = withoutSpoons(tokens, matcher, withoutNext(tokens, matcher, longest, index), index);
  const raw =
    match.length > 1 &&
    tokens.slice(index, index + match.length).some((_, at) => isRaw(QUALIFIER_WORDS.at(tokens, index + at)?.entry));
  const withInside = match.length > 1 && WITH_ENDING.test(tokens[index + match.length - 1]?.key ?? '');
  const withFirst = match.length > 1 && INSTRUMENTAL.test(tokens[index]?.key ?? '');
  const ofWhat =
    match.length > 1 &&
    (GENITIVE.test(tokens[index]?.key ?? '') ||
      (match.reordered && GENITIVE.test(tokens[index + match.length - 1]?.key ?? '')));
  const isWith = tokens[index - 1]?.key === WITH;
  const from = match.ending === 'other' && FROM.test(tokens[index + match.length - 1]?.key ?? '');
  const { food, length, sureness, partly } = match;
  const ending = isWith ? 'instrumental' : match.ending;
  const kind = length === 1 ? KIND_WORDS.at(tokens, index)?.entry : undefined;
  const key = tokens[index]?.key ?? '';
  const { start, end } = placeAt(tokens, index, length);
  // Every part by its name: an element is made for each food of every text, and joined objects cost most of that.
  const element: FoodElement = {
    is: 'food',
    food,
    ending,
    sureness: partly ? sureness * UNSURE_PART : sureness,
    leftOut: ending === 'without',
    start,
    end,
    raw,
    from,
    withInside,
    withFirst,
    ofWhat,
    kind: kind !== undefined,
    anySort: kind === 'any',
    isSoup: SOUP.test(key),
    ofVowel: match.ending === 'dative' && OF_VOWEL.test(tokens[index + length - 1]?.key ?? ''),
    adjective: length === 1 && match.ending !== 'with' && ADJECTIVE.test(key),
  };
  return { element, length };
}

/** „სოკო შემწვარი კარტოფილით", „ლატე შვრიის რძეზე": a preparation or a genitive stands before its food, so it is the potato's and the milk's. */
function withoutNext(tokens: readonly Token[], matcher: NameMatcher, match: NameMatch, index: number): NameMatch {
  const last = index + match.length - 1;
  if (!match.reordered) return match;
  // „სოკო ხახვით მოშუშული": the mushrooms are stewed, with onion.
  if (index > 0 && isOfTheOneBefore(tokens, index, last)) return matcher.at(index, false, match.length - 1) ?? match;
  const next = matcher.at(last, false);
  const cut = next && next.length > 1 && !next.reordered ? matcher.at(index, false, match.length - 1) : undefined;
  return cut && cut.ending !== 'on' ? cut : match;
}

/** Whether a name in another order is what goes along with the word before it, and how that was prepared. */
const isOfTheOneBefore = (tokens: readonly Token[], index: number, last: number): boolean =>
  tokens[index - 1]?.kind === 'word' &&
  tokens[index - 1]?.key !== 'da' &&
  INSTRUMENTAL.test(tokens[index]?.key ?? '') &&
  QUALIFIER_WORDS.at(tokens, last)?.entry.is === 'preparation';

/** „ყავა შაქრით 2 კოვზი" are a coffee and two spoons of sugar, not two spoons of sweet coffee. */
function withoutSpoons(tokens: readonly Token[], matcher: NameMatcher, match: NameMatch, index: number): NameMatch {
  const after = index + match.length;
  if (match.food.group !== 'drink' || match.length === 1 || !WITH_ENDING.test(tokens[after - 1]?.key ?? ''))
    return match;
  const number = readNumberAt(tokens, after);
  const measure = number && amountAt(tokens, after + number.length)?.element;
  const spoons =
    measure?.is === 'unit' &&
    (measure.unit === 'spoon' || measure.unit === 'teaspoon' || measure.unit === 'tablespoon');
  return (spoons ? matcher.at(index, false, match.length - 1) : undefined) ?? match;
}

const isRaw = (word: QualifierWord | undefined): boolean => word?.is === 'preparation' && word.preparation === 'raw';
