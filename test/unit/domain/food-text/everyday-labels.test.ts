import { expect, test } from 'vitest';
import { EVERYDAY_LINES, labelsOfNoFood } from './fixtures/everyday-lines.ts';
import { WHOLE_TABLE } from './whole-table.ts';

const lines = [...EVERYDAY_LINES.tuned, ...EVERYDAY_LINES.keptAside, ...EVERYDAY_LINES.keptTalk];

test('what an everyday line must be read as is a food that there is', () => {
  expect(labelsOfNoFood(lines, WHOLE_TABLE)).toEqual([]);
});

test('no everyday line stands in the fixtures twice', () => {
  const texts = lines.map(({ text }) => text);

  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
});
