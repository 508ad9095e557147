import type { AccountChange } from '#contract/account/account-changes.ts';

type Kind = AccountChange['kind'];

/** A changed number, password or e-mail, and taking it back; days, times and numbers come formatted. */
export const accountChanges = {
  title: 'ბოლო ცვლილებები',
  done: { phone: 'ნომერი შეიცვალა', password: 'პაროლი შეიცვალა', email: 'ელფოსტა შეიცვალა' } satisfies Record<
    Kind,
    string
  >,
  held: 'ნომერი 24 საათში შეიცვლება',
  undone: 'დაბრუნებულია',
  by: (device: string, day: string, time: string) => `${device} · ${day}, ${time}`,
  here: 'ეს მოწყობილობა',
  undo: 'დაბრუნება',
  undoOf: (what: string) => `დაბრუნება: ${what}`,
  told: {
    phone: 'თქვენი ნომერი სხვა მოწყობილობიდან იცვლება',
    password: 'თქვენი პაროლი სხვა მოწყობილობიდან შეიცვალა',
    email: 'თქვენი ელფოსტა სხვა მოწყობილობიდან შეიცვალა',
  } satisfies Record<Kind, string>,
  backAgain: {
    phone: 'ნომერი ისევ ძველია',
    password: 'პაროლი ისევ ძველია',
    email: 'ელფოსტა ისევ ძველია',
  } satisfies Record<Kind, string>,
  notUndone: 'ცვლილება ვერ დაბრუნდა',
  tooLate: 'ცვლილებას ვეღარ დააბრუნებთ: 24 საათი გავიდა ან უკვე დაბრუნებულია.',
  onlyByNumber:
    'ეს ცვლილება SMS კოდით დადასტურდა და მხოლოდ ნომრის პატრონი აბრუნებს: შედით SMS კოდით და პაროლი თავიდან დააყენეთ.',

  endedBy: {
    phone: 'ნომერი შეიცვალა, ამიტომ სესია ამ მოწყობილობაზე დასრულდა.',
    password: 'პაროლი შეიცვალა, ამიტომ სესია ამ მოწყობილობაზე დასრულდა.',
    email: 'ელფოსტა შეიცვალა, ამიტომ სესია ამ მოწყობილობაზე დასრულდა.',
  } satisfies Record<Kind, string>,
  endedAt: (day: string, time: string) => `ეს მოხდა: ${day}, ${time}.`,
  notYou: 'თუ ეს თქვენ არ იყავით, დააბრუნეთ: ყველა მოწყობილობიდან გამოვალთ და ძველი მონაცემებით შეხვალთ.',
  signInAgain: 'შედით თავიდან, როგორც ცვლილებამდე.',

  pageTitle: 'ცვლილების დაბრუნება',
  pageText:
    'დავაბრუნებთ იმას, რაც SMS-ში წერია (ნომერს, პაროლს ან ელფოსტას), და ყველა მოწყობილობიდან გამოვალთ, სადაც თქვენი დღიურია გახსნილი. მერე თავიდან შეხვალთ, როგორც ცვლილებამდე.',
  pageNoToken: 'ბმული არასრულია. გახსენით ის SMS-იდან.',
  needsNetwork: 'ინტერნეტი არ არის. ამას კავშირი სჭირდება.',
  toSignIn: 'შესვლა',
};
