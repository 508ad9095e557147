import type { Deed } from '../words/deed-words.ts';
import { isAmount } from '../elements/element-parts.ts';
import type { Element } from '../elements/elements.ts';
import { withLeftovers } from './leftovers.ts';
import type { LeftOutFood } from '../food-text-item.ts';

/** Whether the foods of a clause were eaten by who writes, or why they are not to be logged. `unsure`: the sentence can be read both ways. */
export type Standing = 'eaten' | LeftOutFood['why'];

type Join = 'start' | 'comma' | 'and';

export interface Part {
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
  /** Several ate it and nobody says how many. */
  ofSeveral: boolean;
}

/** The parts of every sentence of a text, with the verbs of each. */
export function sentencesOf(elements: readonly Element[]): { parts: Part[]; asks: boolean }[] {
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
  const ahead = foodsAhead(elements);
  for (const [at, element] of elements.entries()) {
    if (element.is === 'deed' && FINITE.has(element.deed)) {
      const verb = collected.findLastIndex((each) => each.is === 'deed' && FINITE.has(each.deed));
      // „ნახევარი შევინახე ნახევარი შევჭამე": a verb stands behind what it is said of, and another one has its own.
      const denies = collected.slice(verb + 1).some((each) => each.is === 'deed' && each.deed === 'not');
      if (verb > 0 && saysWhat(collected.slice(0, verb)) && (denies || saysWhat(collected.slice(verb + 1)))) {
        const next = collected.splice(verb + 1);
        endPart('comma', next[0]?.start ?? element.start);
        collected.push(...next);
      }
    }
    if (element.is === 'and') endPart('and', element.end);
    else if (
      element.is === 'deed' &&
      element.deed === 'today' &&
      ahead[at] &&
      (collected.some(({ is }) => is === 'food') || isSkippedMeal(collected))
    ) {
      // „დილით კრუასანი შუადღეს ხინკალი შვიდი": each meal has its foods.
      endPart('comma', element.start);
      collected.push(element);
    } else if (element.is === 'deed' && element.deed === 'self' && collected.some(({ is }) => is === 'food')) {
      // „ცოლმა სალათი მე მწვადი": somebody else's foods end where one's own begin.
      endPart('comma', element.start);
      collected.push(element);
    } else if (
      element.is === 'deed' &&
      (element.deed === 'but' || element.deed === 'correct') &&
      collected.some(
        (each) =>
          each.is === 'food' ||
          (each.is === 'unknown' && each.befell) ||
          (each.is === 'deed' && each.deed !== 'but' && each.deed !== 'correct'),
      )
    ) {
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

/** „საუზმე არ მქონია სადილად …": the verb is done with the first meal. */
const isSkippedMeal = ([first, ...rest]: readonly Element[]): boolean =>
  first?.is === 'deed' &&
  first.meal === true &&
  rest.some((each) => each.is === 'deed' && each.deed === 'not') &&
  rest.at(-1)?.is === 'deed';

/** Verbs that say what became of their foods. */
const FINITE: ReadonlySet<Deed> = new Set<Deed>([
  'eat',
  'together',
  'order',
  'throw',
  'plan',
  'buy',
  'others',
  'leave',
  'share',
]);

const saysWhat = (elements: readonly Element[]): boolean =>
  elements.some((each) => each.is === 'food' || isAmount(each));

/** Of each element whether a food stands behind it in the same part. */
function foodsAhead(elements: readonly Element[]): boolean[] {
  let ahead = false;
  return elements
    .toReversed()
    .map((element) => {
      const known = ahead;
      const isHead = element.is === 'food' && element.ending !== 'instrumental';
      ahead = isHead || (ahead && element.is !== 'break' && element.is !== 'and');
      return known;
    })
    .toReversed();
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
    if (element.is === 'unknown' && element.befell) deeds.push({ deed: 'event', before: foods });
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
    ofSeveral: false,
    speaksAlone: elements[0]?.is === 'deed' && elements[0].deed !== 'today' && elements[0].start - begun <= 2,
  };
}
