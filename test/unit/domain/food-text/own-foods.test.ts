import { expect, test } from 'vitest';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { foodOfProduct } from '#domain/food/food-of-own.ts';
import type { Product } from '#domain/food/products/product.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { mentionedIn } from '#domain/food-text/own-food-names.ts';
import { readOwnFoods, type OwnFood } from '#domain/food-text/read-own-foods.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const product = (name: string, brand = '', given: Partial<Product> = {}): OwnFood => {
  const food = foodOfProduct({
    barcode: `4${name.length}` as Barcode,
    name,
    brand,
    per100g: { calories: 400, proteins: 20, carbs: 40, fats: 15 },
    nutrients: {},
    servingGrams: null,
    ...given,
  });
  if (!food) throw new Error('its energy is known');
  return { food, otherNames: [name, `${brand} ${name}`] };
};
const BAR = product('ჩემი ბარი');
const MATSONI = product('მაწონი', 'სანტე');
const NUTTY = product('Bar 40 გ', 'Nutty');
const read = (text: string, own: readonly OwnFood[] = [BAR, MATSONI, NUTTY]) => {
  const { items, leftOut, unknown } = readOwnFoods(text, own, names);
  const line = ({ name, grams }: { name: string; grams: number }) => `${name} ${grams}`;
  return [items.map(line), leftOut.map(line), unknown.map((one) => one.text)];
};

test.each([
  ['ჩემი ბარი 40 გ', ['ჩემი ბარი 40']],
  ['40 გ ჩემი ბარი და ერთი ვაშლი', ['ჩემი ბარი 40', 'ვაშლი 170']],
  ['დილით ჩემს ბარს მივირთმევდი 50 გრამს', ['ჩემი ბარი 50']],
  ['2 ვაშლი, ჩემი ბარი 40 გ, ყავა', ['ვაშლი 340', 'ჩემი ბარი 40', 'ყავა 150']],
  ['სანტე მაწონი 200 გ', ['მაწონი (სანტე) 200']],
  ['nutty bar 40g', ['Bar 40 გ (Nutty) 40']],
])('„%s" has what the person keeps', (text, expected) => {
  const [items] = read(text);
  expect(items?.map((one) => one.replace(/ \d+$/, ''))).toEqual(expected.map((one) => one.replace(/ \d+$/, '')));
  expect(items?.filter((one) => one.startsWith('ჩემი') || one.startsWith('Bar') || one.startsWith('მაწონი'))).toEqual(
    expected.filter((one) => one.startsWith('ჩემი') || one.startsWith('Bar') || one.startsWith('მაწონი')),
  );
});

test('what was not eaten of it is left out', () => {
  expect(read('ჩემი ბარი არ მიჭამია, ვაშლი ვჭამე')[1]?.join()).toContain('ჩემი ბარი');
});

test('a typo away is another food, and a longer name of the table stays', () => {
  const bali = product('ბალახი');
  expect(read('ბალი 100 გ', [product('ბარი')])[0]?.join()).not.toContain('ბარი');
  expect(read('რძიანი შოკოლადი 30 გ', [product('შოკოლადი')])[0]).toEqual(read('რძიანი შოკოლადი 30 გ', [])[0]);
  expect(read('ვაშლი', [bali])).toEqual(read('ვაშლი', []));
});

test('one of the table’s name weighs by the glass what that does', () => {
  const milk = product('რძე');
  const [item] = readOwnFoods('ერთი ჭიქა რძე', [milk], names).items;
  const [table] = readOwnFoods('ერთი ჭიქა რძე', [], names).items;
  expect([item?.foodId, item?.grams]).toEqual([milk.food.id, table?.grams]);
});

test('only foods whose words a text begins are looked at', () => {
  const all = ['ჩემი ბარი', 'მაწონი', 'ბებიას ლობიო'];
  const found = (text: string) => mentionedIn(text, all, (name) => [name]);
  expect(found('ჩემს ბარს ვჭამ')).toEqual(['ჩემი ბარი']);
  expect(found('ბარი')).toEqual([]);
  expect(found('bebias lobio 200')).toEqual(['ბებიას ლობიო']);
  expect(found('ვაშლი და ჩემი ჩაი')).toEqual([]);
});
