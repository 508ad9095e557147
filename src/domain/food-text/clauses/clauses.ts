import { sentencesOf, type Part, type Standing } from './clause-parts.ts';
import type { Deed } from '../words/deed-words.ts';
import { isAmount } from '../elements/element-parts.ts';
import { isExactUnit } from '../weights/household-grams.ts';
import type { Element } from '../elements/elements.ts';
import { readOwn } from './read-deeds.ts';
import { spread } from './spread-standing.ts';

/** A part of a text between two breaks, its verbs taken out. */
export interface Clause {
  elements: Element[];
  standing: Standing;
  /** It tells of a part of the food before it that was not eaten: „ნახევარი დავტოვე". */
  subtracts: boolean;
  /** It takes the place of the same food said before: „უკაცრავად, 3 კვერცხი". */
  corrects: boolean;
  /** Among how many its foods were shared; NaN where nobody says. */
  sharers: number | null;
  /** Several ate it and nobody says how many. */
  ofSeveral: boolean;
  /** Its verbs and particles. */
  deeds: readonly Deed[];
  /** The writer did something to its foods that no list knows: „კიტრი და ქინძი დავთესე". */
  didElse: boolean;
}

/**
 * Reads every clause of a text. A verb counts for its own part; one that stands before its foods goes on for the parts after it, one behind them
 * reaches back over parts that have none; a part that is only a verb („…და შევჭამე") speaks of what was named before. What no verb
 * stands beside was eaten.
 */
export function clausesOf(elements: readonly Element[]): Clause[] {
  return sentencesOf(elements).flatMap(({ parts, asks }) => {
    for (const part of parts) readOwn(part);
    takeAlong(parts);
    speakOfOthers(parts);
    shareFoods(parts);
    spread(parts, asks);
    return parts.map(({ elements: rest, standing, subtracts, corrects, sharers, ofSeveral, deeds }, at) => ({
      elements: rest,
      standing,
      subtracts,
      corrects,
      sharers,
      ofSeveral,
      deeds: deeds.map(({ deed }) => deed),
      didElse: hasUnreadVerb(rest) || (deeds.length === 0 && endsInUnreadVerb(parts[at + 1])),
    }));
  });
}

const hasUnreadVerb = (elements: readonly Element[]): boolean =>
  elements.some((element) => element.is === 'unknown' && element.deed === true);

/** A list that ends in და has its verb at the end. */
const endsInUnreadVerb = (next: Part | undefined): boolean =>
  next?.join === 'and' && next.foods > 0 && next.deeds.length === 0 && hasUnreadVerb(next.elements);

/** A part without food whose verb speaks of what was named just before: „ვიყიდე შაურმა და შევჭამე", „ნახევარი ქმარმა შეჭამა". */
function speakOfOthers(parts: readonly Part[]): void {
  for (const [at, part] of parts.entries()) {
    if (part.foods > 0 || part.own === null || part.own === 'asked') continue;
    const hasAmount = part.elements.some(({ is }) => is === 'number' || is === 'size');
    if (part.deeds.some(({ deed }) => deed === 'rest')) {
      speakOfRest(parts, at);
      continue;
    }
    if (part.own === 'others' || part.own === 'not-eaten') {
      // „ნახევარი მე, ნახევარი ქმარმა": one's own share was said.
      part.subtracts = hasAmount && !isOwnShare(parts.slice(0, at));
      if (hasAmount) continue;
    }
    const before = parts[at - 1];
    if (part.own === 'eaten' && hasAmount && before && isUnmeasured(before)) {
      before.elements.push(...part.elements);
      part.elements = [];
      continue;
    }
    if (part.own === 'eaten' && hasAmount && before) {
      takeSomeOf(listBefore(parts, at, part), part);
      continue;
    }
    if (part.own === 'not-eaten' && !part.speaksAlone) continue;
    for (let earlier = at - 1; earlier >= 0; earlier -= 1) {
      const other = parts[earlier];
      if (
        !other ||
        other.foods === 0 ||
        (other.own !== null && !isAway(other.own) && !isOrdered(other) && !isRefusedByOthers(other, part))
      )
        break;
      other.own = part.own;
      if (other.join !== 'and') break;
    }
  }
}

/** „ნახევარი ბურგერი, დანარჩენი ძაღლს მივეცი" is the half; who ate the rest of what others began ate some of it. */
function speakOfRest(parts: readonly Part[], at: number): void {
  const [part, before] = [parts[at], parts.slice(0, at).findLast(({ foods }) => foods > 0)];
  if (part?.own === 'eaten' && before?.own === 'others') before.own = 'unsure';
}

function isOwnShare(before: readonly Part[]): boolean {
  const named = before.findLastIndex(({ foods }) => foods > 0);
  const own = before.slice(named).some(({ deeds }) => deeds.some(({ deed }) => deed === 'self'));
  return own && (before[named]?.elements.some(isAmount) ?? false);
}

/** „ბორში დამხვდა, ორი თეფში ვჭამე": the amount is of the one food before. */
const isUnmeasured = ({ foods, own, elements, join }: Part): boolean =>
  foods === 1 &&
  join !== 'and' &&
  (own === null || own === 'eaten') &&
  elements.at(-1)?.is === 'food' &&
  !elements.some(isAmount);

/** What an amount may be taken from: the part before, and of a share („ნახევარი") the list that it ends. */
function listBefore(parts: readonly Part[], at: number, { elements }: Part): Part[] {
  const list = parts.slice(at - 1, at);
  if (
    !elements.some((element) => element.is === 'number' && element.value < 1) ||
    elements.some(({ is }) => is === 'unit')
  )
    return list;
  for (
    let earlier = at - 1;
    earlier > 0 && parts[earlier]?.join === 'and' && parts[earlier]?.own === null;
    earlier -= 1
  ) {
    const part = parts[earlier - 1];
    if (part) list.unshift(part);
  }
  return list;
}

/** „ვიყიდე 1 კილო ატამი და 2 ცალი ვჭამე": two of what was bought, ordered, said to be no good, or eaten by several. */
function takeSomeOf(list: readonly Part[], part: Part): void {
  const [first] = list;
  const has = (deeds: Part['deeds'], deed: Deed): boolean => deeds.some((each) => each.deed === deed);
  if (
    !first ||
    !(
      isAway(first.own) ||
      has(first.deeds, 'order') ||
      has(first.deeds, 'event') ||
      first.local ||
      has(part.deeds, 'self')
    )
  )
    return;
  const amount = part.elements;
  part.elements = [];
  for (const before of list) {
    const named = before.elements.findLast(({ is }) => is === 'food');
    if (!named) continue;
    const taken = amount.map((each) => partOfWhole(each, amount, before.elements));
    // „8 ნაჭერი იყო, მე 2 ვჭამე" are two of the same unit.
    const unit = amount.some(({ is }) => is === 'unit') ? undefined : before.elements.find(({ is }) => is === 'unit');
    part.elements.push(...taken, ...(unit?.is === 'unit' && !unit.vague ? [unit] : []), named);
    if (before.own === 'unsure' || before.own === 'not-eaten')
      before.elements = before.elements.filter((element) => element !== named);
    else before.own = 'bought';
  }
  if (part.elements.length === 0) part.elements = amount;
}

/** „ნახევარი კილო მაკარონი მოვხარშე და მესამედი შევჭამე": a third of what was cooked. */
function partOfWhole(each: Element, amount: readonly Element[], whole: readonly Element[]): Element {
  if (each.is !== 'number' || each.value >= 1 || amount.some(({ is }) => is === 'unit')) return each;
  const counted = whole.find((element) => element.is === 'number');
  const isWeighed = whole.some(
    (element) => element.is === 'unit' && element.unit !== 'spoon' && isExactUnit(element.unit),
  );
  return counted?.is === 'number' && isWeighed ? { ...each, value: each.value * counted.value } : each;
}

/** „ტოლმა გააკეთა, ოთხი ვჭამე მაწვნით": four of what was named before, with what goes along. */
function takeAlong(parts: readonly Part[]): void {
  for (const [at, part] of parts.entries()) {
    const before = parts[at - 1];
    const named = before?.elements.findLast((element) => element.is === 'food');
    const first = part.elements.findIndex((element) => !isAmount(element));
    const foods = part.elements.filter((element) => element.is === 'food');
    if (!before || named?.is !== 'food' || first < 1 || foods.length === 0 || part.own !== 'eaten') continue;
    const isMeant = isAway(before.own) || before.own === 'others' || isOrdered(before);
    if (!isMeant || !foods.every(({ ending }) => ending === 'instrumental' || ending === 'beside')) continue;
    part.elements.splice(first, 0, { ...named, ending: 'nominative' });
    part.foods += 1;
    before.own = 'bought';
  }
}

/** „ერთი პიცა ვიყიდეთ და სამმა გავიყავით": who shares speaks of the foods of the part, or of those before it. */
function shareFoods(parts: readonly Part[]): void {
  const shares = parts.map(
    ({ deeds, sharers, foods, elements }, at) =>
      (deeds.some(({ deed }) => deed === 'share') &&
        !elements.some((element) => element.is === 'number' && element.each)) ||
      // „ბოთლი ღვინო ორმა დავლიეთ", „სამმა ერთი პიცა".
      ((sharers !== null || isCountOfPersons(parts[at + 1])) &&
        !elements.some((element) => element.is === 'number' && element.each) &&
        (deeds.every(({ deed }) => deed === 'today')
          ? foods > 0 && sharers !== null
          : deeds.some(({ deed }) => deed === 'together'))),
  );
  const counts = parts.map(({ sharers }) => sharers);
  for (const [at, part] of parts.entries()) {
    part.sharers = null;
    part.ofSeveral = !shares[at] && part.deeds.some(({ deed }) => deed === 'together');
  }
  for (const [at, part] of parts.entries()) {
    if (!shares[at]) continue;
    const of = part.foods > 0 ? part : parts.slice(0, at).findLast(({ foods }) => foods > 0);
    if (of) of.sharers = counts[at] ?? counts[at + 1] ?? counts[at - 1] ?? Number.NaN;
  }
}

/** „შვილმა ფორთოხალი არ შეჭამა და მე შევჭამე". */
const isRefusedByOthers = (other: Part, part: Part): boolean =>
  other.own === 'others' &&
  other.deeds.some(({ deed }) => deed === 'not') &&
  part.deeds.some(({ deed }) => deed === 'self');

/** Ordered or cooked, and no word of eating: what comes after says whether it was eaten. */
const isOrdered = ({ deeds }: Part): boolean =>
  deeds.some(({ deed }) => deed === 'order') && !deeds.some(({ deed }) => deed === 'eat' || deed === 'together');

/** „… ვჭამეთ, ოთხნი ვიყავით". */
const isCountOfPersons = (next: Part | undefined): boolean =>
  next !== undefined && next.foods === 0 && next.sharers !== null;

const isAway = (standing: Standing | null | undefined): boolean => standing === 'bought' || standing === 'planned';
