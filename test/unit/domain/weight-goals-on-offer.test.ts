import { expect, test } from 'vitest';
import { asksPregnancy, proposedGoal, weightGoalsOnOffer } from '../../../src/domain/weight-goals-on-offer.ts';

test('whoever is pregnant or breast-feeding is never led to lose weight', () => {
  for (const pregnancy of ['pregnant', 'breastfeeding'] as const) {
    expect(weightGoalsOnOffer(pregnancy)).toEqual(['maintain-weight', 'gain-weight']);
    expect(proposedGoal('lose-weight', pregnancy)).toBe('maintain-weight');
    expect(proposedGoal('gain-weight', pregnancy)).toBe('gain-weight');
  }
});

test('anybody else keeps every goal', () => {
  for (const pregnancy of ['no', null, undefined] as const) {
    expect(weightGoalsOnOffer(pregnancy)).toHaveLength(3);
    expect(proposedGoal('lose-weight', pregnancy)).toBe('lose-weight');
  }
});

test('the profile asks adult women, and whoever has answered may always take it back', () => {
  const asked = [
    { gender: 'female', age: 18 }, { gender: 'female', age: 55 }, { gender: 'female', age: 60, pregnancy: 'pregnant' as const },
    { gender: 'female', age: 17 }, { gender: 'female', age: 56, pregnancy: 'no' as const }, { gender: 'female', age: null }, { gender: 'male', age: 30 }, { gender: null, age: 30 },
  ];
  expect(asked.map(asksPregnancy)).toEqual([true, true, true, false, false, false, false, false]);
});
