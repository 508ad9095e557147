import type { FoodUnit } from '#domain/food/food.ts';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { nameInGeorgianLetters } from '#domain/georgian/russian-to-georgian.ts';
import { stemsOfName } from '#domain/georgian/stem.ts';
import { WordList } from './word-list.ts';

/** A word for a measure: so many (`each`, 1 when absent) of a unit. A bare spoon says not which one it is. */
export interface UnitWord {
  unit: FoodUnit | 'spoon';
  each?: number;
  /** It holds more or less, by the house. */
  vague?: true;
  /** An amount is taken from it: „ნაჭრიდან". */
  from?: true;
}

const NOUNS: readonly (readonly [UnitWord['unit'], string])[] = [
  ['g', 'გრამი'],
  ['kg', 'კილოგრამი კილო კილოგრამა'],
  ['ml', 'მილილიტრი მილი'],
  ['l', 'ლიტრი ლიტრა'],
  ['piece', 'ცალი ტაროსი თავი მარცვალი ბურთულა ბურთი ნატეხი რომბი'],
  ['slice', 'ნაჭერი ზოლი რგოლი ფირფიტა ლომტი სამკუთხედი კუბიკი ყუა კიდე კუდი ფენა'],
  ['glass', 'ჭიქა სტაქანი ბოკალი ფუჟერი'],
  ['cup', 'ფინჯანი კრუშკა ჩაშკა ტოლჩა'],
  ['tablespoon', 'სუფრის_კოვზი დიდი_კოვზი'],
  ['teaspoon', 'ჩაის_კოვზი პატარა_კოვზი დესერტის_კოვზი'],
  ['spoon', 'კოვზი'],
  ['plate', 'თეფში ლანგარი'],
  ['bowl', 'ჯამი პიალა თასი'],
  ['portion', 'ულუფა პორცია სკუპი საზომი_კოვზი ქოთანი'],
  ['bottle', 'ბოთლი ფლაკონი შუშა'],
  ['can', 'ქილა ბანკა'],
  ['pack', 'პაკეტი შეკვრა კოლოფი პაჩკა ყუთი პაკი ფუთა შეფუთვა'],
  ['handful', 'მუჭა მუჭი პეშვი'],
  ['bunch', 'კონა მტევანი'],
  ['stalk', 'ღერი ღერო ჩხირი'],
  ['clove', 'კბილი'],
  ['pinch', 'მწიკვი'],
  ['skewer', 'შამფური შამპური'],
  ['keci', 'კეცი'],
  ['set', 'სეტი'],
  ['whole', 'ფილა'],
];

/** Vessels and lumps by what they usually hold, in ml or g. */
const VESSELS: readonly (readonly [string, 'ml' | 'g' | 'piece', number])[] = [
  ['ჩამჩა', 'ml', 150],
  ['ხელადა', 'ml', 1000],
  ['დოქი', 'ml', 1000],
  ['თერმოსი', 'ml', 500],
  ['ყანწი', 'ml', 200],
  ['რიუმკა', 'ml', 50],
  ['სტოპკა', 'ml', 50],
  ['სტოპარიკი', 'ml', 50],
  ['ჩარეკა', 'ml', 250],
  ['სირჩა', 'ml', 50],
  ['ტაფა', 'g', 450],
  ['ქვაბი', 'g', 1000],
  ['ვედრო', 'g', 700],
  ['ტუბი', 'g', 200],
  ['ტუბა', 'g', 200],
  ['კონტეინერი', 'g', 300],
  ['ფოთოლი', 'g', 10],
  ['ფურცელი', 'g', 10],
  ['პაკეტიკი', 'g', 5],
  ['წყვილი', 'piece', 2],
];

/** Short forms that take no ending, and the English ones. */
const SHORT: readonly (readonly [UnitWord['unit'], string])[] = [
  ['g', 'გ გრ გრმ gram grams gm'],
  ['kg', 'კგ'],
  ['ml', 'მლ'],
  ['l', 'ლ ლტ liter litre'],
  ['piece', 'ც ცალ pcs piece pieces'],
  ['slice', 'ნაჭ naceri najeri nachri slice slices'],
  ['glass', 'glass glasses'],
  ['spoon', 'spoon spoons'],
  ['cup', 'ფინჯ cup cups'],
  ['tablespoon', 'სკ tbsp tablespoon tablespoons'],
  ['teaspoon', 'ჩკ ck tsp teaspoon teaspoons'],
  ['plate', 'plate plates'],
  ['bowl', 'bowl bowls'],
  ['portion', 'პორც portion portions serving servings'],
  ['bottle', 'bottle bottles'],
  ['can', 'can cans tin tins'],
  ['pack', 'pack packs bag bags'],
  ['handful', 'handful handfuls'],
];

const RUSSIAN: readonly (readonly [UnitWord['unit'], string])[] = [
  ['g', 'г гр грамм граммов грамма'],
  ['kg', 'кг кило килограмм килограмма'],
  ['ml', 'мл миллилитров'],
  ['l', 'л литр литра'],
  ['piece', 'шт штук штуки штука'],
  ['slice', 'кусок куска кусочек кусочка ломтик ломтика'],
  ['glass', 'стакан стакана бокал бокала'],
  ['cup', 'чашка чашки кружка кружки'],
  ['tablespoon', 'столовая_ложка'],
  ['teaspoon', 'чайная_ложка'],
  ['spoon', 'ложка ложки ложек'],
  ['plate', 'тарелка тарелки'],
  ['portion', 'порция порции'],
  ['bottle', 'бутылка бутылки'],
  ['can', 'банка банки'],
  ['pack', 'пачка пачки упаковка'],
  ['handful', 'горсть'],
];
const HALF = 'ნახევარ';
const HALF_WORDS = ['ლიტრი', 'კილო', 'ჭიქა', 'ბოთლი', 'ცალი', 'ნაჭერი', 'კოვზი', 'თეფში', 'ულუფა', 'პორცია', 'ფინჯანი'];

/** „თავიდან" (anew) is no head of garlic. */
const list = new WordList<UnitWord>(new Set(['bare', 'nominative', 'dative', 'genitive', 'instrumental', 'with']));
for (const [unit, words] of NOUNS) for (const word of words.split(' ')) list.addInflected(word, { unit });
for (const [unit, words] of [...SHORT, ...RUSSIAN]) for (const word of words.split(' ')) list.addExact(word, { unit });
// „ორი ტარელკა", „ლოჟკა": Russian measures, of which the nominative comes first, with Georgian endings.
for (const [unit, words] of RUSSIAN)
  for (const word of words.split(' ').slice(0, 1).flatMap(nameInGeorgianLetters)) list.addInflected(word, { unit });
// „თავიდან" is anew.
for (const [unit, words] of NOUNS) {
  for (const word of words.split(' ').filter((each) => each !== 'თავი' && !each.includes('_')))
    for (const from of ablativesOf(word)) list.addExact(from, { unit, from: true });
}
list.addExact('კილომდე', { unit: 'kg' });
list.addExact('გრამამდე', { unit: 'g' });
list.addInflected('კათხა', { unit: 'ml', each: 500 });
list.addInflected('ყლუპი', { unit: 'ml', each: 20 });
list.addInflected('ლუკმა', { unit: 'g', each: 20 });
for (const [word, unit, each] of VESSELS)
  list.addInflected(word, { unit, each, ...(unit !== 'piece' && { vague: true as const }) });
for (const word of HALF_WORDS) {
  const [unit] = NOUNS.find(([, words]) => words.split(' ').includes(word)) ?? ['piece' as const];
  list.addInflected(HALF + word, { unit, each: 0.5 });
  list.addInflected(`${word.replace(/ი$/, '')}${HALF}ი`, { unit, each: 1.5 });
}

function ablativesOf(word: string): string[] {
  const { full, short } = stemsOfName(foldKey(word));
  return [...full, ...short].map((stem) => (/[aeou]$/.test(stem) ? `${stem}dan` : `${stem}idan`));
}

/** Measures by their words, abbreviations and joined halves: ჭიქა, გრ, ნახევარლიტრიანი, კილონახევარი. */
export const UNIT_WORDS: WordList<UnitWord> = list;
