import { DEFAULT_KCAL } from '#domain/body/energy.ts';
import { KCAL_PER_GRAM } from '#domain/body/macros.ts';
import { dayLeft } from '#domain/coach/day-left.ts';
import type { Asked, Intent } from '#domain/coach/intent.ts';
import { grams, kcal } from '#domain/coach/question/phrases.ts';

/** Free sugars: less than a tenth of the day's energy. WHO, Sugars intake for adults and children (2015). */
const SUGAR_SHARE = 0.1;
/** Less than 5 g of salt a day. WHO, Guideline: sodium intake (2012). */
const SALT_G = 5;
/** At least 25 g of fibre a day. EFSA, Dietary reference values for carbohydrates and fibre (2010). */
const FIBRE_G = 25;
/** Up to 400 mg of caffeine a day are safe for healthy adults, about four cups. EFSA, Safety of caffeine (2015). */
const COFFEE_CUPS = '3–4';
/** kcal in a g of alcohol. Regulation (EU) 1169/2011, Annex XIV. */
const ALCOHOL_KCAL = 7;

function sugar({ context }: Asked): string {
  const goal = context.goals?.calories || DEFAULT_KCAL;
  const most = grams((goal * SUGAR_SHARE) / KCAL_PER_GRAM.carbs);
  return `ჯანმრთელობის მსოფლიო ორგანიზაცია დამატებულ შაქარს დღის ენერგიის მეათედამდე ურჩევს: ${kcal(goal)}-ზე ეს ${most}-მდეა. მთელი ხილისა და რძის შაქარი აქ არ ითვლება. ყველაზე ადვილი დასაწყისია ტკბილი სასმელების ჩანაცვლება წყლით.`;
}

function alcohol(asked: Asked): string {
  const left = dayLeft(asked.context)?.calories;
  const rest =
    left !== undefined && left > 0
      ? ` დღეს ${kcal(left)} დაგრჩათ, ამიტომ სასმელიც დღიურში ჩაწერეთ.`
      : ' თუ დალევთ, დღიურში ჩაწერეთ.';
  return `ერთი გრამი სპირტი ${kcal(ALCOHOL_KCAL)}-ია, თანაც მადას აღვიძებს და ძილს აფუჭებს: უსაფრთხო რაოდენობა არ არსებობს, მაგრამ რაც ნაკლებია, მით უკეთესი.${rest} მშრალი ღვინო ტკბილ კოქტეილზე მსუბუქია, ყოველ ჭიქაზე კი ერთი ჭიქა წყალი დააყოლეთ.`;
}

/** What food is made of, and how much of it is well. */
export const NUTRIENT_INTENTS: readonly Intent[] = [
  {
    id: 'vitamins',
    when: [['vitamin'], ['vitamin', 'what'], ['vitamin', 'where'], ['vitamin', 'what', 'dish'], ['vitamin', 'want']],
    unless: ['fasting', 'kcal'],
    answer: () =>
      'ვიტამინების უმეტესობას მრავალფეროვანი საჭმელი გვაძლევს: C – წიწაკა, კივი და ციტრუსი; A – სტაფილო და ღვიძლი; B ჯგუფი – მარცვლეული, კვერცხი და ხორცი; რკინა – ხორცი, ლობიო და ოსპი; კალციუმი – რძის ნაწარმი. რეცეპტში ვიტამინების წილიც წერია. დანამატის საჭიროებას ანალიზით ექიმი ადგენს.',
  },
  {
    id: 'fibre',
    when: [['fibre'], ['fibre', 'howmuch'], ['fibre', 'what', 'dish'], ['fibre', 'where']],
    unless: ['kcal'],
    answer: () =>
      `ზრდასრულს დღეში სულ მცირე ${grams(FIBRE_G)} ბოჭკო (უჯრედისი) სჭირდება. მას ლობიო, ოსპი, წიწიბურა, შვრია, ბოსტნეული, ხილი და თხილეული შეიცავს. თანდათან მოუმატეთ და საკმარისი წყალი დალიეთ, თორემ მუცელი შეგიბერავთ.`,
  },
  {
    id: 'sugar',
    when: [
      ['sugar'],
      ['sugar', 'howmuch'],
      ['sugar', 'harmful'],
      ['sugar', 'howmuch', 'may', 'perday'],
      ['sugar', 'perday'],
    ],
    unless: ['kcal', 'two_foods', 'craving', 'supplement'],
    answer: sugar,
  },
  {
    id: 'salt',
    when: [['salt'], ['salt', 'howmuch'], ['salt', 'harmful'], ['salt', 'perday'], ['salt', 'want']],
    unless: ['kcal', 'two_foods'],
    answer: () =>
      `ჯანმრთელობის მსოფლიო ორგანიზაცია დღეში ${grams(SALT_G)}-ზე ნაკლებ მარილს გვირჩევს: ეს დაახლოებით ერთი ჩაის კოვზია. ბევრია სულგუნში, იმერულ ყველში, გუდაში, ძეხვში, მწნილსა და აჯიკაში. მლაშის შემდეგ სასწორზე ხშირად წყლის წონა ჩანს და ორიოდე დღეში ქრება.`,
  },
  {
    id: 'alcohol',
    when: [
      ['alcohol'],
      ['alcohol', 'may'],
      ['alcohol', 'diet'],
      ['alcohol', 'lose'],
      ['alcohol', 'drink'],
      ['alcohol', 'may', 'diet'],
      ['alcohol', 'harmful'],
      ['alcohol', 'may', 'diet', 'now'],
    ],
    unless: ['kcal', 'compare', 'restaurant'],
    answer: alcohol,
  },
  {
    id: 'coffee',
    when: [
      ['coffee'],
      ['coffee', 'howmuch', 'may'],
      ['coffee', 'harmful'],
      ['coffee', 'may'],
      ['coffee', 'drink'],
      ['coffee', 'evening', 'harmful'],
      ['coffee', 'howmuch', 'may', 'perday'],
      ['coffee', 'before', 'training'],
    ],
    unless: ['kcal', 'compare', 'alternative'],
    answer: () =>
      `ჯანმრთელი ზრდასრულისთვის დღეში ${COFFEE_CUPS} ფინჯანი ყავა უსაფრთხოდ ითვლება. ნაშუადღევს შეწყვიტეთ, რომ ძილი არ დაირღვეს, და შაქარი, ნაღები თუ სიროფი დღიურში ჩაწერეთ: კალორიები სწორედ იქიდან მოდის.`,
  },
  {
    id: 'macros',
    when: [
      ['macros'],
      ['macros', 'what', 'is'],
      ['protein', 'purpose'],
      ['protein', 'purpose', 'why'],
      ['fat', 'good_fat'],
      ['fat', 'what', 'is'],
      ['carbs', 'what', 'is'],
      ['protein', 'what', 'is'],
      ['carbs', 'purpose'],
      ['fat', 'purpose'],
      ['fat', 'good_fat', 'what', 'is'],
      ['protein', 'why'],
    ],
    unless: ['food'],
    answer: () =>
      `მაკრონუტრიენტები ის სამი ნივთიერებაა, საიდანაც ენერგია მოდის. ცილა კუნთს აშენებს და მაძღრობას იძლევა, ნახშირწყლები საწვავია, ცხიმები კი ჰორმონებსა და ვიტამინების შეთვისებას სჭირდება; ყველაზე კარგი ცხიმი თევზში, თხილეულსა და ზეითუნის ზეთშია. ერთ გრამ ცილასა და ნახშირწყალში ${kcal(KCAL_PER_GRAM.proteins)}-ია, ცხიმში – ${kcal(KCAL_PER_GRAM.fats)}.`,
    next: ['რამდენი ცილა დამრჩა?'],
  },
  {
    id: 'supplements',
    when: [
      ['supplement'],
      ['supplement', 'protein'],
      ['supplement', 'drink'],
      ['supplement', 'purpose'],
      ['supplement', 'protein', 'purpose'],
    ],
    unless: ['kcal'],
    answer: () =>
      'დანამატი საჭმელს ვერ ცვლის: ცილის ფხვნილი უბრალოდ მოსახერხებელი ცილაა, კრეატინი კი ძალოვან ვარჯიშში ეხმარება. თუ დღის ცილას კერძებით აგროვებთ, ფხვნილი არ გჭირდებათ. თირკმლის ან სხვა დაავადების დროს ჯერ ექიმს ჰკითხეთ.',
  },
];
