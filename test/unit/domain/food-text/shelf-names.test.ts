import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { createFoodSearch } from '#domain/food/search/food-search.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const { search } = createFoodSearch(FOODS, RECIPES);

test.each([
  ['ბეშბარმაქი', 'beshbarmak'],
  ['შურპა', 'shurpa'],
  ['ლაგმანი', 'lagman'],
  ['ბირიანი', 'biryani'],
  ['კიმჩი', 'kimchi'],
  ['ტრდელნიკი', 'trdelnik'],
  ['კარპაჩო', 'beef-carpaccio'],
  ['ორაგულის კარპაჩო', 'salmon-carpaccio'],
  ['ფშატი', 'oleaster'],
  ['კამკვატი', 'kumquat'],
  ['გრაპა', 'chacha'],
  ['ქუფთა', 'kofta'],
  ['ფრისე', 'endive'],
  ['ამარეტო', 'liqueur'],
  ['ჰაშ ბრაუნი', 'hash-browns'],
  ['თუშური ხაჭაპური', 'kotori'],
  ['ბიბიმბაპი', 'bibimbap'],
  ['იმამ ბაილდი', 'imam-bayildi'],
  ['მანგოს ლასი', 'mango-lassi'],
  ['ნაცარქათამა', 'lambsquarters'],
  ['რამბუტანი', 'rambutan'],
  ['კუმპირი', 'kumpir'],
  ['დალ მაკანი', 'dal-makhani'],
  ['იმერული ჩურჩხელა', 'churchkhela'],
  ['ქათმის კარი', 'chicken-curry'],
  ['თხილის კარაქი', 'hazelnut-butter'],
  ['ამბიანის მაწონი', 'matsoni'],
  ['ქუთაისის მაწონი', 'matsoni'],
])('a name of the shelf or of a menu is that food alone, found first: %s', (name, food) => {
  expect(parseFoodText(name, names).items.map(({ foodId }) => foodId)).toEqual([food]);
  expect(search(name, { limit: 1 })).toEqual([expect.objectContaining({ id: food })]);
});
