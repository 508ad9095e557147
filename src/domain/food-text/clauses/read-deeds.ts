import type { Part, Standing } from './clause-parts.ts';
import type { Deed } from '../words/deed-words.ts';
import { isAmount } from '../elements/element-parts.ts';

/** What deeds say of a part's foods: the first of these that it has decides. */
const DECIDING: readonly (readonly [deed: Deed, standing: Standing])[] = [
  ['log', 'eaten'],
  ['refuse', 'not-eaten'],
  ['topic', 'unsure'],
  ['habit', 'unsure'],
  ['tomorrow', 'planned'],
  ['eat', 'eaten'],
  ['together', 'eaten'],
  ['share', 'eaten'],
  ['others', 'others'],
  ['theirs', 'others'],
  ['buy', 'bought'],
  ['plan', 'planned'],
  ['question', 'asked'],
  ['have', 'eaten'],
  ['order', 'eaten'],
  ['throw', 'not-eaten'],
  ['event', 'unsure'],
  ['subject', 'others'],
  ['self', 'eaten'],
];

/** What a part's own words say. */
export function readOwn(part: Part): void {
  const { deeds, foods } = part;
  const has = (deed: Deed): boolean => deeds.some((each) => each.deed === deed);
  // „ხინკალი 8 ცალი და არა 6" says the eight once more.
  if (foods === 0 && has('no') && part.join === 'and' && part.elements.every(isAmount)) {
    part.elements = [];
    part.own = null;
    return;
  }
  if (has('correct') || (foods === 0 && has('no'))) part.corrects = true;
  const amount = part.elements.some(({ is }) => is === 'number' || is === 'size');
  if ((has('leave') || has('unfinished') || (has('throw') && amount && foods === 0)) && !has('not')) {
    part.subtracts = foods === 0;
    part.own = foods === 0 ? null : 'not-eaten';
    part.local = true;
    return;
  }
  part.local = isOfPersons(deeds) || deeds.every(({ deed }) => deed === 'event');
  part.own = denied(deeds)
    ? 'not-eaten'
    : (DECIDING.find(([deed]) => has(deed) && (foods > 0 || (deed !== 'topic' && deed !== 'event')))?.[1] ?? null);
  // „სოუსი მოვაშორე, მხოლოდ ქათამი", „ტკბილზე უარი ვთქვი და ფორთოხალი გავფცქვენი".
  if (has('refuse')) part.local = true;
  // „ძილი მინდოდა": of something else.
  if (foods === 0 && part.own === 'planned' && part.elements.some((each) => each.is === 'unknown' && each.noun))
    part.own = null;
  // „სადილი არ მიჭამია", „ტკბილი არ მიჭამია" says nothing of the next meal.
  if (foods === 0 && part.own === 'not-eaten' && (has('today') || !part.speaksAlone)) part.local = true;
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
  deeds.some(({ deed }) => OF_PERSONS.has(deed)) && deeds.every(({ deed }) => OF_PERSONS.has(deed) || deed === 'today');

const OF_PERSONS: ReadonlySet<Deed> = new Set<Deed>(['subject', 'self', 'theirs']);

const startsWithNot = ({ deeds }: Part): boolean => deeds.some(({ deed, before }) => deed === 'not' && before === 0);

/** A negation turns the verb after it: „არ მიჭამია", „აღარ მინდა". */
const denied = (deeds: Part['deeds']): boolean =>
  deeds.some(({ deed }, at) => deed === 'not' && isTurned(deeds[at + 1]?.deed));

const isTurned = (deed: Deed | undefined): boolean => deed !== undefined && TURNED.has(deed);
const TURNED: ReadonlySet<Deed> = new Set<Deed>(['eat', 'together', 'have', 'order', 'plan']);
