import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const read = (text: string): string[] =>
  parseFoodText(text, names).items.map(({ foodId, grams }) => `${foodId} ${String(grams)}`);

describe('a word that only a rule makes is read like the one that it is made of', () => {
  test.each([
    ['ოკროშკა', 'окрошка'],
    ['ბიფშტექსი', 'бифштекс'],
    ['ორი ტარელკა ბორში', 'ორი თეფში ბორში'],
    ['стакан кефира', 'ჭიქა კეფირი'],
    ['вареная картошка 200 г', 'მოხარშული კარტოფილი 200 გ'],
    ['бутерброд с сыром', 'ბუტერბროდი ყველით'],
    ['chicken with mayonnaise', 'ქათამი მაიონეზით'],
  ])('%s is %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
    expect(read(text).length).toBeGreaterThan(0);
  });
});

describe('how many shared', () => {
  test.each([
    ['ერთი პიცა რვამ გავიყავით', 'ერთი პიცა რვა კაცზე'],
    ['ვიყავით 4 კაცი, ერთი პიცა გავიყავით', 'ერთი პიცა ოთხმა გავიყავით'],
    ['მე და ანამ ერთი პიცა გავიყავით', 'ერთი პიცა ორმა გავიყავით'],
    ['ერთი პიცა მეგობართან გავიყავი', 'ერთი პიცა ორმა გავიყავით'],
  ])('%s is %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
    expect(read(text).length).toBeGreaterThan(0);
  });
});

describe('of two genitives around „და" neither is eaten beside the dish that they say what of it is', () => {
  test.each([
    ['ვაშლის და სტაფილოს წვენი 300 მლ', 'სტაფილოს წვენი 300 მლ'],
    ['წვენი ვაშლის და სტაფილოს 300 მლ', 'ვაშლის წვენი 300 მლ'],
    ['სმუზი ბანანის და მარწყვის 300 მლ', 'ბანანის სმუზი 300 მლ'],
    ['ქათმისა და ყველის სენდვიჩი', 'ყველის სენდვიჩი'],
  ])('%s is %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
    expect(parseFoodText(text, names).items.every(({ confidence }) => confidence < 0.6)).toBe(true);
  });

  test.each(['ხახვის სუპი და ვაშლის წვენი', 'ორი კვერცხის და პომიდვრის სალათი'])('%s are two', (text) => {
    expect(read(text).length).toBe(2);
  });
});

test.each([
  ['ჩაი ორჯერ', '2 ჩაი'],
  ['2 ჭიქა ჩაი სამჯერ', '6 ჭიქა ჩაი'],
])('how often multiplies: %s is %s', (text, same) => {
  expect(read(text)).toEqual(read(same));
});

test.each(['პური არ მიჭამიაო', 'ექიმმა თქვა ხაჭო მიირთვაო'])('what somebody says is not logged: %s', (text) => {
  expect(read(text)).toEqual([]);
});
