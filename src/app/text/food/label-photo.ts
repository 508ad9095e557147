/** The figures of a label, read from its photo by a model. Every figure comes formatted. */
export const labelPhotoWords = {
  hint: 'გადაიღეთ ეტიკეტის ცხრილი: მაჩვენებლებს ფოტოდან ამოვიკითხავთ, თქვენ კი შეამოწმებთ.',
  sent: 'ამოსაკითხად ფოტო AI მოდელს გადაეცემა; სერვერი მას არ ინახავს.',
  read: 'მაჩვენებლების ამოკითხვა',
  reading: 'ეტიკეტს ვკითხულობთ',
  readingHint: 'რამდენიმე წამი დასჭირდება',
  offline: 'ინტერნეტი არ არის. ფოტო ამ კოდთან შეინახება და კავშირისას ამოიკითხავთ. ხელით შევსება ახლაც შეგიძლიათ.',
  done: (figures: string) => `ამოკითხულია ${figures} მაჩვენებელი. შეადარეთ ეტიკეტს.`,
  nothing: 'ფოტოზე მაჩვენებლები ვერ ამოვიკითხეთ. გადაიღეთ ცხრილი უფრო ახლოდან ან შეავსეთ ხელით.',
  failed: 'ეტიკეტის ამოკითხვა ვერ მოხერხდა. სცადეთ თავიდან ან შეავსეთ ხელით.',
  /** 2 100 კჯ, 502 კკალ */
  onlyKilojoules: (kilojoules: string, kcal: string) =>
    `ეტიკეტზე ენერგია კილოჯოულებშია: ${kilojoules} კჯ, ანუ ${kcal}.`,
  ifKilojoules: (figure: string, kcal: string) => `თუ ${figure} კილოჯოულია, ეს ${kcal} იქნება.`,
  takeKcal: (kcal: string) => `${kcal} ჩაწერა`,
};
