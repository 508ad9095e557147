import type { CookingMethod } from '#domain/recipes/recipe.ts';

const methods: Record<CookingMethod, string> = {
  none: 'გაცხელების გარეშე',
  boil: 'მოხარშული',
  simmer: 'მოშუშული',
  steam: 'ორთქლზე',
  fry: 'შემწვარი',
  bake: 'გამომცხვარი',
  grill: 'ნახშირზე, გრილზე',
};

/** Dishes by the pot: cooked once, logged by the gram or the helping. Every figure comes formatted. */
export const pots = {
  list: 'სახლში მომზადებული',
  create: 'სახლში მოვამზადე',
  createHint: 'ერთხელ ჩაწერეთ შემადგენლობა და შემდეგ ულუფით ან გრამებით დაამატებთ.',
  createTitle: 'სახლში მომზადებული კერძი',
  editTitle: 'კერძის შესწორება',
  againTitle: 'ხელახლა მომზადება',
  again: 'ხელახლა მოვამზადე',
  againHint: 'გადახედეთ შემადგენლობას და ახალ წონას. უკვე ჩაწერილი ულუფები არ შეიცვლება.',
  cooked: (day: string) => `მომზადდა: ${day}`,

  name: 'დასახელება',
  namePlaceholder: 'მაგ. ბებიას ლობიო',
  ingredients: 'რა ჩადეთ?',
  grams: (food: string) => `${food}: წონა`,
  remove: (food: string) => `${food}: ამოღება`,
  removed: (food: string) => `${food} ამოღებულია`,
  method: 'როგორ მოამზადეთ?',
  methods,
  amount: 'რამდენი გამოვიდა?',
  ways: { pot: 'ქვაბიანად', ready: 'უქვაბოდ', helpings: 'ულუფებით' },
  full: 'სავსე ქვაბი',
  empty: 'ცარიელი ქვაბი',
  ready: 'მზა კერძი',
  helpings: 'რამდენი ულუფაა',
  helpingsHint: 'არასავალდებულო',
  unit: 'ერთეული',
  units: { g: 'გრამებით', portion: 'ულუფებით' },

  sum: (grams: string, kcal: string) => `${grams} · ${kcal}`,
  inHundred: (kcal: string, macros: string) => `100 გრამში ${kcal} · ${macros}`,
  inHelping: (kcal: string, macros: string) => `ერთ ულუფაში ${kcal} · ${macros}`,
  strange: 'გადაამოწმეთ წონა: ჩადებულთან შედარებით მოულოდნელია.',
  unknownFoods: 'ამ მოწყობილობამ ყველა პროდუქტი ჯერ არ იცის. ინტერნეტთან დაკავშირებისას ჩამოიტვირთება.',

  errors: {
    required: 'შეავსეთ ველი',
    'no-ingredients': 'დაამატეთ ერთი პროდუქტი მაინც',
    'too-many': (most: string) => `შეიძლება ${most} პროდუქტამდე`,
    grams: (least: string, most: string) => `შეიყვანეთ წონა ${least}-დან ${most} გრამამდე`,
    helpings: (most: string) => `შეიყვანეთ მთელი რიცხვი 1-დან ${most}-მდე`,
    'empty-heavier': 'ცარიელი ქვაბი სავსეზე მსუბუქი უნდა იყოს',
  },

  saved: 'კერძი შეინახა',
  changed: 'კერძი შესწორდა',
  cookedAgain: 'ახალი ქვაბი ჩაიწერა',
  deleted: 'კერძი სიიდან წაიშალა',
};
