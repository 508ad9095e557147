import type { Intent } from '../intent.ts';

/** What the coach may offer to anybody. */
export const THREE_OFFERS = ['რამდენი კალორია დამრჩა დღეს?', 'რა ვჭამო ახლა?', 'რამდენი კალორიაა 5 ხინკალში?'] as const;

/** The app itself, and talk. */
export const APP_INTENTS: readonly Intent[] = [
  {
    id: 'how-to-log',
    when: [
      ['how', 'log'],
      ['log'],
      ['where', 'log'],
      ['log', 'dish'],
      ['how', 'log', 'dish'],
      ['weight', 'log'],
      ['where', 'log', 'weight'],
      ['how', 'log', 'what', 'had'],
      ['water', 'log', 'how'],
      ['log', 'want'],
    ],
    answer: () =>
      'დღიურში შესაბამის კვებასთან დააჭირეთ პლუსს: კერძს ტექსტით ჩაწერთ („2 კვერცხი და შოთის პური“), რეცეპტებიდან აირჩევთ ან ხელით შეიყვანთ. წყალი და წონა იმავე გვერდზეა, ცალ-ცალკე ბარათებში. შეცდომას ყოველთვის შეასწორებთ ან წაშლით.',
  },
  {
    id: 'offline',
    when: [
      ['offline'],
      ['offline', 'works'],
      ['offline', 'works', 'travel'],
      ['offline', 'app', 'works', 'travel'],
      ['offline', 'without'],
      ['offline', 'what'],
      ['offline', 'how'],
    ],
    answer: () =>
      'დიახ, ლუკმა უინტერნეტოდაც მუშაობს: კერძი, წყალი და წონა მოწყობილობაზე მაშინვე ინახება და კავშირის გაჩენისთანავე იგზავნება. არაფერი იკარგება და ორჯერ არ იწერება.',
  },
  {
    id: 'pro',
    when: [
      ['pro'],
      ['pro', 'price'],
      ['pro', 'what'],
      ['pro', 'when'],
      ['price', 'app'],
      ['pro', 'howmuch', 'price'],
      ['pro', 'what', 'price'],
      ['pro', 'may'],
      ['pro', 'what', 'price', 'may'],
    ],
    answer: () =>
      'PRO თვეში ₾9.75 ღირს და ხსნის მაკრონუტრიენტებს, ტექსტისა და ფოტოს ანალიზს, ყველა დიეტასა და რეცეპტს, სრულ ისტორიასა და ანგარიშებს. საცდელი პერიოდი 3 დღეა და დარჩენილი დრო დღიურში ჩანს. დღიური, კალორიები, წყალი და წონა PRO-ს გარეშეც თქვენია.',
  },
  {
    id: 'change-goal',
    when: [
      ['goal', 'change'],
      ['change', 'goal', 'how'],
      ['change', 'goal', 'kcal', 'want'],
      ['kcal', 'change'],
      ['change', 'diet'],
      ['change', 'target', 'weight'],
      ['how', 'change', 'goal', 'target'],
    ],
    unless: ['trend'],
    answer: () =>
      'კალორიების მიზანს დღიურის თავში შეცვლით: დააჭირეთ მიზანს, ჩაწერეთ ახალი რიცხვი, და მაკრონუტრიენტებიც იმავე პროპორციით შეიცვლება. სასურველი წონა, აქტივობა და სხვა მონაცემები „ჩემს პროფილშია“, დიეტა კი „დიეტა და კვებაში“.',
  },
  {
    id: 'history',
    when: [['history'], ['history', 'where'], ['history', 'how'], ['history', 'mine', 'where']],
    unless: ['kcal', 'trend'],
    answer: () =>
      '„ისტორია“ მენიუშია: დღე, კვირა და თვე, კალორიები მიზანთან ერთად, წყალი და წონის მრუდი. უფასოდ ბოლო 7 დღე ჩანს, სრული ისტორია PRO-შია. დღიურში კი ნებისმიერ დღეს გახსნით.',
  },
  {
    id: 'account',
    when: [
      ['account', 'change'],
      ['account', 'how', 'change'],
      ['account', 'where', 'change'],
    ],
    answer: () => 'ტელეფონის ნომერს, პაროლსა და ელფოსტას „ჩემს პროფილში“ შეცვლით. ცვლილებამდე დადასტურება დაგჭირდებათ.',
  },
  {
    id: 'own-data',
    when: [
      ['data', 'where'],
      ['data', 'mine', 'where'],
      ['data', 'who'],
    ],
    unless: ['log'],
    answer: () =>
      'ჩანაწერები ამ მოწყობილობაზე ინახება და ლუკმის სერვერზეც იგზავნება, რომ არ დაიკარგოს. მათ ჩამოტვირთვას და წაშლას „ჩემს პროფილში“ ნახავთ, კონფიდენციალურობის პოლიტიკაც იქვეა.',
  },
  {
    id: 'greeting',
    when: [['greeting'], ['morning', 'peace'], ['evening', 'peace'], ['peace']],
    unless: ['kcal', 'night'],
    answer: () =>
      'გამარჯობა! მე ლუკმის ჩაშენებული ასისტენტი ვარ. მკითხეთ, რამდენი კალორია დაგრჩათ, რა მიირთვათ ახლა ან რამდენი კალორიაა რომელიმე კერძში.',
    next: THREE_OFFERS,
  },
  {
    id: 'thanks',
    when: [['thanks'], ['thanks', 'much']],
    answer: () => 'არაფრის, მოხარული ვარ, თუ დაგეხმარეთ! როცა დაგჭირდებით, აქ ვარ.',
  },
  {
    id: 'goodbye',
    when: [['goodbye'], ['well', 'stay'], ['night', 'peace']],
    answer: () => 'ნახვამდის და ჯანმრთელად იყავით! დღის ბოლოს კერძების ჩაწერა არ დაგავიწყდეთ.',
  },
  {
    id: 'who-are-you',
    when: [['who', 'you'], ['robot'], ['robot', 'you'], ['robot', 'you', 'or'], ['what', 'you']],
    unless: ['you_can', 'food', 'kcal'],
    answer: () =>
      'მე ლუკმის ჩაშენებული ასისტენტი ვარ: პროგრამა, რომელიც წესებით პასუხობს თქვენი დღიურისა და საკვების ცხრილის რიცხვებით. ადამიანი ან ექიმი არ ვარ, ამიტომ ყველაფერი არ ვიცი, სამაგიეროდ რიცხვებს არ ვიგონებ.',
    next: THREE_OFFERS,
  },
  {
    id: 'what-can-you-do',
    when: [['what', 'you_can'], ['what', 'help'], ['help'], ['you_can', 'help'], ['what', 'you_can', 'help']],
    unless: ['lose', 'motivation', 'gain'],
    answer: () =>
      'შემიძლია გითხრათ, რამდენი კალორია, ცილა და წყალი დაგრჩათ დღეს, შეგირჩიოთ კერძი, დაგითვალოთ და შეგიდაროთ საკვები და აგიხსნათ წონის ტენდენცია. ვიცი მარხვის, სუფრის, ვარჯიშისა და ჩვევების შესახებაც. მე ჩაშენებული ასისტენტი ვარ, ამიტომ მოკლე და კონკრეტული კითხვები მიყვარს.',
    next: THREE_OFFERS,
  },
];
