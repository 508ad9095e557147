import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const read = (text: string): string[] =>
  parseFoodText(text, names).items.map(({ foodId, grams }) => `${foodId} ${String(grams)}`);
const surest = (text: string): number =>
  Math.max(...parseFoodText(text, names).items.map(({ confidence }) => confidence));

describe('what is said later changes what was said', () => {
  test.each([
    ['2 კვერცხი მოვხარშე, ერთი ვჭამე', '1 კვერცხი'],
    ['მაკარონი 300 გ, შევცდი, 200 გ', 'მაკარონი 200 გ'],
    ['ჩაი... ანუ ყავა', 'ყავა'],
    ['ბორში დამხვდა, ორი თეფში ვჭამე', 'ორი თეფში ბორში'],
    ['დედამ ტოლმა გამომიგზავნა, 6 ვჭამე', '6 ტოლმა'],
    ['ცოტა ღვინო დავლიე, დაახლოებით 2 ჭიქა', '2 ჭიქა ღვინო'],
    ['ნახევარი ბურგერი, დანარჩენი ძაღლს მივეცი', 'ნახევარი ბურგერი'],
    ['ნახევარი პიცა მე, ნახევარი ქმარმა', 'ნახევარი პიცა'],
    ['ხუთი ხინკლიდან ორი ძმას მივეცი', 'სამი ხინკალი'],
  ])('%s: %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
  });

  test('an amount that belongs to no food leaves doubt about the one before', () => {
    expect(surest('ლობიანი ორი, თუ სამი ნაჭერი')).toBeLessThan(0.6);
  });
});

describe('who ate, and how much of it', () => {
  test.each([
    ['ბოთლი ღვინო ორმა დავლიეთ', 'ნახევარი ბოთლი ღვინო'],
    ['20 ხინკალი ვჭამეთ, ოთხნი ვიყავით', '5 ხინკალი'],
    ['ორივემ თითო შაურმა ვჭამეთ', 'ერთი შაურმა'],
    ['ქმარს მწვადი, მე თევზი', 'თევზი'],
    ['სადილი - არ მიჭამია, ვახშამი - ორი კვერცხი', 'ორი კვერცხი'],
  ])('%s: %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
  });

  test('what several ate is sure only where one knows how many they were', () => {
    expect(surest('5 ხინკალი ვჭამეთ')).toBeLessThan(0.6);
  });

  test.each(['ბავშვის ფაფა 100 გ', 'პური გამითავდა', 'ექიმმა ხორცი ამიკრძალა', 'სუპი გავაკეთე, მაგრამ არ მიჭამია'])(
    'nothing was eaten: %s',
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

describe('one food is not counted twice', () => {
  test.each([
    ['სალათი: კიტრი, პომიდორი', 'კიტრი, პომიდორი'],
    ['შვრია წყალზე', 'შვრია'],
    ['სიმინდი 2 ტარო', '2 სიმინდი'],
    ['ფისტა მარილიანი 40 გ', 'მარილიანი ფისტა 40 გ'],
    ['შაურმა, ქათმის', 'შაურმა'],
    ['ტაკო 3 ცალი საქონლის', 'ტაკო 3 ცალი'],
    ['ქათამი შქმერული', 'შქმერული'],
  ])('%s: %s', (text, same) => {
    expect(read(text)).toEqual(read(same));
  });

  test('what stands in a drink takes little of it, and the drink is drunk', () => {
    expect(read('თაფლი ჩაის კოვზი ჩაიში')).toEqual(['honey 8', 'tea 200']);
  });
});

describe('what is not known is not guessed', () => {
  test.each(['ბურფი ქათმით', 'ხბოს ბურფი', 'კარი დაკეტე'])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });

  test('a name that leaves out a part of its dish is never sure', () => {
    expect(surest('ბიფსტროგანოვი 250 გ')).toBeLessThan(0.6);
    expect(surest('ბიფსტროგანოვი ბრინჯით 250 გ')).toBeGreaterThan(0.9);
  });

  test('what has a weight is food, whatever letter is wrong', () => {
    expect(read('ყვლი 50 გ')).toEqual(read('ყველი 50 გ'));
    expect(read('ყვლი')).toEqual([]);
    expect(read('სუპპი')).toEqual(read('სუპი'));
  });
});
