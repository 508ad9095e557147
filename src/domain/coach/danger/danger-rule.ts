/** What may be at stake, the gravest first: of two that a message tells of, the first is answered. */
export const DANGER_CLASSES = [
  'self-harm',
  'emergency',
  'eating-disorder',
  'pregnancy',
  'child',
  'minors',
  'medicine',
  'diarrhoea',
  'allergy',
  'illness',
  'too-thin',
  'long-fast',
  'extreme-deficit',
  'fast-weight-loss',
] as const;
export type DangerClass = (typeof DANGER_CLASSES)[number];

/** Ways to tell of a danger; what is said to it stands in `CARE_ANSWERS`. */
export interface DangerRule {
  id: DangerClass;
  /**
   * Patterns, one a line (see pattern.ts): its words stand near each other in a message, in any order. Whoever learns of a
   * phrasing that was missed adds it to the test's lists first, and its words here.
   */
  when: string;
  /** „I am not …" and „I have no …" tell of no danger. Where it is not set, a denial is no reason to be less careful. */
  deniable?: true;
  /** It speaks of figures for a grown body: a person under 18 hears the answer for minors. */
  ofAdults?: true;
  /** Patterns of an everyday matter in the same words: where one is found, these patterns tell of no danger. */
  unless?: string;
  /** The words of `CARE_ANSWERS`, where they are not those of the class. */
  says?: 'unexplained-loss' | 'too-much-water';
}
