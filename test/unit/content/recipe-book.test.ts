import { expect, test } from 'vitest';
import { checkRecipes } from '#content/checks/check-recipes.ts';
import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import type { Food } from '#domain/food/food.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import type { Recipe } from '#domain/recipes/recipe.ts';

const figures = (calories: number, proteins: number, carbs: number, fats: number) => ({
  calories,
  proteins,
  carbs,
  fats,
});
const food = (id: string, name: string, per100g: Food['per100g'], group: Food['group']): Food => ({
  id,
  name,
  synonyms: [],
  misspellings: [],
  nameEn: id,
  group,
  per100g,
  nutrients: { fibre: 0, sugar: 0, salt: 0 },
  unitGrams: {},
  source: 'ch-1',
});
const PANTRY: ReadonlyMap<string, Food> = new Map(
  [
    { ...food('tomato', 'პომიდორი', figures(20, 1, 3.5, 0.2), 'vegetable'), unitGrams: { piece: 120 } },
    food('sunflower-oil', 'ზეთი', figures(900, 0, 0, 100), 'oil'),
    { ...food('salt', 'მარილი', figures(0, 0, 0, 0), 'spice'), nutrients: { salt: 100 } },
    food('beef', 'საქონლის ხორცი', figures(200, 20, 0, 13), 'meat'),
  ].map((one) => [one.id, one]),
);

const SALAD: Recipe = {
  id: 'tomato-salad',
  name: 'პომიდვრის სინჯი',
  synonyms: [],
  misspellings: [],
  nameEn: 'Tomato trial',
  description: 'სინჯი.',
  types: ['lunch'],
  diets: ['balanced', 'vegetarian', 'fasting'],
  course: 'salad',
  servings: 1,
  minutes: 5,
  method: 'none',
  yield: 1,
  ingredients: [
    { food: 'tomato', grams: 400 },
    { food: 'sunflower-oil', grams: 7 },
  ],
  steps: ['დაჭერით პომიდორი.', 'მოასხით ზეთი.'],
};
const problems = (part: Partial<Recipe>) => checkRecipes([{ ...SALAD, ...part }], PANTRY).map(({ problem }) => problem);

test('every recipe of the book can be cooked, and its figures and tags hold', () => {
  expect(checkRecipes(RECIPES, new Map(FOODS.map((one) => [one.id, one])))).toEqual([]);
});

test('there are recipes enough for every meal and every diet', () => {
  const counts: Record<string, number> = { all: RECIPES.length };
  for (const type of MEAL_TYPES) {
    const ofType = RECIPES.filter(({ types }) => types.includes(type));
    counts[type] = ofType.length;
    for (const diet of DIETS) counts[`${diet} ${type}`] = ofType.filter(({ diets }) => diets.includes(diet)).length;
  }
  const least = (name: string) => (name === 'all' ? 240 : name.includes(' ') ? 10 : 45);
  expect(Object.entries(counts).filter(([name, count]) => count < least(name))).toEqual([]);
});

test('a good salad has no problem', () => {
  expect(problems({})).toEqual([]);
});

test.each<[string, Partial<Recipe>, string]>([
  ['an ingredient that nobody sells', { ingredients: [{ food: 'unicorn', grams: 100 }] }, 'no food unicorn'],
  [
    'an ingredient that is listed twice',
    { ingredients: [...SALAD.ingredients, { food: 'tomato', grams: 1 }] },
    'tomato is listed twice',
  ],
  [
    'an ingredient of nothing',
    { ingredients: [...SALAD.ingredients, { food: 'salt', grams: 0 }] },
    'no amount of salt',
  ],
  [
    'a tomato of a kilogram',
    { ingredients: [{ food: 'tomato', grams: 1000, shown: { amount: 1, unit: 'piece' } }], servings: 4 },
    '1 piece of tomato are not 1000 g',
  ],
  [
    'a salad of oil',
    { ingredients: [{ food: 'sunflower-oil', grams: 50 }], diets: ['low-carb', 'vegetarian', 'fasting'] },
    'a salad of 900 kcal per 100 g',
  ],
  ['a food on a plate', { ingredients: [{ food: 'tomato', grams: 400 }] }, 'a food, not a recipe'],
  ['an ingredient that no step uses', { steps: ['დაჭერით პომიდორი.', 'მიირთვით.'] }, 'no step uses sunflower-oil'],
  ['a soup without water', { course: 'soup' }, 'a soup without water'],
  [
    'a bite for a mouse',
    { servings: 10, diets: ['balanced', 'low-carb', 'vegetarian', 'fasting'] },
    '14.3 kcal a serving',
  ],
  [
    'a trough',
    {
      yield: 1.05,
      ingredients: [
        { food: 'tomato', grams: 1400 },
        { food: 'sunflower-oil', grams: 7 },
      ],
    },
    '1477 g a serving',
  ],
  ['the sea', { ingredients: [...SALAD.ingredients, { food: 'salt', grams: 9 }] }, '9 g of salt a serving'],
  [
    'a salad of brine',
    { ingredients: [...SALAD.ingredients, { food: 'salt', grams: 8 }], servings: 2 },
    'a salad with 1.9 g of salt per 100 g',
  ],
  [
    'a plate that swims in oil',
    {
      ingredients: [
        { food: 'tomato', grams: 300 },
        { food: 'sunflower-oil', grams: 22 },
      ],
      diets: ['vegetarian', 'fasting'],
    },
    '22 g of oil and butter a serving',
  ],
  [
    'a salad without what makes it rich',
    { id: 'olivier-salad' },
    '35 kcal per 100 g, published are 197 (ch-1607 Russian salad, prepared)',
  ],
  ['a salad that grows', { yield: 1.6 }, 'a yield of 1.6 does not fit a salad by none'],
  [
    'a fast with meat',
    { ingredients: [{ food: 'beef', grams: 100 }], diets: ['high-protein', 'low-carb', 'fasting'] },
    'diets are [fasting, high-protein, low-carb], its rules say [high-protein, low-carb]',
  ],
  [
    'a diet that was forgotten',
    { diets: ['balanced', 'vegetarian'] },
    'diets are [balanced, vegetarian], its rules say [balanced, fasting, vegetarian]',
  ],
  ['a Latin letter in a name', { name: 'პomidori' }, '„პomidori“ is not a clean Georgian name'],
  ['an old letter in a name', { synonyms: ['ჴევი'] }, '„ჴევი“ is not a clean Georgian name'],
  ['the name of a food', { name: 'პომიდორი' }, '„პომიდორი“ belongs to the food tomato already'],
  [
    'a step without a full stop',
    { steps: ['დაჭერით', 'მოასხით ზეთი.'] },
    'a step is not a clean Georgian sentence: დაჭერით',
  ],
  ['one step', { steps: ['დაჭერით.'] }, '1 steps'],
  ['a slice that is heavier than the dish', { unitGrams: { slice: 500 } }, 'a slice of 500 g'],
  ['a dish of two weeks', { minutes: 20_000 }, '20000 minutes'],
  ['a promise that the steps break', { steps: ['ხარშეთ 40 წუთი.', 'მოასხით ზეთი.'] }, '5 minutes, the steps take 40'],
  [
    'a short wait that the promise forgets',
    { steps: ['დაჭერით.', '10 წუთი დააყოვნეთ.'] },
    '5 minutes, the steps take 10',
  ],
  [
    'a night that nobody tells',
    { steps: ['დაჭერით.', 'მთელი ღამე მაცივარში გააჩერეთ.'] },
    '0 minutes of waiting, the steps wait 480',
  ],
  ['waiting that no step asks for', { restMinutes: 60 }, '60 minutes of waiting, the steps wait 0'],
])('%s is found', (_name, part, problem) => {
  expect(problems(part)).toContain(problem);
});

test('two recipes of one name are found', () => {
  expect(checkRecipes([SALAD, { ...SALAD, id: 'other' }], PANTRY)).toEqual([
    { recipe: 'other', problem: '„პომიდვრის სინჯი“ belongs to the recipe tomato-salad already' },
  ]);
});
