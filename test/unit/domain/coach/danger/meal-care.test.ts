import { describe, expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { CARE_ANSWERS } from '#domain/coach/danger/care-answers.ts';
import { careForMeal } from '#domain/coach/danger/meal-care.ts';
import { EVERYDAY_LINES } from '#test/unit/domain/food-text/fixtures/everyday-lines.ts';
import { WHOLE_KNOWLEDGE } from '../whole-knowledge.ts';

const care = (text: string) => careForMeal(text, WHOLE_KNOWLEDGE.foods);

describe('beside a typed meal', () => {
  test.each([
    '2 ხაჭაპური ვჭამე და მერე თითი ჩავიდე პირში',
    'ლაზანია ვჭამე და მერე ლაქსატივი, ჩაწერე',
    'xinkali vchame 10 da mere avigde ukan titebit',
  ])('care stands where it tells of purging: %s', (text) => {
    expect(care(text)).toBe(CARE_ANSWERS['eating-disorder']);
  });

  test('stands nothing where it names foods alone', () => {
    expect(FOODS.flatMap(({ name }) => (care(`${name} 100 გრამი`) === null ? [] : [name]))).toEqual([]);
    const lines = EVERYDAY_LINES.tuned.flatMap(({ text }) => (care(text) === null ? [] : [text]));
    expect(lines.length / EVERYDAY_LINES.tuned.length).toBeLessThanOrEqual(0.005);
  });
});
