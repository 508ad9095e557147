import { expect, test } from 'vitest';
import { dailyReference, referencePerson, type ReferencePerson } from '#domain/nutrition/reference/reference-values.ts';

const person = (part: Partial<ReferencePerson> = {}): ReferencePerson => ({
  sex: 'female',
  age: 30,
  pregnancy: 'no',
  goalCalories: 2000,
  ...part,
});
const targets = (part: Partial<ReferencePerson>) =>
  Object.fromEntries(Object.entries(dailyReference(person(part))).map(([nutrient, { target }]) => [nutrient, target]));
const uppers = (part: Partial<ReferencePerson>) =>
  Object.fromEntries(
    Object.entries(dailyReference(person(part))).flatMap(([nutrient, { upper }]) =>
      upper === null ? [] : [[nutrient, upper]],
    ),
  );

test('targets are those of the sex and the age', () => {
  expect(targets({})).toEqual({
    fibre: 25,
    sugar: 90,
    saturated: 20,
    omega3: 1.361,
    salt: 6,
    vitaminC: 95,
    vitaminE: 11,
    vitaminB1: 0.837,
    vitaminB2: 1.6,
    vitaminB3: 13.389,
    vitaminB5: 5,
    vitaminB6: 1.6,
    potassium: 3500,
    sodium: 2000,
    calcium: 950,
    magnesium: 300,
    phosphorus: 550,
    iron: 16,
    zinc: 9.3,
    copper: 1.3,
    manganese: 3,
    choline: 400,
    caffeine: null,
    vitaminA: 650,
    retinol: null,
    vitaminD: 15,
    vitaminK: 70,
    folate: 330,
    vitaminB12: 4,
    selenium: 70,
    iodine: 150,
  });
  expect(targets({ sex: 'male' })).toMatchObject({
    iron: 11,
    magnesium: 350,
    zinc: 11.7,
    vitaminA: 750,
    vitaminC: 110,
  });
  expect(targets({ age: 51 })).toMatchObject({ iron: 11, calcium: 950 });
  expect(targets({ age: 24 })).toMatchObject({ calcium: 1000 });
  expect(targets({ age: 16 })).toMatchObject({ iron: 13, calcium: 1150, vitaminA: 650, fibre: 21 });
  expect(targets({ age: 14, sex: 'male' })).toMatchObject({ vitaminA: 600, zinc: 10.7, iodine: 120, vitaminC: 70 });
});

test('who is pregnant or nurses has values of her own', () => {
  expect(targets({ pregnancy: 'pregnant' })).toMatchObject({
    folate: 600,
    iodine: 200,
    iron: 16,
    vitaminC: 105,
    zinc: 10.9,
  });
  expect(targets({ pregnancy: 'breastfeeding', age: 22 })).toMatchObject({
    vitaminA: 1300,
    folate: 500,
    calcium: 1000,
    selenium: 85,
  });
  expect(uppers({ pregnancy: 'pregnant' })).toMatchObject({ caffeine: 200, iodine: 600 });
  expect(dailyReference(person({ pregnancy: 'pregnant' })).copper).toMatchObject({ target: 1.5, upper: null });
});

test('an upper level that counts added forms only is none, and that of vitamin A is of its retinol', () => {
  expect(uppers({})).toEqual({
    retinol: 3000,
    vitaminD: 100,
    vitaminE: 300,
    vitaminB6: 12,
    calcium: 2500,
    iron: 40,
    zinc: 25,
    copper: 5,
    manganese: 8,
    caffeine: 400,
    selenium: 255,
    iodine: 600,
  });
});

test('what nobody could look up is not told', () => {
  expect(dailyReference(person({ pregnancy: 'pregnant' })).fibre).toBeUndefined();
  expect(uppers({ age: 16 })).toEqual({
    retinol: 2600,
    vitaminD: 100,
    vitaminE: 260,
    vitaminB6: 10.7,
    iron: 35,
    zinc: 22,
    copper: 4,
    iodine: 500,
  });
  expect(dailyReference(person({ age: 12 }))).toEqual({});
});

test('what is a ceiling is said to be one, and each value names its source', () => {
  const all = dailyReference(person());
  expect([all.salt?.kind, all.sodium?.kind, all.fibre?.kind]).toEqual(['at-most', 'about', 'at-least']);
  expect(Object.values(all).filter(({ basis }) => !/EFSA|1169\/2011/u.test(basis))).toEqual([]);
});

test('a profile without an age is nobody; pregnancy counts for women alone', () => {
  expect(referencePerson({ gender: 'female', age: null }, 2000)).toBeNull();
  expect(referencePerson({ gender: 'male', age: 30, pregnancy: 'pregnant' }, 2000)).toMatchObject({
    sex: 'male',
    pregnancy: 'no',
  });
  expect(referencePerson({ gender: 'other', age: 30 }, 2000)).toMatchObject({ sex: 'female', pregnancy: 'no' });
});
