import type { Nutrient } from '#domain/nutrition/nutrient.ts';
import { WordLexicon } from './word-lexicon.ts';

/** A nutrient as people name it: in the nominative, and the words that mean it. Macros are not here: the day has goals for them. */
const NUTRIENT_WORDS = {
  fibre: ['ბოჭკო', 'ბოჭკო =ბოჭკოა უჯრედისი =უჯრედისია'],
  sugar: ['შაქარი', 'შაქარი =შაქარია =shaqari'],
  salt: ['მარილი', 'მარილი =მარილია'],
  sodium: ['ნატრიუმი', 'ნატრიუმი'],
  saturated: ['ნაჯერი ცხიმი', 'ნაჯერი'],
  omega3: ['ომეგა-3', 'ომეგა =ომეგა3'],
  cholesterol: ['ქოლესტერინი', 'ქოლესტერინი ქოლესტეროლი'],
  potassium: ['კალიუმი', 'კალიუმი =კალიუმია'],
  calcium: ['კალციუმი', 'კალციუმი =კალციუმია კალცი'],
  magnesium: ['მაგნიუმი', 'მაგნიუმი მაგნეზიუმი'],
  phosphorus: ['ფოსფორი', 'ფოსფორი'],
  iron: ['რკინა', 'რკინა =რკინაა'],
  zinc: ['თუთია', 'თუთია ცინკი'],
  copper: ['სპილენძი', 'სპილენძი'],
  manganese: ['მანგანუმი', 'მანგანუმი'],
  selenium: ['სელენი', 'სელენი'],
  iodine: ['იოდი', 'იოდი'],
  choline: ['ქოლინი', 'ქოლინი'],
  caffeine: ['კოფეინი', 'კოფეინი'],
  folate: ['ფოლატი (B9)', 'ფოლატი ფოლიუმი ფოლიუმის =ფოლიუმმჟავა =b9'],
  vitaminA: ['ვიტამინი A', '=a რეტინოლი'],
  vitaminB1: ['ვიტამინი B1', '=b1 თიამინი'],
  vitaminB2: ['ვიტამინი B2', '=b2 რიბოფლავინი'],
  vitaminB3: ['ვიტამინი B3', '=b3 ნიაცინი =pp'],
  vitaminB5: ['ვიტამინი B5', '=b5'],
  vitaminB6: ['ვიტამინი B6', '=b6 პირიდოქსინი'],
  vitaminB12: ['ვიტამინი B12', '=b12 კობალამინი'],
  vitaminC: ['ვიტამინი C', '=c =ცე ასკორბინი ასკორბინის'],
  vitaminD: ['ვიტამინი D', '=d =d3 =დე'],
  vitaminE: ['ვიტამინი E', '=e ტოკოფეროლი'],
  vitaminK: ['ვიტამინი K', '=k =k2'],
} as const satisfies Partial<Record<Nutrient, readonly [name: string, words: string]>>;
export type NamedNutrient = keyof typeof NUTRIENT_WORDS;

const isNamed = (name: string): name is NamedNutrient => Object.hasOwn(NUTRIENT_WORDS, name);
const LEXICON = new WordLexicon<NamedNutrient>(
  Object.entries(NUTRIENT_WORDS).flatMap(([id, [, words]]) =>
    isNamed(id) ? words.split(' ').map((word): [string, NamedNutrient] => [word, id]) : [],
  ),
);

/** In the nominative, as it stands before its amount. */
export const nutrientName = (nutrient: NamedNutrient): string => NUTRIENT_WORDS[nutrient][0];

/** Single letters are vitamins only beside the word for one: „ა" is also an exclamation, „და" a joint. */
const SHORT = 2;
const VITAMIN_KEY = 'vitamin';
/** „B 12" in two words. */
const PARTED = /\b(b|ბ)\s+(1|2|3|5|6|9|12)\b/giu;
const WORD = /[\p{L}\p{M}\d]+/gu;

/** The nutrients that a question names, in its order; `keyOf` folds a word (`foldKey`). */
export function nutrientsIn(text: string, keyOf: (word: string) => string): NamedNutrient[] {
  const keys = [
    ...text
      .normalize('NFC')
      .replace(/(?<=\d)-?(?:ის|ს|ი|იანი)(?=\s|$)/gu, '')
      .replace(/ბ(?=1|2|3|5|6|9)/gu, 'b')
      .replace(PARTED, 'b$2')
      .matchAll(WORD),
  ].map(([word]) => keyOf(word));
  const besideVitamin = keys.some((key) => key.startsWith(VITAMIN_KEY));
  const found = keys.flatMap((key) =>
    key.length > SHORT || /\d/.test(key) || besideVitamin ? [...(key.startsWith(VITAMIN_KEY) ? [] : named(key))] : [],
  );
  return [...new Set(found)];
}

function named(key: string): ReadonlySet<NamedNutrient> {
  const exact = LEXICON.of(key);
  return exact.size > 0 || key.length < 6 ? exact : LEXICON.near(key);
}
