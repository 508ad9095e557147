import type { Food } from '#domain/food/food.ts';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { stemsOfName } from '#domain/georgian/stem.ts';
import { WordList } from './word-list.ts';

/** Kinds of food whose sort people name beside them, in either order: „სუპი ხარჩო", „როკფორი ყველი". */
const KINDS = `
სუპი წვნიანი სალათი ჩაი ყავა ლუდი ღვინო წვენი ყველი პური ტორტი ნამცხვარი პიცა ხინკალი სუში როლი ნაყინი შოკოლადი კანფეტი წყალი ორცხობილა ჩიზქეიქი ჩიფსი
ლიმონათი იოგურტი ძეხვი სოსისი თევზი ხაჭაპური ბურგერი შაურმა ფაფა ყურძენი ვაშლი მსხალი ქლიავი ხილი მაკარონი აირანი კეფირი სოუსი საწებელი მურაბა ჯემი
`;
/** Of these the word beside names the sort, whatever else goes by that name: „სუში ფილადელფია" is no cheese. */
const OF_ANY_SORT =
  'სუში როლი პიცა ტორტი ნამცხვარი ნაყინი ჩიზქეიქი შოკოლადი ჩიფსი კანფეტი ბურგერი შაურმა ლიმონათი ორცხობილა სმუზი კოქტეილი შეიკი';

/** `any`: the word beside it names its sort even where that is another food. */
export type KindWord = 'kind' | 'any';

const list = new WordList<KindWord>(new Set(['bare', 'nominative', 'dative']));
for (const word of KINDS.split(/\s+/u).filter((each) => each !== '')) list.addInflected(word, 'kind');
for (const word of OF_ANY_SORT.split(' ')) list.addInflected(word, 'any');

export const KIND_WORDS: WordList<KindWord> = list;

const CYRILLIC = /^[а-я]/;
const ENGLISH: ReadonlySet<string> = new Set(
  'coffee tea bread beer wine pizza soup salad juice cheese fish cake yogurt kofe'.split(' ').map(foldKey),
);

/** The kind that a Georgian would name where a Russian or English word stands: „мороженое", „coffee". */
export const kindOfForeign = (key: string, { name }: Pick<Food, 'name'>): KindWord | undefined =>
  CYRILLIC.test(key) || ENGLISH.has(key) ? KIND_WORDS.ofStem(stemsOfName(foldKey(name)).full[0] ?? '') : undefined;
