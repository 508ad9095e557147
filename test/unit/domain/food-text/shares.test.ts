import { expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const read = (text: string): string[] =>
  parseFoodText(text, names).items.map(({ foodId, grams }) => `${foodId} ${String(grams)}`);

test.each([
  ['პრასის ფხალი და ჭარხლის ფხალი, თითო ბურთულა', [50, 50]],
  ['თითო ნაჭერი ლორი და ყველი', [25, 30]],
  ['ორ-ორი ნაჭერი ლორი და ყველი', [50, 60]],
])('an amount of each is that of every food of the list: %s', (text, expected) => {
  expect(parseFoodText(text, names).items.map(({ grams }) => grams)).toEqual(expected);
});

test.each([
  ['პიცის სამი ნაჭრიდან ერთი დავტოვე', 'პიცის ორი ნაჭერი'],
  ['ოთხი ბლინიდან სამი შევჭამე', 'სამი ბლინი'],
  ['ათი პელმენიდან ორი დამრჩა', 'რვა პელმენი'],
  ['ოჯახმა 20 ხინკალი შევჭამეთ, მე 6', '6 ხინკალი'],
  ['ლობიანის ნახევარი დაქალს მივეცი, ნახევარი მე', 'ნახევარი ლობიანი'],
])('what was eaten of more is what is logged: %s', (text, same) => {
  expect(read(text)).toEqual(read(same));
});

test('half of a list is half of each of its foods', () => {
  expect(read('მოვიტანე ბრინჯი და ქათამი, შევჭამე ნახევარი')).toEqual(['rice-boiled 100', 'chicken-boiled 75']);
});

test('what several shared is a part of the whole, and unsure where nobody says among how many', () => {
  expect(read('პიცა ვიყიდეთ და სამმა გავიყავით')).toEqual(
    read('მთლიანი პიცა').map((one) => one.replace(/ .*/, ' 150')),
  );
  expect(parseFoodText('ტორტი გავინაწილეთ', names).items[0]?.confidence).toBeLessThan(0.6);
});

test("what a child did not eat and the writer did is the writer's", () => {
  expect(read('ბავშვმა ბურგერი არ შეჭამა და მე შევჭამე')).toEqual(read('ბურგერი'));
});

test('a dish that was not finished is logged unsurely', () => {
  expect(
    parseFoodText('ორი თეფში ბორში ვერ დავამთავრე', names).items.map(({ confidence }) => confidence < 0.6),
  ).toEqual([true]);
});

test.each(['ქარი', 'ჭერი', 'ზეპირი', 'ხელი', 'სტუდენტი'])(
  'an ordinary word is no food that is written nearly so: %s',
  (word) => {
    expect(read(word)).toEqual([]);
  },
);

test('what is said after „მაგრამ" is said anew, without a comma too', () => {
  expect(read('ბურგერს ვაპირებდი მაგრამ მაკარონი ვჭამე')).toEqual(read('მაკარონი'));
});

test('a list of what to buy was not eaten', () => {
  expect(read('საყიდლების სია: ხახვი, ნიორი')).toEqual([]);
});
