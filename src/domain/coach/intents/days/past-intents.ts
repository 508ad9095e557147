import { sumNutrition } from '#domain/body/macros.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { daysBetween, isDiaryDay, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { textBeginning } from '#domain/georgian/text-beginning.ts';
import { DAYS_TOLD, DISH_DAYS_TOLD, type CoachContext, type PastDay } from '#domain/coach/coach-context.ts';
import { MACRO_WORDS } from '#domain/coach/foods/food-figures.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { daysOfWeek, ON_WEEKDAY, pastSpan, type PastSpan } from '#domain/coach/question/past-span.ts';
import { grams, kcal, listed, macroList, ml } from '#domain/coach/question/phrases.ts';
import type { Question } from '#domain/coach/question/read-question.ts';

const MOST_DISHES = 6;
const MOST_OF_TITLE = 40;

/** Which meal a question names; undefined for the whole day. */
export const mealNamed = ({ signs }: Question): MealType | undefined => {
  if (signs.has('breakfast')) return 'breakfast';
  if (signs.has('lunch')) return 'lunch';
  if (signs.has('dinner')) return 'dinner';
  return signs.has('snack') ? 'snacks' : undefined;
};

const notSeen = ({ name }: PastSpan): string =>
  `${name} რა იყო ჩაწერილი, აქედან ვერ ვხედავ. დღიურში იმ თარიღზე გადადით ან „ისტორია“ გახსენით: ყველა დღე იქ არის.`;

function pastDays(asked: Asked): string {
  const { question, context } = asked;
  const span = pastSpan(question.words, context.today);
  if (!span) return '';
  const [first] = span.days;
  if (!context.days || first === undefined || isBeforeTold(first, context)) return notSeen(span);
  if (question.nutrients.length > 0)
    return `${span.name} ვიტამინები და მინერალები აქედან არ ჩანს: მხოლოდ კალორიებს, მაკრონუტრიენტებსა და წყალს ვხედავ.`;
  const days = context.days.filter(({ date }) => span.days.some((day) => day === date));
  if (comparesWeeks(question)) return twoWeeks(asked, context.days);
  return span.single ? oneDay(asked, span, days[0]) : usualDay(asked, span, days);
}

/** Whether a day lies further back than the coach is told of. */
const isBeforeTold = (day: DiaryDay, { today }: CoachContext): boolean =>
  today !== undefined && isDiaryDay(today) && daysBetween(day, today) > DAYS_TOLD;

function oneDay({ question, context }: Asked, { name, days: [date] }: PastSpan, day: PastDay | undefined): string {
  const macro = MACRO_WORDS.find(({ sign }) => question.signs.has(sign));
  if (question.signs.has('water'))
    return day && day.water > 0 ? `${name} ${ml(day.water)} წყალი დალიეთ.` : `${name} წყალი დღიურში არ ჩაწერილა.`;
  if (!day || day.dishes === 0) return `${name} დღიურში კერძი არ ჩაწერილა, ამიტომ ვერ გეტყვით.`;
  if (macro) return `${name} მიღებულია ${macro.name}: ${grams(day[macro.macro])} (სულ ${kcal(day.calories)}).`;
  const meal = mealNamed(question);
  const dishes = (context.pastDishes ?? []).filter((dish) => dish.date === date && (!meal || dish.meal === meal));
  if (meal && dishes.length === 0)
    return `${name} ამ კვებაზე დღიურში ვერაფერს ვხედავ. კერძების სახელებს მხოლოდ ბოლო ${DISH_DAYS_TOLD} დღისას ვხედავ.`;
  const shown = dishes
    .slice(0, MOST_DISHES)
    .map(({ title, calories }) => `„${textBeginning(title, MOST_OF_TITLE)}“ (${kcal(calories)})`);
  const more = dishes.length > MOST_DISHES ? [`კიდევ ${dishes.length - MOST_DISHES} კერძი`] : [];
  const eaten = dishes.length > 0 ? `${name} ჩაწერილია ${listed([...shown, ...more])}. ` : '';
  if (meal) return `${eaten}ჯამში ${kcal(dishes.reduce((sum, { calories }) => sum + calories, 0))}.`;
  const macros = macroList(day);
  const today =
    question.topics.has('today') && context.eaten ? ` დღეს ჯერ ${kcal(context.eaten.calories)} გაქვთ მიღებული.` : '';
  return `${eaten}${eaten === '' ? `${name} მიღებულია` : 'სულ'} ${kcal(day.calories)}${macros === '' ? '' : ` (${macros})`}${againstGoal(day)}.${today}${question.signs.has('exceed') ? ' ერთი დღე შედეგს ვერ გააფუჭებს: დღეს ჩვეულ რეჟიმს დაუბრუნდით.' : ''}`;
}

function againstGoal({ calories, goal }: PastDay): string {
  const over = Math.round(calories) - Math.round(goal);
  if (goal <= 0) return '';
  if (over === 0) return `, ზუსტად იმ დღის მიზანი`;
  return over > 0 ? `, იმ დღის მიზანზე ${kcal(over)}-ით მეტი` : `, იმ დღის მიზანზე ${kcal(-over)}-ით ნაკლები`;
}

function usualDay({ question }: Asked, { name }: PastSpan, days: readonly PastDay[]): string {
  if (question.signs.has('water')) return usualWater(name, days);
  const logged = days.filter(({ dishes }) => dishes > 0);
  if (logged.length === 0) return `${name} დასრულებული ჩაწერილი დღე ჯერ არ არის, ამიტომ საშუალოს ვერ ვითვლი.`;
  const special = singledOut(question, name, logged);
  if (special) return special;
  const mean = averageOf(logged);
  const goal = logged.reduce((sum, day) => sum + day.goal, 0) / logged.length;
  const macros = macroList(mean);
  return `${name} ${logged.length} დღეა ჩაწერილი: დღეში საშუალოდ ${kcal(mean.calories)}${macros === '' ? '' : ` (${macros})`}. საშუალო მიზანი ${kcal(goal)} იყო. დღევანდელი დღე და ჩაუწერელი დღეები აქ არ ითვლება.`;
}

/** The day with the most, how often a goal was exceeded, or the sum. */
function singledOut({ topics, signs }: Question, name: string, logged: readonly PastDay[]): string | undefined {
  const [most] = logged.toSorted((a, b) => b.calories - a.calories);
  if (topics.has('most') && most)
    return `${name} ყველაზე მეტი ${onDay(most.date)} იყო: ${kcal(most.calories)}${againstGoal(most)}.`;
  const over = logged.filter(({ calories, goal }) => goal > 0 && Math.round(calories) > Math.round(goal)).length;
  if (topics.has('times') && signs.has('exceed'))
    return `${name} ${logged.length} ჩაწერილი დღიდან მიზანს ${over === 0 ? 'არც ერთ დღეს არ გადასცდით' : `${over} დღეს გადასცდით`}. კვირის საშუალო უფრო მნიშვნელოვანია, ვიდრე ცალკეული დღე.`;
  if (topics.has('total'))
    return `${name} სულ ${kcal(logged.reduce((sum, { calories }) => sum + calories, 0))} გამოვიდა ${logged.length} ჩაწერილ დღეში, დღეში საშუალოდ ${kcal(averageOf(logged).calories)}. დღევანდელი დღე აქ არ ითვლება.`;
  return undefined;
}

const onDay = (date: string): string => (isDiaryDay(date) ? (ON_WEEKDAY[weekdayOf(date) - 1] ?? date) : date);

function usualWater(name: string, days: readonly PastDay[]): string {
  const noted = days.filter(({ water }) => water > 0);
  if (noted.length === 0) return `${name} წყალი დღიურში არ ჩაწერილა.`;
  return `${name} დღეში საშუალოდ ${ml(noted.reduce((sum, { water }) => sum + water, 0) / noted.length)} წყალი დალიეთ (${noted.length} დღის მიხედვით).`;
}

function averageOf(days: readonly PastDay[]) {
  const { calories, carbs, fats, proteins } = sumNutrition(days);
  const share = 1 / days.length;
  return { calories: calories * share, carbs: carbs * share, fats: fats * share, proteins: proteins * share };
}

const comparesWeeks = ({ topics }: Question): boolean => topics.has('week') && topics.has('last') && topics.has('this');

function twoWeeks({ context }: Asked, days: readonly PastDay[]): string {
  const meanOf = (which: 'last' | 'this') => {
    const week = daysOfWeek(which, context.today);
    const logged = days.filter(({ date, dishes }) => dishes > 0 && week.some((day) => day === date));
    return logged.length > 0 ? averageOf(logged).calories : undefined;
  };
  const [before, now] = [meanOf('last'), meanOf('this')];
  if (before === undefined || now === undefined)
    return 'შესადარებლად ორივე კვირაში ჩაწერილი დღეა საჭირო, ახლა კი ერთ-ერთი ცარიელია.';
  const difference = Math.round(now) - Math.round(before);
  const told = `გასულ კვირას დღეში საშუალოდ ${kcal(before)} იყო, ამ კვირაში – ${kcal(now)}`;
  return difference === 0
    ? `${told}: თანაბარია.`
    : `${told}: ${kcal(Math.abs(difference))}-ით ${difference > 0 ? 'მეტი' : 'ნაკლები'}. დღევანდელი დღე ჯერ არ ითვლება.`;
}

/** What was eaten and drunk on other days than today. */
export const PAST_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'past-days',
    fits: ({ words, signs, topics, foods }) =>
      pastSpan(words, undefined) !== undefined &&
      (topics.has('ate') ||
        topics.has('took') ||
        topics.has('average') ||
        signs.has('had') ||
        signs.has('review') ||
        signs.has('exceed') ||
        topics.has('report') ||
        signs.has('kcal')) &&
      !topics.has('would') &&
      !topics.has('logIt') &&
      !topics.has('must') &&
      !signs.has('lose') &&
      !signs.has('gain') &&
      !signs.has('weight') &&
      !signs.has('stuck') &&
      !signs.has('starve') &&
      !(topics.has('today') && (signs.has('may') || signs.has('left') || signs.has('another'))) &&
      (foods.length === 0 || signs.has('water')),
    answer: pastDays,
    next: ['როგორ ჩაიარა ჩემმა დღემ?'],
  },
];
