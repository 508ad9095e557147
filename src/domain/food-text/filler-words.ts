import { WordList } from './word-list.ts';

/** What a word is that names no food. */
export type FillerWord = 'filler' | 'brand';

/** Verbs and particles, as they are written. */
const AS_WRITTEN = `
რომ თუკი როცა რადგან იმიტომ ამიტომ მაშინ ისე ასე არ ვერ
ვჭამე შევჭამე ვჭამ ჭამა მივირთვი მივირთმევ დავლიე ვსვამ დავაყოლე მივაყოლე გავსინჯე დავაგემოვნე წავიხემსე წავიხემსეთ ვისაუზმე ვისადილე ვივახშმე მოვიმზადე გავაკეთე მოვამზადე
გავიკეთე შევუკვეთე ავიღე ვიყიდე მქონდა მაქვს იყო არის დარჩა შევჭამეთ ვჭამეთ დავლიეთ ჩავყარე დავამატე დაყოლებული მოყოლებული ჩავამატე ვიყავი უნდა მინდა იქნება
დღეს გუშინ დღეისთვის ახლა ახლახან ჯერ უკვე მერე შემდეგ კიდევ ასევე აგრეთვე მხოლოდ მარტო თან ერთად ისევ კი ხო ჰო არა და რა როგორც სულ დაახლოებით დაახლ სადღაც ალბათ მგონი თითქმის
რაღაც რომელიც ეს ის იმ ამ ჩემი ჩემთვის ჩვენი მე ჩვენ თითო მათ შორის ყველა ორივე ცალკე ზემოდან ზედ ზევიდან გარნირად დესერტად სასმელად საჭმელად კერძად
მინიმუმ მაქსიმუმ გზაში გარეთ ბოლოს ბოლოში თავიდან პირველად ოღონდ მაგრამ თუ ან ანუ მაგალითად
vchame shevchame chavchame vwame shevwame davlie mivirtvi dges dges gushin mere kidev da tan ertad
the of with a an i for some my then at on in lunch breakfast dinner
с со на в во я мне мой моя завтрак обед ужин утром вечером днем
`;
/** Meals, times of day, places, and what is said of any food. */
const INFLECTED = `
ნაკლები მეტი ყოველი ყოველდღე დონე ნორმა დრო დროება ბოლო სანამ საათი წუთი კვირა თვე წელი ორშაბათი სამშაბათი ოთხშაბათი ხუთშაბათი პარასკევი შაბათი მარტი აპრილი მაისი
დაახლოებითი ნახევარფაბრიკატი კარგა ძალიან საკმაოდ ცუდი დარჩენა მეგობარი დედა ბებო ბავშვი მამა კაცი ქალი
საუზმე სადილი ვახშამი წახემსება სამხარი ლანჩი ბრანჩი დილა დილის საღამო შუადღე ღამე დღე სახლი კაფე რესტორანი სამსახური ოფისი სკოლა სტუმარი მაღაზია დაბადების ვარჯიში
გემრიელი ცხელი თბილი ცივი ახალი სახლის სოფლის დაჭრილი გახეხილი გაფცქვნილი გათლილი დაკეპილი ჩვეულებრივი ქარხნული ნამდვილი კარგი საკმევი დარჩენილი ნარჩენი კერძი საჭმელი სასმელი
`;
/** Shops and makers: what they sell is named beside them. */
const BRANDS = `
მაკდონალდსი მაკდონალდი მაკი ვენდისი დანკინი დუნკინი სტარბაქსი კარფური ნიკორა სანტე ეკოფუდი ბარამბო სოფლის_ნობათი ნუგეში წიფორა იმერი აგროჰაბი სპარი მაგნიტი ორი_ნაბიჯი ევროპროდუქტი აქტივია დანონი ვოლტი გლოვო ბოლტი სუბვეი პასტორალი
ზედაზენი ნატახტარი არგო ყაზბეგი ჰაინეკენი კორონა ჯეისონი სამსონი მარცი ნესკაფე ჯაკობსი ლავაცა ლიპტონი გურიელი ბარილა მაკფა მისტრალი
`;

const list = new WordList<FillerWord>();
for (const word of words(AS_WRITTEN)) list.addExact(word, 'filler');
for (const word of words(INFLECTED)) list.addInflected(word, 'filler');
for (const word of words(BRANDS)) list.addInflected(word, 'brand');

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

/** What a food text is full of beside foods: it is passed over in silence, a brand only where a food stands beside it. */
export const FILLER_WORDS: WordList<FillerWord> = list;
