import type { Food, FoodGroup } from '#domain/food/food.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';

type Rest = Partial<Food> & { kcal: number; macros: readonly [proteins: number, carbs: number, fats: number] };

function food(
  id: string,
  name: string,
  group: FoodGroup,
  { kcal, macros: [proteins, carbs, fats], ...rest }: Rest,
): Food {
  return {
    id,
    name,
    synonyms: [],
    misspellings: [],
    nameEn: id.replaceAll('-', ' '),
    group,
    per100g: { calories: kcal, proteins, carbs, fats },
    nutrients: {},
    unitGrams: {},
    source: 'label',
    ...rest,
  };
}

/** Foods with round figures, so that a test can be reckoned in the head. */
export const SMALL_TABLE: readonly Food[] = [
  food('egg', 'კვერცხი', 'eggs', { kcal: 140, macros: [12, 1, 10], unitGrams: { piece: 50 }, eatenAs: 'egg-boiled' }),
  food('egg-boiled', 'მოხარშული კვერცხი', 'eggs', {
    kcal: 150,
    macros: [13, 1, 10],
    unitGrams: { piece: 50 },
    base: { id: 'egg', preparation: 'boiled' },
  }),
  food('egg-fried', 'შემწვარი კვერცხი', 'eggs', {
    kcal: 200,
    macros: [13, 1, 16],
    base: { id: 'egg', preparation: 'fried' },
  }),
  food('white-bread', 'თეთრი პური', 'bread', {
    kcal: 250,
    macros: [8, 50, 1],
    synonyms: ['პური'],
    unitGrams: { slice: 40, piece: 600 },
  }),
  food('matsoni', 'მაწონი', 'dairy', { kcal: 60, macros: [3, 5, 3], density: 1.03, unitGrams: { glass: 205 } }),
  food('milk', 'რძე', 'dairy', { kcal: 60, macros: [3, 5, 3], density: 1.03, unitGrams: { glass: 206 } }),
  food('milk-2-5', 'რძე 2.5%', 'dairy', { kcal: 50, macros: [3, 5, 2.5], density: 1.03, unitGrams: { glass: 206 } }),
  food('imeruli-cheese', 'იმერული ყველი', 'dairy', {
    kcal: 250,
    macros: [18, 1, 20],
    synonyms: ['ყველი'],
    unitGrams: { slice: 30, portion: 60 },
  }),
  food('butter', 'კარაქი', 'dairy', { kcal: 740, macros: [1, 1, 82], unitGrams: { tablespoon: 14, teaspoon: 5 } }),
  food('chicken', 'ქათამი', 'meat', { kcal: 200, macros: [20, 0, 14], unitGrams: { portion: 150 } }),
  food('chicken-breast', 'ქათმის ფილე', 'meat', { kcal: 110, macros: [23, 0, 2], unitGrams: { portion: 150 } }),
  food('chicken-breast-baked', 'გამომცხვარი ქათმის ფილე', 'meat', {
    kcal: 160,
    macros: [31, 0, 4],
    base: { id: 'chicken-breast', preparation: 'baked' },
  }),
  food('rice', 'ბრინჯი', 'grain', {
    kcal: 350,
    macros: [7, 78, 1],
    unitGrams: { tablespoon: 15 },
    eatenAs: 'rice-boiled',
  }),
  food('rice-boiled', 'მოხარშული ბრინჯი', 'grain', {
    kcal: 130,
    macros: [3, 28, 0],
    unitGrams: { portion: 150 },
    base: { id: 'rice', preparation: 'boiled' },
  }),
  food('tomato', 'პომიდორი', 'vegetable', { kcal: 20, macros: [1, 4, 0], unitGrams: { piece: 120 } }),
  food('cucumber', 'კიტრი', 'vegetable', { kcal: 15, macros: [1, 3, 0], unitGrams: { piece: 100 } }),
  food('apple', 'ვაშლი', 'fruit', { kcal: 50, macros: [0, 12, 0], unitGrams: { piece: 150 } }),
  food('walnut', 'ნიგოზი', 'nut', { kcal: 650, macros: [15, 7, 63], unitGrams: { piece: 5, handful: 30 } }),
  food('sugar', 'შაქარი', 'sweet', { kcal: 400, macros: [0, 100, 0], unitGrams: { teaspoon: 5, tablespoon: 12 } }),
  food('honey', 'თაფლი', 'sweet', { kcal: 300, macros: [0, 80, 0], unitGrams: { teaspoon: 7, tablespoon: 20 } }),
  food('water', 'წყალი', 'drink', { kcal: 0, macros: [0, 0, 0], density: 1, unitGrams: { glass: 200 } }),
  food('coffee', 'ყავა', 'drink', { kcal: 2, macros: [0, 0, 0], density: 1, unitGrams: { cup: 150, glass: 200 } }),
  food('tea', 'ჩაი', 'drink', { kcal: 1, macros: [0, 0, 0], density: 1, unitGrams: { cup: 200, glass: 200 } }),
  food('tea-honey', 'ჩაი თაფლით', 'drink', { kcal: 12, macros: [0, 3, 0], density: 1, unitGrams: { cup: 200 } }),
  food('beer', 'ლუდი', 'alcohol', { kcal: 45, macros: [0, 4, 0], density: 1, unitGrams: { glass: 300, bottle: 500 } }),
  food('cola', 'კოკა-კოლა', 'drink', { kcal: 42, macros: [0, 10, 0], density: 1.04, unitGrams: { can: 340 } }),
  food('olive-oil', 'ზეითუნის ზეთი', 'oil', {
    kcal: 900,
    macros: [0, 0, 100],
    density: 0.92,
    unitGrams: { tablespoon: 13.8 },
  }),
  food('khachapuri', 'იმერული ხაჭაპური', 'dish', {
    kcal: 280,
    macros: [12, 30, 13],
    synonyms: ['ხაჭაპური'],
    unitGrams: { piece: 600, slice: 150, portion: 200 },
  }),
  food('khinkali', 'ხინკალი', 'dish', { kcal: 200, macros: [9, 24, 8], unitGrams: { piece: 75, portion: 375 } }),
  food('badrijani', 'ბადრიჯანი ნიგვზით', 'dish', {
    kcal: 180,
    macros: [4, 8, 15],
    unitGrams: { piece: 60, portion: 180 },
  }),
  food('stew', 'ჩაშუშული', 'dish', { kcal: 120, macros: [12, 5, 6], unitGrams: { portion: 300 } }),
  food('salad', 'სალათი', 'dish', { kcal: 60, macros: [1, 5, 4], unitGrams: { portion: 200 } }),
];

/** The names of `SMALL_TABLE`. */
export const SMALL_NAMES = buildFoodNames(SMALL_TABLE);
