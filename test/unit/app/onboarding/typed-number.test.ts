import { expect, test } from 'vitest';
import { readAnswer } from '#app/features/onboarding/number/typed-number.ts';
import { DEFAULT_ANSWERS } from '#domain/body/onboarding.ts';

test('a comma and a point are the same', () => {
  expect(readAnswer(DEFAULT_ANSWERS, 'weight', '63,4')).toEqual({ value: 63.4 });
  expect(readAnswer(DEFAULT_ANSWERS, 'weight', '63.4')).toEqual({ value: 63.4 });
});

test('weights keep one decimal, age and height none', () => {
  expect(readAnswer(DEFAULT_ANSWERS, 'weight', '63,46')).toEqual({ value: 63.5 });
  expect(readAnswer(DEFAULT_ANSWERS, 'height', '175,6')).toEqual({ value: 176 });
});

test.each([
  ['age', '13', 'too-small'],
  ['age', '101', 'too-large'],
  ['height', '99', 'too-small'],
  ['height', '251', 'too-large'],
  ['weight', '29,9', 'too-small'],
  ['weight', '300,1', 'too-large'],
  ['targetWeight', '65', 'not-below-weight'],
  ['weight', '', 'not-a-number'],
  ['weight', '6,,5', 'not-a-number'],
] as const)('%s "%s" is refused: %s', (answer, typed, problem) => {
  expect(readAnswer(DEFAULT_ANSWERS, answer, typed)).toEqual({ problem });
});

test.each([
  ['age', '14'],
  ['age', '100'],
  ['height', '100'],
  ['height', '250'],
  ['weight', '30'],
  ['weight', '300'],
  ['targetWeight', '64,9'],
] as const)('%s "%s" lies just within its bounds', (answer, typed) => {
  expect(readAnswer(DEFAULT_ANSWERS, answer, typed)).toHaveProperty('value');
});

test('a target above the weight is asked for by a gain only', () => {
  const gaining = { ...DEFAULT_ANSWERS, goal: 'gain-weight' } as const;

  expect(readAnswer(gaining, 'targetWeight', '70')).toEqual({ value: 70 });
  expect(readAnswer(gaining, 'targetWeight', '60')).toEqual({ problem: 'not-above-weight' });
});
