import type { CoachContext } from '../coach-context.ts';
import type { Intent } from '../intent.ts';

const ADULT_YEARS = 18;

/** Whether the profile says that a person is under 18. */
export const isMinor = ({ age }: CoachContext): boolean => age !== undefined && age > 0 && age < ADULT_YEARS;

/** What a young person, or who asks about a child, is told: no figures. */
export const MINOR_ANSWER =
  'თვრამეტ წლამდე ორგანიზმი ჯერ იზრდება, ამიტომ კალორიების შეზღუდვას ვერ გირჩევთ. მრავალფეროვანი საჭმელი, ძილი და მოძრაობა ყველაზე მეტს ნიშნავს. თუ წონა გაწუხებთ, ესაუბრეთ უფროსს, რომელსაც ენდობით, და ოჯახის ექიმს ან პედიატრს.';

/** Where health is at stake: short, kind, to a doctor, and never a figure of a diet. */
export const CARE_INTENTS: readonly Intent[] = [
  {
    id: 'emergency',
    urgent: true,
    when: [['emergency'], ['life', 'not', 'want'], ['life', 'want'], ['emergency', 'trouble']],
    answer: () => 'ეს შეიძლება გადაუდებელი იყოს: გთხოვთ, ახლავე დარეკოთ ნომერზე 112 ან ახლობელს უხმოთ. მარტო ნუ დარჩებით. მე კვების ასისტენტი ვარ და ამაში ექიმს ვერ შევცვლი.',
  },
  {
    id: 'eating-disorder',
    urgent: true,
    when: [['purge'], ['purge', 'eat'], ['hate', 'body'], ['fear', 'eat'], ['hate', 'fear', 'eat'], ['hate', 'body', 'fear', 'eat'], ['hate', 'eat'], ['purge', 'lose', 'medicine']],
    answer: () =>
      'მადლობა, რომ ეს მითხარით. ასეთ დროს კალორიების თვლა ვერ გიშველით, და თქვენი ბრალი ეს არ არის: გთხოვთ, ესაუბროთ ოჯახის ექიმს, ფსიქოლოგს ან ადამიანს, რომელსაც ენდობით. დახმარება ნამდვილად არსებობს. თუ თავს ძალიან ცუდად გრძნობთ, დარეკეთ 112-ზე.',
  },
  {
    id: 'pregnancy',
    urgent: true,
    when: [['pregnant'], ['pregnant', 'eat'], ['pregnant', 'diet'], ['pregnant', 'kcal']],
    answer: () =>
      'გილოცავთ და ჯანმრთელობას გისურვებთ! ორსულობისა და ძუძუთი კვების დროს კლებას და კალორიების შეზღუდვას ვერ გირჩევთ: თქვენი საჭიროება სხვაა და მას ექიმი განსაზღვრავს. დღიურში ჩანაწერების წარმოება შეგიძლიათ, მიზანი კი ექიმთან შეათანხმეთ.',
  },
  {
    id: 'medicine',
    urgent: true,
    when: [['medicine'], ['medicine', 'lose'], ['medicine', 'what', 'drink'], ['medicine', 'eat']],
    unless: ['purge'],
    answer: () => 'წამლებზე რჩევას ვერ მოგცემთ: ამას ექიმი წყვეტს, რადგან ყველა პრეპარატს აქვს გვერდითი მოვლენა. თვითნებურად არაფერი მიიღოთ და დანიშნული წამალი არ შეწყვიტოთ. კვების დღიურის წარმოებაში კი სიამოვნებით დაგეხმარებით.',
  },
  {
    id: 'illness',
    urgent: true,
    when: [['illness'], ['illness', 'eat'], ['illness', 'diet'], ['organ', 'trouble'], ['illness', 'lose'], ['illness', 'trouble']],
    answer: () => 'ჯანმრთელობის მდგომარეობას კვება პირდაპირ ეხება, ამიტომ აქ ზოგადი რჩევა არ გამოდგება: რაციონი თქვენს ექიმთან ან დიეტოლოგთან შეათანხმეთ. მათი მითითებების დაცვაში დღიური დაგეხმარებათ: ჩაწერილ დღეებს ექიმსაც აჩვენებთ.',
  },
  {
    id: 'minors',
    urgent: true,
    when: [['minor_age'], ['child', 'kcal'], ['child', 'lose'], ['child', 'diet'], ['minor_age', 'child'], ['minor_age', 'lose'], ['child', 'weight'], ['child', 'eat']],
    unless: ['pregnant'],
    answer: () => MINOR_ANSWER,
  },
  {
    id: 'extreme-deficit',
    urgent: true,
    when: [['tiny_kcal', 'perday'], ['tiny_kcal', 'diet'], ['tiny_kcal', 'lose'], ['nothing', 'eat'], ['starvation', 'lose'], ['starvation', 'days'], ['starvation', 'want'], ['water', 'diet'], ['only', 'water'], ['only', 'water', 'week'], ['only', 'water', 'days', 'week'], ['only', 'water', 'days'], ['starvation', 'how'], ['starve', 'lose']],
    unless: ['left', 'intermittent', 'exceed', 'burn', 'training'],
    answer: () =>
      'ასეთი მკაცრი შეზღუდვა საშიშია: კარგავთ კუნთსა და ძალას, წონა კი მალე ბრუნდება, ამიტომ რჩევას ვერ მოგცემთ. უფრო მოკრძალებული მიზანი უკეთეს და მყარ შედეგს იძლევა. თუ მკაცრი დიეტა მაინც გსურთ, მხოლოდ ექიმის მეთვალყურეობით.',
  },
  {
    id: 'fast-weight-loss',
    urgent: true,
    when: [['racing'], ['fast', 'lose'], ['fast', 'lose', 'how'], ['racing', 'fast']],
    unless: ['tiny_kcal'],
    answer: () =>
      'მესმის, რომ შედეგი მალე გინდათ, მაგრამ სწრაფად დაკლებული წონა ძირითადად წყალი და კუნთია და ჩქარა ბრუნდება. ნელი კლება ჯანსაღიც არის და მყარიც. თუ ვადა გაჩქარებთ, ჯერ ექიმს ჰკითხეთ; ყოველდღიურ ნაბიჯებში კი მე დაგეხმარებით.',
  },
  {
    id: 'allergy',
    urgent: true,
    when: [['allergy'], ['allergy', 'eat'], ['allergy', 'not']],
    answer: () => 'ალერგიასა და აუტანლობას ექიმი ადგენს, ამიტომ აკრძალული საკვების სია მას ჰკითხეთ. მე ალერგენებს ვერ ვამოწმებ: რეცეპტის ინგრედიენტები და შეფუთვის წარწერა ყოველთვის თავად გადახედეთ. თუ სუნთქვა გიჭირთ ან სახე გისივდებათ, დარეკეთ 112-ზე.',
  },
];
