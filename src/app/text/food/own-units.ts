/** Named portions of one's own of a food. Every figure comes formatted. */
export const ownUnits = {
  title: 'ჩემი საზომი',
  add: 'ჩემი საზომის დამატება',
  hint: (food: string) => `მაგ. „ჩემი ჭიქა“ = 180 გ. შემდეგაც გამოჩნდება, როცა აირჩევთ: ${food}.`,
  name: 'საზომის სახელი',
  namePlaceholder: 'ჩემი ჭიქა',
  grams: 'რამდენი გრამია',
  unit: (name: string, grams: string) => `${name} · ${grams}`,
  keep: 'საზომის შენახვა',
  remove: (name: string) => `${name}: საზომის წაშლა`,
  kept: 'საზომი შეინახა',
  removed: 'საზომი წაიშალა',
  notKept: 'საზომი ვერ შეინახა',
  errors: {
    name: 'დაარქვით სახელი',
    taken: 'ასეთი საზომი უკვე გაქვთ',
    grams: (least: string, most: string) => `შეიყვანეთ რიცხვი ${least}-დან ${most}-მდე`,
  },
};
