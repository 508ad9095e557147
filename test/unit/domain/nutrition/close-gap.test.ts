import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { NUTRIENTS, type Nutrient } from '#domain/nutrition/nutrient.ts';
import {
  closeGap,
  weakestNutrients,
  type Gap,
  type GapAsk,
  type GapCandidate,
} from '#domain/nutrition/gaps/close-gap.ts';
import type { DayNutrition, NutrientDay } from '#domain/nutrition/day-nutrition.ts';

const day = (amount: number, target: number, rest: Partial<NutrientDay> = {}): NutrientDay => ({
  amount,
  coverage: 1,
  target,
  upper: null,
  kind: 'at-least',
  basis: 'EFSA',
  ...rest,
});

const NOTHING_IN_IT = { allergens: [], animal: [], holds: [] };

const candidate = (
  id: string,
  nutrients: GapCandidate['nutrients'],
  rest: Partial<GapCandidate> = {},
): GapCandidate => ({
  kind: 'food',
  id,
  family: id,
  grams: 100,
  portions: 1,
  nutrients,
  diets: DIETS,
  contents: NOTHING_IN_IT,
  nutrition: { calories: 100, proteins: 5, carbs: 10, fats: 3 },
  ...rest,
});

const GAPS: Gap[] = [
  { nutrient: 'fibre', missing: 15 },
  { nutrient: 'magnesium', missing: 200 },
];
const ask = (rest: Partial<GapAsk> = {}): GapAsk => ({
  kcalLeft: 500,
  diet: 'balanced',
  nutrition: {},
  gaps: GAPS,
  rules: { allergies: [], dislikes: [], level: 'none' },
  eaten: [],
  ...rest,
});
const idsOf = (candidates: GapCandidate[], asked = ask()) =>
  closeGap(candidates, asked).map(({ candidate }) => candidate.id);

const amounts = fc.dictionary(fc.constantFrom(...NUTRIENTS), fc.double({ min: 0, max: 400, noNaN: true }), {
  maxKeys: 8,
});
const candidates = fc.array(
  fc.record({
    kind: fc.constantFrom('food' as const, 'recipe' as const),
    id: fc.string({ minLength: 1, maxLength: 4 }),
    family: fc.constantFrom('fruit', 'nut', 'soup', 'salad', 'dairy'),
    grams: fc.constant(100),
    portions: fc.constant(1),
    nutrition: fc.record({
      calories: fc.integer({ min: 0, max: 900 }),
      proteins: fc.constant(5),
      carbs: fc.constant(10),
      fats: fc.constant(3),
    }),
    nutrients: amounts,
    diets: fc.subarray([...DIETS]),
    contents: fc.constant(NOTHING_IN_IT),
  }),
  { maxLength: 30 },
);
const asks = fc.record({
  kcalLeft: fc.integer({ min: 0, max: 1200 }),
  diet: fc.constantFrom(...DIETS),
  rules: fc.constant({ allergies: [], dislikes: [], level: 'none' } as const),
  nutrition: fc.constant({
    iron: day(10, 16, { upper: 40 }),
    salt: day(3, 6, { kind: 'at-most' }),
  } satisfies DayNutrition),
  gaps: fc.uniqueArray(
    fc.record({ nutrient: fc.constantFrom(...NUTRIENTS), missing: fc.double({ min: 1, max: 300, noNaN: true }) }),
    {
      selector: ({ nutrient }) => nutrient,
      minLength: 1,
      maxLength: 2,
    },
  ),
  eaten: fc.constant(['a', 'b']),
});

test('whatever is offered fits the calories and the diet, was not eaten today, and raises a named nutrient by what it says', () => {
  fc.assert(
    fc.property(candidates, asks, (all, asked) => {
      const offers = closeGap(all, asked);
      expect(offers.length).toBeLessThanOrEqual(3);
      expect(new Set(offers.map((offer) => offer.candidate.family)).size).toBe(offers.length);
      for (const {
        candidate: { id, nutrition, nutrients, diets },
        gives,
      } of offers) {
        expect(nutrition.calories).toBeLessThanOrEqual(asked.kcalLeft);
        expect(asked.diet === 'balanced' || diets.includes(asked.diet)).toBe(true);
        expect(asked.eaten).not.toContain(id);
        expect(gives.length).toBeGreaterThan(0);
        for (const { nutrient, amount } of gives) {
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBe(nutrients[nutrient]);
          expect(asked.gaps.map((gap) => gap.nutrient)).toContain(nutrient);
        }
        expect((nutrients['iron'] ?? 0) + 10).toBeLessThanOrEqual(40);
      }
    }),
  );
});

test('where something raises both nutrients, nothing is offered before it that raises one', () => {
  fc.assert(
    fc.property(candidates, asks, (all, asked) => {
      const raised = closeGap(all, asked).map(({ gives }) => gives.length);
      expect(raised).toEqual(raised.toSorted((one, other) => other - one));
    }),
  );
});

test('the order of what there is changes no offer', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50), { minLength: 1 }), (numbers) => {
      const all = numbers.map((number) => candidate(`food-${number}`, { fibre: 5 + (number % 7), magnesium: number }));
      expect(idsOf(all.toReversed())).toEqual(idsOf(all));
    }),
  );
});

test('what closes both gaps comes before what closes one, and a trace closes none', () => {
  const all = [
    candidate('apple', { fibre: 4, magnesium: 9 }),
    candidate('almond', { fibre: 4, magnesium: 80 }),
    candidate('bran', { fibre: 12 }),
    candidate('milk', { magnesium: 3 }),
  ];
  expect(idsOf(all)).toEqual(['almond', 'bran', 'apple']);
});

test('of one kind one is offered, and salt or saturated fat costs a place', () => {
  const all = [
    candidate('almond', { fibre: 4, magnesium: 80 }, { family: 'nut' }),
    candidate('walnut', { fibre: 4, magnesium: 70 }, { family: 'nut' }),
    candidate('salted-bean', { fibre: 6, magnesium: 90, salt: 3 }),
  ];
  const nutrition: DayNutrition = { salt: day(5, 6, { kind: 'at-most' }) };
  expect(idsOf(all, ask({ nutrition }))).toEqual(['almond', 'salted-bean']);
});

test('a fast forbids milk, a full day everything, and liver is offered to nobody', () => {
  const milk = candidate('milk', { fibre: 5, magnesium: 90 }, { diets: ['balanced', 'vegetarian'] });
  const liver = candidate('liver', { fibre: 5, magnesium: 90, vitaminA: 9000 });
  expect([
    idsOf([milk]),
    idsOf([milk], ask({ diet: 'fasting' })),
    idsOf([milk], ask({ kcalLeft: 40 })),
    idsOf([liver]),
  ]).toEqual([['milk'], [], [], []]);
});

test('the two weakest are those farthest from their targets', () => {
  const nutrition: DayNutrition = {
    fibre: day(5, 25),
    magnesium: day(290, 300),
    calcium: day(300, 950),
    iron: day(12, 16),
    sugar: day(90, 90, { kind: 'at-most' }),
  };
  expect(weakestNutrients(nutrition)).toEqual({
    is: 'known',
    gaps: [
      { nutrient: 'fibre', missing: 20 },
      { nutrient: 'calcium', missing: 650 },
    ],
  });
});

test('nothing is named where nothing is lacking, and nothing is guessed where too little is known', () => {
  const little = { coverage: 0.59 };
  const unknown: DayNutrition = { fibre: day(5, 25), magnesium: day(20, 300, little), calcium: day(20, 950, little) };
  const cases: [DayNutrition, ReturnType<typeof weakestNutrients>['is']][] = [
    [{ fibre: day(30, 25), iron: day(15.5, 16) }, 'nothing'],
    [{}, 'unknown'],
    [{ fibre: day(5, 25, little) }, 'unknown'],
    [unknown, 'unknown'],
    [{ salt: day(3, 6, { kind: 'at-most' }) }, 'unknown'],
  ];
  for (const [nutrition, is] of cases) expect(weakestNutrients(nutrition).is).toBe(is);
});

test('what is offered of the weakest nutrients never takes them for anything but the two lowest shares', () => {
  const shares = fc.dictionary(
    fc.constantFrom<Nutrient>('fibre', 'iron', 'zinc', 'calcium', 'folate'),
    fc.double({ min: 0, max: 1.5, noNaN: true }),
    { minKeys: 2 },
  );
  fc.assert(
    fc.property(shares, (known) => {
      const nutrition: DayNutrition = Object.fromEntries(
        Object.entries(known).map(([nutrient, share]) => [nutrient, day(share * 10, 10)]),
      );
      const weakest = weakestNutrients(nutrition);
      const lowest = Object.values(known)
        .filter((share) => share < 0.95)
        .toSorted((one, other) => one - other)
        .slice(0, 2);
      const missing = weakest.is === 'known' ? weakest.gaps.map((gap) => gap.missing) : [];
      expect(missing).toEqual(lowest.map((share) => 10 - share * 10));
    }),
  );
});

test('half a serving of liver is liver all the same: what a whole one holds of vitamin A decides', () => {
  const liver = candidate('liver-pomegranate', { fibre: 10, vitaminA: 2678 }, { kind: 'recipe', portions: 0.5 });
  const carrot = candidate('carrot-soup', { fibre: 10, vitaminA: 1400 }, { kind: 'recipe', portions: 0.5 });
  expect(idsOf([liver, carrot])).toEqual(['carrot-soup']);
});
