/** The profile's card of PRO: the next charge, its end, and receipts. */
export const membership = {
  title: 'PRO',
  on: 'PRO ჩართულია',
  off: 'PRO გამორთულია',
  until: (day: string, renews: boolean) =>
    renews ? `მოქმედებს ამ დღემდე: ${day}` : `მოქმედებს ამ დღემდე: ${day}. შემდეგ თანხა აღარ ჩამოიჭრება.`,
  endedOn: (day: string) => `დასრულდა: ${day}`,
  nextCharge: 'შემდეგი გადახდა',
  charge: (day: string, card: string | null) => (card === null ? day : `${day} · ${membership.card(card)}`),
  card: (mask: string) => `ბარათი\u00a0${mask.replaceAll(' ', '\u00a0')}`,
  declined: 'ბანკმა გადახდა არ დაადასტურა. თავიდან ვცდით.',

  cancel: 'განახლების გაუქმება',
  cancelTitle: 'გავაუქმოთ განახლება?',
  cancelText: (day: string) => `PRO ვადის ბოლომდე (${day}) ჩართული დარჩება, შემდეგ კი თანხა აღარ ჩამოიჭრება.`,
  /** The month is over and the bank has refused the next one: attempts go on for some days. */
  stopTrying: 'ცდის შეწყვეტა',
  stopTitle: 'შევწყვიტოთ ცდა?',
  stopText: 'ბარათიდან თანხის ჩამოჭრას აღარ ვცდით.',
  otherCard: 'სხვა ბარათით გადახდა',

  keep: 'დატოვება',
  cancelled: 'განახლება გაუქმდა',
  resume: 'განახლების აღდგენა',
  undo: 'აღდგენა',
  resumed: 'განახლება აღდგა',
  notChanged: 'ვერ შეიცვალა',
  needsNetwork: 'ინტერნეტი არ არის. ცვლილებას კავშირი სჭირდება.',
  buy: 'PRO-ს შეძენა',

  receipts: 'ქვითრები',
  noReceipts: 'ქვითრები ჯერ არ არის',
  noReceiptsText: 'აქ გამოჩნდება ყველა გადახდა.',
  receiptsOffline: 'ინტერნეტი არ არის. ქვითრებს კავშირის დროს გაჩვენებთ.',
  month: (from: string, until: string) => `${from} – ${until}`,
  refunded: (day: string) => `თანხა დაბრუნდა: ${day}`,
  orderNumber: (id: string) => `შეკვეთა ${id}`,
};
