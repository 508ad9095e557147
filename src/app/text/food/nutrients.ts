import type { Nutrient } from '#domain/nutrition/nutrient.ts';

/** The name of every nutrient, as it begins a row. */
export const nutrientNames: Readonly<Record<Nutrient, string>> = {
  fibre: 'ბოჭკო',
  sugar: 'შაქრები',
  saturated: 'ნაჯერი ცხიმი',
  monounsaturated: 'მონოუჯერი ცხიმი',
  polyunsaturated: 'პოლიუჯერი ცხიმი',
  omega3: 'ომეგა-3',
  salt: 'მარილი',
  starch: 'სახამებელი',
  alcohol: 'ალკოჰოლი',
  water: 'წყალი საჭმელიდან',
  cholesterol: 'ქოლესტერინი',
  vitaminC: 'ვიტამინი C',
  vitaminE: 'ვიტამინი E',
  vitaminB1: 'ვიტამინი B1',
  vitaminB2: 'ვიტამინი B2',
  vitaminB3: 'ვიტამინი B3',
  vitaminB5: 'ვიტამინი B5',
  vitaminB6: 'ვიტამინი B6',
  potassium: 'კალიუმი',
  sodium: 'ნატრიუმი',
  calcium: 'კალციუმი',
  magnesium: 'მაგნიუმი',
  phosphorus: 'ფოსფორი',
  iron: 'რკინა',
  zinc: 'თუთია',
  copper: 'სპილენძი',
  manganese: 'მანგანუმი',
  choline: 'ქოლინი',
  caffeine: 'კოფეინი',
  vitaminA: 'ვიტამინი A',
  retinol: 'რეტინოლი',
  vitaminD: 'ვიტამინი D',
  vitaminK: 'ვიტამინი K',
  folate: 'ფოლატი (B9)',
  vitaminB12: 'ვიტამინი B12',
  selenium: 'სელენი',
  iodine: 'იოდი',
};

/** Units of nutrients as they stand after a figure. */
export const nutrientUnits = { g: 'გ', mg: 'მგ', µg: 'მკგ' } as const;

/** Vitamins, minerals and the like of a dish, a day, a week; every figure comes formatted. */
export const nutrients = {
  title: 'ვიტამინები და მინერალები',
  groups: {
    first: 'მთავარი',
    vitamins: 'ვიტამინები',
    minerals: 'მინერალები',
    fats: 'ცხიმები',
    other: 'სხვა',
  },

  /** Of what is meant to be reached. */
  atLeast: (amount: string) => `ორიენტირი ${amount}`,
  /** Of what is better not exceeded. */
  atMost: (amount: string) => `არაუმეტეს ${amount}`,
  /** How much of the day's energy comes from what is known; the spec has the space before the sign. */
  coverage: {
    day: (percent: string) => `ცნობილია დღის ${percent}`,
    week: (percent: string) => `ცნობილია კვირის ${percent}`,
    month: (percent: string) => `ცნობილია თვის ${percent}`,
    dish: (percent: string) => `ცნობილია კერძის ${percent}`,
  },
  percent: (figure: string) => `${figure}\u00a0%`,
  unknownAmount: 'უცნობია',
  noSource: 'ამ დღის კერძებში ეს ნივთიერება თითქმის არ არის.',
  unknownIn: (titles: string) => `უცნობია: ${titles}`,
  basis: (source: string) => `ორიენტირის წყარო: ${source}`,

  lowToday: 'დღეს ჯერ ნაკლებია',
  lowThen: 'ამ დღეს ნაკლები იყო',
  lowPeriod: 'საშუალოდ ნაკლებია',
  all: 'ყველას ნახვა',
  nothingYet: 'კერძის ჩაწერის შემდეგ აქ გამოჩნდება, რა მიიღეთ მასთან ერთად.',
  nothingKnown: 'ამ დღის კერძების შემადგენლობა უცნობია. ტექსტით, რეცეპტით ან ფოტოთი ჩაწერილ კერძს ის მოჰყვება.',
  nothingKnownPeriod:
    'ამ პერიოდის კერძების შემადგენლობა უცნობია. ტექსტით, რეცეპტით ან ფოტოთი ჩაწერილ კერძს ის მოჰყვება.',
  fewKnown: 'კერძების ნაწილის შემადგენლობა უცნობია, ამიტომ დაშტრიხულ ზოლებს არ ვაფასებთ.',
  noAge: 'ორიენტირები ასაკსა და სქესზეა დამოკიდებული. მიუთითეთ ასაკი პროფილში.',
  toProfile: 'პროფილის გახსნა',
  aboutFigures: 'როგორ ითვლება',

  /** საშუალოდ დღეში · 5 ჩაწერილი დღე */
  perLoggedDay: (days: string) => `საშუალოდ დღეში · ${days}`,
  loggedDay: 'ჩაწერილი დღე',
  overUpper: (name: string, amount: string) =>
    `${name}: საშუალოდ მეტია ზედა ზღვარზე (${amount}). თუ ასე გრძელდება, ექიმს ჰკითხეთ.`,

  /** Under the lines of a dish: what the per cents are of. */
  shareOfOwn: 'პროცენტი თქვენი დღიური ორიენტირიდან ითვლება.',
  shareOfAdult: 'პროცენტი ზრდასრულის დღიური ნორმიდან ითვლება.',

  gap: {
    open: 'რა შეავსებს?',
    title: 'რა შეავსებს?',
    /** ბოჭკო და მაგნიუმი */
    weakest: (names: string) => `ყველაზე ნაკლებია: ${names}.`,
    and: ' და ',
    left: (kcal: string) => `დარჩენილია ${kcal}.`,
    gives: (parts: string) => `+ ${parts}`,
    log: 'ჩაწერა',
    logWhat: (name: string) => `${name}: დღიურში ჩაწერა`,
    openWhat: (name: string) => `${name}: რეცეპტის ნახვა`,
    unknown: 'ჯერ ვერ ვიტყვით',
    unknownText: 'დღევანდელი კერძების შემადგენლობის დიდი ნაწილი უცნობია, რჩევა კი გამოცნობა იქნებოდა.',
    nothing: 'დღეს არაფერი გაკლიათ',
    nothingText: 'რაც ცნობილია, ყველაფერი ორიენტირთან ახლოსაა.',
    noRoom: 'დღის კალორიები თითქმის შევსებულია',
    noRoomText: 'რაც აკლია, ხვალაც შეივსება: ერთი დღე არაფერს წყვეტს.',
    none: 'შესაფერისი ვერ ვიპოვეთ',
    noneText:
      'დარჩენილ კალორიებსა და თქვენს დიეტაში ისეთი არაფერი ეტევა, რაც ამ ნივთიერებებს შესამჩნევად მოგიმატებდათ.',
    noCatalogue: 'პროდუქტების სია ჯერ არ ჩამოტვირთულა',
    noCatalogueText: 'ინტერნეტთან დაკავშირებისას თავისით ჩამოიტვირთება.',
  },
};
