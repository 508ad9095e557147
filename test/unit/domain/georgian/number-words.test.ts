import { describe, expect, test } from 'vitest';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { numberOfWord } from '#domain/georgian/number-words.ts';

describe('a number in words', () => {
  test.each([
    ['ერთი', 1],
    ['ორი', 2],
    ['ორს', 2],
    ['სამის', 3],
    ['რვა', 8],
    ['რვას', 8],
    ['ცხრა', 9],
    ['ათი', 10],
    ['თერთმეტი', 11],
    ['თვრამეტი', 18],
    ['ოცი', 20],
    ['ოცდახუთი', 25],
    ['ოცდაათი', 30],
    ['ორმოცი', 40],
    ['ორმოცდაათი', 50],
    ['სამოცდათხუთმეტი', 75],
    ['ოთხმოცდაცხრამეტი', 99],
    ['ასი', 100],
    ['ასოცი', 120],
    ['ასორმოცდაათი', 150],
    ['ორასი', 200],
    ['ორასორმოცდაათი', 250],
    ['რვაასი', 800],
    ['ათასი', 1000],
    ['ორიათასი', null],
    ['ნახევარი', 0.5],
    ['ნახევარს', 0.5],
    ['მეოთხედი', 0.25],
    ['ერთნახევარი', 1.5],
    ['ორნახევარი', 2.5],
    ['ori', 2],
    ['sami', 3],
    ['xuti', 5],
    ['khuti', 5],
    ['oTxi', 4],
    ['ormocdaati', 50],
    ['naxevari', 0.5],
    ['ertnakhevari', 1.5],
    ['ორიანი', null],
    ['კვერცხი', null],
    ['მეორე', null],
    ['', null],
    ['ათში', null],
  ])('%s is %s', (word, value) => {
    expect(numberOfWord(foldKey(word))?.value ?? null).toBe(value);
  });

  test('is open to a smaller one only without an ending', () => {
    expect(numberOfWord(foldKey('ორას'))?.open).toBe(true);
    expect(numberOfWord(foldKey('ორასი'))?.open).toBe(false);
    expect(numberOfWord(foldKey('ორ'))?.open).toBe(false);
  });
});
