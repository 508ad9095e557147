import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { FoodGroup, FoodPackages } from '#domain/food/food.ts';
import type { MealType } from '#domain/diary/meal-type.ts';

/** The week's plan: its days and dishes, swapping, diets. Every figure comes formatted. */
export const mealplan = {
  title: 'კვების გეგმა',
  days: 'კვირის დღეები',
  week: 'კვირა',
  thisWeek: 'ეს კვირა',
  nextWeek: 'შემდეგი კვირა',
  newWeek: 'ახალი კვირა',
  /** Beside the day's kcal: / 1 850 კკალ. */
  ofGoal: (goal: string) => `/ ${goal}`,
  dayEnergy: (planned: string, goal: string) => `დღის გეგმა: ${planned}, მიზანი ${goal}`,
  /** ცილები: 98 გ / 104 გ */
  macroOf: (name: string, planned: string, goal: string) => `${name}: ${planned} / ${goal}`,
  macros: 'მაკრონუტრიენტები',
  portions: (count: string) => `${count}\u00a0ულუფა`,

  ate: 'შევჭამე',
  /** For screen readers, who need to hear what: შევჭამე: სადილი. */
  ateWhat: (what: string) => `შევჭამე: ${what}`,
  ateOther: 'სხვა ვჭამე',
  ateOtherAt: (meal: string) => `სხვა ვჭამე: ${meal}`,
  logged: 'დღიურშია',
  takeBackWhat: (what: string) => `დღიურიდან დაბრუნება: ${what}`,
  takenBack: 'კერძი დღიურიდან ამოვიღეთ',
  emptyMeal: 'ცარიელია',

  emptyDay: 'ამ დღის გეგმა ცარიელია',
  emptyDayText: 'შეადგინეთ ახალი კვირა და ყველა დღე შეივსება.',
  noPlan: 'გეგმა ჯერ არ გაქვთ',
  noPlanText: 'უპასუხეთ რამდენიმე კითხვას და გეგმას მოვამზადებთ.',
  openQuestionnaire: 'კითხვარის დაწყება',
  noQuestionnaire: 'კვების გეგმა აქ ჯერ არ დგება. დღიური მის გარეშეც მუშაობს: მიზნები პროფილში დააყენეთ.',
  openGoals: 'მიზნების დაყენება',
  notHere: 'გეგმა ამ მოწყობილობაზე ჯერ არ არის. ინტერნეტთან დაკავშირებისას თავისით ჩამოიტვირთება.',
  offline: 'ინტერნეტი არ არის. გეგმა ინახება მოწყობილობაზე.',

  weekComing: 'ახალი კვირის გეგმა იქმნება',
  weekWaits:
    'ახალი კვირის გეგმა ინტერნეტთან დაკავშირებისთანავე შეიქმნება. მანამდე ეს გეგმა რჩება, კერძების შეცვლა კი ახალ კვირაში შეგეძლებათ.',
  weekRefused: 'ახალი კვირის გეგმა ვერ შეიქმნა.',
  weekReady: 'ახალი კვირის გეგმა მზად არის',

  nextFromThursday: 'ახალი გეგმის შედგენა ხუთშაბათიდან შეგიძლიათ. მანამდე ეს გეგმა მეორდება.',
  nextNotMade: 'შემდეგი კვირა ჯერ არ შეგიდგენიათ. მანამდე ეს გეგმა მეორდება.',
  makeNext: 'შედგენა',
  nextComing: 'შემდეგი კვირის გეგმა იქმნება',
  nextWaits: 'შემდეგი კვირის გეგმა ინტერნეტთან დაკავშირებისთანავე შეიქმნება.',
  nextNeedsNetwork: 'გეგმის შედგენას ინტერნეტი სჭირდება.',
  nextRefused: 'შემდეგი კვირის გეგმა ვერ შეიქმნა.',
  /** The macro goals add up to other calories than the goal: the plan aims at the calories. */
  macrosAddUp: (macros: string, goal: string) =>
    `მაკრონუტრიენტების მიზნები ჯამში ${macros}-ია, კალორიების მიზანი კი – ${goal}. გეგმა კალორიებს მიჰყვება.`,

  dietTitle: 'დიეტა და ახალი კვირა',
  dietLegend: 'დიეტა',
  diet: (name: string) => `${name} დიეტა`,
  dietHints: {
    balanced: 'ყველაფერი ზომიერად',
    'high-protein': '40% ნახშირწყლები, 30% ცილები, 30% ცხიმები',
    'low-carb': '10% ნახშირწყლები, 20% ცილები, 70% ცხიმები',
    vegetarian: 'ხორცისა და თევზის გარეშე',
    fasting: 'მხოლოდ მცენარეული საკვები',
  } satisfies Record<Diet, string>,
  proHint: (hint: string) => `PRO · ${hint}`,
  weekReplaces: 'ახალი კვირა ახლანდელ გეგმას ჩაანაცვლებს. დღიურში ჩაწერილი კერძები უცვლელად დარჩება.',
  macrosFollow: 'დიეტასთან ერთად მაკრონუტრიენტების მიზანიც შეიცვლება.',
  weekNeedsNetwork: 'ინტერნეტი არ არის: ახალი კვირის გეგმა დაკავშირებისთანავე შეიქმნება, მანამდე ახლანდელი დარჩება.',
  makeWeek: 'კვირის გეგმის შედგენა',
  changeDiet: 'დიეტის შეცვლა',
  weekNotAsked: 'არჩევანი ვერ შეინახა',
};

/** Dishes that were cooked on a day before; the words stand after the dish's name. */
export const leftovers = {
  ofYesterday: 'გუშინდელი',
  ofDayBefore: 'გუშინწინდელი',
  ofEarlier: 'ადრე მომზადებული',
  /** ლობიო – გუშინდელი; `when` undefined: it is cooked, and has its title alone. */
  titled: (title: string, when: string | undefined) => (when === undefined ? title : `${title} – ${when}`),
};

/** A planned dish that the person must not or does not eat. */
export const unsuitable = {
  contains: (what: string) => `შეიცავს: ${what}`,
  unknown: 'შემადგენლობა უცნობია: შეიძლება შეიცავდეს ალერგენს',
  replace: 'შეცვლა',
  replaceWhat: (title: string) => `სხვა კერძით შეცვლა: ${title}`,
  otherDays: (days: string) => `თქვენს ალერგიას ან არჩევანს არ ეთანხმება კერძები ამ დღეებში: ${days}.`,
};

/** Swapping one planned dish for another. */
export const dishSwap = {
  titles: {
    breakfast: 'საუზმის შეცვლა',
    lunch: 'სადილის შეცვლა',
    dinner: 'ვახშმის შეცვლა',
    snacks: 'წახემსების შეცვლა',
  } satisfies Record<MealType, string>,
  swap: 'შეცვლა',
  swapDish: (title: string) => `კერძის შეცვლა: ${title}`,
  now: (title: string, kcal: string) => `ახლა: ${title}, ${kcal}`,
  search: 'მოძებნეთ კერძი',
  similar: 'მსგავსი კერძები',
  found: 'ნაპოვნი კერძები',
  noneSimilar: 'მსგავსი კერძი ვერ მოიძებნა',
  trySearch: 'მოძებნეთ სხვა კერძი დასახელებით.',
  nothingFound: 'ვერაფერი მოიძებნა',
  portionsChosen: 'ულუფა ისეა შერჩეული, რომ დღის კალორიები თითქმის არ შეიცვალოს.',
  keepsRules: 'აქ მხოლოდ ის კერძებია, რომლებიც თქვენს ალერგიას, გემოვნებასა და მარხვას ეთანხმება.',
  outsideDiet: 'არჩეულ დიეტაში არ შედის',
  /** Read out beside a dish: სხვაობა +11 კკალ. */
  difference: (kcal: string) => `სხვაობა ${kcal}`,
  planChanged: 'გეგმა ამასობაში შეიცვალა და ეს კერძი მასში აღარ არის.',
  backToPlan: 'გეგმაზე დაბრუნება',
  noCatalogue: 'კერძების სია ჯერ არ ჩამოტვირთულა',
  comesOnline: 'ინტერნეტთან დაკავშირებისას თავისით ჩამოიტვირთება.',
  swapped: 'კერძი შეიცვალა',
  notSwapped: 'კერძი ვერ შეიცვალა',
};

/** What to buy for the planned days. */
export const shopping = {
  title: 'საყიდლების სია',
  short: 'საყიდლები',
  days: 'რომელი დღეებისთვის',
  bought: (done: string, all: string) => `ნაყიდია ${done} / ${all}`,
  share: 'გაზიარება',
  copy: 'კოპირება',
  copied: 'სია დაკოპირდა',
  notShared: 'სიის გაზიარება ვერ მოხერხდა',
  notKept: 'მონიშვნა ვერ შეინახა',
  untick: 'მონიშვნების მოხსნა',
  unticked: 'მონიშვნები მოიხსნა',
  noDays: 'აირჩიეთ ერთი დღე მაინც',
  nothing: 'ამ დღეებისთვის საყიდელი არაფერია',
  pieces: (count: string) => `${count}\u00a0ცალი`,
  /** 1 ბოთლი · 1 ლ, 2 შეკვრა × 400 გ */
  packages: (count: string, unit: string, size: string, isOne: boolean) =>
    `${count}\u00a0${unit}${isOne ? '\u00a0· ' : '\u00a0× '}${size}`,
  packageUnits: { bottle: 'ბოთლი', bunch: 'კონა', can: 'ქილა', pack: 'შეკვრა', piece: 'ცალი' } satisfies Record<
    FoodPackages['unit'],
    string
  >,
  have: 'მაქვს',
  haveWhat: (name: string) => `სახლში მაქვს: ${name}`,
  haveSome: (amount: string) => `სახლშია ${amount}`,
  atHome: 'სახლში გაქვთ',
  buyAnyway: 'საყიდელია',
  buyAnywayWhat: (name: string) => `მაინც საყიდელია: ${name}`,
  pantryKept: (name: string) => `სახლშია: ${name}`,
  leftKept: (name: string, amount: string) => `${name}: დარჩება ${amount}, შემდეგ სიას გამოაკლდება`,
  pantryNotKept: 'მარაგი ვერ შეინახა',
  people: (count: string) => `${count} ადამიანისთვის`,
  missing: (names: string) => `ამ კერძების ინგრედიენტები სიაში არ არის: ${names}.`,
  groups: {
    bread: 'პური და ცომეული',
    dairy: 'რძის პროდუქტები',
    eggs: 'კვერცხი',
    meat: 'ხორცი',
    sausage: 'ძეხვეული',
    fish: 'თევზი და ზღვის პროდუქტები',
    grain: 'ბურღულეული და მაკარონი',
    pulse: 'პარკოსნები',
    vegetable: 'ბოსტნეული',
    herb: 'მწვანილი',
    mushroom: 'სოკო',
    fruit: 'ხილი და კენკრა',
    'dried-fruit': 'ჩირი',
    nut: 'თხილეული და თესლეული',
    sweet: 'ტკბილეული',
    drink: 'სასმელები',
    alcohol: 'ალკოჰოლური სასმელები',
    oil: 'ზეთი და ცხიმი',
    sauce: 'სოუსები',
    spice: 'სანელებლები',
    'fast-food': 'სწრაფი კვება',
    'ready-meal': 'მზა პროდუქტები',
    sport: 'სპორტული კვება',
    dish: 'კერძები',
  } satisfies Record<FoodGroup, string>,
};

/** Today's planned dishes on the diary's day. */
export const recommendations = {
  toggle: 'რეკომენდაციები',
  hint: 'დღის გეგმის კერძები ყოველ კვებასთან',
  proHint: 'ხელმისაწვდომია PRO წევრებისთვის',
  list: (meal: string) => `რეკომენდებული: ${meal}`,
  log: 'ჩაწერა',
  logWhat: (title: string) => `დღიურში ჩაწერა: ${title}`,
  notKept: 'არჩევანი ვერ შეინახა',
};
