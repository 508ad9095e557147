/** Endings of an English plural by key (`foldKey`, in which y is k and ts is c), and what the singular has instead. */
const PLURALS: readonly (readonly [string, string])[] = [
  ['ies', 'k'],
  ['es', ''],
  ['s', ''],
  ['c', 't'],
];
const PLURAL = /[sc]$/;
const SHORTEST = 3;

/** What a key may be the English plural of: eggs, potatoes, berries, nuts. Words that are no plural lose their s too, which finds nothing more. */
export function englishSingulars(key: string): string[] {
  if (!PLURAL.test(key)) return [];
  return PLURALS.flatMap(([plural, singular]) =>
    key.endsWith(plural) && key.length - plural.length >= SHORTEST ? [key.slice(0, -plural.length) + singular] : [],
  );
}
