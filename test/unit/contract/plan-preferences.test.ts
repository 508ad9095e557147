import { expect, test } from 'vitest';
import { readPreferences } from '#contract/plan/plan-preferences.ts';
import { ALLERGENS } from '#domain/food/allergens.ts';

test('what can be read is read, field by field', () => {
  const stored = { allergies: ['milk'], dislikes: ['meat', 7], people: 99, weekdayMinutes: 30, ofANewerApp: true };
  expect(readPreferences(stored)).toEqual({
    preferences: { allergies: ['milk'], dislikes: ['meat'], weekdayMinutes: 30 },
    allergiesUnread: false,
  });
});

test.each([[['milk', 'buckwheat']], ['milk'], [{ severe: ['milk'] }], [null]])(
  'allergies that cannot be read count as all fourteen, never as none: %j',
  (allergies) => {
    expect(readPreferences({ allergies, people: 2 })).toEqual({
      preferences: { allergies: ALLERGENS, people: 2 },
      allergiesUnread: true,
    });
  },
);

test('nothing stored is no preference, and nothing said of allergies is none of them', () => {
  expect([readPreferences(undefined), readPreferences(null)]).toEqual([null, null]);
  expect(readPreferences({})).toEqual({ preferences: {}, allergiesUnread: false });
});
