import type { Deed } from './deed-words.ts';
import type { Element } from './elements.ts';
import { withLeftovers } from './leftovers.ts';
import type { LeftOutFood } from './food-text-item.ts';

/** Whether the foods of a clause were eaten by who writes, or why they are not to be logged. `unsure`: the sentence can be read both ways. */
type Standing = 'eaten' | LeftOutFood['why'];

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
}

type Join = 'start' | 'comma' | 'and';

interface Part {
  elements: Element[];
  join: Join;
  deeds: readonly { deed: Deed; before: number }[];
  foods: number;
  own: Standing | null;
  /** Its standing goes no further than itself. */
  local: boolean;
  standing: Standing;
  subtracts: boolean;
  corrects: boolean;
  /** It begins with its verb: no other word of it may be what the verb speaks of. */
  speaksAlone: boolean;
  sharers: number | null;
}

/**
 * Reads every clause of a text. A verb counts for its own part; one that stands before its foods goes on for the parts after it, one behind them
 * reaches back over parts that have none; a part that is only a verb („…და შევჭამე") speaks of what was named before. What no verb
 * stands beside was eaten.
 */
export function clausesOf(elements: readonly Element[]): Clause[] {
  return sentencesOf(elements).flatMap(({ parts, asks }) => {
    for (const part of parts) readOwn(part);
    speakOfOthers(parts);
    shareFoods(parts);
    spread(parts, asks);
    return parts.map(({ elements: rest, standing, subtracts, corrects, sharers }) => ({
      elements: rest,
      standing,
      subtracts,
      corrects,
      sharers,
    }));
  });
}

function sentencesOf(elements: readonly Element[]): { parts: Part[]; asks: boolean }[] {
  const sentences: { parts: Part[]; asks: boolean }[] = [];
  let current: { parts: Part[]; asks: boolean } = { parts: [], asks: false };
  let collected: Element[] = [];
  let join: Join = 'start';
  let begun = 0;
  const endPart = (next: Join, at: number) => {
    if (collected.length > 0) {
      for (const [nth, elements] of withLeftovers(collected).entries())
        current.parts.push(
          partOf(elements, nth === 0 ? join : 'comma', nth === 0 ? begun : (elements[0]?.start ?? begun)),
        );
    }
    collected = [];
    join = next;
    begun = at;
  };
  for (const element of elements) {
    if (element.is === 'and') endPart('and', element.end);
    else if (element.is === 'deed' && element.deed === 'self' && collected.some(({ is }) => is === 'food')) {
      // „ცოლმა სალათი მე მწვადი": somebody else's foods end where one's own begin.
      endPart('comma', element.start);
      collected.push(element);
    } else if (element.is === 'deed' && element.deed === 'but' && collected.some(({ is }) => is === 'food')) {
      // „ბურგერს ვაპირებდი მაგრამ სუპი ვჭამე".
      endPart('comma', element.start);
      collected.push(element);
    } else if (element.is === 'break') {
      endPart('comma', element.end);
      if (!element.ends) continue;
      sentences.push({ ...current, asks: element.asks });
      current = { parts: [], asks: false };
      join = 'start';
    } else collected.push(element);
  }
  endPart('start', begun);
  return [...sentences, current];
}

function partOf(elements: readonly Element[], join: Join, begun: number): Part {
  const deeds: { deed: Deed; before: number }[] = [];
  const rest: Element[] = [];
  let foods = 0;
  let sharers: number | null = null;
  for (const element of elements) {
    if (element.is === 'deed') {
      deeds.push({ deed: element.deed, before: foods });
      // „პურის ნაცვლად წიწიბურა": what stands before it was not eaten.
      const last = rest.at(-1);
      if (element.deed === 'instead' && last?.is === 'food') last.leftOut = true;
      continue;
    }
    if (element.is === 'food') foods += 1;
    if (element.is === 'sharers') sharers = element.count;
    else rest.push(element);
  }
  return {
    elements: rest,
    join,
    deeds,
    foods,
    own: null,
    local: false,
    standing: 'eaten',
    subtracts: false,
    corrects: false,
    sharers,
    speaksAlone: elements[0]?.is === 'deed' && elements[0].start - begun <= 2,
  };
}

/** What deeds say of a part's foods: the first of these that it has decides. */
const DECIDING: readonly (readonly [deed: Deed, standing: Standing])[] = [
  ['log', 'eaten'],
  ['refuse', 'not-eaten'],
  ['topic', 'unsure'],
  ['habit', 'unsure'],
  ['tomorrow', 'planned'],
  ['eat', 'eaten'],
  ['share', 'eaten'],
  ['others', 'others'],
  ['buy', 'bought'],
  ['plan', 'planned'],
  ['question', 'asked'],
  ['have', 'eaten'],
  ['order', 'eaten'],
  ['throw', 'not-eaten'],
  ['subject', 'others'],
  ['self', 'eaten'],
];

/** What a part's own words say. */
function readOwn(part: Part): void {
  const { deeds, foods } = part;
  const has = (deed: Deed): boolean => deeds.some((each) => each.deed === deed);
  if (has('correct') || (foods === 0 && has('no'))) part.corrects = true;
  const amount = part.elements.some(({ is }) => is === 'number' || is === 'size');
  if ((has('leave') || has('unfinished') || (has('throw') && amount && foods === 0)) && !has('not')) {
    part.subtracts = foods === 0;
    part.own = foods === 0 ? null : 'not-eaten';
    part.local = true;
    return;
  }
  part.local = isOfPersons(deeds);
  part.own = denied(deeds)
    ? 'not-eaten'
    : (DECIDING.find(([deed]) => has(deed) && (foods > 0 || deed !== 'topic'))?.[1] ?? null);
  // „რძე კი არა", „არც პური", „ვჭამე არა პური": of this food only.
  const last = deeds.findLast(({ deed }) => deed !== 'but')?.deed;
  if (foods > 0 && (last === 'no' || (part.own === null && (has('no') || startsWithNot(part))))) part.own = 'not-eaten';
  // „ხინკალი არ იყო გემრიელი": denied is something, but not that it was eaten.
  else if (foods > 0 && has('not') && part.own === null) part.own = 'unsure';
  else return;
  part.local = true;
}

/** „ანამ ბორში, მე ხარჩო": who did it says nothing of the foods of others. */
const isOfPersons = (deeds: Part['deeds']): boolean =>
  deeds.length > 0 && deeds.every(({ deed }) => deed === 'subject' || deed === 'self');

const startsWithNot = ({ deeds }: Part): boolean => deeds.some(({ deed, before }) => deed === 'not' && before === 0);

/** A negation turns the verb after it: „არ მიჭამია", „აღარ მინდა". */
const denied = (deeds: Part['deeds']): boolean =>
  deeds.some(({ deed }, at) => deed === 'not' && isTurned(deeds[at + 1]?.deed));

const isTurned = (deed: Deed | undefined): boolean => deed === 'eat' || deed === 'have' || deed === 'plan';

/** A part without food whose verb speaks of what was named just before: „ვიყიდე შაურმა და შევჭამე", „ნახევარი ქმარმა შეჭამა". */
function speakOfOthers(parts: readonly Part[]): void {
  for (const [at, part] of parts.entries()) {
    if (part.foods > 0 || part.own === null || part.own === 'asked') continue;
    const hasAmount = part.elements.some(({ is }) => is === 'number' || is === 'size');
    if (part.own === 'others' || part.own === 'not-eaten') {
      part.subtracts = hasAmount;
      if (hasAmount) continue;
    }
    const before = parts[at - 1];
    if (part.own === 'eaten' && hasAmount && before) {
      takeSomeOf(listBefore(parts, at, part), part);
      continue;
    }
    if (part.own === 'not-eaten' && !part.speaksAlone) continue;
    for (let earlier = at - 1; earlier >= 0; earlier -= 1) {
      const other = parts[earlier];
      if (!other || other.foods === 0 || (other.own !== null && !isAway(other.own) && !isRefusedByOthers(other, part)))
        break;
      other.own = part.own;
      if (other.join !== 'and') break;
    }
  }
}

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
  if (!first || !(isAway(first.own) || has(first.deeds, 'order') || first.local || has(part.deeds, 'self'))) return;
  const amount = part.elements;
  part.elements = [];
  for (const before of list) {
    const named = before.elements.findLast(({ is }) => is === 'food');
    if (!named) continue;
    part.elements.push(...amount, named);
    if (before.own === 'unsure' || before.own === 'not-eaten')
      before.elements = before.elements.filter((element) => element !== named);
    else before.own = 'bought';
  }
  if (part.elements.length === 0) part.elements = amount;
}

/** „ერთი პიცა ვიყიდეთ და სამმა გავიყავით": who shares speaks of the foods of the part, or of those before it. */
function shareFoods(parts: readonly Part[]): void {
  const shares = parts.map(({ deeds }) => deeds.some(({ deed }) => deed === 'share'));
  const counts = parts.map(({ sharers }) => sharers);
  for (const part of parts) part.sharers = null;
  for (const [at, part] of parts.entries()) {
    if (!shares[at]) continue;
    const of = part.foods > 0 ? part : parts.slice(0, at).findLast(({ foods }) => foods > 0);
    if (of) of.sharers = counts[at] ?? counts[at + 1] ?? Number.NaN;
  }
}

/** „შვილმა ფორთოხალი არ შეჭამა და მე შევჭამე". */
const isRefusedByOthers = (other: Part, part: Part): boolean =>
  other.own === 'others' &&
  other.deeds.some(({ deed }) => deed === 'not') &&
  part.deeds.some(({ deed }) => deed === 'self');

const isAway = (standing: Standing | null | undefined): boolean => standing === 'bought' || standing === 'planned';

function spread(parts: readonly Part[], asks: boolean): void {
  const forward = reachingForward(parts);
  const backward = reachingBack(parts);
  for (const [at, part] of parts.entries()) {
    const [from, to] = [forward[at] ?? null, backward[at] ?? null];
    if (part.own !== null) part.standing = asks && part.own === 'planned' ? 'asked' : part.own;
    else if (asks) part.standing = 'asked';
    else if (from !== null && to !== null && from !== to && (from === 'eaten' || to === 'eaten'))
      part.standing = 'unsure';
    else part.standing = from ?? to ?? 'eaten';
  }
}

/** What verbs that stand before their foods say of the parts after them. */
function reachingForward(parts: readonly Part[]): (Standing | null)[] {
  let going: Standing | null = null;
  return parts.map((part) => {
    if (part.deeds.some(({ deed }) => deed === 'but' || deed === 'today')) going = null;
    const reached = going;
    const leads = part.deeds.some(({ before }) => before === 0);
    if (part.own !== null) going = !part.local && leads ? part.own : null;
    return part.own === null ? reached : null;
  });
}

/**
 * What verbs that stand behind their foods say of the parts before them. A denial („პური, ყველი და კარაქი არ მიჭამია") reaches back only over a list that ends
 * in და: without it the parts before are a diary's own.
 */
function reachingBack(parts: readonly Part[]): (Standing | null)[] {
  let going: Standing | null = null;
  let mayPass = false;
  const reached: (Standing | null)[] = parts.map(() => null);
  for (let at = parts.length - 1; at >= 0; at -= 1) {
    const part = parts[at];
    if (!part) continue;
    if (part.own === null && going !== null && mayPass) reached[at] = going;
    else if (part.own === null) going = null;
    if (part.own !== null) {
      const follows = !part.local && part.foods > 0 && part.deeds.some(({ before }) => before >= part.foods);
      going = follows && part.own !== 'eaten' ? part.own : null;
      mayPass = going !== 'not-eaten' || part.join === 'and';
    }
    if (part.deeds.some(({ deed }) => deed === 'but')) going = null;
  }
  return reached;
}
