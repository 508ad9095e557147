import { expect, test } from 'vitest';
import { namedLike } from '#domain/food/search/own-names.ts';

const NAMES = ['ბებიას ლობიო', 'მაწონი 3,2 % (სანტე)', 'Nutella (Ferrero)', 'ხაჭაპური სახლის'];
const found = (query: string) => namedLike(NAMES, (name) => name, query);

test.each([
  ['ლობ', ['ბებიას ლობიო']],
  ['ლობიოს', ['ბებიას ლობიო']],
  ['მაწონს', ['მაწონი 3,2 % (სანტე)']],
  ['macon', ['მაწონი 3,2 % (სანტე)']],
  ['სანტე მაწონი', ['მაწონი 3,2 % (სანტე)']],
  ['nut', ['Nutella (Ferrero)']],
  ['NUTELLA ferr', ['Nutella (Ferrero)']],
])('%s names %j', (query, names) => {
  expect(found(query)).toEqual(names);
});

test.each(['', '  ', '%', 'ხაში', 'ლობიო მაწონი', 'utella'])('„%s" names nothing', (query) => {
  expect(found(query)).toEqual([]);
});
