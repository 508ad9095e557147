import { amended } from './drafts/amend-last.ts';
import { bindParts } from './clauses/bind-parts.ts';
import { clausesOf, type Clause } from './clauses/clauses.ts';
import { isHardlyEaten } from './clauses/hardly-eaten.ts';
import { distribute } from './elements/distribute.ts';
import { isDoubtful, withDoubts, type Doubter } from './weights/doubts.ts';
import { signsOfText, type Sign } from './weights/doubt-signs.ts';
import { draftsOf, type Draft } from './drafts/drafts.ts';
import { isAmount } from './elements/element-parts.ts';
import type { AmountElement, Element } from './elements/elements.ts';
import type { FoodNames } from './names/food-names.ts';
import type { FoodTextItem, FoodTextReading, LeftOutFood, UnknownText } from './food-text-item.ts';
import { readElements } from './elements/read-elements.ts';
import { lessen, sharedBy } from './drafts/lessen.ts';
import { measuresOf } from './drafts/measures.ts';
import { saidOnce } from './clauses/say-once.ts';
import { tokensOf } from './elements/tokens.ts';
import { weighDraft } from './weights/weigh-draft.ts';

/**
 * Reads what people type about food, in Georgian or Latin letters: one item for each food that was eaten, with grams and figures, in the
 * order of the text. Foods that were named but not eaten (denied, planned, bought, asked about, somebody else's) are in `leftOut`, with the
 * reason. Words that are no food and not around one are in `unknown`; a text without food has no items.
 * Never throws, whatever the text; the work grows with its length only.
 */
export function parseFoodText(text: string, names: FoodNames, doubter: Doubter = isDoubtful): FoodTextReading {
  let eaten: Eaten[] = [];
  const leftOut: LeftOutFood[] = [];
  const unknown: UnknownText[] = [];
  let corrects = false;
  const clauses = clausesOf(bindParts(distribute(readElements(names, tokensOf(text)))));
  let seen: readonly Sign[] | undefined;
  const ofText = () => (seen ??= signsOfText(clauses));
  for (const clause of clauses) {
    const [first] = clause.elements;
    if (first && clause.elements.some(({ is }) => is === 'negative')) {
      addUnknown(unknown, text, first.start, clause.elements.at(-1)?.end ?? first.end);
      continue;
    }
    if (clause.subtracts) {
      // „6 ხინკალი ვჭამე და ორი დამრჩა": the two were not among the six.
      const last = eaten.at(-1);
      if (last?.saidEaten && saysCount(last.draft.measures) && saysWhole(clause.elements)) continue;
      eaten = eaten.map((one, at) =>
        at === eaten.length - 1 ? { ...one, item: lessen(one.item, clause.elements) } : one,
      );
      continue;
    }
    corrects ||= clause.corrects;
    const last = eaten.at(-1);
    if (corrects && last && saysNumber(clause.elements)) {
      eaten = [...eaten.slice(0, -1), eat(names, measuredAnew(last.draft, clause.elements))];
      corrects = false;
      continue;
    }
    const read = draftsOf(clause.elements, names);
    const { standing, sharers, ofSeveral } = clause;
    const drafted = read.drafts.map((draft) =>
      sharers !== null ? eatShare(names, draft, sharers) : ofSeveral ? doubted(eat(names, draft)) : eat(names, draft),
    );
    const doubtful = withDoubts(clause, drafted, { unread: read.unknown.length, ofText, doubter });
    const isHardly = ({ draft, item }: Eaten): boolean =>
      standing === 'eaten' && isHardlyEaten(clause, draft, item.grams);
    leftOut.push(...doubtful.filter(isHardly).map(({ item }) => ({ ...item, why: 'unsure' as const })));
    const weighed = doubtful.filter((one) => !isHardly(one));
    if (standing === 'eaten') {
      const said = clause.deeds.includes('eat') ? weighed.map((one) => ({ ...one, saidEaten: true })) : weighed;
      eaten = [...(corrects && weighed.length > 0 ? withoutCorrected(eaten, weighed) : eaten), ...said];
      for (const { start, end } of read.unknown) addUnknown(unknown, text, start, end);
    } else {
      if (standing === 'not-eaten') eaten = withoutDenied(eaten, weighed);
      leftOut.push(...weighed.map(({ item }) => ({ ...item, why: standing })));
    }
    if (weighed.length > 0) corrects = false;
    else if (clause.elements.some(({ is }) => is === 'number')) eaten = withDoubt(amendLast(names, eaten, clause));
  }
  return { items: saidOnce(text, eaten).map(({ item }) => item), leftOut, unknown };
}

/** An amount by itself may say how much the food before it was. */
function amendLast(names: FoodNames, eaten: readonly Eaten[], { elements, standing, deeds }: Clause): readonly Eaten[] {
  const last = eaten.at(-1);
  const item =
    last && standing === 'eaten'
      ? amended(last, elements, deeds.length > 0, (draft) => weighDraft(names, draft))
      : undefined;
  return last && item ? [...eaten.slice(0, -1), { ...last, item }] : eaten;
}

/** „სენდვიჩი ფრით, ფრი არ შემიჭამია": what went along is taken back. */
const withoutDenied = (eaten: readonly Eaten[], denied: readonly Eaten[]): Eaten[] =>
  eaten.filter(
    ({ draft }) =>
      !(draft.aside && draft.measures.length === 0 && denied.some((one) => one.draft.food.id === draft.food.id)),
  );

/** An amount that belongs to no food („…, ორი სხვამ წაიღო") may be of the food before it: who knows how much of that was eaten. */
const withDoubt = (eaten: readonly Eaten[]): Eaten[] =>
  eaten.map((one, at) => (at === eaten.length - 1 ? doubted(one) : one));
const doubted = (one: Eaten): Eaten => ({
  ...one,
  item: { ...one.item, confidence: Math.min(one.item.confidence, DOUBT) },
});
const DOUBT = 0.58;

/** An item and what it was weighed from, for a correction that comes later. */
interface Eaten {
  draft: Draft;
  item: FoodTextItem;
  /** A verb of eating stands beside it. */
  saidEaten?: boolean;
}

const saysCount = (measures: Draft['measures']): boolean =>
  measures.some(({ number, unit }) => number !== undefined && number >= 1 && (unit === undefined || unit === 'piece'));
const saysWhole = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.is === 'number' && element.value >= 1);

/** „ჩაი დავლიე, უფრო სწორად ყავა": the same food said again goes, else the last one. */
function withoutCorrected(eaten: readonly Eaten[], instead: readonly Eaten[]): Eaten[] {
  const ids = new Set(instead.map(({ item }) => item.foodId));
  const rest = eaten.filter(({ item }) => !ids.has(item.foodId));
  return rest.length < eaten.length ? rest : eaten.slice(0, -1);
}

const eat = (names: FoodNames, draft: Draft): Eaten => ({ draft, item: weighDraft(names, draft) });

/** Of what is shared the whole is meant. */
function eatShare(names: FoodNames, draft: Draft, sharers: number): Eaten {
  const single = draft.measures.length === 0 && !(sharers >= 1);
  // „ტორტი გავინაწილეთ": some of it, who knows how much.
  if (single) return { draft, item: sharedBy(weighDraft(names, draft), sharers, 1) };
  const one = { range: false, decimal: false, each: 1, size: 1, vague: false, start: draft.start, end: draft.end };
  const measures = (draft.measures.length > 0 ? draft.measures : [one]).map((measure) => ({ ...measure, whole: true }));
  return { draft, item: sharedBy(weighDraft(names, { ...draft, measures }), sharers) };
}

/** Whether elements are nothing but an amount, and have its number. */
const saysNumber = (elements: readonly Element[]): elements is readonly AmountElement[] =>
  elements.some(({ is }) => is === 'number') && elements.every(isAmount);

/** „2 კვერცხი. ბოდიში, 3": the same food, another amount; a unit that is not said again stays. */
function measuredAnew(draft: Draft, elements: readonly AmountElement[]): Draft {
  const unit = draft.measures[0]?.unit;
  const measures = measuresOf(elements).map((measure) =>
    measure.unit === undefined && unit !== undefined ? { ...measure, unit } : measure,
  );
  return { ...draft, measures };
}

/** Every food that a text names, eaten or not, in its order: what a question is about. */
export const namedFoods = ({ items, leftOut }: FoodTextReading): FoodTextItem[] =>
  [...items, ...leftOut.map(({ why: _, ...item }) => item)].toSorted((a, b) => a.start - b.start);

/** Unknown words beside each other are one question. */
function addUnknown(unknown: UnknownText[], text: string, start: number, end: number): void {
  const last = unknown.at(-1);
  if (last && /^[ \t]*$/.test(text.slice(last.end, start))) {
    last.end = end;
    last.text = text.slice(last.start, end);
  } else {
    unknown.push({ text: text.slice(start, end), start, end });
  }
}
