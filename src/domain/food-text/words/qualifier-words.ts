import type { Preparation } from '#domain/food/food.ts';
import { WordList } from './word-list.ts';

/** A word that says how big, how it was prepared, or that something is left out. */
export type QualifierWord =
  | {
      is: 'size';
      factor: number;
      /** The amount itself is vague: „ცოტა". */ vague?: true;
      /** All of it, where it is cut or sliced: „მთელი". */ whole?: true;
    }
  /** A word for the place or heat (გრილზე, ორთქლზე) says more than the one beside it (შემწვარი). */
  | { is: 'preparation'; preparation: Preparation; decides?: true }
  /** What stands before it was left out, in Russian and English what stands behind (`next`). */
  | { is: 'without'; next?: true };

/** Small and big measured against the ordinary one: eggs S and L, apples and coffees of three sizes lie about a quarter off. */
const SIZES: readonly (readonly [number, string])[] = [
  [0.75, 'პატარა მომცრო small'],
  [1, 'საშუალო medium'],
  [1.3, 'დიდი მოზრდილი large big'],
];
const PREPARATION_WORDS: readonly (readonly [Preparation, string])[] = [
  ['raw', 'უმი ნედლი მშრალი raw dry'],
  ['boiled', 'მოხარშული ნახარში ხარშული boiled'],
  ['fried', 'შემწვარი მოხრაკული ტაფამწვარი შებრაწული fried'],
  ['baked', 'გამომცხვარი მომცხვარი baked'],
  ['stewed', 'ჩაშუშული მოშუშული მოთუშული stewed'],
  ['smoked', 'შებოლილი smoked'],
  ['dried', 'გამხმარი ხმელი dried'],
  ['pickled', 'დამწნილებული დამარინადებული'],
];
const DECIDING_WORDS: readonly (readonly [Preparation, string])[] = [
  ['grilled', 'გრილზე მაყალზე მანგალზე ნაკვერჩხალზე grilled'],
  ['steamed', 'ორთქლზე steamed'],
  ['baked', 'ღუმელში აეროგრილში აეროფრაიერში'],
  ['fried', 'ტაფაზე ფრიტიურში'],
];

/** Russian adjectives without their endings: size, vague amount and preparation. */
const RUSSIAN_SIZES: readonly (readonly [number, string])[] = [
  [0.75, 'маленьк небольш'],
  [1, 'средн'],
  [1.3, 'больш'],
];
const RUSSIAN_PREPARATIONS: readonly (readonly [Preparation, string])[] = [
  ['raw', 'сыр свеж сух'],
  ['boiled', 'варен отварн'],
  ['fried', 'жарен обжарен'],
  ['baked', 'запечен печен'],
  ['stewed', 'тушен'],
  ['smoked', 'копчен'],
  ['dried', 'сушен'],
  ['pickled', 'маринован солен'],
];
const RUSSIAN_ENDINGS = 'ый ий ой ая яя ое ее ые ие ого его ую юю ых их ым им'.split(' ');
const formsOf = (stem: string): string[] => RUSSIAN_ENDINGS.map((ending) => stem + ending);

const list = new WordList<QualifierWord>();
for (const [factor, stems] of RUSSIAN_SIZES)
  for (const stem of stems.split(' ')) for (const form of formsOf(stem)) list.addExact(form, { is: 'size', factor });
for (const [preparation, stems] of RUSSIAN_PREPARATIONS)
  for (const stem of stems.split(' '))
    for (const form of formsOf(stem)) list.addExact(form, { is: 'preparation', preparation });
for (const word of ['немного', 'чуть', 'немножко', 'little', 'bit'])
  list.addExact(word, { is: 'size', factor: 0.5, vague: true });
for (const word of ['много', 'lot', 'lots']) list.addExact(word, { is: 'size', factor: 1.5, vague: true });
for (const [factor, words] of SIZES)
  for (const word of words.split(' ')) list.addInflected(word, { is: 'size', factor });
for (const [preparation, words] of PREPARATION_WORDS)
  for (const word of words.split(' ')) list.addInflected(word, { is: 'preparation', preparation });
for (const [preparation, words] of DECIDING_WORDS) {
  for (const word of words.split(' ')) list.addExact(word, { is: 'preparation', preparation, decides: true });
}
for (const word of ['ცოტა', 'ცოტაოდენი', 'მცირე', 'ცოტათი'])
  list.addInflected(word, { is: 'size', factor: 0.5, vague: true });
for (const word of ['ბევრი', 'უამრავი']) list.addInflected(word, { is: 'size', factor: 1.5, vague: true });
list.addInflected('მთელი', { is: 'size', factor: 1, whole: true });
list.addInflected('მთლიანი', { is: 'size', factor: 1, whole: true });
list.addExact('მთლიანად', { is: 'size', factor: 1, whole: true });
list.addExact('გარეშე', { is: 'without' });
for (const word of ['без', 'no', 'without']) list.addExact(word, { is: 'without', next: true });

/** Sizes, preparations and „გარეშე". */
export const QUALIFIER_WORDS: WordList<QualifierWord> = list;
