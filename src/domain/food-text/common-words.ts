import { foldKey } from '../georgian/latin-to-georgian.ts';

/** The words that Georgian texts use most, and those that stand around meals: none is ever a typo of a food. */
const WORDS = `
და არ რომ ეს ის მე შენ ჩვენ თქვენ ისინი მაგრამ თუ კი რა ვინ სად როგორ როცა რატომ ყველა ყველაფერი არაფერი არავინ უნდა შეიძლება იყო არის იქნება აქვს ჰქონდა მაქვს მქონდა გვაქვს
კაცი ქალი ბავშვი ადამიანი ხალხი დედა მამა ძმა დები მეგობარი სახლი ქუჩა ქალაქი სოფელი ქვეყანა ცხოვრება სამუშაო სკოლა დღე ღამე კვირა თვე წელი დრო დღეს გუშინ ხვალ ახლა მერე შემდეგ უკვე ისევ კიდევ
ძალიან კარგი ცუდი დიდი პატარა ახალი ძველი ბევრი ცოტა ერთი ორი სამი პირველი ბოლო სხვა ასე ისე აქ იქ მხოლოდ თითქმის თან ზე ში თავი ხელი თვალი გული ფეხი სიტყვა საქმე ადგილი მხარე გზა ფული
ღრმა მაკში მაკი ბლოკი ბლოკში ბოლო ბოლოს ჭურჭელი მანქანა კარი ფანჯარა წიგნი ფიქრი სიყვარული ომი მშვიდობა ზღვა მთა ცა მზე თოვლი წვიმა ქარი ამინდი სიცხე კომპიუტერი ტელეფონი
მუსიკა ფოსტა ქამარი ცხვირი ტრაქტორი პირი ყური კბილი თმა ტანი სისხლი ცოლი ქმარი შვილი ოჯახი ექიმი მასწავლებელი თამაში
პლანეტა სტუდენტი
მოდი წადი ნახე მითხარი ვნახე ვიცი ვფიქრობ მინდა მიყვარს მოვიდა წავიდა თქვა ვთქვი გავაკეთე ვმუშაობ ვიყავი ვარ ხარ
`;

const KEYS: ReadonlySet<string> = new Set(
  WORDS.split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => foldKey(word)),
);

/** Whether a word, given by its key, is too common to be a typo. */
export const isCommonWord = (key: string): boolean => KEYS.has(key);

/** Ordinary words that the key cannot tell from a food's name: wind and curry, ceiling and cherry tomato, by heart and marshmallow, a student and a jelly. */
const TWINS = /^(?:ქარ|ჭერ|ზეპირ|ხელ|სტუდენტ)(?:ი|ს|ის|ით|ში|ზე|მა|ად|იდან)?$/u;

/** Whether a word as it is written is an ordinary one, whatever food its key may be. */
export const isTwin = (word: string): boolean => TWINS.test(word);
