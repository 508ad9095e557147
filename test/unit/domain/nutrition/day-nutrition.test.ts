import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contributors, dayNutrition, periodNutrition, type NutrientEntry } from '#domain/nutrition/day-nutrition.ts';
import type { ReferencePerson } from '#domain/nutrition/reference/reference-values.ts';
import { NUTRIENTS, type Nutrient } from '#domain/nutrition/nutrient.ts';

const WOMAN: ReferencePerson = { sex: 'female', age: 30, pregnancy: 'no', goalCalories: 2000 };

const entries = fc.array(
  fc.record<NutrientEntry>({
    calories: fc.double({ min: 0, max: 20_000, noNaN: true }),
    nutrients: fc.dictionary(fc.constantFrom<Nutrient>(...NUTRIENTS), fc.double({ min: 0, max: 1e6, noNaN: true })),
    nutrientCoverage: fc.option(
      fc.dictionary(fc.constantFrom<Nutrient>(...NUTRIENTS), fc.double({ min: 0, max: 1, noNaN: true })),
      { nil: undefined },
    ),
  }),
  { maxLength: 8 },
);

test('one more entry never lowers an amount, and coverage stays within 0 and 1', () => {
  fc.assert(
    fc.property(entries, entries, fc.nat(), (day, [more], place) => {
      const before = dayNutrition(day, WOMAN);
      const after = dayNutrition(more ? day.toSpliced(place % (day.length + 1), 0, more) : day, WOMAN);
      for (const nutrient of NUTRIENTS) {
        expect(after[nutrient]?.amount ?? -1).toBeGreaterThanOrEqual(before[nutrient]?.amount ?? -1);
        expect(after[nutrient]?.coverage ?? 0).toBeGreaterThanOrEqual(0);
        expect(after[nutrient]?.coverage ?? 0).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('what no entry tells is absent, and only that', () => {
  fc.assert(
    fc.property(entries, (day) => {
      const told = NUTRIENTS.filter((nutrient) => day.some((entry) => entry.nutrients?.[nutrient] !== undefined));
      expect(Object.keys(dayNutrition(day, WOMAN))).toEqual(told);
    }),
  );
});

test('the shares of the dishes that gave a nutrient are one whole, the greatest first', () => {
  fc.assert(
    fc.property(entries, fc.constantFrom<Nutrient>(...NUTRIENTS), (day, nutrient) => {
      const given = contributors(day, nutrient);
      expect(given.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(given.length > 0 ? 1 : 0);
      expect(given.map(({ amount }) => amount)).toEqual(given.map(({ amount }) => amount).toSorted((a, b) => b - a));
    }),
  );
});

test('coverage is the share of the energy, weighed by what is known of each dish', () => {
  const day: NutrientEntry[] = [
    { calories: 600, nutrients: { iron: 4 }, nutrientCoverage: { iron: 0.5 } },
    { calories: 200, nutrients: { iron: 2 } },
    { calories: 200 },
  ];
  expect(dayNutrition(day, WOMAN).iron).toMatchObject({ amount: 6, coverage: 0.5, target: 16, upper: 40 });
});

test('a day of water alone has a coverage too', () => {
  expect(dayNutrition([{ calories: 0, nutrients: { calcium: 50 } }, { calories: 0 }], null).calcium).toEqual({
    amount: 50,
    coverage: 0.5,
    target: null,
    upper: null,
    kind: 'at-least',
    basis: '',
  });
});

test('a period is the mean of its logged days; an empty day is not one', () => {
  const days: NutrientEntry[][] = [
    [{ calories: 300, nutrients: { fibre: 10 } }],
    [],
    [{ calories: 100, nutrients: { fibre: 4 } }, { calories: 200 }],
  ];
  expect(periodNutrition(days, WOMAN).fibre).toMatchObject({ amount: 7, coverage: 0.667, target: 25 });
  expect(periodNutrition([[], []], WOMAN)).toEqual({});
});
