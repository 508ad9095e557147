import { expect, test } from 'vitest';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { LABELLED_LINES } from './labelled/labelled-lines.ts';
import { readLines, scoreOf, type LineScore } from './labelled/score-lines.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const names = buildFoodNames(WHOLE_TABLE);

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
const report = (part: string, { lines, kcal, carbs, items }: LineScore): string =>
  `${part}: ${lines} lines, kcal within 20% ${percent(kcal)}, carbs within 7.5 g ${percent(carbs)}, items right ${percent(items)}`;

test('lines that the parser was tuned on are read well', () => {
  const read = readLines(LABELLED_LINES.tuned, names);
  const score = scoreOf(read);
  const wrong = read.filter(({ items }) => !items).map(({ text, told }) => `  ${text}: ${told}`);
  process.stdout.write([report('tuned', score), ...wrong, ''].join('\n'));

  expect(score.lines).toBeGreaterThanOrEqual(300);
  expect(score.kcal).toBeGreaterThanOrEqual(0.95);
  expect(score.carbs).toBeGreaterThanOrEqual(0.96);
  expect(score.items).toBeGreaterThanOrEqual(0.94);
});

test('lines kept aside are read nearly as well', () => {
  const score = scoreOf(readLines(LABELLED_LINES.keptAside, names));
  process.stdout.write(`${report('kept aside', score)}\n`);

  expect(score.lines).toBeGreaterThanOrEqual(150);
  expect(score.kcal).toBeGreaterThanOrEqual(0.87);
  expect(score.carbs).toBeGreaterThanOrEqual(0.91);
  expect(score.items).toBeGreaterThanOrEqual(0.83);
});
