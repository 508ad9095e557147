import { numberOfWord } from '#domain/georgian/number-words.ts';
import { stemsOfWord } from '#domain/georgian/stem.ts';
import { FILLER_WORDS } from '../words/filler-words.ts';
import { OF_MARK, SHORT_MARK, WITH_MARK, type FoodNames } from './food-names.ts';
import { NameMatcher } from './match-name.ts';
import { QUALIFIER_WORDS } from '../words/qualifier-words.ts';
import type { Token } from '../elements/tokens.ts';
import { UNIT_WORDS } from '../words/unit-words.ts';

const SHORTEST = 7;
const LONGEST = 30;
const SHORTEST_PART = 3;
/** სამხილი is no ხილი, ათინაში no three of something: a food is counted by a number's full form, and has a long name. */
const SHORTEST_COUNTED = 5;
const COUNTING = /i$/;
const LISTS = [UNIT_WORDS, QUALIFIER_WORDS, FILLER_WORDS];
const MARKS = [SHORT_MARK, WITH_MARK, OF_MARK, SHORT_MARK + OF_MARK, SHORT_MARK + WITH_MARK];

/**
 * Two words that were run together: those of one name (შავიპური) or a number and a food (ორიკვერცხი). Two foods are not
 * parted: პურმარილი is a word of its own. Only Georgian letters: one letter of the key is then one of the text.
 */
export function splitJoined(names: FoodNames, written: Token): readonly Token[] {
  const token = knownReading(names, written);
  const { key, start, end } = token;
  if (
    token.kind !== 'word' ||
    key.length < SHORTEST ||
    key.length > LONGEST ||
    end - start !== key.length ||
    isKnown(names, token)
  )
    return [token];
  for (let at = SHORTEST_PART; at <= key.length - SHORTEST_PART; at += 1) {
    const counts = numberOfWord(key.slice(0, at)) !== null;
    if (!counts && !beginsName(names, key.slice(0, at))) continue;
    const left: Token = { kind: 'word', key: key.slice(0, at), start, end: start + at };
    const right: Token = { kind: 'word', key: key.slice(at), start: start + at, end };
    const counted =
      counts &&
      (UNIT_WORDS.at([right], 0) !== undefined ||
        (COUNTING.test(left.key) &&
          right.key.length >= SHORTEST_COUNTED &&
          new NameMatcher(names, [right]).at(0, false) !== undefined));
    if (counted || new NameMatcher(names, [left, right]).at(0, false)?.length === 2) return [left, right];
  }
  return [token];
}

/** Whether a word of a name may stand so in front of another one: as it is, in the nominative or in the genitive. */
function beginsName({ wordsOfStem }: FoodNames, left: string): boolean {
  const stem = left.endsWith('i') ? left.slice(0, -1) : left.endsWith('is') ? left.slice(0, -2) + OF_MARK : left;
  return wordsOfStem.has(stem) || wordsOfStem.has(left);
}

function isKnown(names: FoodNames, token: Token): boolean {
  const stems = stemsOfWord(token.key);
  // Most words are a food's: they are asked for first.
  return (
    stems.some(({ stem }) => names.wordsOfStem.has(stem)) ||
    numberOfWord(token.key) !== null ||
    LISTS.some((list) => list.at([token], 0) !== undefined) ||
    stems.some(({ stem }) => MARKS.some((mark) => names.wordsOfStem.has(stem + mark)))
  );
}

/** Of the readings of a word in Latin letters the first that is a word at all. */
function knownReading(names: FoodNames, token: Token): Token {
  if (token.kind !== 'word' || !token.others || isKnown(names, token)) return token;
  const known = token.others.find((key) => isKnown(names, { ...token, key }));
  return known === undefined ? token : { ...token, key: known };
}
