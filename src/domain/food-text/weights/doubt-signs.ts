import { plainFoodId, type FoodGroup, type FoodUnit } from '#domain/food/food.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Draft } from '../drafts/drafts.ts';
import type { Element } from '../elements/elements.ts';
import { SURENESS } from '../names/food-names.ts';
import type { Deed } from '../words/deed-words.ts';
import type { FoodTextItem } from '../food-text-item.ts';
import { isExactUnit } from './household-grams.ts';

/**
 * Something that is seen of an item, of its part of the text, or of the whole text, and that may tell whether the item is right: its food's group, its unit (`in g`),
 * a verb beside it (`says leave`), and these.
 */
export type Sign =
  | FoodGroup
  | `in ${FoodUnit}`
  | `says ${Deed}`
  /** How its food was found. */
  | 'other name'
  | 'guessed name'
  | 'kind'
  | 'adjective'
  | 'of another'
  | 'aside'
  | 'in passing'
  | 'prepared'
  /** How its amount was. */
  | 'no number'
  | 'bare number'
  | 'two measures'
  | 'fraction'
  | 'sized'
  | 'round'
  /** Times what people take of it: below a third, below the half, above twice and four times. */
  | 'tiny'
  | 'little'
  | 'much'
  | 'very much'
  /** Something of it was taken for near enough. */
  | 'near'
  | 'very near'
  /** What stands around it in its part. */
  | 'other foods'
  | 'several other foods'
  | 'same food'
  | 'unread words'
  | 'spare numbers'
  | 'spare measures'
  /** What the text says somewhere. */
  | 'text leaves out'
  | 'text denies'
  | 'text takes away'
  | 'text corrects'
  | 'text shares'
  | 'text has an unread verb'
  | 'text has a lone amount';

/** Times its helping. */
const TINY = 0.35;
const LITTLE = 0.55;
const MUCH = 2.2;
const VERY_MUCH = 4;
const NEAR = 0.95;
const VERY_NEAR = 0.85;
/** Weights that somebody estimates end in a zero of tens, those from scales anyhow. */
const ROUND = 50;

/** What a whole text says that makes any food of it less sure. A list of foods says none of these: it stays the sum of its parts. */
export function signsOfText(clauses: readonly Clause[]): Sign[] {
  const has = (deed: Deed): boolean => clauses.some(({ deeds }) => deeds.includes(deed));
  const signs: Sign[] = [];
  if (clauses.some(({ standing, elements }) => standing !== 'eaten' && elements.some(({ is }) => is === 'food')))
    signs.push('text leaves out');
  if (has('not') || has('no')) signs.push('text denies');
  if (clauses.some(({ subtracts }) => subtracts) || has('leave') || has('unfinished')) signs.push('text takes away');
  if (has('correct')) signs.push('text corrects');
  if (clauses.some(({ sharers, ofSeveral }) => sharers !== null || ofSeveral)) signs.push('text shares');
  if (clauses.some(({ elements }) => elements.some((each) => each.is === 'unknown' && (each.befell || each.deed))))
    signs.push('text has an unread verb');
  if (clauses.some(isLoneAmount)) signs.push('text has a lone amount');
  return signs;
}

const isLoneAmount = ({ elements }: Clause): boolean =>
  elements.some(({ is }) => is === 'number') && !elements.some(({ is }) => is === 'food');

/** Verbs and times that a diary is full of tell nothing. */
const TOLD: ReadonlySet<Deed> = new Set<Deed>(['eat', 'have', 'together', 'today', 'self', 'log']);

/** What one part of a text says of every food in it. */
export function signsOfPart({ elements, deeds }: Clause, foods: number, unread: number): Sign[] {
  const signs: Sign[] = [...new Set(deeds)].filter((deed) => !TOLD.has(deed)).map((deed): Sign => `says ${deed}`);
  const count = (is: Element['is']): number => elements.filter((element) => element.is === is).length;
  if (unread > 0) signs.push('unread words');
  if (foods > 1) signs.push('other foods');
  if (foods > 2) signs.push('several other foods');
  if (count('number') > foods) signs.push('spare numbers');
  if (count('unit') > foods) signs.push('spare measures');
  return signs;
}

/** What is seen of one item; `again`: the same food stands in its part once more. */
export function signsOfItem({ draft, item }: { draft: Draft; item: FoodTextItem }, again: boolean): Sign[] {
  const { food, measures } = draft;
  const exact = isExactUnit(item.unit);
  const { portion, piece, slice } = food.unitGrams;
  const helping = portion ?? slice ?? piece;
  // What was weighed may be any part of a helping.
  const times = exact || helping === undefined ? 1 : item.grams / helping;
  const isNumbered = measures.some(({ number }) => number !== undefined);
  const signs: Sign[] = [food.group, `in ${item.unit}`];
  const add = (is: boolean, sign: Sign): void => {
    if (is) signs.push(sign);
  };
  add(draft.sureness < SURENESS.name, 'other name');
  add(draft.sureness < SURENESS.misspelling, 'guessed name');
  add(draft.kind, 'kind');
  add(draft.adjective, 'adjective');
  add(draft.ofAnother, 'of another');
  add(draft.aside, 'aside');
  add(draft.inPassing, 'in passing');
  add(draft.preparation !== undefined, 'prepared');
  add(!isNumbered, 'no number');
  add(isNumbered && !exact && measures.every(({ unit }) => unit === undefined), 'bare number');
  add(measures.length > 1, 'two measures');
  add(item.amount < 1, 'fraction');
  add(
    measures.some(({ size, vague, range }) => size !== 1 || vague || range),
    'sized',
  );
  add(exact && item.amount % ROUND === 0, 'round');
  add(times < TINY, 'tiny');
  add(times < LITTLE, 'little');
  add(times > MUCH, 'much');
  add(times > VERY_MUCH, 'very much');
  add(item.confidence < NEAR, 'near');
  add(item.confidence < VERY_NEAR, 'very near');
  add(again, 'same food');
  return signs;
}

/** Foods that stand more than once in a part, by their plain ids. */
export function repeatedIn(all: readonly { draft: Draft }[]): ReadonlySet<string> {
  const ids = all.map(({ draft }) => plainFoodId(draft.food));
  return new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
}
