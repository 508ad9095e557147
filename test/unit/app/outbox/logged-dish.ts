import type { MealEntry } from '#sync/records.ts';

/** Five khinkali for lunch. */
export const loggedDish: MealEntry = {
  id: '01936f3e-0000-7000-8000-000000000001',
  date: '2026-11-20',
  mealType: 'lunch',
  title: 'ხინკალი, 5 ცალი',
  imageUrl: '',
  calories: 610,
  proteins: 39,
  carbs: 66,
  fats: 21,
  mealId: null,
  timestamp: { seconds: 1_763_640_000, nanoseconds: 0 },
  amount: null,
  unit: null,
  ingredients: [],
};
