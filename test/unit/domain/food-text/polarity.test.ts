import { describe, expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import { POLARITY_LINES, type PolarityLine } from './labelled/polarity-lines.ts';
import { SMALL_TABLE } from './small-table.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);
const small = buildFoodNames(SMALL_TABLE);
const idsOf = (foods: readonly { foodId: string }[]): string[] => foods.map(({ foodId }) => foodId);
const eatenIn = (text: string) => parseFoodText(text, small).items.map(({ foodId, amount }) => [foodId, amount]);

describe('only what was eaten is logged', () => {
  test.each<PolarityLine>([...POLARITY_LINES.tuned, ...POLARITY_LINES.keptAside])('%s', (text, eaten, leftOut) => {
    const reading = parseFoodText(text, names);
    expect([idsOf(reading.items), idsOf(reading.leftOut)]).toEqual([eaten, leftOut]);
  });
});

test.each([
  ['პური არ მიჭამია', 'not-eaten'],
  ['მინდა პური', 'planned'],
  ['ხვალ პური', 'planned'],
  ['ვიყიდე პური', 'bought'],
  ['ქმარმა პური შეჭამა', 'others'],
  ['პური შეიძლება?', 'asked'],
  ['ვჭამე ვაშლი, პური, კვერცხი ვიყიდე', 'unsure'],
])('%s: says why: %s', (text, why) => {
  expect(parseFoodText(text, small).leftOut[0]?.why).toBe(why);
});

test('what was left over is taken off', () => {
  expect(eatenIn('4 ვაშლი, ნახევარი დავტოვე')).toEqual([['apple', 2]]);
  expect(eatenIn('4 ვაშლი, 1 ცალი დავტოვე')).toEqual([['apple', 3]]);
});

test('a part left over that cannot be weighed makes the amount unsure', () => {
  const [sure, unsure] = ['4 ვაშლი', '4 ვაშლი, ცოტა დავტოვე'].map((text) => parseFoodText(text, small).items[0]);
  expect(unsure?.amount).toBe(4);
  expect(unsure?.confidence).toBeLessThan(0.6);
  expect(sure?.confidence).toBeGreaterThan(0.9);
});

test('a correction takes the place of the same food only', () => {
  expect(eatenIn('2 ვაშლი, 1 კიტრი, უკაცრავად, 3 ვაშლი')).toEqual([
    ['cucumber', 1],
    ['apple', 3],
  ]);
});

test('a question of one sentence leaves the next alone', () => {
  expect(eatenIn('შეიძლება პური? ვაშლი ვჭამე.')).toEqual([['apple', 1]]);
});
