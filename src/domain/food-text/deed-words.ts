import { WordList } from './word-list.ts';

/**
 * What a word says of the foods beside it.
 * - `eat`: they were eaten; with a negation before it they were not.
 * - `have`: as `eat`, where nothing else is said („სადილად ხინკალი მქონდა").
 * - `order`: as `have`, but an amount that follows is what was eaten of it („5 ხინკალი შევუკვეთე, 3 შევჭამე").
 * - `together`: as `eat`, by several („ორმა დავლიეთ").
 * - `plan`: somebody means or wishes to eat them. `buy`: they are in the shop, the bag or the refrigerator. `others`: somebody else ate them.
 * - `habit`: what is usual, not what was eaten today. `topic`: the part speaks of something else than eating (სისხლში, რეცეპტი).
 * - `theirs`: it is somebody else's food, unless the writer ate it („ბავშვის ფაფა").
 * - `rest`: what follows is about what was left over, not about the food itself („დანარჩენი ძაღლს მივეცი").
 * - `subject`: somebody else is who did it, where nothing says more. `self`: the writer is, after somebody else.
 * - `event`: something befell the food that is no eating („წვენი დამექცა"): who knows.
 * - `throw`: all of it was thrown away, or the part that is named.
 * - `leave`: a part of what was eaten was left; `unfinished`: nobody knows how much. `share`: it was eaten together with others. `refuse`: no food at all of it was eaten.
 * - `log`: asks the diary to write them down, whatever else is said. `question`: the sentence asks.
 * - `not`: turns the verb after it. `no`: denies the food before it. `instead`: the food before it was not eaten.
 * - `tomorrow`, `today`: when, or at which meal; `but`: what follows is said anew. `correct`: what follows replaces what was said before.
 */
export type Deed =
  | 'eat'
  | 'together'
  | 'have'
  | 'order'
  | 'habit'
  | 'topic'
  | 'event'
  | 'subject'
  | 'theirs'
  | 'rest'
  | 'self'
  | 'throw'
  | 'plan'
  | 'buy'
  | 'others'
  | 'leave'
  | 'unfinished'
  | 'share'
  | 'refuse'
  | 'log'
  | 'question'
  | 'not'
  | 'no'
  | 'instead'
  | 'tomorrow'
  | 'today'
  | 'but'
  | 'correct';

const WORDS: Readonly<Record<Deed, string>> = {
  eat: `
ვჭამე შევჭამე ჩავჭამე მოვჭამე ვჭამ ვჭამთ ვჭამდი მიჭამია შემიჭამია გვიჭამია დავლიე ვსვამ ვსვამდი დამილევია გვისვამს მისვამს მივირთვი მივირთმევ მიმირთმევია
გავსინჯე გამისინჯავს დავაგემოვნე წავიხემსე წავიხემსეთ ვისაუზმე ვისაუზმეთ ვისადილე ვისადილეთ ვივახშმე ვივახშმეთ მივაყოლე მოვაყოლე დავაყოლე ჩავუშვი გადავკარი შევსვი გავაყოლე მიმიღია მივიღე დავამატე დამიმატებია ჩავამატე ჩავყარე
დავამთავრე დავასრულე ამოვიჭამე ამოვჭამე გადავსანსლე შევსანსლე მოვსვი შევექეცი შევექეცით ჩავახრამუნე ჩავკნატუნე ჩავკბიჩე მოვკბიჩე გადავყლაპე ჩავყლაპე გამოვცალე დავცალე ჩავცალე გავათავე მოვათავე მოვწრუპე ვიგემე გადავჭამე
vchame shevchame chavchame vwame shevwame davlie mivirtvi michamia damilevia viwame
ate drank eaten had съел съела ел ела поел поела выпил выпила пил пила`,
  together: `ვჭამეთ შევჭამეთ ჩავჭამეთ დავლიეთ მივირთვით დავცალეთ გამოვცალეთ გავსინჯეთ`,
  have: `დამხვდა ჰქონდა ჰქონდათ მქონდა მაქვს გვქონდა გვაქვს ავიღე ამიღია ავიღეთ`,
  order: `შევუკვეთე შევუკვეთეთ მომიტანეს მომიტანა გამიკეთა გამიკეთეს მომიმზადა გამომიცხო დამიდო დამისხა მომცა მომცეს შევწვი შევწვით მოვხარშე მოვხარშეთ გამოვაცხვე გამოვაცხვეთ მოვამზადე მოვამზადეთ მოვიმზადე გავაკეთე გავაკეთეთ გავიკეთე დავჭერი`,
  habit: `ხოლმე ჩვეულებრივად იშვიათად ხშირად ყოველდღე ყოველ_დღე xolme`,
  topic: `მენიუში ვიტრინაში სისხლში წნევა რეცეპტი რეცეპტის რეცეპტები ფასი ფასები კრეფა მოსავალი მქვია ჰქვია უთო უთოთი თამაში ფილმი სურათი რეკლამა ბიზნესი აბაზანა გაფუჭდა გაძვირდა მეზიზღება მძულს კარგია სასარგებლოა ჯანსაღია მიყვარს მიყვარდა უყვარს მომწონს ასუქებს მასუქებს kargia miyvars`,
  theirs: `ბავშვის ბავშვების ჩვილის ძაღლის კატის ბავშვისთვის ბავშვებისთვის შვილისთვის ქმრისთვის ძაღლისთვის კატისთვის ქმარს ცოლს მეუღლეს შვილს ქალიშვილს ბიჭს ძაღლს კატას ძაღლებს კატებს დედისთვის სტუმრებისთვის`,
  rest: `დანარჩენი დანარჩენს დანარჩენები დარჩენილს ნარჩენი_კი`,
  subject: `ბავშვმა ბავშვებმა ქმარმა ცოლმა მეუღლემ დედამ დედაჩემმა მამამ მამაჩემმა ბებომ ბებიამ ბაბუამ დამ ძმამ შვილმა ბიჭმა გოგომ გოგონამ მეგობარმა მეგობრებმა მეზობელმა ოჯახმა სტუმრებმა თანამშრომელმა ძაღლმა კატამ`,
  self: `მე მეც me mec`,
  event: `დაიღვარა გაფუჭდა_და დაიწვა`,
  throw: `გადავყარე გადავაგდე გადავაგდეთ გადავყარეთ გადავაგდო`,
  plan: `
შევჭამ შევჭამო ვჭამო ვჭამოთ შევჭამოთ დავლევ დავლიო დავლიოთ მივირთვა შევჭამდი დავლევდი ვიჭამდი ვაპირებ ვაპირებდი ვგეგმავ ვფიქრობ მოვა მოიტანენ მოაქვთ მინდა მინდოდა მსურს მსურდა მომინდა მენატრება მომენატრა ვნატრობ კარგი_იქნებოდა ნეტავ ნეტა ვოცნებობ მოვამზადებ გავაკეთებ გავაკეთო შევუკვეთავ შევუკვეთო ვიყიდი ვიყიდო ვიყიდოთ მოვამზადო მოვხარშო მოვხარშავ შევწვა შევწვავ შევწვავთ მოვხარშავთ შევჭამთ დავლევთ ვივახშმებ ვისადილებ ვისაუზმებ გამოვაცხობ
хочу хотел хотела want wanted wish minda mindoda shevcham davlev`,
  buy: `მოიტანა მოიტანეს გააკეთა გააკეთეს გამოაცხო გამოაცხვეს შეწვა მოხარშა მოამზადა მოამზადეს იყიდა იყიდეს შეუკვეთა შეუკვეთეს купил купила bought
ბაზარში ბაზრიდან მაღაზიიდან სუპერმარკეტიდან ვიყიდე ვიყიდეთ მიყიდია შევიძინე შევიძინეთ მოვიტანე მოვიტანეთ მოვიმარაგე მოვიმარაგეთ საყიდელი საყიდელია საყიდლები საყიდლების სია სიაში საყიდლებზე სავაჭრო მაცივარში მაცივარშია საყინულეში სარდაფში ჩანთაში
viyide`,
  others: `
შეჭამა შეჭამეს ჭამეს დალია დალიეს მიირთვა მიირთვეს შეჭამს დალევს ჭამს სვამს ვაჭამე ვაჭმევ ვაჭამეთ მივეცი მივეცით ვასვი აჭამა ასვა გავუკეთე მოვუმზადე მოვუხარშე გავუცხელე შევუწვი დავუდე დავუსხი ვაჭამო ვაჭმიე
ვუყიდე ვუყიდეთ მოვუტანე გამოვუცხვე ჩავუდე დავუთმე მივართვი ვაჭმიეთ ვასმევ დავალევინე ჭამენ სვამენ ჭამდა სვამდა ჭამდნენ მიირთმევს მიირთმევენ გადასანსლა გადასანსლეს გადაყლაპა ამოჭამა დაამთავრა დაამთავრეს მოსვა უჭამია შეუჭამია დაულევია შემიჭამა შეგვიჭამა ისაუზმა ისადილა ივახშმა`,
  leave: `
დავტოვე დამრჩა დამეტოვებინა დავტოვეთ დაგვრჩა მოვიტოვე`,
  unfinished: `ვეღარ_მოვერიე ვერ_მოვერიე ვერ_დავამთავრე ვეღარ_დავამთავრე ვერ_დავასრულე ვეღარ_დავასრულე ვერ_მოვრჩი`,
  share: `
გავიყავით გავყავით გავიყავი გავუყავი გავინაწილეთ გავინაწილე გავუნაწილე`,
  refuse: `უარი თავი_შევიკავე თავი_ავარიდე თავი_დავანებე თავს_ვარიდებ გადავიფიქრე დავიწუნე ალერგია ალერგიული ვერ_ვიტან`,
  log: `ჩაწერე ჩაწერეთ ჩამიწერე ჩამიწერეთ ჩავწერო ჩაიწეროს დაამატე დაამატეთ დამიმატე დავამატო დამატება ჩაწერა chawere chamiwere daamate`,
  question: `რამდენი_კალორიაა რამდენი_კალორია რამდენი_კკალ რამდენი_კკალია რამდენკალორიანია შეიძლება შემიძლია ღირს გირჩევთ მირჩევ მირჩევთ ჯობია სჯობს`,
  not: `არ ვერ აღარ ვეღარ არასდროს არასოდეს არც ნუ ar ver agar vegar arc не нет didnt dont not`,
  no: `არა არამ ara`,
  instead: `ნაცვლად მაგივრად მაგიერ nacvlad magivrad`,
  tomorrow: `завтра tomorrow ხვალ ზეგ ხვალისთვის ხვალვე xval zeg`,
  today: `საუზმე საუზმედ საუზმეზე სადილი სადილად სადილზე ვახშამი ვახშმად ვახშამზე ლანჩი ლანჩად ლანჩზე წახემსება წახემსებად სამხარი სამხრად დილა დილას დილის საღამო საღამოს შუადღე შუადღეს შუადღისას ღამე ღამით сегодня вчера today yesterday დღეს გუშინ ახლა წეღან დილით dges gushin`,
  but: `მაგრამ ოღონდ თუმცა სამაგიეროდ მხოლოდ ხოლო თორემ არამედ საბოლოოდ mara magram ogond mxolod`,
  correct: `უკაცრავად უფრო_სწორად ბოდიში შემეშალა შევცდი ვცდები არა_ანუ ანუ უი ვაიმე სწორად მოიცა მოიცათ`,
};

const list = new WordList<Deed>();
for (const [deed, words] of Object.entries(WORDS) as [Deed, string][]) {
  for (const word of words.split(/\s+/u).filter((each) => each !== '')) list.addExact(word, deed);
}

/** Verbs and particles that say whether what stands beside them was eaten. */
export const DEED_WORDS: WordList<Deed> = list;
