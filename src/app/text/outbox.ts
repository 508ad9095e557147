import type { Diet } from '../../domain/diet-plan-draft.ts';

const diets: Record<Diet, string> = {
  balanced: 'დაბალანსებული',
  'high-protein': 'მაღალცილოვანი',
  'low-carb': 'დაბალნახშირწყლიანი',
  vegetarian: 'ვეგეტარიანული',
  fasting: 'სამარხვო',
};

/** Entries that wait or were refused; every figure, day and time comes formatted. */
export const outbox = {
  title: 'გასაგზავნი ჩანაწერები',
  empty: 'ყველაფერი შენახულია',
  emptyText: 'ყველა ჩანაწერი სერვერზეა. ახალი ჩანაწერი უინტერნეტოდაც დაემატება და კავშირისთანავე გაიგზავნება.',
  toDiary: 'დღიურის გახსნა',
  refusedGroup: (count: string) => `ვერ გაიგზავნა: ${count}`,
  waitingGroup: (count: string) => `ელოდება გაგზავნას: ${count}`,

  sendNow: 'ახლავე გაგზავნა',
  sending: 'იგზავნება',
  unreachable: 'სერვერთან კავშირი ვერ დამყარდა. ჩანაწერები მოწყობილობაზე ინახება და თავისით გაიგზავნება.',
  cannotSend: {
    offline: 'ინტერნეტი არ არის. ჩანაწერები კავშირისთანავე თავისით გაიგზავნება.',
    'signed-out': 'გასაგზავნად თავიდან უნდა შეხვიდეთ. ჩანაწერები მოწყობილობაზე ინახება.',
    'app-too-old': 'გასაგზავნად აპლიკაცია უნდა განახლდეს. ჩანაწერები მოწყობილობაზე ინახება.',
  },
  updateApp: 'განახლება',

  dish: (title: string, kcal: string) => `კერძი: ${title}, ${kcal}`,
  dishRestored: (title: string) => `კერძის აღდგენა: ${title}`,
  dishRemoved: (title: string | undefined) => (title ? `კერძის წაშლა: ${title}` : 'კერძის წაშლა'),
  water: (moved: string) => `წყალი ${moved}`,
  weight: (kg: string) => `წონა ${kg}`,
  weightRemoved: 'აწონვის წაშლა',
  calories: (kcal: string) => `კალორიების მიზანი ${kcal}`,
  macros: (carbs: string, proteins: string, fats: string) => 
    `მაკროების მიზანი: ნ\u00a0${carbs} · ც\u00a0${proteins} · ცხ\u00a0${fats}`,
  waterGoal: (ml: string) => `წყლის მიზანი ${ml}`,
  diet: (diet: Diet) => `დიეტა: ${diets[diet]}`,
  picture: (title: string | undefined) => (title ? `ფოტო: ${title}` : 'კერძის ფოტო'),

  /** When it was tapped: "დღეს, 08:05". */
  at: (day: string, time: string) => `${day}, ${time}`,
  /** The diary day, when it is another than that of the tap. */
  forDay: (day: string) => `დღიურის დღე: ${day}`,

  waitsForNetwork: 'ელოდება კავშირს',
  waitsInLine: 'გაიგზავნება რამდენიმე წამში',
  waitsBehind: 'ელოდება წინა ცვლილებას, რომელიც ვერ გაიგზავნა',
  inFlight: 'იგზავნება',
  noAnswer: 'სერვერმა ვერ უპასუხა',
  serverTrouble: 'სერვერზე დროებითი შეფერხებაა',
  foreignAnswer: 'ამ ქსელში სერვერთან კავშირი ვერ დამყარდა. შესაძლოა, ქსელი შესვლას ითხოვს',
  serverFailing: 'სერვერი დღეზე მეტია ვერ პასუხობს. ჩანაწერი არ დაიკარგება',
  attempts: (count: string) => `${count} მცდელობა`,
  nextAt: (time: string) => `შემდეგი ცდა ${time}`,
  nextNow: 'შემდეგი ცდა ახლავე',
  check: (fields: string) => `შეამოწმეთ: ${fields}`,
  fields: {
    title: 'დასახელება',
    calories: 'კალორიები',
    proteins: 'ცილები',
    carbs: 'ნახშირწყლები',
    fats: 'ცხიმები',
    imageUrl: 'ფოტო',
    date: 'დღე',
    mealType: 'კვების დრო',
    timestamp: 'დრო',
    amount: 'რაოდენობა',
    delta: 'რაოდენობა',
    unit: 'ერთეული',
    ingredients: 'ინგრედიენტები',
    weight: 'წონა',
    waterGoal: 'წყლის მიზანი',
    thumbnail: 'ფოტო',
  },
  pictureRefused: 'კერძი დღიურშია, მხოლოდ ფოტო ვერ გაიგზავნა',

  retry: 'ხელახლა ცდა',
  edit: 'შესწორება',
  discard: 'გაუქმება',
  actionOf: (action: string, what: string) => `${action}: ${what}`,
  discardTitle: 'გავაუქმოთ ეს ჩანაწერი?',
  discardText: (what: string) => `„${what}“ სერვერზე აღარ გაიგზავნება. დღიურში ის დარჩება, რაც სერვერზეა.`,
  discardAlso: (count: string) => `მასთან ერთად გაუქმდება ${count} ცვლილება, რომელიც ამ ჩანაწერს ეხება.`,
  discardConfirm: 'ჩანაწერის გაუქმება',
  keep: 'დატოვება',
  discarded: 'ჩანაწერი გაუქმდა',
  retried: 'ხელახლა იგზავნება',

  notRetried: 'ხელახლა გაგზავნა ვერ მოხერხდა',
  notRestored: 'ჩანაწერი ვერ აღდგა',
  notDiscarded: 'ჩანაწერი ვერ გაუქმდა',
  notSent: 'გაგზავნა ვერ დაიწყო',
};
