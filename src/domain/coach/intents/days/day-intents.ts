import type { Macros } from '#domain/body/macros.ts';
import { DEFAULT_WATER_GOAL_ML, WATER_STEP_ML } from '#domain/body/water.ts';
import { formatNumber } from '#domain/georgian/format-number.ts';
import { textBeginning } from '#domain/georgian/text-beginning.ts';
import { dayLeft, mealAt } from '#domain/coach/day-left.ts';
import type { Asked, Intent } from '#domain/coach/intent.ts';
import { grams, kcal, listed, macroList, ml } from '#domain/coach/question/phrases.ts';
import { proteinSources } from '#domain/coach/foods/protein-sources.ts';
import { leftSentence, recommend } from '#domain/coach/foods/recommend.ts';

const NO_FIGURES =
  'დღევანდელ რიცხვებს ვერ ვხედავ. დღიურის თავში წერია, რამდენი კალორია დაგრჩათ; როცა კერძებს ჩაწერთ, მეც დაგეხმარებით.';

function whatIsLeft({ context }: Asked): string {
  const day = dayLeft(context);
  if (!day) return NO_FIGURES;
  const told = `მიზანი ${kcal(day.goal.calories)}, მიღებული ${kcal(day.eaten.calories)}.`;
  if (day.calories < 0)
    return `დღეს მიზანს ${kcal(-day.calories)}-ით გადასცდით: ${told} არაფერია სანერვიულო, ხვალ ჩვეულ რეჟიმს დაუბრუნდით.`;
  const macros = macroList(day.macros);
  return `დღეს ${kcal(day.calories)} დაგრჩათ: ${told}${macros === '' ? '' : ` მაკრონუტრიენტებიდან დარჩენილია: ${macros}.`}`;
}

function exceeded({ context }: Asked): string {
  const day = dayLeft(context);
  const comfort =
    'ერთი დღე შედეგს ვერ გააფუჭებს: წონაზე კვირის საშუალო მოქმედებს. შიმშილი საჭირო არ არის: უბრალოდ დალიეთ წყალი, გაისეირნეთ და ხვალ ჩვეულ რეჟიმს დაუბრუნდით.';
  if (!day) return comfort;
  if (day.calories >= 0)
    return `დღიურის მიხედვით, მიზანს არ გადასცდით: კიდევ ${kcal(day.calories)} დაგრჩათ. თუ რამის ჩაწერა დაგავიწყდათ, დაამატეთ და ერთად ვნახოთ.`;
  return `დღეს მიზანს ${kcal(-day.calories)}-ით გადასცდით. ${comfort}`;
}

function proteinLeft(asked: Asked): string {
  const day = dayLeft(asked.context);
  const sources = proteinSources(asked);
  if (!day) return `${sources} დღიურში დღის ცილა მიზნის გვერდით ჩანს.`;
  const { proteins } = day.macros;
  const told = `მიღებული გაქვთ ${grams(day.eaten.macros.proteins)}, მიზანი ${grams(day.goal.macros.proteins)}-ია.`;
  if (proteins < 1) return `ცილის დღევანდელი მიზანი უკვე შესრულებულია: ${told}`;
  return `მიზნამდე ${grams(proteins)} ცილა გაკლიათ: ${told} ${sources}`;
}

function macroHigh({ context }: Asked, macro: keyof Macros, name: string, advice: string): string {
  const day = dayLeft(context);
  if (!day) return advice;
  const over = -day.macros[macro];
  const told = `${name}: მიღებული გაქვთ ${grams(day.eaten.macros[macro])}, მიზანი ${grams(day.goal.macros[macro])}-ია`;
  if (over < 1) return `${told}, ასე რომ მიზანს ჯერ არ გადასცდით. ${advice}`;
  return `${told}, ანუ ${grams(over)}-ით მეტია. ერთი დღე პრობლემა არ არის. ${advice}`;
}

function water({ context }: Asked): string {
  const tip = 'ჭიქა თვალსაჩინო ადგილას დადგით და ყოველ ჭამასთან ერთად თითო დალიეთ.';
  const day = dayLeft(context);
  if (!day || day.goal.water <= 0) {
    return `აპლიკაციის საწყისი მიზანი დღეში ${ml(DEFAULT_WATER_GOAL_ML)}-ია; სიცხესა და ვარჯიშის დღეს მეტი დაგჭირდებათ. ${tip}`;
  }
  const told = `დღეს ${ml(day.eaten.water)} დალიეთ, მიზანი ${ml(day.goal.water)}-ია`;
  if (day.water <= 0) return `${told}: ყოჩაღ, დღევანდელი წყალი შესრულებულია!`;
  const glasses = Math.ceil(day.water / WATER_STEP_ML);
  return `${told}. დარჩენილია ${ml(day.water)}, ანუ დაახლოებით ${formatNumber(glasses)} ჭიქა (${ml(WATER_STEP_ML)}). ${tip}`;
}

const MOST_DISHES = 5;
const MOST_OF_TITLE = 40;

function review({ context }: Asked): string {
  const day = dayLeft(context);
  const dishes = (context.dishes ?? [])
    .slice(0, MOST_DISHES)
    .map((title) => `„${textBeginning(title, MOST_OF_TITLE)}“`);
  const eaten = dishes.length > 0 ? `დღეს ჩაწერილია ${listed(dishes)}. ` : '';
  if (!day) return `${eaten}${NO_FIGURES}`;
  const energy = `მიღებულია ${kcal(day.eaten.calories)}, მიზანი ${kcal(day.goal.calories)}-ია`;
  const left = day.calories < 0 ? `${kcal(-day.calories)} ზედმეტია` : `${kcal(day.calories)} დაგრჩათ`;
  const protein = day.macros.proteins < 1 ? 'ცილა საკმარისია' : `ცილა კიდევ ${grams(day.macros.proteins)} გაკლიათ`;
  const drunk = day.water <= 0 ? 'წყლის მიზანი შესრულებულია' : `წყალი კიდევ ${ml(day.water)} დარჩა`;
  return `${eaten}${energy}: ${left}. ${protein}, ${drunk}.`;
}

/** The day in figures: what is left, what to eat, what there was too much or too little of. */
export const DAY_INTENTS: readonly Intent[] = [
  {
    id: 'left-today',
    when: [
      ['left', 'kcal'],
      ['left', 'today'],
      ['left', 'howmuch'],
      ['left', 'kcal', 'mine'],
      ['left', 'another'],
      ['another', 'howmuch', 'may'],
      ['left', 'norm'],
      ['another', 'howmuch', 'eat'],
      ['howmuch', 'another', 'norm'],
      ['howmuch', 'norm', 'mine'],
      ['howmuch', 'may', 'eat', 'today'],
    ],
    unless: ['protein', 'water'],
    answer: whatIsLeft,
    next: ['რა ვჭამო ახლა?', 'რამდენი წყალი დავლიო?'],
  },
  {
    id: 'eat-now',
    when: [
      ['what', 'eat'],
      ['what', 'eat', 'now'],
      ['what', 'may', 'eat'],
      ['advise', 'dish'],
      ['advise', 'dish', 'eat'],
      ['hungry', 'advise'],
      ['hungry', 'what', 'eat'],
      ['what', 'cook'],
      ['cook', 'today'],
      ['hungry'],
      ['what', 'eat', 'left'],
      ['what', 'eat', 'left', 'kcal'],
      ['advise', 'eat'],
    ],
    answer: (asked) => leftSentence(asked) + recommend(asked, mealAt(asked.context.time)),
    next: ['კიდევ რას მირჩევთ?', 'რამდენი ცილა დამრჩა?'],
  },
  {
    id: 'exceeded',
    when: [
      ['exceed'],
      ['exceed', 'kcal'],
      ['exceed', 'norm'],
      ['much', 'had'],
      ['much', 'had', 'today'],
      ['exceed', 'had'],
      ['above', 'had', 'kcal'],
      ['above', 'had'],
    ],
    unless: ['carbs', 'fat', 'sugar', 'salt', 'stress', 'night', 'restaurant', 'fast_food'],
    answer: exceeded,
    next: ['როგორ ჩაიარა ჩემმა დღემ?', 'რა ვჭამო ვახშმად?'],
  },
  {
    id: 'protein-short',
    when: [
      ['protein', 'short'],
      ['protein', 'short', 'norm'],
      ['protein', 'what', 'short'],
      ['protein', 'left'],
      ['protein', 'enough'],
      ['protein', 'howmuch', 'today'],
      ['protein', 'howmuch', 'perday'],
      ['protein', 'not', 'enough'],
      ['protein', 'had'],
    ],
    unless: ['food'],
    answer: proteinLeft,
    next: ['მაღალცილოვანი კერძები მინდა'],
  },
  {
    id: 'carbs-high',
    when: [
      ['carbs', 'exceed'],
      ['carbs', 'much'],
      ['carbs', 'exceed', 'days'],
      ['carbs', 'above'],
      ['carbs', 'norm'],
      ['carbs', 'had'],
    ],
    unless: ['food'],
    answer: (asked) =>
      macroHigh(
        asked,
        'carbs',
        'ნახშირწყლები',
        'დღის ბოლომდე აირჩიეთ ბოსტნეული, კვერცხი, ხაჭო, თევზი ან ქათამი; პური და ტკბილი კი ხვალისთვის გადადეთ.',
      ),
  },
  {
    id: 'fats-high',
    when: [
      ['fat', 'exceed'],
      ['fat', 'much'],
      ['fat', 'above'],
      ['fat', 'norm'],
      ['fat', 'had'],
    ],
    unless: ['food'],
    answer: (asked) =>
      macroHigh(
        asked,
        'fats',
        'ცხიმები',
        'დღის ბოლომდე მოხარშული ან გრილზე შემწვარი აირჩიეთ, ყველი, ნიგოზი, მაიონეზი და ზეთი კი შეამცირეთ.',
      ),
  },
  {
    id: 'water',
    when: [
      ['water', 'drink'],
      ['water', 'short'],
      ['water', 'left', 'howmuch'],
      ['water', 'howmuch'],
      ['water', 'forget'],
      ['water', 'enough'],
      ['water', 'left'],
      ['water', 'today'],
      ['water', 'perday'],
      ['water', 'why'],
      ['water'],
    ],
    unless: ['kcal', 'two_foods'],
    answer: water,
  },
  {
    id: 'day-review',
    when: [
      ['review'],
      ['how', 'today', 'days'],
      ['how', 'days', 'mine'],
      ['review', 'today'],
      ['howmuch', 'kcal', 'had'],
      ['howmuch', 'had', 'today'],
      ['what', 'had', 'today'],
      ['review', 'eat'],
      ['how', 'today', 'mine'],
      ['howmuch', 'kcal', 'had', 'today'],
    ],
    unless: ['food', 'exceed', 'much'],
    answer: review,
    next: ['რამდენი კალორია დამრჩა დღეს?', 'რა ვჭამო ახლა?'],
  },
];
