import { MACRO_WORDS, nutrientAmount, type Figure } from '#domain/coach/foods/food-figures.ts';
import type { Food } from '#domain/food/food.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import type { Sides } from '#domain/coach/question/compare-sides.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { amountOf, grams, kcal, listed, macroList } from '#domain/coach/question/phrases.ts';

const rowOf = ({ knowledge }: Asked, { foodId }: FoodTextItem): Food | undefined => knowledge.foods.foods.get(foodId);

/** Two foods by what is asked of them: a nutrient, a macro, or energy and protein. */
export function compareFoods(asked: Asked, { one, other, byAmount }: Sides): string {
  const rows = [rowOf(asked, one), rowOf(asked, other)] as const;
  const [left, right] = rows;
  if (!left || !right) return '';
  const figure = askedFigure(asked);
  if (figure && !byAmount) return byFigure(figure, left, right);
  if (byAmount) {
    const [light, heavy] = one.calories <= other.calories ? [one, other] : [other, one];
    const difference = Math.round(heavy.calories) - Math.round(light.calories);
    const told = `${amountOf(one)} – ${kcal(one.calories)}, ${amountOf(other)} – ${kcal(other.calories)}`;
    return difference === 0
      ? `${told}: კალორიებით თანაბარია.`
      : `${told}: ${light.name} ${kcal(difference)}-ით ნაკლებია. ხშირად თუ მიირთმევთ, სხვაობა თანდათან დაგროვდება.`;
  }
  const told = [left, right].map(
    (food) => `${food.name} ${kcal(food.per100g.calories)} (${macroList(food.per100g) || `ცილა ${grams(0)}`})`,
  );
  const [lighter, heavier] = left.per100g.calories <= right.per100g.calories ? [left, right] : [right, left];
  const richer = left.per100g.proteins >= right.per100g.proteins ? left : right;
  const verdict =
    lighter === richer
      ? `${lighter.name} ნაკლებკალორიულიც არის და ცილაც მეტი აქვს`
      : `ნაკლებკალორიულია ${lighter.name}, ცილით უფრო მდიდარია ${heavier.name}`;
  return `100 გრამში: ${listed(told)}. ${verdict}. რომელი სჯობს, თქვენს მიზანსა და ულუფაზეა დამოკიდებული.`;
}

/** Which single figure a comparison asks about: „რომელში ნაკლებია შაქარი". */
function askedFigure({ question: { nutrients, signs } }: Asked): Figure | undefined {
  const [nutrient] = nutrients;
  if (nutrient) return { is: 'nutrient', nutrient };
  const macro = MACRO_WORDS.find(({ sign }) => signs.has(sign));
  return macro && { is: 'macro', macro: macro.macro };
}

function byFigure(figure: Figure, left: Food, right: Food): string {
  const [a, b] = [
    nutrientAmount(figure, left.per100g, left.nutrients),
    nutrientAmount(figure, right.per100g, right.nutrients),
  ];
  const unknown = [...(a ? [] : [left]), ...(b ? [] : [right])].map(({ name }) => name);
  if (!a || !b)
    return `ამას ვერ შევადარებ: ${listed(unknown)} – ${a?.name ?? b?.name ?? 'ეს ნივთიერება'} ჩემს ცხრილში არ წერია.`;
  const told = `100 გრამში ${a.name}: ${left.name} – ${a.shown}, ${right.name} – ${b.shown}`;
  if (a.amount === b.amount) return `${told}. თანაბარია.`;
  const [more, less] = a.amount > b.amount ? [left, right] : [right, left];
  return `${told}. მეტი: ${more.name}, ნაკლები: ${less.name}.`;
}

/** „This or that", of two foods or of one food in two ways. */
export const COMPARE_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'compare-foods',
    fits: ({ sides, topics, signs }) =>
      sides !== undefined && !topics.has('over') && !topics.has('fits') && !signs.has('exceed') && !signs.has('left'),
    answer: (asked) => (asked.question.sides ? compareFoods(asked, asked.question.sides) : ''),
  },
];
