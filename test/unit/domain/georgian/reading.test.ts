import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEAL_TYPES, mealGoalKcal } from '#domain/diary/meal-type.ts';
import { normalisePhone } from '#domain/account/phone.ts';
import { readDigits, readNumber } from '#domain/georgian/read-number.ts';
import { roundTo, roundTo1 } from '#domain/rounding.ts';

describe('a number as it is typed', () => {
  test.each([
    ['12,5', 12.5],
    ['12.5', 12.5],
    [' 1 250 ', 1250],
    ['1\u00a0250,5', 1250.5],
    ['.5', 0.5],
    ['5.', 5],
    ['+3', 3],
    ['-3,2', -3.2],
    ['0', 0],
    ['007', 7],
  ])('"%s" is %d', (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  test.each(['', ' ', 'ორი', '12,5,1', '1.250,5', '1e5', 'NaN', 'Infinity', '0x10', '--1', '.', ','])(
    '"%s" is none',
    (typed) => {
      expect(readNumber(typed)).toBeNull();
    },
  );

  test('is read the same with comma and with point', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), (thousandths) => {
        const text = (thousandths / 1000).toFixed(3);
        expect(readNumber(text.replace('.', ','))).toBe(readNumber(text));
        expect(readNumber(text)).toBeCloseTo(thousandths / 1000, 9);
      }),
    );
  });

  test('of goals takes digits only', () => {
    expect(['1500', ' 1 500 ', '1500,5', '-1500', '', '12345678901'].map(readDigits)).toEqual([
      1500,
      1500,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('a phone number', () => {
  test.each([
    ['555 12 34 56', '555123456'],
    ['+995 555 123 456', '555123456'],
    ['995555123456', '555123456'],
    ['(555) 12-34-56', '555123456'],
    ['55512345', null],
    ['5551234567', null],
    ['', null],
    ['ტელეფონი', null],
    ['995123456', null],
  ])('"%s" is %s', (typed, phone) => {
    expect(normalisePhone(typed)).toBe(phone);
  });
});

describe('rounding', () => {
  test('goes half away from zero without binary drift', () => {
    expect([1.005, 1.015, 2.675].map((value) => roundTo(value, 2))).toEqual([1.01, 1.02, 2.68]);
    expect([0.05, -0.05, 0.04, -0.04, 0.15].map(roundTo1)).toEqual([0.1, -0.1, 0, 0, 0.2]);
  });

  test('is that of the written decimals, however near to a half', () => {
    const written = (value: number, digits: number) => Number(`${Math.round(Number(`${value}e${digits}`))}e-${digits}`);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.constantFrom(10, 20, 977, 1000),
        fc.nat(4),
        (n, parts, digits) => {
          expect(roundTo(n / parts, digits)).toBe(written(n / parts, digits));
          expect(roundTo(-n / parts, digits)).toBe(-written(n / parts, digits) + 0);
        },
      ),
    );
  });

  test('changes nothing when done twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e7, max: 1e7 }), (n) => {
        expect(roundTo1(roundTo1(n / 977))).toBe(roundTo1(n / 977));
      }),
    );
  });
});

test('the meals share the goal of the day 20, 30, 30 and 20 percent', () => {
  expect(MEAL_TYPES.map((type) => mealGoalKcal(2000, type))).toEqual([400, 600, 600, 400]);
});
