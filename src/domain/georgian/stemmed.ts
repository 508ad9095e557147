/**
 * What a word's ending says. `with` is the adjective of having (შაქრიანი), `without` its opposite (უშაქრო), `on` the
 * postpositions on and in (რძეზე, ზეთში), `beside` that of company (ყველთან); what changes nothing for a food is `other`.
 */
export type Ending =
  | 'bare'
  | 'nominative'
  | 'dative'
  | 'genitive'
  | 'instrumental'
  | 'with'
  | 'without'
  | 'on'
  | 'beside'
  | 'other';

/** One way to read a word: its stem and what was taken off it. */
export interface Stemmed {
  stem: string;
  ending: Ending;
  /** The ending began with the plural's -ებ-. */
  plural: boolean;
}
