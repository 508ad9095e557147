import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const grams = (text: string): string[] =>
  parseFoodText(text, names).items.map((item) => `${item.foodId} ${Math.round(item.grams)}`);

describe('a measure and a half, half of a measure, and numbers that measure nothing', () => {
  test.each([
    ['ბორში თეფში-ნახევარი', '1,5 თეფში ბორში'],
    ['ბორში თეფშის ნახევარი', '0,5 თეფში ბორში'],
    ['დღე 3 ბანანი', 'ბანანი'],
    ['ბანანი 8 ლარად', 'ბანანი'],
    ['ნიოკი პესტოში თეფში 250გ', 'ნიოკი 250გ, პესტოში'],
    ['კოქტეილის ჭიქა კრევეტი', 'ჭიქა კრევეტი'],
    ['მაკარონი ქვაბიდან', 'მაკარონი'],
    ['ნადუღი 150 პიტნით', 'ნადუღი 150 გ პიტნით'],
    ['xinkali 8 sokos', 'xinkali 8'],
    ['ბოთლი ღვინო ორისთვის', 'ბოთლი ღვინო ორზე'],
    ['სამიოდე კანფეტი', '3 კანფეტი'],
    ['0.33 ლიტრიანი ლუდი ორი ცალი', 'ლუდი 660 მლ'],
    ['მოვხარშე 600 გრამი მაკარონი და მესამედი შევჭამე', '200 გრამი მაკარონი'],
    ['ცოტა ხნის წინ ბანანი ვჭამე', 'ბანანი'],
  ])('%s is %s', (text, same) => {
    expect(grams(text)[0]).toBe(grams(same)[0]);
  });

  test.each(['ტაფა ბრინჯი', 'ნახევარი ტორტი, ალბათ 300 გრამი'])('it is unsure how much this is: %s', (text) => {
    const { items } = parseFoodText(text, names);
    expect(items).toHaveLength(1);
    expect(items[0]?.confidence).toBeLessThan(0.6);
  });
});

describe('what people take who say no amount', () => {
  test.each([
    ['ბროკოლი', 150],
    ['ლიმონი', 15],
    ['ნიორი', 4],
    ['მთლიანი წიწილა', 800],
    ['ერთი ჩიფსი', 80],
    ['4 კუბიკი რახათლუხუმი', 80],
  ])('%s: %d g', (text, weight) => {
    expect(parseFoodText(text, names).items.map((item) => Math.round(item.grams))).toEqual([weight]);
  });
});

describe('what belongs together is one food', () => {
  test.each([
    ['სამი კვერცხი ომლეტი', 1],
    ['ფეტა სალათი', 1],
    ['ქაბაბი ლავაშში', 1],
    ['ნახევარ-ნახევარი ვაშლი და მსხალი', 2],
    ['რედ ბული', 1],
    ['შამფური მწვადი, სოუსი მოვაშორე, მხოლოდ ბრინჯი', 2],
    ['ტკბილზე უარი ვთქვი და ფორთოხალი გავფცქვენი', 1],
    ['ლუდი ერთი, ძილი მინდოდა', 1],
  ])('%s', (text, count) => {
    expect(parseFoodText(text, names).items).toHaveLength(count);
  });
});

describe('what alone leaves doubt', () => {
  const least = (text: string): number =>
    Math.min(...parseFoodText(text, names).items.map(({ confidence }) => confidence));

  test.each([
    'სამი კოტლეტი პიურეთი',
    'მეგრულის მეოთხედი ნაჭერი',
    'ტარხუნა 0,5',
    'შქმერული მთლიანი ორ კაცზე გავყავით',
    '3 ფრთა ბრუმბრუმი 2 ბანანი',
  ])('%s', (text) => {
    expect(least(text)).toBeLessThan(0.6);
  });

  test('eight and not six are eight', () => {
    expect(parseFoodText('ხინკალი 8 ცალი და არა 6', names).items).toEqual(parseFoodText('ხინკალი 8 ცალი', names).items);
  });
});
