import { plainFoodId, type Food } from '#domain/food/food.ts';
import type { Draft } from '../drafts/drafts.ts';

/** Words after which the same food is another one of it. */
const AGAIN = /(?:^|\s)(?:კიდევ|კიდე|მეორე|ისევ|სხვა|მერე|შემდეგ|kidev|mere)(?:\s|$)/u;
const SENTENCE_END = /[.!?;\n]/;
const PARTED = /[,;+]|(?:^|\s)(?:და|da)(?:\s|$)/u;
/** Letters between a dish and its sort behind a comma. */
const BESIDE = 3;
/** Foods and letters that are looked back over, so that the work grows with the text only. */
const BACK = 6;
const NEAR = 150;

/**
 * The foods of a text without those that are named twice in one sentence, once in passing and once with an amount: „კალტი ლუდთან, ლუდი ერთი", „ხაჭო თაფლით,
 * ხაჭო 150 გრამი", „სალათი ყველის გარეშე, ბერძნული". What is said to be one more („მერე კიდევ ერთი ყავა") stays.
 */
export function saidOnce<One extends { draft: Draft }>(text: string, all: readonly One[]): One[] {
  const gone = new Set<One>();
  for (const [at, later] of all.entries()) {
    for (const earlier of all.slice(Math.max(0, at - BACK), at)) {
      if (gone.has(earlier) || gone.has(later) || later.draft.start - earlier.draft.end > NEAR) continue;
      if (!isAlike(earlier.draft.food, later.draft.food)) continue;
      const between = text.slice(earlier.draft.end, later.draft.start);
      if (SENTENCE_END.test(between) || AGAIN.test(between)) continue;
      const again = repeated(earlier.draft, later.draft, between);
      if (again !== undefined) gone.add(again === earlier.draft ? earlier : later);
    }
  }
  return gone.size === 0 ? [...all] : all.filter((one) => !gone.has(one));
}

const isAlike = (one: Food, other: Food): boolean =>
  plainFoodId(one) === plainFoodId(other) ||
  isWithMore(one, other) ||
  nounOf(one) === nounOf(other) ||
  other.name.startsWith(`${nounOf(one)} `);

/** Which of two says nothing that the other does not. Of two in a list („ყავა, 2 ყავა") each is another one. */
function repeated(earlier: Draft, later: Draft, between: string): Draft | undefined {
  const [first, second] = [isMeasured(earlier), isMeasured(later)];
  if (plainFoodId(earlier.food) === plainFoodId(later.food)) {
    if (!first && (earlier.inPassing || (earlier.aside && second))) return earlier;
    if (!second && later.inPassing) return later;
    if (PARTED.test(between)) return undefined;
    return first === second ? undefined : first ? later : earlier;
  }
  // „ხაჭო თაფლით, ხაჭო 150 გრამი თაფლი ჩაის კოვზი".
  if (first !== second && isWithMore(earlier.food, later.food)) return first ? later : earlier;
  // „თონის პური და ყველი, ნახევარი პური".
  if (later.kind && second && !first && nounOf(earlier.food) === nounOf(later.food)) return earlier;
  // „ერთი პიცა გავიყავით მარგარიტა".
  if (earlier.kind && !second && !PARTED.test(between) && later.food.name.startsWith(`${nounOf(earlier.food)} `))
    return first ? later : earlier;
  const isItsSort = (earlier.kind || earlier.inPassing) && nounOf(earlier.food) === nounOf(later.food) && !first;
  return isItsSort && (earlier.inPassing || ((later.kind || later.adjective) && between.length <= BESIDE))
    ? earlier
    : undefined;
}

/** Whether a name is another one's with what goes along: ხაჭო თაფლით. */
const isWithMore = (one: Food, other: Food): boolean =>
  one.group !== 'drink' && one.name.startsWith(`${other.name} `) && ALONG.test(one.name.slice(other.name.length));
const ALONG = /^ \S+(?:ით|თი|თა)(?: |$)/u;

const isMeasured = ({ measures }: Draft): boolean =>
  measures.some(({ number, unit, whole }) => number !== undefined || unit !== undefined || whole);
const nounOf = ({ name }: Food): string => name.slice(name.lastIndexOf(' ') + 1);
