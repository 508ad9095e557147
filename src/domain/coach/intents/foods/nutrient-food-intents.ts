import type { Food, FoodGroup } from '#domain/food/food.ts';
import { feedsTwo } from '#domain/body/pregnancy.ts';
import { usualHelping } from '#domain/food/weighed-food.ts';
import { EVERYDAY_FOODS } from '#domain/coach/foods/everyday-foods.ts';
import { formatNumber } from '#domain/georgian/format-number.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { mayEat } from '#domain/coach/foods/suiting/may-eat.ts';
import { nutrientAmount, shownAmount } from '#domain/coach/foods/food-figures.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { nutrientName, type NamedNutrient } from '#domain/coach/question/nutrient-words.ts';
import type { Question } from '#domain/coach/question/read-question.ts';
import { amountOf, grams, listed } from '#domain/coach/question/phrases.ts';

/** Foods of one answer. */
const MOST_FOODS = 2;
const MOST_NUTRIENTS = 2;
const MOST_RICH = 5;
/** From one shelf. */
const MOST_OF_GROUP = 2;
/** Has more vitamin A than is safe for a child that is not born yet. NHS, Foods to avoid in pregnancy. */
const LIVER = 'liver';
/** With less of what the richest has, a food is not rich. */
const LEAST_SHARE = 0.05;

/** „1 ულუფა, 200 გ" of an item. */
const helpingOf = (item: FoodTextItem): string => amountOf(item).slice(item.name.length + 2, -1);

/** What a food holds of a nutrient: of the amount that was named, else of 100 g and a usual helping. */
function nutrientOfFood(asked: Asked): string {
  return asked.question.nutrients
    .slice(0, MOST_NUTRIENTS)
    .map((nutrient) => nutrientOfFoods(asked, nutrient))
    .join(' ');
}

function nutrientOfFoods({ question, knowledge }: Asked, nutrient: NamedNutrient): string {
  return question.foods
    .filter((food) => !isNutrientItself(question.nutrients)(food))
    .slice(0, MOST_FOODS)
    .flatMap((item) => {
      const row = knowledge.foods.foods.get(item.foodId);
      const per100 = row && nutrientAmount({ is: 'nutrient', nutrient }, row.per100g, row.nutrients);
      if (!row) return [];
      if (!per100)
        return `${row.name}: რამდენია აქ ${nutrientName(nutrient)}, ჩემს ცხრილში არ წერია; გამოგონილ რიცხვს ვერ გეტყვით.`;
      const weight = item.grams;
      const helping =
        Math.round(weight) === 100
          ? ''
          : `; ${helpingOf(item)} – ${shownAmount(nutrient, (per100.amount * weight) / 100)}`;
      return `${row.name}, ${nutrientName(nutrient)}: 100 გრამში დაახლოებით ${per100.shown}${helping}.`;
    })
    .join(' ');
}

/** Everyday foods with much of a nutrient in a usual helping, of several shelves, as the diet allows. */
function richFoods(
  foods: ReadonlyMap<string, Food>,
  nutrient: NamedNutrient,
  { context, rules }: Pick<Asked, 'context' | 'rules'>,
  group?: FoodGroup,
): { food: Food; weight: number; amount: number }[] {
  const ranked = EVERYDAY_FOODS.flatMap((id) => foods.get(id) ?? [])
    .filter(
      (food) =>
        mayEat(food, rules, context.diet) &&
        !(feedsTwo(context) && food.id.includes(LIVER)) &&
        (group === undefined || food.group === group),
    )
    .map((food) => {
      const weight = usualHelping(food).grams;
      return { food, weight, amount: ((food.nutrients[nutrient] ?? 0) * weight) / 100 };
    })
    .filter(({ amount }) => amount > 0)
    .toSorted((a, b) => b.amount - a.amount || (a.food.id < b.food.id ? -1 : 1));
  const picked: typeof ranked = [];
  for (const one of ranked) {
    if (picked.length === MOST_RICH) break;
    const alike = picked.filter(({ food }) => food.group === one.food.group);
    if (one.amount < (picked[0]?.amount ?? 0) * LEAST_SHARE) break;
    if (
      (group !== undefined || alike.length < MOST_OF_GROUP) &&
      !alike.some(({ food }) => kindOf(food) === kindOf(one.food))
    )
      picked.push(one);
  }
  return picked;
}

/** Boiled, baked and raw of one food are one kind. */
const kindOf = ({ id, base }: Food): string => (base?.id ?? id).split('-', 1)[0] ?? id;

const LEAST_IS_BEST: ReadonlySet<NamedNutrient> = new Set<NamedNutrient>([
  'sugar',
  'salt',
  'sodium',
  'saturated',
  'cholesterol',
]);

function whereMuch({ question, knowledge, context, rules }: Asked): string {
  const [nutrient] = question.nutrients;
  if (!nutrient) return '';
  const rich = richFoods(knowledge.foods.foods, nutrient, { context, rules }, groupNamed(question));
  const name = nutrientName(nutrient);
  if (rich.length === 0) return `რომელ საკვებშია ბევრი ${name}, ჩემს ცხრილში არ წერია, გამოგონილს კი ვერ გეტყვით.`;
  const told = listed(
    rich.map(({ food, weight, amount }) => `${food.name} (${grams(weight)} – ${shownAmount(nutrient, amount)})`),
  );
  const care = LEAST_IS_BEST.has(nutrient)
    ? ' ამას ზომიერად მიირთმევენ.'
    : ' დანამატის საჭიროებას ანალიზით ექიმი ადგენს.';
  return `${name} ბევრია ამ საკვებში: ${told}. რიცხვები დაახლოებითია.${care}`;
}

function ofToday({ question, context }: Asked): string {
  const named = question.nutrients.slice(0, context.nutrients && context.dishes?.length !== 0 ? MOST_NUTRIENTS : 1);
  return named.map((nutrient) => nutrientToday(nutrient, context)).join(' ');
}

function nutrientToday(nutrient: NamedNutrient, context: CoachContext): string {
  const name = nutrientName(nutrient);
  const known = context.nutrients?.[nutrient];
  if (context.nutrients && !known)
    return context.dishes?.length === 0
      ? 'დღეს კერძი ჯერ არ ჩაწერილა: ჩაწერეთ და დაგითვლით.'
      : `რამდენია დღევანდელ კერძებში ${name}, ცხრილებში არ წერია; გამოგონილ რიცხვს ვერ გეტყვით.`;
  if (!known)
    return `დღეს რამდენი იყო ${name}, აქედან ვერ ვხედავ. კალორიებს, ცილას, ნახშირწყლებს, ცხიმებსა და წყალს კი გეტყვით.`;
  const share =
    known.coverage >= 0.995
      ? ''
      : ` ეს დღის კალორიების მხოლოდ ${formatNumber(known.coverage * 100)}%-ის მიხედვითაა, დანარჩენზე მონაცემი არ არის.`;
  const target =
    known.target === null
      ? ''
      : `, ${known.kind === 'at-most' ? 'ზედა ზღვარი' : 'დღის ორიენტირი'} ${shownAmount(nutrient, known.target)}-ია`;
  return `დღეს ჩაწერილ კერძებში ${name} დაახლოებით ${shownAmount(nutrient, known.amount)}-ია${target}.${share}`;
}

/** Nutrients by name: in a food, in which foods, and of today. */
export const NUTRIENT_FOOD_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'nutrient-today',
    fits: ({ nutrients, foods, signs, topics }) =>
      nutrients.length > 0 &&
      foods.every(isNutrientItself(nutrients)) &&
      !topics.has('must') &&
      !topics.has('would') &&
      (topics.has('today') ||
        (signs.has('had') && signs.has('howmuch')) ||
        (signs.has('enough') && topics.has('took'))) &&
      (topics.has('took') ||
        signs.has('had') ||
        signs.has('short') ||
        signs.has('enough') ||
        signs.has('howmuch') ||
        signs.has('left')),
    answer: ofToday,
  },
  {
    id: 'nutrient-of-food',
    fits: (question) => {
      const { nutrients, foods, signs, topics, sides } = question;
      return (
        nutrients.length > 0 &&
        sides === undefined &&
        foods.some((food) => !isNutrientItself(nutrients)(food)) &&
        (signs.has('howmuch') ||
          signs.has('much') ||
          signs.has('rich') ||
          signs.has('is') ||
          signs.has('what') ||
          topics.has('contains')) &&
        !signs.has('alternative') &&
        !signs.has('want') &&
        !(topics.has('if') && topics.has('would')) &&
        !asksWhich(question)
      );
    },
    answer: nutrientOfFood,
  },
  {
    id: 'nutrient-rich',
    fits: (question) => {
      const { nutrients, foods, signs, topics } = question;
      return (
        nutrients.length > 0 &&
        (foods.every(isNutrientItself(nutrients)) || asksWhich(question)) &&
        !topics.has('today') &&
        !signs.has('harmful') &&
        !signs.has('craving') &&
        !signs.has('kcal') &&
        !signs.has('fasting') &&
        !signs.has('perday') &&
        (signs.has('where') ||
          topics.has('inWhat') ||
          signs.has('rich') ||
          (signs.has('what') && !signs.has('want')) ||
          (signs.has('much') && !signs.has('want')) ||
          (signs.has('short') && !topics.has('must')))
      );
    },
    answer: whereMuch,
  },
];

/** A shelf that a question names as a whole: „რომელი ხილი". */
const GROUPS = ['fruit', 'vegetable', 'fish', 'nut', 'grain', 'pulse'] as const;
const groupNamed = ({ topics }: Question): FoodGroup | undefined => GROUPS.find((group) => topics.has(group));
const asksWhich = (question: Question): boolean =>
  groupNamed(question) !== undefined &&
  (question.signs.has('what') || question.signs.has('where') || question.topics.has('inWhat'));

/** Whether a food is only the word for the nutrient: შაქარი, მარილი. */
const isNutrientItself =
  (nutrients: readonly NamedNutrient[]) =>
  ({ name }: { name: string }): boolean =>
    nutrients.some((nutrient) => nutrientName(nutrient) === name);
