import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const grams = (text: string): string[] =>
  parseFoodText(text, names).items.map((item) => `${item.foodId} ${Math.round(item.grams)}`);

describe('what people type without commas is parted at meals, at „მერე" and behind verbs', () => {
  test.each([
    [
      'დილით ერთი კრუასანი შუადღეს ხინკალი შვიდი საღამოს ბანანი',
      ['croissant 60', 'dish-khinkali-kalakuri 525', 'banana 120'],
    ],
    ['ნახევარი ბურიტო ხვალისთვის შევინახე ნახევარი შევჭამე', ['burrito 125']],
    ['ბანანი მერე 2 კვერცხი', ['banana 120', 'egg-boiled 100']],
  ])('%s', (text, items) => {
    expect(grams(text)).toEqual(items);
  });
});

describe('a verb that no list has says by its form who ate', () => {
  test.each([
    ['ხინკალი 5 ჩავხვრიპე', 1],
    ['ხინკალი 5 ჩახვრიპა', 0],
    ['ხინკალი 5 გავუგზავნე', 0],
    ['ხინკალს ვხარშავ', 0],
    ['ბებია ხაჭაპურს აცხობს', 0],
    ['ბავშვის დარჩენილი პიურე', 1],
  ])('%s', (text, count) => {
    expect(grams(text)).toHaveLength(count);
  });
});

describe('what is left of a number is taken from it, wherever the words stand', () => {
  test.each([
    ['სამი ხინკალი დავტოვე რვიდან', 'dish-khinkali-kalakuri 375'],
    ['ხინკალი 8-დან 3 დავტოვე', 'dish-khinkali-kalakuri 375'],
    ['ნახევარი დავტოვე სპაგეტი კარბონარა', 'pasta-carbonara 160'],
  ])('%s', (text, item) => {
    expect(grams(text)).toEqual([item]);
  });
});

describe('nothing is logged that the text does not say was eaten', () => {
  test.each([
    ['წვენი დავლიე ვაშლის', 1],
    ['დიეტაზე ვჯდები კიტრი', 0],
    ['ბრინჯი უფრო მსუქანია', 0],
    ['ლუდზე მეპატიჟებიან', 0],
    ['დაიჭირა ორი კალმახი', 0],
    ['პაკეტიკი შაქარი', 1],
    ['ბაგირი და მონასტერი ვნახე', 0],
    ['სამხილი', 0],
    ['ხინკლის მერე სახე გამისივდა', 0],
    ['მჭადი, პასუხი დაიკარგა', 1],
    ['ჩემი წილი', 0],
  ])('%s', (text, count) => {
    expect(grams(text)).toHaveLength(count);
  });
});

test('a word of a name is known in its Russian and misspelt forms inside every name', () => {
  expect(grams('კიევური კატლეტი')).toEqual(grams('კიევური კოტლეტი'));
  expect(grams('კლუბნიკის ჯემი')).toEqual(grams('მარწყვის ჯემი'));
  expect(grams('იოგურდი მარწყვით')).toEqual(grams('იოგურტი მარწყვით'));
});
