import type { Food } from '#domain/food/food.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { formatNumber } from '#domain/georgian/format-number.ts';
import { sumNutrition } from '#domain/body/macros.ts';
import { dayLeft } from '#domain/coach/day-left.ts';
import type { Asked, Intent, PreciseIntent } from '#domain/coach/intent.ts';
import { amountOf, kcal, listed, macroList, nutritionOf } from '#domain/coach/question/phrases.ts';
import { forbiddenBy } from '#domain/coach/foods/suiting/diet-rules.ts';
import { mayEat } from '#domain/coach/foods/suiting/may-eat.ts';
import { lighterThan } from '#domain/coach/foods/lighter-foods.ts';
import { compareFoods } from './compare-intents.ts';

/** Foods of one answer: more would not be read. */
const MOST_FOODS = 3;
const NO_FOOD =
  'ამ საკვებს ჩემს ცხრილში ვერ ვპოულობ. სცადეთ სხვა სახელი, მაგალითად „ხინკალი“ ან „ქათმის ფილე“, ან კერძი დღიურში ხელით ჩაწერეთ შეფუთვის მონაცემებით.';

const figuresOf = (item: FoodTextItem): string => `${amountOf(item)}: ${kcal(item.calories)}${withMacros(item)}`;

function withMacros(item: FoodTextItem): string {
  const macros = macroList(nutritionOf(item));
  return macros === '' ? '' : `, ${macros}`;
}

function foodFigures({ question, context }: Asked): string {
  const foods = question.foods.slice(0, MOST_FOODS);
  if (foods.length === 0) return NO_FOOD;
  const total = sumNutrition(foods.map(nutritionOf)).calories;
  const sum = foods.length > 1 ? ` ჯამში ${kcal(total)}.` : '';
  const left = dayLeft(context)?.calories;
  const rest = left === undefined || left <= 0 ? '' : ` დღეს ${kcal(left)} გაქვთ დარჩენილი.`;
  return `${foods.map(figuresOf).join('; ')}.${sum}${rest}`;
}

/** A food's row of the table. */
const rowOf = ({ knowledge }: Asked, item: FoodTextItem): Food | undefined => knowledge.foods.foods.get(item.foodId);

function compare(asked: Asked): string {
  const [one, other] = asked.question.foods;
  if (!one || !other) return NO_FOOD;
  if (one.foodId === other.foodId)
    return 'ორივე სახელი ერთსა და იმავე საკვებს ნიშნავს. დამისახელეთ მეორე და შევადარებ.';
  return compareFoods(asked, { one, other, byAmount: false });
}

const AGAINST_DIET = {
  fasting: 'მარხვის დროს კი არ მიირთმევა.',
  vegetarian: 'ვეგეტარიანულ დიეტაში კი არ შედის.',
} as const;
const AGAINST_VEGAN = 'ვეგანურ კვებაში კი არ შედის.';

function allowed(asked: Asked): string {
  const [item] = asked.question.foods;
  if (!item) return NO_FOOD;
  const { diet } = asked.context;
  const row = rowOf(asked, item);
  const against =
    row && (diet === 'fasting' || diet === 'vegetarian') && forbiddenBy(diet, row)
      ? ` ${asked.question.signs.has('vegan') ? AGAINST_VEGAN : AGAINST_DIET[diet]}`
      : '';
  const left = dayLeft(asked.context)?.calories;
  const told = `${amountOf(item)}: ${kcal(item.calories)}.${against}`;
  if (left === undefined) return `${told} აკრძალული საკვები არ არსებობს: მთავარია, დღის მიზანში ჩაეტიოს.`;
  if (item.calories <= left) return `${told} დღეს ${kcal(left)} დაგრჩათ, ასე რომ მიზანში თავისუფლად ეტევა.`;
  if (left <= 0)
    return `${told} დღევანდელი მიზანი უკვე შევსებულია, ამიტომ სჯობს, პატარა ულუფა აირჩიოთ ან ხვალისთვის გადადოთ.`;
  return `${told} დღეს ${kcal(left)} დაგრჩათ, ამიტომ მთლიანად ვერ ეტევა. ${formatNumber(Math.max(1, Math.floor((left / item.calories) * item.grams)))} გრამამდე ულუფა კი ჩაეტევა.`;
}

function alternative(asked: Asked): string {
  const [item] = asked.question.foods;
  const row = item && rowOf(asked, item);
  if (!row)
    return 'დამისახელეთ, რისი ჩანაცვლება გსურთ, და უფრო მსუბუქ ვარიანტს მოვძებნი. ხშირად საკმარისია შემწვარის ნაცვლად მოხარშული, არაჟნის ნაცვლად მაწონი და წვენის ნაცვლად მთელი ხილი.';
  const lighter = lighterThan(row)
    .flatMap((name) => parseFoodText(name, asked.knowledge.foods).items.slice(0, 1))
    .flatMap((found) => asked.knowledge.foods.foods.get(found.foodId) ?? [])
    .filter(
      (food) =>
        food.id !== row.id &&
        food.per100g.calories < row.per100g.calories &&
        mayEat(food, asked.rules, asked.context.diet),
    );
  const told = `${row.name}: 100 გრამში ${kcal(row.per100g.calories)}.`;
  if (lighter.length === 0)
    return `${told} უკეთეს შემცვლელს ვერ გეტყვით: სცადეთ უფრო პატარა ულუფა და გვერდით ბოსტნეული.`;
  return `${told} უფრო მსუბუქი არჩევანია ${listed(
    lighter.map((food) => `${food.name} (${kcal(food.per100g.calories)})`),
    'ან',
  )}.`;
}

/** Foods by their figures, from the table. */
export const FOOD_INTENTS: readonly Intent[] = [
  {
    id: 'food-figures',
    when: [
      ['only_food'],
      ['food', 'howmuch', 'kcal'],
      ['food', 'kcal'],
      ['food', 'howmuch', 'protein'],
      ['food', 'howmuch', 'carbs'],
      ['food', 'howmuch', 'fat'],
      ['food', 'howmuch', 'sugar'],
      ['food', 'howmuch', 'fibre'],
      ['food', 'howmuch', 'fat', 'is'],
      ['food', 'had'],
      ['howmuch', 'kcal'],
      ['kcal', 'dish'],
    ],
    unless: ['compare', 'left', 'burn', 'today', 'perday', 'computed'],
    answer: foodFigures,
    next: ['როგორ დავამატო კერძი დღიურში?'],
  },
  {
    id: 'compare-foods',
    when: [
      ['two_foods', 'compare'],
      ['two_foods', 'or', 'what'],
      ['two_foods', 'or', 'compare'],
      ['two_foods', 'or'],
      ['two_foods', 'compare', 'what'],
    ],
    answer: compare,
  },
  {
    id: 'food-allowed',
    when: [
      ['food', 'may'],
      ['food', 'may', 'eat'],
      ['food', 'may', 'today'],
      ['food', 'may', 'dinner'],
      ['food', 'may', 'now', 'eat'],
      ['food', 'may', 'breakfast'],
      ['food', 'may', 'dinner', 'eat'],
    ],
    unless: ['two_foods', 'alcohol', 'coffee', 'sugar', 'salt', 'after', 'howmuch', 'water', 'kcal'],
    answer: allowed,
    next: ['რამდენი კალორია დამრჩა დღეს?'],
  },
  {
    id: 'alternative',
    when: [
      ['alternative'],
      ['alternative', 'food'],
      ['alternative', 'food', 'healthier'],
      ['alternative', 'sugar'],
      ['alternative', 'what', 'eat'],
      ['alternative', 'food', 'what', 'eat'],
    ],
    answer: alternative,
  },
];

const NOT_FIGURES = [
  'may',
  'left',
  'another',
  'perday',
  'today',
  'want',
  'when',
  'lose',
  'gain',
  'burn',
  'compare',
  'or',
  'protein',
  'price',
  'short',
  'enough',
  'exceed',
  'water',
  'computed',
  'diet',
  'week',
  'month',
] as const;

/** „რამდენია ერთი აჭარული?": how much, of a food, and nothing else. */
export const FIGURE_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'food-figures',
    fits: ({ foods, signs, topics, nutrients }) =>
      foods.length > 0 &&
      nutrients.length === 0 &&
      signs.has('howmuch') &&
      !topics.has('must') &&
      !topics.has('would') &&
      !NOT_FIGURES.some((sign) => signs.has(sign)),
    answer: foodFigures,
    next: ['როგორ დავამატო კერძი დღიურში?'],
  },
];
