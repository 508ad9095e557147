import { expect, test } from 'vitest';
import { nutrientSources } from '#domain/nutrition/nutrient-sources.ts';

const entry = (title: string, nutrients?: { fibre?: number }) => ({
  title,
  calories: 100,
  ...(nutrients && { nutrients }),
});

test('a dish of many days is one source, the largest comes first, and what says nothing is named once', () => {
  const entries = [
    entry('ვაშლი', { fibre: 3 }),
    entry('ლობიო', { fibre: 5 }),
    entry('ვაშლი', { fibre: 4 }),
    entry('სახაჭაპურე'),
    entry('სახაჭაპურე'),
    entry('ყველი', { fibre: 0 }),
  ];
  const { given, unknown } = nutrientSources(entries, 'fibre');
  expect(given.map(({ title, amount }) => [title, amount])).toEqual([
    ['ვაშლი', 7],
    ['ლობიო', 5],
  ]);
  expect(given.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
  expect(unknown).toEqual(['სახაჭაპურე']);
});
