import { mealGoalKcal, type MealType } from '#domain/diary/meal-type.ts';
import type { Asked, PreciseIntent } from '../intent.ts';
import { amountOf, dishLine, grams, kcal, listed, macroList, nutritionOf } from '../question/phrases.ts';
import type { Question, Sign } from '../question/read-question.ts';
import { recommend } from '../foods/recommend.ts';
import { mealAt } from '../day-left.ts';
import { forbiddenBy } from '../foods/suiting/diet-rules.ts';
import { shownAmount } from '../foods/food-figures.ts';
import { nutrientName, type NamedNutrient } from '../question/nutrient-words.ts';
import { mealNamed } from './days/past-intents.ts';

/** One egg a day is not linked with heart disease in healthy people. Drouin-Chartier et al., BMJ (2020); AHA advisory (2019). */
const EGGS =
  'ჯანმრთელ ზრდასრულს დღეში ერთი, კვირაში დაახლოებით შვიდი კვერცხის ჭამა თავისუფლად შეუძლია: კვლევები ამაში გულისთვის რისკს ვერ ხედავს. თუ დიაბეტი, მაღალი ქოლესტერინი ან გულის დაავადება გაქვთ, რაოდენობა ექიმს ჰკითხეთ.';

function perDay({ question, context }: Asked): string {
  const [food] = question.foods;
  if (!food) return '';
  if (question.topics.has('egg')) return `${EGGS} ${amountOf(food)} დაახლოებით ${kcal(food.calories)}-ია.`;
  const goal = context.goals
    ? ` თქვენი დღის მიზანი ${kcal(context.goals.calories)}-ია, დანარჩენი სხვა საკვებს დარჩება.`
    : '';
  return `მკაცრი ნორმა არ არსებობს: მთავარია, დღის მიზანში ჩაეტიოს და კვება მრავალფეროვანი იყოს. ${amountOf(food)} დაახლოებით ${kcal(food.calories)}-ია.${goal}`;
}

function fattens({ question }: Asked): string {
  const [food] = question.foods;
  const rule = 'ცალკე აღებული საკვები არ ასუქებს: წონას დღეების ჯამი წყვეტს, ანუ რამდენს მიირთმევთ და რამდენს ხარჯავთ.';
  return food
    ? `${rule} ${amountOf(food)} დაახლოებით ${kcal(food.calories)}-ია; თუ დღის მიზანში ეტევა, პრობლემა არ არის.`
    : rule;
}

/** What is worth naming of a food, and from how much in 100 g: a sixth of a day's reference intake. Regulation (EU) 1169/2011. */
const WORTH_NAMING: readonly (readonly [nutrient: NamedNutrient, from: number])[] = [
  ['calcium', 120],
  ['iron', 2.1],
  ['magnesium', 56],
  ['potassium', 300],
  ['zinc', 1.5],
  ['fibre', 3],
  ['vitaminC', 12],
  ['vitaminB12', 0.38],
  ['vitaminD', 0.75],
  ['vitaminA', 120],
  ['folate', 30],
  ['iodine', 22],
  ['selenium', 8.3],
  ['omega3', 0.3],
];
const MOST_NAMED = 3;
const MUCH = { sugar: 22.5, saturated: 5, salt: 1.5 } as const;

/** A food by what is in it, good and less good: no food is wholesome or harmful by itself. */
function wholesome({ question, knowledge, context }: Asked): string {
  const [item] = question.foods;
  const row = item && knowledge.foods.foods.get(item.foodId);
  if (!item || !row) return '';
  const amounts = WORTH_NAMING.flatMap(([nutrient, from]) => {
    const amount = row.nutrients[nutrient];
    return amount !== undefined && amount >= from
      ? [{ text: `${nutrientName(nutrient)} ${shownAmount(nutrient, amount)}`, much: amount / from }]
      : [];
  });
  const good = amounts
    .toSorted((a, b) => b.much - a.much)
    .slice(0, MOST_NAMED)
    .map(({ text }) => text);
  const rich = good.length > 0 ? ` მასში საკმაოდ ბევრია: ${listed(good)} (100 გრამში).` : '';
  const [sugar, saturated, salt] = [row.nutrients.sugar ?? 0, row.nutrients.saturated ?? 0, row.nutrients.salt ?? 0];
  const less = [
    ...(sugar >= MUCH.sugar ? ['შაქარი'] : []),
    ...(saturated >= MUCH.saturated ? ['ნაჯერი ცხიმი'] : []),
    ...(salt >= MUCH.salt ? ['მარილი'] : []),
  ];
  const care =
    less.length > 0
      ? ` ბევრია ${listed(less)}, ამიტომ ზომიერად მიირთვით.`
      : ' სარგებელსაც და ზიანსაც საერთო მენიუ წყვეტს: ზომიერად მიირთვით და მრავალფეროვნად იკვებეთ.';
  const diet = forbiddenBy(context.diet, row)
    ? context.diet === 'fasting'
      ? ' მარხვაში კი არ მიირთმევა.'
      : ' ვეგეტარიანულ დიეტაში კი არ შედის.'
    : '';
  return `${amountOf(item)}: ${kcal(item.calories)}, ${macroList(nutritionOf(item)) || `ცილა ${grams(0)}`}.${rich}${care}${diet}`;
}

const HOW_TO_LIGHTEN =
  'შეწვის ნაცვლად მოხარშეთ, ღუმელში გამოაცხვეთ ან გრილზე მოამზადეთ, შეამცირეთ ზეთი, კარაქი და მაიონეზი; არაჟანი მაწვნით ჩაანაცვლეთ; ულუფა კი პატარა აიღეთ.';
const LIGHTER_KHACHAPURI =
  'ყველის ნახევარი უცხიმო ხაჭოთი ჩაანაცვლეთ, ცომი თხლად გააბრტყელეთ, ზემოდან კარაქი აღარ წაუსვათ და ერთი ნაჭერი სალათთან ერთად მიირთვით.';

/** A dish made lighter, and the lightest recipes of its name. */
function lighter({ question, knowledge, context }: Asked): string {
  const [item] = question.foods;
  if (!item) return '';
  const head = headOf(item.name);
  const known = knowledge.recipes
    .filter(
      ({ title, diets }) => title.includes(head) && (context.diet === undefined || !forbidsByDiet(context.diet, diets)),
    )
    .toSorted((a, b) => a.nutrition.calories - b.nutrition.calories || (a.id < b.id ? -1 : 1))
    .slice(0, 2);
  const tip = item.name.includes('ხაჭაპურ') ? LIGHTER_KHACHAPURI : HOW_TO_LIGHTEN;
  const recipes =
    known.length > 0
      ? ` რეცეპტებიდან ყველაზე მსუბუქია ${listed(known.map(({ title, nutrition }) => dishLine(title, nutrition)))} (ერთ ულუფაზე).`
      : '';
  return `სრულიად უკალორიო ვერ იქნება, მსუბუქი კი – შეიძლება: ${tip} ჩვეულებრივი ${amountOf(item)} დაახლოებით ${kcal(item.calories)}-ია.${recipes}`;
}

/** The noun of a name: what stands last, without its ending. */
const headOf = (name: string): string => (name.split(' ').at(-1) ?? name).replace(/[აეიოუ]$/u, '');
const forbidsByDiet = (diet: string, diets: readonly string[]): boolean =>
  (diet === 'fasting' || diet === 'vegetarian') && !diets.includes(diet);

const AT_MEAL: Readonly<Record<MealType, string>> = {
  breakfast: 'საუზმისთვის',
  lunch: 'სადილისთვის',
  dinner: 'ვახშმისთვის',
  snacks: 'წახემსებისთვის',
};

function dailyNeed({ question, context }: Asked): string {
  const { goals } = context;
  if (!goals)
    return 'თქვენს დღის მიზანს აქედან ვერ ვხედავ: დღიურის თავში წერია. აპლიკაცია მას სქესის, ასაკის, სიმაღლის, წონის, აქტივობისა და მიზნის მიხედვით ითვლის.';
  const meal = mealNamed(question);
  if (meal)
    return `${AT_MEAL[meal]} თქვენი მიზნიდან დაახლოებით ${kcal(mealGoalKcal(goals.calories, meal))} გამოდის (დღის მიზანი ${kcal(goals.calories)}-ია). ეს ორიენტირია: დღის ჯამი უფრო მნიშვნელოვანია.`;
  if (question.signs.has('protein'))
    return `თქვენი დღის მიზანია ${grams(goals.macros.proteins)} ცილა.${context.eaten ? ` დღეს მიღებული გაქვთ ${grams(context.eaten.macros.proteins)}.` : ''}`;
  const macros = macroList(goals.macros);
  return `თქვენი დღის მიზანია ${kcal(goals.calories)}${macros === '' ? '' : ` (${macros})`}. ის თქვენი სქესის, ასაკის, სიმაღლის, წონის, აქტივობისა და მიზნის მიხედვით ითვლება; შეცვლა დღიურის თავში შეგიძლიათ.`;
}

function tomorrow(asked: Asked): string {
  const { question, context } = asked;
  const goal = context.goals ? `ხვალინდელი მიზანი იგივეა: ${kcal(context.goals.calories)}. ` : '';
  if (question.signs.has('howmuch') && !question.signs.has('what')) {
    return goal === ''
      ? 'ხვალინდელ მიზანს აქედან ვერ ვხედავ: დღიურში ხვალინდელ დღეზე გადადით.'
      : `${goal}დღევანდელი დანაკლისი ან ზედმეტი ხვალინდელ დღეზე არ გადადის: ყოველი დღე თავიდან იწყება.`;
  }
  return `${goal}${recommend(asked, mealNamed(question) ?? mealAt(undefined), { day: 'tomorrow' })}`;
}

const hasAny = (signs: Question['signs'], wanted: readonly Sign[]): boolean => wanted.some((sign) => signs.has(sign));

/** What people ask every day and what has a short answer. */
export const EVERYDAY_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'tomorrow',
    fits: ({ topics, signs, foods }) =>
      topics.has('tomorrow') &&
      foods.length === 0 &&
      (signs.has('kcal') ||
        signs.has('norm') ||
        signs.has('eat') ||
        topics.has('would') ||
        signs.has('cook') ||
        mealSigns.some((meal) => signs.has(meal)) ||
        (signs.has('howmuch') && signs.has('may'))) &&
      !topics.has('not') &&
      !signs.has('restaurant') &&
      !signs.has('travel') &&
      !signs.has('training') &&
      !signs.has('weight'),
    answer: tomorrow,
    next: ['კვირის მენიუ შემიდგინეთ'],
  },
  {
    id: 'stress-eating',
    fits: ({ topics, signs }) =>
      topics.has('sad') &&
      (signs.has('eat') ||
        topics.has('ate') ||
        topics.has('took') ||
        signs.has('sweet') ||
        signs.has('night') ||
        signs.has('hungry') ||
        signs.has('always') ||
        topics.has('comforts')) &&
      !signs.has('sleep'),
    answer: () =>
      'ცუდ ხასიათზე ჭამა ბევრს სჩვევია და სამარცხვინო არ არის. ჯერ ათი წუთი დაიცადეთ: დალიეთ წყალი, გაისეირნეთ ან ვინმეს დაურეკეთ; თუ მაინც მოგშივდათ, მშვიდად მიირთვით. თუ ამას ხშირად ვერ აკონტროლებთ ან სევდა დიდხანს გრძელდება, ფსიქოლოგთან საუბარი დაგეხმარებათ.',
  },
  {
    id: 'where-recipes',
    fits: ({ topics, signs }) => topics.has('recipe') && (signs.has('where') || topics.has('finds')),
    answer: () =>
      'რეცეპტებს ასე ნახავთ: დღიურში რომელიმე კვებასთან დააჭირეთ პლუსს და აირჩიეთ „კერძები“, იქვე ძებნაც არის. კვირის კერძები „დიეტა და კვების“ გვერდზეა: კერძზე დაჭერით რეცეპტი გაიხსნება. კერძის არჩევაში მეც დაგეხმარებით.',
    next: ['რა ვჭამო ახლა?'],
  },
  {
    id: 'food-per-day',
    fits: ({ signs, foods, topics }) =>
      foods.length === 1 &&
      (signs.has('perday') || (topics.has('egg') && signs.has('week'))) &&
      !hasAny(signs, ['alcohol', 'coffee', 'sugar', 'salt', 'water', 'supplement', 'kcal']) &&
      hasAny(signs, ['howmuch', 'may', 'harmful', 'much']) &&
      !topics.has('ate'),
    answer: perDay,
  },
  {
    id: 'fattening',
    fits: ({ topics, signs, foods }) =>
      !signs.has('night') &&
      ((topics.has('fattens') &&
        !topics.has('over') &&
        !topics.has('fits') &&
        (!signs.has('gain') || (foods.length > 0 && !signs.has('how') && !signs.has('want')))) ||
        (signs.has('without') && signs.has('lose') && foods.length === 1 && topics.has('must'))),
    answer: fattens,
  },
  {
    id: 'lighter-dish',
    fits: ({ topics, signs, foods, words, sides }) =>
      topics.has('lighter') &&
      foods.length === 1 &&
      sides === undefined &&
      !signs.has('alternative') &&
      !signs.has('compare') &&
      (signs.has('how') ||
        signs.has('cook') ||
        topics.has('existed') ||
        topics.has('recipe') ||
        signs.has('want') ||
        words.length <= 3),
    answer: lighter,
  },
  {
    id: 'food-wholesome',
    fits: ({ topics, signs, foods, sides, nutrients }) =>
      topics.has('wholesome') &&
      foods.length === 1 &&
      sides === undefined &&
      nutrients.length === 0 &&
      !topics.has('ate') &&
      !topics.has('would') &&
      !hasAny(signs, [
        'alcohol',
        'coffee',
        'sugar',
        'salt',
        'alternative',
        'compare',
        'detox',
        'fat',
        'want',
        'fasting',
        'diet',
        'training',
        'advise',
        'hungry',
        'may',
      ]),
    answer: wholesome,
  },
  {
    id: 'daily-need',
    fits: ({ signs, topics, foods, nutrients }) =>
      foods.length === 0 &&
      nutrients.length === 0 &&
      (signs.has('howmuch') || (signs.has('norm') && signs.has('mine') && signs.has('what'))) &&
      !hasAny(signs, NO_NEED) &&
      !topics.has('average') &&
      !topics.has('today') &&
      !topics.has('ate') &&
      !topics.has('took') &&
      ((hasAny(signs, ['kcal', 'norm']) &&
        (topics.has('must') ||
          signs.has('want') ||
          (signs.has('norm') && (signs.has('perday') || signs.has('mine'))))) ||
        (signs.has('protein') && signs.has('perday') && (topics.has('must') || signs.has('want')))),
    answer: dailyNeed,
    next: ['როგორ ითვლება ჩემი კალორიები?'],
  },
];

const NO_NEED = [
  'left',
  'carbs',
  'fat',
  'exceed',
  'short',
  'enough',
  'deficit',
  'burn',
  'weight',
  'change',
  'why',
  'another',
  'training',
  'water',
  'fibre',
  'sugar',
  'salt',
] as const;
const mealSigns = ['breakfast', 'lunch', 'dinner', 'snack'] as const;
