import type { Allergen } from '#domain/food/allergens.ts';

/** What the week's plan is asked to keep to. Every figure comes formatted. */
export const planPreferences = {
  title: 'რა გავითვალისწინოთ?',
  offer: 'გვითხარით, რაზე გაქვთ ალერგია, რა არ გიყვართ და რამდენი დრო გაქვთ: ახალ კვირას ამის მიხედვით შევადგენთ.',
  /** Before the first week. */
  firstAsk: 'გაქვთ ალერგია ან რამეს არ მიირთმევთ?',
  firstLead: 'არასავალდებულოა: პირველ კვირას ამის მიხედვით შევადგენთ. შეცვლა მოგვიანებითაც შეგიძლიათ.',
  notNow: 'არ მჭირდება',
  lead: 'ყველა ველი არასავალდებულოა. ახალი კვირა და კერძის შეცვლა არჩეულ ალერგენს არ შემოგთავაზებთ; მზა პროდუქტის ეტიკეტი მაინც შეამოწმეთ.',
  allergies: 'ალერგიები',
  allergens: {
    gluten: 'გლუტენი (მარცვლეული)',
    crustaceans: 'კიბოსნაირნი',
    eggs: 'კვერცხი',
    fish: 'თევზი',
    peanuts: 'მიწისთხილი',
    soybeans: 'სოია',
    milk: 'რძე',
    nuts: 'თხილეული (კაკალი, თხილი, ნუში)',
    celery: 'ნიახური',
    mustard: 'მდოგვი',
    sesame: 'სეზამი',
    sulphites: 'სულფიტები',
    lupin: 'ხანჭკოლა (ლუპინი)',
    molluscs: 'მოლუსკები',
  } satisfies Record<Allergen, string>,
  dislikes: 'რას არ მიირთმევთ?',
  search: 'მოძებნეთ პროდუქტი',
  nothingFound: 'ვერაფერი მოიძებნა',
  add: (name: string) => `დამატება: ${name}`,
  remove: (name: string) => `ამოღება: ${name}`,
  unknownFood: 'პროდუქტი',
  weekdayMinutes: 'მზადება სამუშაო დღეს',
  weekendMinutes: 'მზადება შაბათ-კვირას',
  people: 'რამდენი ადამიანი ჭამს',
  peopleHint: 'საყიდლების სიის რაოდენობები',
  dishesPerWeek: 'სხვადასხვა კერძი კვირაში',
  minutes: 'წთ',
  bounds: (least: string, most: string) => `${least}-დან ${most}-მდე`,
  nextWeek:
    'ახალი კვირის გეგმა ამ არჩევანით შედგება. ახლანდელში კერძი თავისით არ შეიცვლება: რაც არ გიხდებათ, მოინიშნება.',
  unread:
    'თქვენი ალერგიების სია აპლიკაციის უფრო ახალმა ვერსიამ შეავსო და აქ ბოლომდე ვერ იკითხება. განაახლეთ აპლიკაცია: მანამდე მხოლოდ ცნობილი ალერგენების გარეშე კერძებს გთავაზობთ.',
  saveAndMake: 'შენახვა და ახალი კვირა',
  saved: 'არჩევანი შენახულია',
  notSaved: 'არჩევანი ვერ შეინახა',
};
