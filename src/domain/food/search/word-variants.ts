import type { Food } from '../food.ts';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { nameInGeorgianLetters } from '#domain/georgian/russian-to-georgian.ts';
import { stemsOfName, stemsOfWord, type NameStems } from '#domain/georgian/stem.ts';
import { typoDistance } from '#domain/georgian/typo-distance.ts';

/** Words of foods' names and what people here say or write instead: Russian words with Georgian endings, dialect, and spellings that are wrong by habit. */
const VARIANTS = `
მარწყვი: კლუბნიკა მარყვი მარწყი მარცვი
ჟოლო: მალინა
მოცვი: ჩერნიკა გალუბიკა
ალუბალი: ვიშნია
ბალი: ჩერეშნია
ქლიავი: სლივა
გარგარი: აბრიკოსი ჭერამი
ატამი: პერსიკი
ფორთოხალი: აპელსინი ფორთახალი ფორთოხალა
მანდარინი: მანდარინკა
საზამთრო: არბუზი
ნესვი: დინია
ყურძენი: ვინოგრადი
ბროწეული: გრანატი
ლეღვი: ინჟირი
კიტრი: აგურეცი აგურჩიკი
სტაფილო: მარკოვკა
ნიორი: ჩესნოკი
კომბოსტო: კაპუსტა
წიწაკა: პერეცი
ჭარხალი: სვოკლა
ლობიო: ფასოლი
სოკო: გრიბი
კარტოფილი: კარტოშკა
სიმინდი: კუკურუზა
ბარდა: გარახი
ოსპი: ჩეჩევიცა
ბოსტნეული: ბოსნეული
ქათამი: კურიცა
კვერცხი: იაიცო იაიცა კვეცხი
ყველი: სირი ყველო
ხაჭო: ტვაროგი ტვოროგი კვარკი
იოგურტი: იოგურდი იაგურდი იოღურთი
ღვეზელი: პირაჟკი პიროშკი პირაჟოკი
ღვიძლი: ჯიგარი პეჩენი
ძეხვი: კალბასი კალბასა
სოსისი: სოსისკი სასისკი
კვასი: კვაზი
რძე: მალაკო
ყავა: კოფე
მატჩა: მაჩა
ლუდი: პივო პივა
ღვინო: ვინო
შამპანური: შამპანსკი
ხარჩო: ხარშო
ბორში: ბოშჩი
შქმერული: ჩკმერული
აჭარული: აჩარული
გუფთა: გუბთა
ლობიანი: ლუბიანი
ნამცხვარი: ნამცხვრი
პიურე: პურე პიურა
სოუსი: საუსი
ტოსტი: ტოსთი
ფანტელი: ფლეიკსი ხლოპია
მზესუმზირა: სემუშკა სემეჩკა
მიწისთხილი: არახისი
შოკოლადი: შაკალადი შოკალადი შოკოლადკა
სენდვიჩი: სენდვიწი სანდვიჩი
ბუტერბროდი: ბუტერბროთი ბუტერბროტი
ბურგერი: ბურღერი
კანფეტი: კომფეტი
კომპოტი: კამპოტი
ომლეტი: ამლეტი
სალათი: სალათა სალატა
`;

/** Letters by which a misspelling and the word that it is of may differ. */
const MOST_TYPOS = 3;

type Named = Pick<Food, 'name' | 'synonyms' | 'misspellings'>;

/**
 * What people say or write instead of the words of names, so that the whole of „კიევური კატლეტი" is known where კატლეტი is a misspelling of one cutlet: one rule
 * for typed texts and for the search.
 */
export class WordVariants {
  private readonly byStem = new Map<string, NameStems[]>();
  /** Keys of words by the stems of what is said instead. */
  private readonly byVariant = new Map<string, Set<string>>();

  constructor(foods: readonly Named[]) {
    for (const line of VARIANTS.split('\n').filter((each) => each !== '')) {
      const [word = '', variants = ''] = line.split(': ');
      for (const variant of variants.split(' ')) this.add(foldKey(word), foldKey(variant));
    }
    for (const food of foods) {
      const wrong = food.misspellings.filter(isOneWord).map(foldKey);
      if (wrong.length === 0) continue;
      const right = [food.name, ...food.synonyms].filter(isOneWord).map(foldKey);
      for (const variant of wrong) {
        const word = right.find((each) => typoDistance(each, variant, MOST_TYPOS) <= MOST_TYPOS);
        if (word !== undefined && word !== variant) this.add(word, variant);
      }
    }
    this.addRussian(foods);
  }

  /** „კურიცის სუპი": the Russian word of a food, where it is no word of another one. */
  private addRussian(foods: readonly Named[]): void {
    const taken = new Set(foods.flatMap(({ name, synonyms, misspellings }) => [name, ...synonyms, ...misspellings]));
    for (const { name, synonyms } of foods) {
      if (!isOneWord(name)) continue;
      for (const synonym of synonyms)
        for (const russian of nameInGeorgianLetters(synonym))
          if (isOneWord(russian) && !taken.has(russian)) this.add(foldKey(name), foldKey(russian));
    }
  }

  /** Stems of what is said instead of a word, by the word's own stem. */
  of(stem: string): readonly NameStems[] {
    return this.byStem.get(stem) ?? NONE;
  }

  /** Keys of the words that somebody means who writes this one, in any case: ჩესნოკის is of ნიორი. */
  meantBy(key: string): ReadonlySet<string> {
    const meant = new Set<string>();
    for (const { stem } of stemsOfWord(key)) for (const word of this.byVariant.get(stem) ?? []) meant.add(word);
    return meant;
  }

  /** The same of one that is not yet typed to its end. */
  meantByBeginning(beginning: string): ReadonlySet<string> {
    const meant = new Set<string>();
    for (const [stem, words] of this.byVariant)
      if (stem.startsWith(beginning)) for (const word of words) meant.add(word);
    return meant;
  }

  private add(word: string, variant: string): void {
    const [stem = ''] = stemsOfName(word).full;
    const stems = stemsOfName(variant);
    const known = this.byStem.get(stem);
    if (known) known.push(stems);
    else this.byStem.set(stem, [stems]);
    for (const each of [...stems.full, ...stems.short]) {
      const words = this.byVariant.get(each);
      if (words) words.add(word);
      else this.byVariant.set(each, new Set([word]));
    }
  }
}

const NONE: readonly NameStems[] = [];
const isOneWord = (name: string): boolean => !name.includes(' ');
