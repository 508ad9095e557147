import { errors } from '../errors.ts';

/** The list of foods that is looked through before it becomes a dish; and what is said while a text is typed. */
export const reviewWords = {
  title: 'შეამოწმეთ შედეგი',
  rows: 'ამოცნობილი საკვები',
  guess: 'რაოდენობა სავარაუდოა',
  range: (low: string, kcalHigh: string) => `ფოტოთი დაახლოებით ${low}–${kcalHigh}`,
  wholeOrPiece: 'მთლიანი თუ ნაჭერი?',
  cut: { whole: 'მთლიანი', piece: 'ნაჭერი' },
  refining: 'AI აზუსტებს შედეგს',
  notRefined: 'AI-მ ვერ უპასუხა. შედეგი თქვენს მოწყობილობაზეა გამოთვლილი',
  nothing: 'სია ცარიელია',
  nothingHint: 'დაბრუნდით უკან და დაწერეთ, რა მიირთვით.',

  amount: 'რაოდენობა',
  unit: 'ერთეული',
  unitOf: (name: string) => `${name}: ერთეული`,
  less: (name: string) => `${name}: ნაკლები`,
  more: (name: string) => `${name}: მეტი`,
  edit: (name: string) => `${name}: შესწორება`,
  remove: (name: string) => `${name}: წაშლა`,
  editing: (name: string) => `${name}: შესწორება`,
  removed: (name: string) => `წაიშალა: ${name}`,

  leftOut: 'რაც არ ჩაიწერება',
  why: {
    'not-eaten': 'თქვით, რომ არ მიგირთმევიათ, გამოვტოვეთ',
    planned: 'ჯერ არ მიგირთმევიათ, გამოვტოვეთ',
    bought: 'იყიდეთ, მაგრამ არ მიგირთმევიათ, გამოვტოვეთ',
    others: 'სხვამ მიირთვა, გამოვტოვეთ',
    asked: 'იკითხეთ და არ ჩაგვიწერია',
    unsure: 'ვერ მივხვდით, მიირთვით თუ არა',
  },
  takeIn: 'ჩამატება',
  takeInOf: (name: string) => `${name}: ჩამატება`,

  unknown: (words: string) => `„${words}“ – რა არის ეს?`,
  find: 'მოძებნეთ საკვები',
  found: 'ნაპოვნი საკვები',
  own: 'ჩემი',
  notFound: 'ვერაფერი მოიძებნა',
  notFoundHint: 'სცადეთ სხვა სიტყვა.',
  noFood: 'საკვები არ არის',
  dismissed: (words: string) => `გამოტოვებულია: ${words}`,

  total: 'სულ',
  totals: (kcal: string, macros: string) => `სულ ${kcal}, ${macros}`,
  separate: 'ცალ-ცალკე ჩაწერა',
  separateHint: 'თითო საკვები ცალკე კერძად',
  clear: 'გასუფთავება',
  cleared: 'სია გასუფთავდა',
};

/** The text mode. */
export const foodTextWords = {
  describe: 'აღწერეთ ჩვეულებრივი სიტყვებით',
  placeholder: 'ორი კვერცხი და ნაჭერი პური',
  exact: 'თუ რაოდენობასაც მიუთითებთ, შედეგი უფრო ზუსტი იქნება.',
  count: 'კალორიების გამოთვლა',
  worksOffline: 'ინტერნეტის გარეშეც მუშაობს: ტექსტი თქვენს მოწყობილობაზე მუშავდება.',
  preview: 'რა ამოვიცანით',
  /** Read out while typing: how many foods, and their sum with its unit. */
  seen: (foods: string, kcal: string) => `ამოცნობილია ${foods}, ${kcal}`,
  food: 'საკვები',
  unknown: (words: string) => `უცნობი: ${words}`,
  noFoodFound: 'ტექსტში საკვები ვერ ამოვიცანით. დაწერეთ, რა მიირთვით, მაგალითად: ორი კვერცხი და ნაჭერი პური',
  failed: errors.general,
  noCatalogue: 'საკვების სია ჯერ არ ჩამოტვირთულა',
  noCatalogueOffline: 'ერთხელ დაუკავშირდით ინტერნეტს და ტექსტი შემდეგ უკვე მის გარეშეც ამოიცნობა.',
  noCatalogueOnline: 'სია ახლავე ჩამოიტვირთება.',
};
