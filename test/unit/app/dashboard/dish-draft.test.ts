import { expect, test } from 'vitest';
import { checkDish, dishDraft, draftOf, emptyDraft, type DishDraft } from '#app/features/dashboard/dish/dish-draft.ts';

const typed = (given: Partial<DishDraft>): DishDraft => ({
  ...emptyDraft('lunch'),
  title: 'ხინკალი',
  calories: '610',
  ...given,
});

test('a dish of title and calories alone has no macros', () => {
  expect(checkDish(typed({ title: '  ხინკალი ' }))).toEqual({
    is: 'fine',
    dish: { title: 'ხინკალი', calories: 610, proteins: 0, carbs: 0, fats: 0, mealType: 'lunch' },
  });
});

test('commas and points are read alike, to one decimal', () => {
  expect(checkDish(typed({ calories: '1 250,55', proteins: '12.34', fats: '0,5' }))).toMatchObject({
    dish: { calories: 1250.6, proteins: 12.3, fats: 0.5 },
  });
});

test('a macro that is no number counts as nothing', () => {
  expect(checkDish(typed({ carbs: '1,2,3', fats: '.' }))).toMatchObject({ dish: { carbs: 0, fats: 0 } });
});

test('blank titles, missing calories and a missing meal are named, each at its field', () => {
  expect(checkDish({ ...emptyDraft(undefined), title: '   ', calories: 'ბევრი' })).toEqual({
    is: 'refused',
    problems: { title: 'required', calories: 'required', mealType: 'choose-meal' },
  });
});

test('zero calories is an answer', () => {
  expect(checkDish(typed({ calories: '0' }))).toMatchObject({ is: 'fine', dish: { calories: 0 } });
});

test.each([
  [{ title: 'ა'.repeat(201) }, { title: 'title-too-long' }],
  [{ calories: '20001' }, { calories: 'kcal-out-of-bounds' }],
  [{ calories: '-5' }, { calories: 'kcal-out-of-bounds' }],
  [{ proteins: '2000,1' }, { proteins: 'grams-out-of-bounds' }],
])('what lies out of bounds is refused: %o', (given, problems) => {
  expect(checkDish(typed(given))).toEqual({ is: 'refused', problems });
});

test('the bounds themselves are allowed', () => {
  expect(checkDish(typed({ title: 'ა'.repeat(200), calories: '20000', carbs: '2000' }))).toMatchObject({ is: 'fine' });
});

test('a logged dish fills its form as people type, and comes back unchanged', () => {
  const dish = { title: 'მჭადი', calories: 0, proteins: 12.5, carbs: 0, fats: 3, mealType: 'snacks' } as const;
  const draft = draftOf(dish);
  expect(draft).toMatchObject({ calories: '0', proteins: '12,5', carbs: '' });
  expect(checkDish(draft)).toEqual({ is: 'fine', dish });
});

test('typing, choosing a meal and trying to save change nothing else', () => {
  const begun = dishDraft(emptyDraft(undefined), { is: 'typed', field: 'title', text: 'ლობიო' });
  const chosen = dishDraft(begun, { is: 'chosen', mealType: 'dinner' });
  expect(dishDraft(chosen, { is: 'tried' })).toEqual({ ...emptyDraft('dinner'), title: 'ლობიო', tried: true });
});
