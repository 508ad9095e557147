import * as v from 'valibot';
import { ALLERGENS, type Allergen } from '#domain/food/allergens.ts';
import { PLAN_FIGURES, type PlanPreferences } from '#domain/plan/plan-preferences.ts';
import { VALUE_THINGS } from '../diary/value-things.ts';

/** A stored value of `plan-preferences` or `plan-wishes`; null: it was deleted. Values of other names are passed over. */
export interface PreferenceRow {
  name: string;
  key: string;
  value: object | null;
}

/** Stored preferences as this version reads them. */
export interface ReadPreferences {
  preferences: Partial<PlanPreferences>;
  /** A newer app wrote allergies that this one does not know: all fourteen count then. */
  allergiesUnread: boolean;
}

/** What can be read of one wish. */
export interface ReadWish extends Partial<Pick<PlanPreferences, (typeof PLAN_FIGURES)[number]>> {
  key: string;
  allergy?: string;
  dislike?: string;
  takenBackFrom?: readonly string[];
}

const { entries } = VALUE_THINGS['plan-wishes'].value;
const { allergies: Allergies } = VALUE_THINGS['plan-preferences'].value.entries;
const Stored = v.record(v.string(), v.unknown());
const Words = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter((one) => typeof one === 'string')),
);

/**
 * What somebody asks of plans; null where nobody was asked. Allergies are never taken for none because they cannot be read.
 *
 * Every wish has a key and so a last word of its own: what two phones say apart stands side by side. An allergy is said under a fresh id
 * and taken back by deleting the ids that the device then knows, so of one phone that says it and another that takes it back without
 * having heard of that, the first stands: a dish too few on the table harms nobody, one too many may. What an older app keeps as one
 * value joins in. Its figures count where no wish has one; its allergies and dislikes until they are taken back, and anew as soon as
 * it writes another list that names them, because it may have said them once more.
 */
export function readPreferences(rows: Iterable<PreferenceRow>): ReadPreferences | null {
  const { whole, wishes } = readRows(rows);
  if (!whole && wishes.length === 0) return null;
  const said = wishes.filter(({ takenBackFrom }) => !takenBackFrom);
  const named = new Set([...left('allergy', whole, wishes), ...said.flatMap(({ allergy }) => allergy ?? [])]);
  const allergiesUnread = whole?.allergiesUnread === true || [...named].some((one) => !isAllergen(one));
  const allergies = allergiesUnread ? ALLERGENS : ALLERGENS.filter((one) => named.has(one));
  const dislikes = [...new Set([...left('dislike', whole, wishes), ...said.flatMap(({ dislike }) => dislike ?? [])])];
  const figures = PLAN_FIGURES.flatMap((name) => {
    const figure = (wishes.find(({ key }) => key === name) ?? whole?.figures)?.[name];
    return figure === undefined ? [] : [[name, figure] as const];
  });
  return {
    preferences: {
      ...(allergies.length > 0 && { allergies }),
      ...(dislikes.length > 0 && { dislikes }),
      ...Object.fromEntries(figures),
    },
    allergiesUnread,
  };
}

/** What an older app keeps as one value, as far as it can be read. */
export interface WholePreferences {
  allergy: readonly string[];
  dislike: readonly string[];
  figures: ReadPreferences['preferences'];
  allergiesUnread: boolean;
}

/** The rows apart: the one value of an older app, null where there is none, and wishes in the order of their keys. */
export function readRows(rows: Iterable<PreferenceRow>): { whole: WholePreferences | null; wishes: ReadWish[] } {
  let whole: WholePreferences | null = null;
  const wishes: ReadWish[] = [];
  for (const { name, key, value } of rows) {
    if (name !== 'plan-preferences' && name !== 'plan-wishes') continue;
    const fields = v.safeParse(Stored, value);
    if (!fields.success) continue;
    if (name === 'plan-preferences') whole = readWhole(fields.output);
    else wishes.push(readWish(key, fields.output));
  }
  return { whole, wishes: wishes.toSorted((one, other) => (one.key < other.key ? -1 : 1)) };
}

/** What of an older app's list still counts. */
export function left(
  kind: 'allergy' | 'dislike',
  whole: WholePreferences | null,
  wishes: readonly ReadWish[],
): readonly string[] {
  const list = whole?.[kind] ?? [];
  const isThisList = ({ takenBackFrom: from }: ReadWish) =>
    from?.length === list.length && from.every((one, at) => one === list[at]);
  const gone = new Set(wishes.filter(isThisList).map((wish) => wish[kind]));
  return list.filter((one) => !gone.has(one));
}

function readWhole(fields: Record<string, unknown>): WholePreferences {
  const { allergies: toldAllergies, dislikes: toldDislikes } = fields;
  const allergies = v.safeParse(Allergies, toldAllergies);
  const dislikes = v.safeParse(Words, toldDislikes);
  return {
    allergy: allergies.success ? (allergies.output ?? []) : [],
    dislike: dislikes.success ? dislikes.output : [],
    figures: figuresIn(fields),
    allergiesUnread: toldAllergies !== undefined && !allergies.success,
  };
}

/** An allergy that is no word at all is one that this version does not know. */
const UNREAD = '';

function readWish(key: string, fields: Record<string, unknown>): ReadWish {
  const { allergy, dislike, takenBackFrom } = fields;
  const from = v.safeParse(Words, takenBackFrom);
  return {
    key,
    ...(allergy !== undefined && { allergy: typeof allergy === 'string' ? allergy : UNREAD }),
    ...(typeof dislike === 'string' && { dislike }),
    ...(from.success && { takenBackFrom: from.output }),
    ...figuresIn(fields),
  };
}

const figuresIn = (fields: Record<string, unknown>): ReadPreferences['preferences'] =>
  Object.fromEntries(
    PLAN_FIGURES.flatMap((name) => {
      const figure = v.safeParse(entries[name], fields[name]);
      return figure.success && figure.output !== undefined ? [[name, figure.output] as const] : [];
    }),
  );

const isAllergen = (word: string): word is Allergen => (ALLERGENS as readonly string[]).includes(word);
