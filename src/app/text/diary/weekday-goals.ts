/** The goals by weekday; every figure comes formatted. */
export const weekdayGoals = {
  title: 'მიზანი კვირის დღეების მიხედვით',
  hint: 'მაგალითად, შაბათ-კვირას მეტი',
  about: 'მთავარი კვირის ჯამია: ერთ დღეს მეტი, მეორეს ნაკლები. გასული დღეების მიზანი არ იცვლება.',
  bounds: (most: string) => `შეიყვანეთ რიცხვი 1-დან ${most}-მდე`,
  week: (sum: string, mean: string) => `კვირაში ${sum}, დღეში საშუალოდ ${mean}`,
  save: 'შენახვა',
  same: (kcal: string) => `ყოველდღე ერთნაირი: ${kcal}`,
};
