import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';
import { reweigh, usualHelping } from '#domain/food/weighed-food.ts';
import type { ReadFood } from '#device/food/nutrients/food-reading.ts';
import { dishesOfReview, problemOfRows, totalOf } from '#app/features/dashboard/add-meal/review/dishes-of-review.ts';
import {
  foodReview,
  reviewOf,
  settled,
  type FoodReview,
  type FoodReviewAction,
} from '#app/features/dashboard/add-meal/review/food-review.ts';
import { cutOf } from '#app/features/dashboard/add-meal/review/review-row.ts';

const food = (name: string, grams: number, kcal: number, foodId: string | null = name): ReadFood => ({
  name,
  foodId,
  food: null,
  confidence: 0.9,
  weighed: { amount: grams, unit: 'g', grams, calories: kcal, proteins: 1.1, carbs: 2.2, fats: 3.3 },
});

const byId = (id: string) => {
  const found = FOODS.find((each) => each.id === id);
  if (!found) throw new Error(`no food ${id}`);
  return found;
};
const EGG = food('კვერცხი', 100, 155);
const BREAD = food('შოთის პური', 50, 130);
const YOGHURT = food('მაწონი', 200, 122);
const LIST = reviewOf({ foods: [EGG, BREAD, YOGHURT], leftOut: [], unknown: ['ჯიჯილაყა'] }, 'breakfast');

const after = (review: FoodReview, ...actions: FoodReviewAction[]) => actions.reduce(foodReview, review);
const named = ({ rows }: FoodReview) => rows.map(({ name, now }) => [name, now.calories]);

test('another amount brings its figures, and comes back from nothing', () => {
  const none = after(LIST, { is: 'weighed', key: 0, amount: 0, unit: 'g' });
  const again = after(none, { is: 'weighed', key: 0, amount: 50, unit: 'g' });

  expect(none.rows[0]?.now).toMatchObject({ amount: 0, calories: 0 });
  expect(again.rows[0]?.now).toMatchObject({ amount: 50, calories: 77.5, proteins: 0.6 });
});

test('whole or piece is asked where the text leaves it open, and one tap says which', () => {
  const shoti = byId('shoti');
  const weighed = reweigh(usualHelping(shoti), shoti, 2, 'slice');
  const read: ReadFood = { name: shoti.name, foodId: shoti.id, food: shoti, confidence: 0.58, weighed };
  const list = reviewOf({ foods: [read, { ...read, confidence: 0.9 }, EGG], leftOut: [], unknown: [] }, 'breakfast');
  const whole = after(list, { is: 'cut-chosen', key: 0, meant: 'whole' });
  const piece = after(whole, { is: 'unit-chosen', key: 0, unit: 'g' }, { is: 'cut-chosen', key: 0, meant: 'piece' });

  expect(list.rows.map(({ cut }) => cut !== null)).toEqual([true, false, false]);
  expect(list.rows.map(cutOf)[0]).toBeUndefined();
  expect(whole.rows[0]).toMatchObject({ now: { amount: 2, unit: 'piece' }, isGuess: false, isTouched: true });
  expect(whole.rows[0]?.now.grams).toBe(2 * (shoti.unitGrams.piece ?? 0));
  expect(whole.rows.map(cutOf)[0]).toBe('whole');
  expect(piece.rows[0]?.now).toMatchObject({ amount: 2, unit: 'slice', grams: 2 * (shoti.unitGrams.slice ?? 0) });
  expect(piece.rows.map(cutOf)[0]).toBe('piece');
});

test('what is logged tells the nutrients of its foods, and not of what was typed over', () => {
  const egg = byId('egg');
  const weighed = usualHelping(egg);
  const read: ReadFood = { name: egg.name, foodId: egg.id, food: egg, confidence: 1, weighed };
  const list = reviewOf({ foods: [read, { ...YOGHURT, foodId: null }], leftOut: [], unknown: [] }, 'breakfast');
  const [one] = dishesOfReview(list.rows, false);
  const [alone, unknown] = dishesOfReview(list.rows, true);

  expect(alone?.nutrients?.vitaminB12).toBeCloseTo(((egg.nutrients.vitaminB12 ?? 0) * weighed.grams) / 100, 3);
  expect(unknown?.nutrients).toBeUndefined();
  expect(one?.nutrients).toEqual(alone?.nutrients);
  expect(one?.nutrientCoverage?.vitaminB12).toBeCloseTo(weighed.grams / (weighed.grams + 200), 2);
  const typed = after(
    list,
    { is: 'edited', key: 0 },
    { is: 'typed', key: 0, figure: 'calories', text: '900' },
    { is: 'typed', key: 0, figure: 'proteins', text: '1' },
    { is: 'saved', key: 0 },
  );
  expect(dishesOfReview(typed.rows, true)[0]?.nutrients).toBeUndefined();
});

test('an edited row is taken over, or not', () => {
  const edited = after(
    LIST,
    { is: 'edited', key: 0 },
    { is: 'renamed', key: 0, name: ' ერბოკვერცხი ' },
    { is: 'typed', key: 0, figure: 'calories', text: '201,44' },
  );

  expect(named(after(edited, { is: 'cancelled', key: 0 }))[0]).toEqual(['კვერცხი', 155]);
  expect(named(after(edited, { is: 'saved', key: 0 }))[0]).toEqual(['ერბოკვერცხი', 201.4]);
  expect(named(settled(edited))[0]).toEqual(['ერბოკვერცხი', 201.4]);
});

test('figures of the person’s own are what further amounts are reckoned from', () => {
  const own = after(
    LIST,
    { is: 'edited', key: 0 },
    { is: 'typed', key: 0, figure: 'calories', text: '200' },
    { is: 'saved', key: 0 },
  );

  expect(after(own, { is: 'weighed', key: 0, amount: 200, unit: 'g' }).rows[0]?.now.calories).toBe(400);
});

test('an amount in the form brings its figures with it', () => {
  const typed = after(LIST, { is: 'edited', key: 2 }, { is: 'amount-typed', key: 2, amount: '100', unit: 'g' });

  expect(typed.rows[2]?.draft).toMatchObject({ amount: '100', calories: '61', fats: '1,7' });
});

test('invalid numbers become 0, none is below it, and a row keeps its name', () => {
  const broken = after(
    LIST,
    { is: 'edited', key: 0 },
    { is: 'renamed', key: 0, name: '  ' },
    { is: 'typed', key: 0, figure: 'calories', text: 'ბევრი' },
    { is: 'typed', key: 0, figure: 'fats', text: '-5' },
    { is: 'saved', key: 0 },
  );

  expect(broken.rows[0]).toMatchObject({ name: 'კვერცხი', now: { calories: 0, fats: 0, proteins: 1.1 } });
});

test('what was taken out comes back to its place', () => {
  const [row] = LIST.rows;
  const gone = after(LIST, { is: 'removed', key: 0 });

  expect(named(gone)).toEqual([
    ['შოთის პური', 130],
    ['მაწონი', 122],
  ]);
  expect(row && named(after(gone, { is: 'restored', row, at: 0 }))).toEqual(named(LIST));
});

test('an unknown word becomes a row, or is nothing to eat and can be asked about again', () => {
  const [ask] = LIST.asks;

  expect(named(after(LIST, { is: 'answered', key: 3, food: food('ჩიხირთმა', 300, 200) })).at(-1)).toEqual([
    'ჩიხირთმა',
    200,
  ]);
  const dismissed = after(LIST, { is: 'dismissed', key: 3 });
  expect(dismissed.asks).toEqual([]);
  expect(ask && after(dismissed, { is: 'asked-again', ask }).asks).toEqual(LIST.asks);
});

test('a better reading takes the place of a list that nobody has touched', () => {
  const refined = after(LIST, {
    is: 'refined',
    reading: { foods: [EGG, food('ლავაში', 60, 150)], leftOut: [], unknown: [] },
  });

  expect(named(refined)).toEqual([
    ['კვერცხი', 155],
    ['ლავაში', 150],
  ]);
  expect(refined.asks).toEqual([]);
});

test('a better reading never replaces what the person has said', () => {
  const better = {
    foods: [food('კვერცხი', 110, 171), food('თონის პური', 60, 156), food('მაწონი', 250, 150)],
    leftOut: [],
    unknown: [],
  };
  const weighed = after(LIST, { is: 'weighed', key: 0, amount: 50, unit: 'g' });
  const editing = after(LIST, { is: 'edited', key: 1 });
  const without = after(LIST, { is: 'removed', key: 2 });
  const answered = after(LIST, { is: 'answered', key: 3, food: food('ჩიხირთმა', 300, 200) });

  expect(named(after(weighed, { is: 'refined', reading: better }))).toEqual([
    ['კვერცხი', 77.5],
    ['თონის პური', 156],
    ['მაწონი', 150],
  ]);
  expect(named(after(editing, { is: 'refined', reading: better }))).toEqual([
    ['კვერცხი', 171],
    ['შოთის პური', 130],
    ['მაწონი', 150],
  ]);
  expect(named(after(without, { is: 'refined', reading: better }))).toEqual([
    ['კვერცხი', 171],
    ['თონის პური', 156],
  ]);
  expect(named(after(answered, { is: 'refined', reading: better }))).toEqual([
    ['ჩიხირთმა', 200],
    ['კვერცხი', 171],
    ['თონის პური', 156],
    ['მაწონი', 150],
  ]);
});

test('words that are nothing to eat are not asked about again', () => {
  const refined = after(
    LIST,
    { is: 'dismissed', key: 3 },
    { is: 'refined', reading: { foods: [EGG], leftOut: [], unknown: ['ჯიჯილაყა', 'ხახაბო'] } },
  );

  expect(refined.asks.map(({ words }) => words)).toEqual(['ხახაბო']);
});

test('rows become one dish with their names, their sums and themselves as ingredients', () => {
  const dishes = dishesOfReview(LIST.rows, false);

  expect(dishes).toHaveLength(1);
  expect(dishes[0]).toMatchObject({
    title: 'კვერცხი, შოთის პური, მაწონი',
    calories: 407,
    proteins: 3.3,
    carbs: 6.6,
    fats: 9.9,
  });
  expect(dishes[0]?.ingredients).toHaveLength(3);
  expect(dishes[0]?.ingredients?.[1]).toEqual({
    name: 'შოთის პური',
    amount: 50,
    unit: 'g',
    grams: 50,
    calories: 130,
    protein: 1.1,
    fat: 3.3,
    carbs: 2.2,
    foodId: 'შოთის პური',
  });
});

test('or each a dish of its own, the ready dish of a recipe with its picture', () => {
  const { rows } = reviewOf(
    { foods: [EGG, food('ლობიანი', 150, 390, 'dish-lobiani')], leftOut: [], unknown: [] },
    undefined,
  );

  expect(dishesOfReview(rows, true).map(({ title, mealId, imageUrl }) => [title, mealId, imageUrl])).toEqual([
    ['კვერცხი', undefined, undefined],
    ['ლობიანი', 'lobiani', '/assets/recipes/lobiani.webp'],
  ]);
});

test('a title holds whole names only, and the sums are of all rows', () => {
  const many = Array.from({ length: 70 }, (_, at) => food(`კერძი ნომერი ${at}`, 100, 10.04));
  const [dish] = dishesOfReview(reviewOf({ foods: many, leftOut: [], unknown: [] }, undefined).rows, false);

  expect(dish?.title.length).toBeLessThanOrEqual(200);
  expect(dish?.title).toMatch(/კერძი ნომერი \d+$/);
  expect(dish?.ingredients).toHaveLength(60);
  expect(dish?.calories).toBe(702.8);
});

test('what no dish can hold is said before it is added', () => {
  const { rows } = reviewOf(
    { foods: [food('ქონი', 1000, 12_000), food('კარაქი', 1000, 9000)], leftOut: [], unknown: [] },
    undefined,
  );

  expect(problemOfRows(rows, false)).toBe('kcal-out-of-bounds');
  expect(problemOfRows(rows, true)).toBeNull();
  expect(problemOfRows(LIST.rows, false)).toBeNull();
});

test('nothing adds up to nothing', () => {
  expect(totalOf([])).toEqual({ calories: 0, proteins: 0, carbs: 0, fats: 0 });
  expect(dishesOfReview([], false)).toEqual([]);
});

test('what was not eaten stands aside, and one tap takes it in', () => {
  const review = reviewOf({ foods: [EGG], leftOut: [{ food: BREAD, why: 'not-eaten' }], unknown: [] }, undefined);
  const taken = after(review, { is: 'taken-in', key: review.leftOut[0]?.key ?? -1 });

  expect([named(review), review.leftOut.map(({ why }) => why)]).toEqual([[['კვერცხი', 155]], ['not-eaten']]);
  expect([named(taken), taken.leftOut]).toEqual([
    [
      ['კვერცხი', 155],
      ['შოთის პური', 130],
    ],
    [],
  ]);
});

test('a better reading brings its own list of what was not eaten, and never takes back what was taken in', () => {
  const review = reviewOf({ foods: [EGG], leftOut: [{ food: BREAD, why: 'planned' }], unknown: [] }, undefined);
  const better = { foods: [EGG], leftOut: [{ food: YOGHURT, why: 'asked' as const }], unknown: [] };
  const taken = after(
    review,
    { is: 'taken-in', key: review.leftOut[0]?.key ?? -1 },
    { is: 'refined', reading: better },
  );

  expect(after(review, { is: 'refined', reading: better }).leftOut.map(({ food: { name } }) => name)).toEqual([
    'მაწონი',
  ]);
  expect(named(taken)).toContainEqual(['შოთის პური', 130]);
});
