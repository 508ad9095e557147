/** Recipes: their page and their rows. Every figure comes formatted. */
export const recipeWords = {
  diets: 'დიეტები',
  ingredients: 'ინგრედიენტები',
  preparation: 'მომზადება',
  portion: 'ულუფა',
  lessPortion: 'ნახევარი ულუფით ნაკლები',
  morePortion: 'ნახევარი ულუფით მეტი',
  amountsFollow: 'ინგრედიენტების რაოდენობა ულუფის მიხედვით იცვლება.',
  toTaste: 'გემოვნებით',
  /** 1 ულუფა ≈ 350 გ */
  servingWeighs: (grams: string) => `1 ულუფა ≈ ${grams}`,
  /** 1 ულუფა = 5 ცალი */
  servingCounts: (amount: string) => `1 ულუფა = ${amount}`,
  time: 'მომზადების დრო',
  /** 20 წთ + დაყოვნება 4 სთ: the waiting stays on one line. */
  withRest: (work: string, rest: string) => `${work} +\u00a0დაყოვნება\u00a0${rest}`,
  hours: 'სთ',
  minutes: 'წთ',

  nutrition: 'კვებითი ღირებულება',
  nutritionLocked: 'ვიტამინები, ნუტრიენტები და დღიური ნორმის წილი მხოლოდ PRO წევრებისთვისაა ხელმისაწვდომი.',

  proTitle: 'PRO რეცეპტი',
  proLocked: 'ინგრედიენტები და მომზადების წესი მხოლოდ PRO წევრებისთვისაა ხელმისაწვდომი.',
  notHereYet: 'სრული რეცეპტი ჯერ არ ჩამოტვირთულა',
  comesOnline: 'ინტერნეტთან დაკავშირებისას თავისით ჩამოიტვირთება.',
  gone: 'რეცეპტი ვეღარ მოიძებნა',
  goneText: 'ის კატალოგში აღარ არის. დღიურში უკვე ჩაწერილი კერძები უცვლელად რჩება.',

  /** The main button: დღიურში დამატება · 832 კკალ. */
  log: (kcal: string) => `დღიურში დამატება · ${kcal}`,
};
