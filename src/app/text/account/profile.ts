/** The profile and its editors; every figure comes formatted. */
export const profile = {
  namelessNote: 'რეგისტრაციის გარეშე დღიურს მოწყობილობის დაკარგვისას ვეღარ გახსნით.',
  notHereYet: 'თქვენი მონაცემები ამ მოწყობილობაზე ჯერ არ არის. კავშირისთანავე გამოჩნდება.',
  editName: 'სახელის შესწორება',

  goals: 'მიზნები',
  calories: 'კალორიები',
  macros: 'მაკრონუტრიენტები',
  macroGrams: (carbs: string, proteins: string, fats: string) =>
    `ნ\u00a0${carbs} · ც\u00a0${proteins} · ცხ\u00a0${fats}\u00a0გ`,
  water: 'წყალი',
  target: 'სასურველი წონა',
  recalculate: 'მიზნების გადათვლა',
  recalculateHint: 'თქვენი მონაცემებისა და წონის მიხედვით',

  data: 'ჩემი მონაცემები',
  name: 'სახელი',
  nameHint: 'ასე მოგმართავთ აპლიკაცია',
  nameTooLong: (most: string) => `სახელი ${most} ასოზე გრძელი არ უნდა იყოს`,
  gender: 'სქესი',
  genderHint: 'საჭირო ენერგია სქესზეცაა დამოკიდებული. „სხვა“ ქალის ფორმულით ითვლება.',
  years: (age: string) => `${age}\u00a0წელი`,
  activity: 'აქტივობა',
  pregnancy: 'ორსულობა, ძუძუთი კვება',
  /** What may be left unsaid. */
  optional: 'სურვილისამებრ',
  pregnancyHint:
    'მითითება ნებაყოფლობითია. ამ დროს ვიტამინებისა და მინერალების ორიენტირი სხვაა, წონის კლებას კი არ გთავაზობთ.',
  units: 'საზომი ერთეულები',
  metric: 'მეტრული',
  metricHint: 'გრამი, კილოგრამი, სანტიმეტრი, მილილიტრი',
  unknown: 'მიუთითეთ',
  weightHint: 'ჩაიწერება დღევანდელ აწონვად',

  saved: 'მონაცემები შეინახა',
  notSaved: 'მონაცემები ვერ შეინახა',

  app: 'აპლიკაცია',
  theme: 'თემა',
  storage: 'მეხსიერება მოწყობილობაზე',
  storageUnknown: 'ბრაუზერი არ ამბობს, რამდენია დაკავებული',
  megabytes: (figure: string) => `${figure}\u00a0მბ`,
  persisted: 'დაცულია: ბრაუზერი თავისით არ წაშლის',
  notPersisted: 'ადგილის სიმცირისას ბრაუზერმა შეიძლება წაშალოს. დააჭირეთ დასაცავად',
  nowPersisted: 'მონაცემები დაცულია',
  persistRefused: 'ბრაუზერმა დაცვა ჯერ არ დაუშვა. დააყენეთ აპლიკაცია და სცადეთ თავიდან',
  version: 'ვერსია',

  records: 'თქვენი ჩანაწერები',

  recalculated: 'მიზნები განახლდა',
  before: 'ახლა',
  after: 'ახალი',
  recalculateText: (weight: string, goal: string) => `გათვლილია წონაზე ${weight}. მიზანი: ${goal}.`,
  incomplete: 'გადასათვლელად შეავსეთ სქესი, ასაკი, სიმაღლე, წონა და აქტივობა.',
  sameGoals: 'მიზნები უკვე თქვენს მონაცემებს შეესაბამება.',
  macrosNeedPro: 'მაკრონუტრიენტები იმავე პროპორციით შეიცვლება.',
  takeGoals: 'ახალი მიზნების შენახვა',
};
