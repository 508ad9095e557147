import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { formatNumber } from '#domain/georgian/format-number.ts';
import { sumNutrition } from '#domain/body/macros.ts';
import { dayLeft } from '#domain/coach/day-left.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { amountOf, grams, kcal, listed, nutritionOf } from '#domain/coach/question/phrases.ts';
import type { Question, Sign } from '#domain/coach/question/read-question.ts';
import { careFor } from './body-intents.ts';

/** Foods of one answer: more would not be read. */
const MOST_FOODS = 4;
/** What is said to whoever goes over the goal. */
const NO_WORRY = 'არაფერია სანერვიულო: წონაზე კვირის საშუალო მოქმედებს, შიმშილი კი საჭირო არ არის.';

/** „10 ხინკალი … დაახლოებით 1 390 კკალ-ია" and what it is together. */
function told(foods: readonly FoodTextItem[]): { total: number; sentence: string } {
  const shown = foods.slice(0, MOST_FOODS);
  const total = sumNutrition(shown.map(nutritionOf)).calories;
  const [only] = shown;
  if (only && shown.length === 1) return { total, sentence: `${amountOf(only)} დაახლოებით ${kcal(total)}-ია.` };
  return {
    total,
    sentence: `${listed(shown.map((food) => `${amountOf(food)} – ${kcal(food.calories)}`))}: ჯამში დაახლოებით ${kcal(total)}.`,
  };
}

/** What is left of the day, and would be if these were eaten as well; nothing is written. */
function whatIf({ question, context }: Asked): string {
  const { total, sentence } = told(question.foods);
  const day = dayLeft(context);
  if (!day)
    return `${sentence} დღევანდელ რიცხვებს ვერ ვხედავ, ამიტომ ნაშთს ვერ დავთვლი: დღიურის თავში წერია, რამდენი კალორია დაგრჩათ.`;
  if (question.topics.has('tomorrow')) {
    const rest = Math.round(day.goal.calories) - Math.round(total);
    return `${sentence} ხვალინდელი მიზანი ${kcal(day.goal.calories)}-ია: ${rest >= 0 ? `დანარჩენი დღისთვის ${kcal(rest)} დაგრჩებათ.` : `მიზანს ${kcal(-rest)}-ით გადასცდებით. ${NO_WORRY}`}`;
  }
  const left = day.calories;
  const rest = left - Math.round(total);
  if (left <= 0)
    return `${sentence} დღევანდელი მიზანი უკვე შევსებულია, ამით მას ${kcal(-rest)}-ით გადასცდებით. ${NO_WORRY}`;
  if (rest >= 0)
    return `${sentence} დღეს ${kcal(left)} გაქვთ დარჩენილი, ასე რომ მიზანში ეტევა და კიდევ ${kcal(rest)} დაგრჩებათ.`;
  return `${sentence} დღეს ${kcal(left)} გაქვთ დარჩენილი, ამიტომ მიზანს ${kcal(-rest)}-ით გადასცდებით.${fitting(question.foods, left)} ${NO_WORRY}`;
}

/** How much of a single food still fits: whole pieces where pieces are counted, else g. */
function fitting(foods: readonly FoodTextItem[], left: number): string {
  const [food] = foods;
  if (!food || foods.length > 1 || food.calories <= 0) return '';
  const pieces = Math.floor((left / food.calories) * food.amount);
  if (food.unit === 'piece' && food.amount > 1)
    return pieces >= 1 ? ` მიზანში ${formatNumber(pieces)} ცალი ეტევა.` : '';
  const weight = Math.floor((left / food.calories) * food.grams);
  return weight >= 10 ? ` მიზანში ${grams(weight)}-მდე ეტევა.` : '';
}

/** What was eaten, and how much more there may be; whether it is in the diary already is not known. */
function roomAfter({ question, context }: Asked): string {
  const { total, sentence } = told(question.foods);
  const day = dayLeft(context);
  if (!day) return `${sentence} დღევანდელ რიცხვებს ვერ ვხედავ: დღიურში ჩაწერეთ და ნახავთ, რამდენი დაგრჩათ.`;
  const rest = day.calories - Math.round(total);
  const unlogged = rest >= 0 ? `კიდევ ${kcal(rest)} დაგრჩებათ` : `დღევანდელ მიზანს ${kcal(-rest)}-ით გადასცდით`;
  const logged = day.calories >= 0 ? `${kcal(day.calories)} დაგრჩათ` : `მიზანს ${kcal(-day.calories)}-ით გადასცდით`;
  return `${sentence} თუ ჯერ არ ჩაგიწერიათ, ${unlogged}; თუ უკვე ჩაწერილია, ${logged}.${rest < 0 ? ` ${NO_WORRY}` : ''}`;
}

/** „500 კალორიაში": what a question names as the room there is. */
function roomNamed({ words }: Question): number | undefined {
  const at = words.findIndex(
    ({ number }, index) => number !== undefined && number > 0 && /^(?:kal|kkal|kcal)/.test(words[index + 1]?.key ?? ''),
  );
  return words[at]?.number;
}

/** How many pieces of a food, or how many g, go into what is left of the day. */
function howManyFit({ question, context, knowledge }: Asked): string {
  const [food] = question.foods;
  const row = food && knowledge.foods.foods.get(food.foodId);
  const room = roomNamed(question) ?? dayLeft(context)?.calories;
  if (!row) return '';
  const piece = row.unitGrams.piece;
  const one = piece === undefined ? undefined : (row.per100g.calories * piece) / 100;
  const told =
    one === undefined
      ? `${row.name}: 100 გრამში ${kcal(row.per100g.calories)}.`
      : `${row.name}: 1 ცალი დაახლოებით ${kcal(one)}.`;
  if (room === undefined) return `${told} დღევანდელ რიცხვებს ვერ ვხედავ, ამიტომ ნაშთს ვერ დავთვლი.`;
  const where = roomNamed(question) === undefined ? `დღეს დარჩენილ ${kcal(Math.max(0, room))}-ში` : `${kcal(room)}-ში`;
  if (room <= 0) return `${told} დღევანდელი მიზანი უკვე შევსებულია. ${NO_WORRY}`;
  if (one !== undefined && one > 0)
    return `${told} ${where} ${formatNumber(Math.floor(room / one))} ცალი ეტევა, თუ სხვას აღარაფერს მიირთმევთ.`;
  return row.per100g.calories > 0
    ? `${told} ${where} დაახლოებით ${grams(Math.floor((room / row.per100g.calories) * 10) * 10)} ეტევა, თუ სხვას აღარაფერს მიირთმევთ.`
    : told;
}

/** „რომ არ ვჭამო": what is not eaten saves its energy, and the day stays as it is. */
function without({ question, context }: Asked): string {
  const food = notEaten(question);
  if (!food) return '';
  const day = dayLeft(context);
  const left =
    !day || day.calories < 0 || question.topics.has('saves')
      ? ''
      : ` დღევანდელი ნაშთი მაშინ უცვლელია: ${kcal(day.calories)}.`;
  return `${amountOf(food)} დაახლოებით ${kcal(food.calories)}-ია, ამდენს დაზოგავთ.${left}`;
}

/** The word that denies a verb of eating or adding: „არ ვჭამო", „აღარ ჩავყრი". */
const denial = ({ words }: Question) =>
  words.find(({ topics }, at) => topics.has('not') && DENIED.some((topic) => words[at + 1]?.topics.has(topic)));
const DENIED = ['would', 'add'] as const;

/** The food that stands nearest before the „not", else the first. */
function notEaten(question: Question): FoodTextItem | undefined {
  const start = denial(question)?.start ?? 0;
  return question.foods.findLast((food) => food.start < start) ?? question.foods[0];
}

const thinksOfEating = ({ topics, signs }: Question): boolean =>
  !(
    signs.has('may') &&
    !topics.has('over') &&
    !topics.has('fits') &&
    !topics.has('remains') &&
    !signs.has('exceed') &&
    !signs.has('left')
  ) &&
  (topics.has('would') || topics.has('if')) &&
  (topics.has('if') || topics.has('over') || topics.has('fits') || topics.has('remains') || signs.has('exceed')) &&
  (topics.has('would') || topics.has('over') || topics.has('fits') || topics.has('remains') || signs.has('exceed'));

const hasAny = (signs: Question['signs'], wanted: readonly Sign[]): boolean => wanted.some((sign) => signs.has(sign));

/** „ვახშმად შეიძლება 2 ნაჭერი პიცა და კოლა?" */
const asksForSeveral = ({ foods, signs, sides }: Question): boolean =>
  foods.length > 1 &&
  signs.has('may') &&
  sides === undefined &&
  !signs.has('howmuch') &&
  !signs.has('alternative') &&
  !signs.has('perday');

/** Eating that is only thought of, and what it would make of the day. */
export const WHAT_IF_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'saved',
    fits: (question) =>
      question.foods.length > 0 &&
      (question.topics.has('saves') || (question.topics.has('if') && denial(question) !== undefined)),
    answer: without,
  },
  {
    id: 'skipped-meal',
    fits: (question) => {
      const { topics, signs, foods } = question;
      if (
        foods.length > 0 ||
        (!signs.has('lose') &&
          !signs.has('left') &&
          !topics.has('remains') &&
          !signs.has('may') &&
          !signs.has('howmuch'))
      )
        return false;
      const meal = (['breakfast', 'lunch', 'dinner', 'snack'] as const).some((each) => signs.has(each));
      return (
        topics.has('skips') ||
        (meal && denial(question) !== undefined) ||
        (topics.has('nothing') && topics.has('would') && !topics.has('makeUp'))
      );
    },
    answer: ({ context }) =>
      careFor(context) ??
      'კვების გამოტოვება კლებას არ აჩქარებს: წონას დღეების ჯამი წყვეტს, მოშიებული ადამიანი კი მერე ხშირად მეტს ჭამს. სჯობს, მსუბუქი კერძი აირჩიოთ: ცილა და ბოსტნეული. თუ ხშირად გინდებათ, რომ არ ჭამოთ, ან ჭამის გეშინიათ, ექიმს ან ფსიქოლოგს ესაუბრეთ.',
    next: ['რა ვჭამო ვახშმად?'],
  },
  {
    id: 'how-many-fit',
    fits: ({ topics, signs, foods, nutrients, sides }) =>
      foods.length === 1 &&
      nutrients.length === 0 &&
      sides === undefined &&
      signs.has('howmuch') &&
      !topics.has('ate') &&
      !topics.has('if') &&
      !hasAny(signs, ['perday', 'week', 'alcohol', 'coffee', 'sugar', 'salt', 'protein']) &&
      (topics.has('fits') || (signs.has('may') && (signs.has('another') || topics.has('today')))),
    answer: howManyFit,
  },
  {
    id: 'make-up',
    fits: ({ topics, signs, foods }) =>
      foods.length === 0 &&
      ((topics.has('makeUp') && (signs.has('eat') || topics.has('would') || topics.has('tomorrow'))) ||
        (topics.has('tomorrow') && (topics.has('over') || signs.has('exceed')) && topics.has('less'))),
    answer: ({ context }) => {
      const goal = context.goals ? `ხვალინდელი მიზანიც იგივეა: ${kcal(context.goals.calories)}. ` : '';
      return `არა, ხვალ ნაკლების ჭამა საჭირო არ არის. ${goal}ერთი დღე შედეგს ვერ გააფუჭებს: წონაზე კვირის საშუალო მოქმედებს, შიმშილი კი მადას აძლიერებს. დალიეთ წყალი, გაისეირნეთ და ჩვეულ რეჟიმს დაუბრუნდით.`;
    },
  },
  {
    id: 'room-after',
    fits: ({ topics, signs, foods, nutrients }) =>
      foods.length > 0 &&
      nutrients.length === 0 &&
      topics.has('ate') &&
      !topics.has('yesterday') &&
      ((signs.has('howmuch') &&
        (signs.has('another') || signs.has('left') || topics.has('remains') || signs.has('may'))) ||
        (signs.has('another') && signs.has('may'))) &&
      !signs.has('protein'),
    answer: roomAfter,
    next: ['რა ვჭამო ახლა?'],
  },
  {
    id: 'what-if',
    fits: (question) =>
      question.foods.length > 0 &&
      question.nutrients.length === 0 &&
      !question.topics.has('ate') &&
      !question.topics.has('burn') &&
      (thinksOfEating(question) ||
        question.topics.has('fits') ||
        question.topics.has('over') ||
        asksForSeveral(question)),
    answer: whatIf,
    next: ['რამდენი კალორია დამრჩა დღეს?'],
  },
];
