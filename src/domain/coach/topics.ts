import { foldKey } from '../georgian/latin-to-georgian.ts';
import { numberOfWord } from '../georgian/number-words.ts';
import { WordLexicon } from './word-lexicon.ts';

/**
 * What the finer questions turn on: words that say whether something was done or is only thought of, of which day it is told,
 * and what is wanted. Written as `CONCEPTS` are.
 */
const TOPICS = {
  if: '=რომ =თუ =თუკი',
  would:
    '=შევჭამ =შევჭამო =ვჭამო =შევჭამდი =ვჭამდე =მივირთვა =მივირთმევდე =მივირთმევ =დავლევ =დავლიო =დავლევდი =დავაყოლო =მივაყოლო =გადავყლაპო =შევუკვეთო =ვიყიდო =მივიღო =წავიხემსო =ავიღო =დავამატო =გავსინჯო =ვჭამოთ =შევჭამოთ =ვიგემრიელო =ჩავახრამუნო',
  add: 'ჩავყრ* ჩავასხ* ჩავიმატ* დავაყრ* დავასხ* =დავამატებ მოვაყრ*',
  ate: '=ვჭამე =შევჭამე =ჩავჭამე =მივირთვი =დავლიე =შევსვი =მიჭამია =შემიჭამია =ვისაუზმე =ვისადილე =ვივახშმე =ვჭამეთ =შევჭამეთ =დავლიეთ =მივაყოლე =დავაყოლე =წავიხემსე =გავსინჯე =მივირთვით =wavixemse',
  took: '=ვჭამდი =მივიღე =მივიღეთ =ვიღებ =ვიღებდი =გამომივიდა =მომივიდა =მქონდა =ჩაწერილი =ჩაწერილია =ჩავწერე =იყო =მიმიღია =ვჭამ =ჩაიარა =ჩაიარეს =დამილევია',
  logIt: '=ჩაწერე =ჩაწერეთ =ჩამიწერე =ჩამიწერეთ =ჩაიწეროს =დაამატე =დაამატეთ =დამიმატე =დამიმატეთ =ჩანიშნე =ჩანიშნეთ =დაარეგისტრირე =შეიტანე =ჩამინიშნე =დააფიქსირე',
  fits: 'ეტევ* ჩავეტევ* ჩაეტევ* ჩავჯდებ* ჩაჯდებ* მოთავსდებ* ეტეოდ*',
  over: 'გადავაჭარბ* გადავცდ* გადავცილდ* ავცდებ* გადამეტდებ* დამეტდებ* =დამეტება =დამეტებ =გადააჭარბებს გადავამეტ*',
  remains: 'დამრჩ* დაგვრჩ* დარჩ* რჩება =მრჩება',
  yesterday: '=გუშინ გუშინდელ*',
  twoDaysAgo: '=გუშინწინ გუშინწინდელ* =გუშინის',
  ago: '=წინ',
  tomorrow: '=ხვალ =ხვალისთვის =ხვალვე ხვალინდელ* =ზეგ',
  today: '=დღეს დღევანდელ* =დღესვე',
  monday: 'ორშაბათი',
  tuesday: 'სამშაბათი',
  wednesday: 'ოთხშაბათი',
  thursday: 'ხუთშაბათი',
  friday: 'პარასკევი',
  saturday: 'შაბათი',
  sunday: 'კვირადღე =კვირას',
  day: 'დღე',
  inWhat: '=რაში =რომელში =რომლებში',
  week: 'კვირა =კვირაში კვირის კვირეული',
  month: 'თვე =თვეში =თვის',
  last: '=წინა გასულ* =ბოლო =განვლილი =უკანასკნელი',
  lastTime: '=ბოლოს',
  this: '=ამ =მიმდინარე',
  average: 'საშუალო* =საშუალოდ',
  more: '=მეტი =მეტია =მეტს',
  less: 'ნაკლებ*',
  within: 'ფარგლებ* მაქსიმუმ* =არაუმეტეს =მდე =ფარგლებში',
  must: '=უნდა საჭირო მჭირდებ* =მჭირდება =საკმარისია ნორმა',
  target: 'მიზანი =მიზნამდე მიზნობრივი სასურველი =მიზნისთვის',
  bodyPart: 'მუცელი =მუცელზე =მუცლის ღიპი =წელზე =წელში =წელი გვერდი გვერდები თეძო თეძოები =ფეხები =ფეხებში =ფეხებზე =ფეხებს =ფეხში ბარძაყი ბარძაყები ღაბაბი მკლავი მკლავები დუნდულა დუნდულები ლოყა ლოყები ღიპიანი სახეზე',
  getRid: 'მოვიშორ* მოვიცილ* დავწვ* =დავწვა გავახმ* გავიხმ* შევიმცირ* დავადნ* გავადნ* შევამცირ*',
  easy: 'მარტივ* სწრაფ* =იოლი ადვილ* მალე',
  minute: 'წუთი =წუთში =წუთიანი',
  hour: 'საათი =საათში',
  weigh: 'ავიწონ* აწონ* =ვიწონი =ვიწონო =ავწონე =ვიწონიდი =აწონვა =avwone',
  often: 'რამდენჯერ* =ხშირად =ყოველდღე =ყოველდღიურად =ყოველკვირა',
  walk: 'სიარული =ფეხით =ვიარო =ვივლი =გავიარე =გავიარო =ვიარე =ვიარეთ ნაბიჯი ნაბიჯები სეირნ* =ვისეირნო =ვისეირნე',
  run: 'სირბილი =ვირბინო =ვირბინე =ვიცურბინო დავირბინ*',
  swim: 'ცურვა =ვიცურო =ვიცურავე =ვცურავ აუზი',
  cycle: 'ველოსიპედი =ველო',
  dance: 'ცეკვა =ვიცეკვე =ვიცეკვო',
  yoga: 'იოგა',
  strength: 'ძალოვანი ტრენაჟორი =დარბაზში',
  step: 'ნაბიჯი ნაბიჯები',
  kilometre: 'კილომეტრი =კმ =km',
  burn: 'ვწვავ* =წვავს დავწვ* იწვებ* =დაიწვება იწვის =დაწვავს დახარჯ* დავხარჯ* იხარჯებ*',
  sad: 'სევდიან* მოწყენილ* მოვიწყენ* =დარდისგან =დარდი დეპრესი* =ნერვიულად გულნატკენ* გაბრაზებულ* ნაღვლიან* =მარტოსულად იმედგაცრუებ* სტრეს* ნერვიულ* ვნერვიულ* შფოთ* გაღიზიან*',
  comforts: 'მაცივარი ვეტანებ* =ვეტანები მივეტან*',
  finds: '=ვნახო =ვიპოვო =ვიპოვი =ვიპოვნო =მოვძებნო',
  fattens: 'ასუქებ* მასუქებ* გამასუქებ* გაასუქებ* გავსუქდ* =მასუქებელია =გასუქებს',
  wholesome: 'სასარგებლო სარგებელი სარგებლ* ჯანსაღი =სასარგებლოა =კარგია =კარგი =ვარგა მარგებ* მავნე მავნებელი =ცუდია =მავნეა =ჯანსაღია',
  lighter: 'დიეტურ* ნაკლებკალორიულ* მსუბუქ* შევამსუბუქ* უკალორი* დაბალკალორიულ*',
  recipe: 'რეცეპტი რეცეპტები',
  saves: 'დავზოგ* დაზოგ* ვზოგავ* მოვაკლ*',
  makeUp: 'გამოვასწორ* გამოასწორ* ავანაზღაურ* ანაზღაურ* კომპენს* დავაკომპენს* გამოსწორდ*',
  nothing: '=არაფერს =არაფერი',
  not: '=არ =აღარ =არა =ვერ =ნუ',
  comparative: '=უფრო =უფრუ =კიდევ =ხომ =უკეთ',
  existed: 'არსებობს =არსებობ =გაქვთ =იცი =იცით',
  time: '=დრო =ხანი =ხანში =დროში =ვადა',
  fasten: 'მარხვა =მარხვაა სამარხვო =სამარხვოა =მარხვები',
  begins: 'იწყებ* დაიწყებ* მთავრდებ* დამთავრდ* =როდისაა',
  gift: 'საჩუქარი =ვიყიდო =ვაჩუქო',
  egg: 'კვერცხი კვერცხები',
  mostly: 'მხოლოდ მარტო =სულ',
  done: '=უკვე',
  fatBody: '=მსუქანი =სქელი =ჩასუქებული =მსუქანა',
} as const satisfies Record<string, string>;
export type Topic = keyof typeof TOPICS;

const isTopic = (name: string): name is Topic => Object.hasOwn(TOPICS, name);
const LEXICON = new WordLexicon<Topic>(
  Object.entries(TOPICS).flatMap(([name, words]) => (isTopic(name) ? words.split(' ').map((word): [string, Topic] => [word, name]) : [])),
);

/** A word of a question: its key, its number if it is one, and what it speaks of. */
export interface TopicWord {
  text: string;
  /** Its UTF-16 offset in the NFC form of the question. */
  start: number;
  key: string;
  number: number | undefined;
  topics: ReadonlySet<Topic>;
}

const WORD = /\d+(?:[.,]\d+)?|[\p{L}\p{M}]+/gu;
const MOST_WORDS = 60;
/** Shorter words are too near to others for a typo to be guessed. */
const LONG_ENOUGH = 6;

/** The words of a question, the last 60 at most. Never throws. */
export function topicWords(text: string): TopicWord[] {
  return [...text.normalize('NFC').matchAll(WORD)].slice(-MOST_WORDS).map(({ 0: word, index: start }) => {
    const key = foldKey(word);
    const figure = Number(key.replace(',', '.'));
    const exact = LEXICON.of(key);
    return {
      text: word,
      start,
      key,
      number: Number.isFinite(figure) ? figure : numberOfWord(key)?.value,
      topics: exact.size > 0 || key.length < LONG_ENOUGH ? exact : LEXICON.near(key),
    };
  });
}
