import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';

/** Roots of the words with which an answer suggests food: recommend, eat, have, try, cook, will do, replace. */
const SUGGESTS =
  /გირჩევ|რჩევით|მიირთვ|შეგიძლიათ|სცად|მოამზად|მოხარშ(?:ეთ|ოთ|ავთ)|გამოგადგ|ჩაანაცვლ|დაამატ|დალი(?:ეთ|ო)|ჭამ|აირჩი|შესთავაზ/u;
/** Those with which it warns: avoid, limit, less, do not. */
const WARNS = /მოერიდ|შეზღუდ|შეამცირ|ნაკლებ|თავი შეიკავ|(?:^|\s)(?:ნუ|არ|აღარ|გარეშე)(?:\s|$)/u;
const SENTENCE = /[^.!?\n]+[.!?]*/gu;
/** Between parts of one dish: a comma, „და", a word or two of how it is made. An „ან" begins another. */
const WITHIN_DISH = /^(?!.*(?:^|\s)ან(?:\s|$))[^.;:!?\n]*$/u;
const MOST_WORDS_BETWEEN = 2;
/** Tea and spices are no dish. */
const LEAST_KCAL = 20;

/**
 * What an answer suggests to eat, in its own words: of each suggesting sentence the stretches from a food to the last one
 * beside it. `items` are the foods that `text` names, in its order.
 */
export function suggestedFoods(text: string, items: readonly FoodTextItem[]): string[] {
  const found = [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) => {
    if (!SUGGESTS.test(sentence) || WARNS.test(sentence)) return [];
    const inside = items.filter(({ start, end }) => start >= index && end <= index + sentence.length);
    return dishesOf(text, inside)
      .filter((dish) => dish.reduce((sum, { calories }) => sum + calories, 0) >= LEAST_KCAL)
      .map((dish) => text.slice(dish[0]?.start, dish.at(-1)?.end).trim());
  });
  return [...new Set(found)];
}

/** Foods that stand beside each other are one dish. */
function dishesOf(text: string, items: readonly FoodTextItem[]): FoodTextItem[][] {
  const dishes: FoodTextItem[][] = [];
  for (const item of items) {
    const dish = dishes.at(-1);
    const last = dish?.at(-1);
    if (dish && last && isWithinDish(text.slice(last.end, item.start))) dish.push(item);
    else dishes.push([item]);
  }
  return dishes;
}

const isWithinDish = (between: string): boolean =>
  WITHIN_DISH.test(between) && (between.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS_BETWEEN;
