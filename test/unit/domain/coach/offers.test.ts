import { expect, test } from 'vitest';
import { answerQuestion } from '#domain/coach/answer-question.ts';
import type { CoachContext } from '#domain/coach/coach-context.ts';
import { offersFor } from '#domain/coach/foods/offers.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';

const goals = { calories: 1800, macros: { carbs: 200, fats: 60, proteins: 110 }, water: 2000 };
const day = (calories: number, proteins: number, water: number): CoachContext => ({
  time: '19:00',
  goals,
  eaten: { calories, macros: { carbs: 100, fats: 40, proteins }, water },
});
const MOMENTS: CoachContext[] = [
  {},
  { time: '08:00' },
  { time: '13:00' },
  { time: '16:30' },
  day(0, 0, 0),
  day(1200, 40, 500),
  day(2300, 120, 2200),
];

test('what is offered follows the day', () => {
  expect(offersFor(day(0, 0, 0))).toEqual([
    'რა ვჭამო ვახშმად?',
    'რამდენი ცილა დამრჩა?',
    'რამდენი წყალი დავლიო?',
    'რამდენი კალორია დამრჩა დღეს?',
  ]);
  expect(offersFor(day(2300, 120, 2200))).toEqual([
    'მიზანს გადავცდი, რა ვქნა?',
    'რა ვჭამო ვახშმად?',
    'როგორ ჩაიარა ჩემმა დღემ?',
  ]);
  expect(offersFor({ time: '08:00' })[0]).toBe('რა ვჭამო საუზმეზე?');
});

test('the coach knows an answer to everything that is offered', () => {
  const knowledge = { foods: buildFoodNames([]), recipes: [] };
  const unknown = MOMENTS.flatMap((context) =>
    offersFor(context).filter(
      (content) => answerQuestion([{ role: 'user', content }], context, knowledge).intent === 'unknown',
    ),
  );
  expect(unknown).toEqual([]);
});
