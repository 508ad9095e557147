import { expect, test } from 'vitest';
import { readPreferences } from '#contract/plan/plan-preferences.ts';
import { ALLERGENS } from '#domain/food/allergens.ts';

const ofOlderApp = (value: object) => ({ name: 'plan-preferences', key: 'current', value });
const wish = (key: string, value: object) => ({ name: 'plan-wishes', key, value });

test('what can be read is read, field by field', () => {
  const stored = { allergies: ['milk'], dislikes: ['meat', 7], people: 99, weekdayMinutes: 30, ofANewerApp: true };
  const known = {
    preferences: { allergies: ['milk'], dislikes: ['meat'], weekdayMinutes: 30 },
    allergiesUnread: false,
  };
  expect(readPreferences([ofOlderApp(stored)])).toEqual(known);
  const wishes = [
    wish('1', { allergy: 'milk', severe: true }),
    wish('2', { dislike: 'meat' }),
    wish('3', { dislike: 7 }),
    wish('weekdayMinutes', { weekdayMinutes: 30 }),
    wish('people', { people: 99 }),
  ];
  expect(readPreferences(wishes)).toEqual(known);
});

test.each([[['milk', 'buckwheat']], ['milk'], [{ severe: ['milk'] }], [null]])(
  'allergies that cannot be read count as all fourteen, never as none: %j',
  (allergies) => {
    expect(readPreferences([ofOlderApp({ allergies, people: 2 })])).toEqual({
      preferences: { allergies: ALLERGENS, people: 2 },
      allergiesUnread: true,
    });
  },
);

test.each(['buckwheat', 7, { severe: 'milk' }, null])('so does one that is wished so: %j', (allergy) => {
  expect(readPreferences([wish('1', { allergy })])).toEqual({
    preferences: { allergies: ALLERGENS },
    allergiesUnread: true,
  });
});

test('nothing stored is no preference, and nothing said of allergies is none of them', () => {
  expect([readPreferences([]), readPreferences([{ ...ofOlderApp({}), value: null }])]).toEqual([null, null]);
  expect(readPreferences([{ name: 'pantry', key: 'milk', value: { grams: 1 } }])).toBeNull();
  const nothing = { preferences: {}, allergiesUnread: false };
  expect(readPreferences([ofOlderApp({})])).toEqual(nothing);
  expect(readPreferences([wish('asked', {})])).toEqual(nothing);
});

test('what an older app keeps as one value joins in; a figure is the newer app’s where it has one', () => {
  const rows = [
    ofOlderApp({ allergies: ['milk'], dislikes: ['liver'], people: 2, weekdayMinutes: 30 }),
    wish('1', { allergy: 'fish' }),
    wish('2', { dislike: 'onion' }),
    wish('people', { people: 4 }),
    wish('weekdayMinutes', {}),
  ];
  expect(readPreferences(rows)?.preferences).toEqual({
    allergies: ['fish', 'milk'],
    dislikes: ['liver', 'onion'],
    people: 4,
  });
});

test('what was taken back from an older app’s list is gone until that app writes another list that names it', () => {
  const takenBack = wish('1', { allergy: 'milk', takenBackFrom: ['milk', 'fish'] });
  const read = (allergies: string[]) => readPreferences([ofOlderApp({ allergies }), takenBack])?.preferences.allergies;
  expect(read(['milk', 'fish'])).toEqual(['fish']);
  expect(read(['milk', 'fish', 'nuts'])).toEqual(['fish', 'milk', 'nuts']);
  expect(read(['milk'])).toEqual(['milk']);
});
