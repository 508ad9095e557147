import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { namedFoods, parseFoodText } from '#domain/food-text/parse-food-text.ts';

/** The two foods of an „or", and whether they are meant in their amounts: one food in two ways („შაქრით თუ უშაქროდ"), or so many of each. */
export interface Sides {
  one: FoodTextItem;
  other: FoodTextItem;
  byAmount: boolean;
}

const OR: ReadonlySet<string> = new Set(['თუ', 'ან', 'ანუ', 'vs', 'თუარა'].map((word) => foldKey(word)));
/** Words beside the two things. */
const ASIDE =
  /^(?:უფრო|კიდევ|ხომ|უკეთ|რომ|ვჭამო|შევჭამო|ვჭამ|დავლიო|მივირთვა|სხვაობ.*|განსხვავებ.*|uf?pro|kidev|vchamo|davlio)$/iu;
const WORD = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu;
/** უშაქროდ, უკარაქო: without. */
const WITHOUT = /^უ.{2,}ოდ?$/u;
const WITHOUT_IT = /^(?:გარეშე|gareshe)$/u;
const PLAIN = /^(?:ჩვეულებრივ|უბრალო|cveulebriv|chveulebriv)/u;
/** შაქრით, რძიანი: with. */
const WITH = /(?:ით|იანი)$/u;
/** Kinds of ხაჭაპური that people call by the kind alone. */
const KINDS = /^(?:იმერულ|მეგრულ|აჭარულ|გურულ|რაჭულ|ფენოვან|ოსურ)/u;
const DISH_OF_KINDS = 'ხაჭაპური';

/** The sides of a question that asks „this or that"; undefined where it has no two. `rest` is what of it may name foods. */
export function sidesOf(rest: string, names: FoodNames): Sides | undefined {
  const words = [...rest.matchAll(WORD)].map(([word]) => word).filter((word) => !ASIDE.test(word));
  const at = words.findIndex((word) => OR.has(foldKey(word)));
  if (at < 1 || at === words.length - 1) return undefined;
  const [left, right] = [words.slice(0, at), words.slice(at + 1)];
  const read = (side: readonly string[]): FoodTextItem | undefined =>
    namedFoods(parseFoodText(side.join(' '), names))[0];
  if ([left, right].every((side) => side.length === 1 && KINDS.test(side[0] ?? '')))
    return sidesIf(read([...left, DISH_OF_KINDS]), read([...right, DISH_OF_KINDS]), false);
  const [head = '', last = ''] = [left[0], left.at(-1)];
  if (right.some((word) => WITHOUT_IT.test(word)))
    return sidesIf(read(left), read(left.filter((each, index) => index === 0 || !WITH.test(each))), true);
  // „2 ხინკალი თუ 1 ხაჭაპური": of amounts, not of the foods in general.
  if ([left, right].every(([first = '']) => /^\d/.test(first))) return sidesIf(read(left), read(right), true);
  if (right.length === 1 && PLAIN.test(right[0] ?? '')) return sidesIf(read(left), read([last]), true);
  if (right.length === 1) {
    const [word = ''] = right;
    // „ყავა შაქრით თუ უშაქროდ": the plain food is what stands before what it may come with.
    if (WITHOUT.test(word))
      return sidesIf(read(left), read(left.filter((each, index) => index === 0 || !WITH.test(each))), true);
    if (WITH.test(word) && WITHOUT.test(last)) return sidesIf(read(left.slice(0, -1)), read([head, word]), true);
    if (!named(word, names) || isKind(left))
      return (
        sidesIf(read(left), read([word, last]), true) ??
        sidesIf(read(left), read([word, head]), true) ??
        sidesIf(read(left), read(right), false)
      );
  }
  if (left.length === 1 && right.length > 1 && !named(head, names))
    return sidesIf(read([head, right.at(-1) ?? '']), read(right), true);
  return sidesIf(read(left), read(right), false);
}

const isKind = (side: readonly string[]): boolean => side.length > 1 && KINDS.test(side[0] ?? '');

/** Whether a word alone names a food surely. */
const named = (word: string, names: FoodNames): boolean =>
  namedFoods(parseFoodText(word, names)).some(({ confidence }) => confidence >= SURE);
const SURE = 0.35;

const sidesIf = (
  one: FoodTextItem | undefined,
  other: FoodTextItem | undefined,
  byAmount: boolean,
): Sides | undefined => (one && other && one.foodId !== other.foodId ? { one, other, byAmount } : undefined);
