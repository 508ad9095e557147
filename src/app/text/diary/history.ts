import type { Span } from '#domain/diary/history/span.ts';

const spans: Record<Span, string> = { day: 'დღე', week: 'კვირა', month: 'თვე' };

/** "შაბათი" → "შაბათს", "14 ნოემბერი" → "14 ნოემბერს": when it was. */
const when = (day: string): string => `${day.replace(/ი$/, '')}ს`;

/** "92 კკალ-ით": the ending never parts from its figure. */
const BY = '-\u2060ით';

/** "ერთხელ", "2-ჯერ". */
const times = (count: string): string => (count === '1' ? 'ერთხელ' : `${count}-ჯერ`);

/** The history of days, weeks and months; every figure, day and time comes formatted. */
export const history = {
  title: 'ისტორია',
  span: 'პერიოდი',
  spans,
  earlier: { day: 'წინა დღე', week: 'წინა კვირა', month: 'წინა თვე' } satisfies Record<Span, string>,
  later: { day: 'შემდეგი დღე', week: 'შემდეგი კვირა', month: 'შემდეგი თვე' } satisfies Record<Span, string>,
  thisWeek: 'ეს კვირა',
  lastWeek: 'გასული კვირა',
  stillArriving: 'ძველი ჩანაწერები ჯერ იტვირთება და მალე აქ გამოჩნდება.',

  perDay: 'დღეში',
  averagePerDay: 'საშუალოდ დღეში',
  /** Today is not part of the averages yet. */
  todayLater: 'დღევანდელი დღე საშუალოში ხვალიდან ჩაითვლება.',
  day: 'დღე',
  noEntries: 'ჩანაწერი არ არის',
  locked: 'PRO-შია',

  calories: 'კალორიები',
  eaten: 'მიღებული',
  excess: 'ზედმეტი',
  goal: 'მიზანი',
  goalOf: (goal: string) => `მიზანი ${goal}`,
  caloriesChart: (average: string, goal: string) => `კალორიები დღეების მიხედვით, საშუალოდ ${average}, მიზანი ${goal}`,
  caloriesTable: 'კალორიები დღეების მიხედვით',
  above: (kcal: string) => `მიზანზე ${kcal}${BY} მეტი`,
  below: (kcal: string) => `მიზანზე ${kcal}${BY} ნაკლები`,
  exactly: 'ზუსტად მიზანი',
  caloriesOfGoal: (eaten: string, goal: string) => `მიღებულია ${eaten}, მიზანი ${goal}`,

  macros: 'მაკრონუტრიენტები',
  macrosChart: 'მაკრონუტრიენტების წილი დღეების მიხედვით',
  macrosTable: 'მაკრონუტრიენტების წილი ენერგიაში დღეების მიხედვით',
  carbs: 'ნახშირწყლები',
  proteins: 'ცილები',
  fats: 'ცხიმები',
  macroOfGoal: (macro: string, eaten: string, goal: string) => `${macro}: ${eaten}, მიზანი ${goal}`,
  noMacros: 'ამ კერძებს მაკრონუტრიენტები არ აქვს ჩაწერილი.',

  water: 'წყალი',
  waterChart: (average: string, goal: string) => `წყალი დღეების მიხედვით, საშუალოდ ${average}, მიზანი ${goal}`,
  waterTable: 'წყალი დღეების მიხედვით',
  waterOfGoal: (drunk: string, goal: string) => `დალეულია ${drunk}, მიზანი ${goal}`,
  noWater: 'წყალი ამ პერიოდში არ ჩაგიწერიათ.',

  weight: 'წონა',
  weightChart: (from: string, to: string) => `წონის ცვლილება: ${from}-დან ${to}-მდე`,
  weightTable: 'აწონვები',
  weightAverage: 'კვირის საშუალო',
  weighIn: 'აწონვა',
  noWeight: 'ამ პერიოდში წონა არ ჩაგიწერიათ.',
  oneWeight: 'გრაფიკი მეორე აწონვის შემდეგ გამოჩნდება.',
  pace: (kg: string) => `ბოლო 4 კვირის ტემპი: კვირაში ${kg}`,
  steady: 'ბოლო 4 კვირაა, წონა სტაბილურია.',
  left: (kg: string) => `მიზნამდე დარჩა ${kg}`,
  reachedBy: (day: string) => `ამ ტემპით მიზანს მიაღწევთ: ${day}`,
  reached: 'მიზანი მიღწეულია',
  far: 'ამ ტემპით მიზნამდე ორ წელზე მეტი დარჩა.',

  days: 'დღეები',
  allDays: 'ყველა დღის ჩვენება',
  dishes: 'კერძი',
  noDishes: 'კერძის გარეშე',
  kcal: 'კკალ',
  openDay: 'დღიურში გახსნა',
  /** 5 კერძი · ც 102 · ნ 238 · ცხ 66 */
  joined: (parts: readonly string[]) => parts.join(' · '),
  meals: 'კვება',

  streak: 'ზედიზედ',
  streakDays: 'დღე დღიურთან ერთად',
  restDay: 'დღე',
  streakRests: (days: string) => `შუაში ${days} იყო დასვენება, ესეც ნორმალურია.`,
  streakGoesOn: 'ასე გააგრძელეთ: თითო ჩანაწერიც საკმარისია.',
  streakToday: 'დღევანდელი ჩანაწერი ამ რიგს გააგრძელებს.',
  noStreak: 'დღეს კარგი დღეა დასაწყებად',
  noStreakText: 'ერთი კერძიც საკმარისია. გამოტოვებული დღეები არაფერს აფუჭებს.',

  empty: {
    day: 'ამ დღეს ჩანაწერები არ არის',
    week: 'ამ კვირაში ჩანაწერები არ არის',
    month: 'ამ თვეში ჩანაწერები არ არის',
  } satisfies Record<Span, string>,
  emptyText: 'დაამატეთ კერძი და აქ დიაგრამა გამოჩნდება.',
  addMeal: 'კერძის დამატება',

  lockedTitle: 'სრული ისტორია PRO-შია',
  lockedText: 'აქ ბოლო 7 დღე ჩანს. ძველი ჩანაწერები შენახულია და არ იკარგება.',
  lockedDays: 'უფრო ძველი დღეები',

  report: {
    week: 'კვირის ანგარიში',
    month: 'თვის ანგარიში',
    near: 'მიზანთან ახლოს',
    ofDays: (days: string) => `/ ${days} დღე`,
    weightChange: 'წონის ცვლილება',
    waterPerDay: 'წყალი დღეში',
    none: '–',
    highest: (day: string, kcal: string) => `ყველაზე მეტი კალორია ${when(day)} მიიღეთ: ${kcal}.`,
    protein: (count: string) => `ცილის მიზანს ${times(count)} მიაღწიეთ.`,
    water: (count: string) => `წყლის მიზანს ${times(count)} მიაღწიეთ.`,
    logged: (days: string, all: string) => `დღიური ${all}-დან ${days} დღეს შეივსო.`,
    lockedText: 'კვირისა და თვის ანგარიში სურათად შეინახება ან PDF-ად დაიბეჭდება.',
    save: 'სურათად შენახვა',
    print: 'ბეჭდვა ან PDF',
    saved: 'ანგარიში შეინახა',
    notSaved: 'სურათი ვერ შეინახა',
    fileName: (from: string, to: string) => `lukma-${from}-${to}.png`,
    made: (day: string) => `შედგენილია: ${day}`,
    share: 'წილი ენერგიაში',
  },

  csv: {
    open: 'დღიურის ჩამოტვირთვა (CSV)',
    title: 'დღიურის ჩამოტვირთვა',
    text: 'კერძები, წყალი და წონა ცხრილად: იხსნება Excel-ში, Numbers-სა და Google Sheets-ში. ინტერნეტი არ სჭირდება.',
    range: 'რომელი დღეები',
    ranges: {
      shown: 'რაც ახლა ჩანს',
      month: 'ბოლო 30 დღე',
      year: 'ბოლო წელი',
      all: 'სრული დღიური',
      own: 'სხვა დღეები',
    },
    from: 'პირველი დღე',
    to: 'ბოლო დღე',
    download: 'ჩამოტვირთვა',
    progress: 'მომზადებული დღეები',
    cancel: 'გაუქმება',
    done: 'ფაილი ჩამოიტვირთა',
    nothing: 'ამ დღეებში ჩანაწერები არ არის.',
    notDone: 'ფაილი ვერ მომზადდა',
    fileName: (from: string, to: string) => `lukma-${from}-${to}.csv`,
    inUnit: (name: string, unit: string) => `${name}, ${unit}`,
    columns: {
      date: 'თარიღი',
      entry: 'ჩანაწერი',
      title: 'დასახელება',
      amount: 'რაოდენობა',
      unit: 'ერთეული',
      calories: 'კალორიები, კკალ',
      proteins: 'ცილები, გ',
      carbs: 'ნახშირწყლები, გ',
      fats: 'ცხიმები, გ',
      water: 'წყალი, მლ',
      weight: 'წონა, კგ',
    },
  },
};
