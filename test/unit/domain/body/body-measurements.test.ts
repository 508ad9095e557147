import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MEASUREMENT_NAMES, MEASUREMENTS, measurementTrends, readMeasurement } from '#domain/body/body-measurements.ts';

describe('a field of the body’s measurements', () => {
  test('takes a comma or a point and keeps one decimal', () => {
    expect(readMeasurement('waist', '82,55')).toBe(82.6);
    expect(readMeasurement('waist', '82.5')).toBe(82.5);
  });

  test('that is empty was not measured', () => {
    expect(readMeasurement('arm', '  ')).toBeUndefined();
  });

  test('refuses what is no figure and what no body has', () => {
    expect(readMeasurement('waist', 'abc')).toBeNull();
    expect(readMeasurement('waist', '12')).toBeNull();
    expect(readMeasurement('bodyFat', '90')).toBeNull();
  });

  test('takes every figure within its bounds and none outside of them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...MEASUREMENT_NAMES), fc.integer({ min: 0, max: 4000 }), (name, tenths) => {
        const { least, most } = MEASUREMENTS[name];
        const figure = tenths / 10;
        expect(readMeasurement(name, String(figure))).toBe(figure >= least && figure <= most ? figure : null);
      }),
    );
  });
});

describe('the lines of the history', () => {
  test('tell the newest figure of each measurement and the change since the first one', () => {
    const trends = measurementTrends([
      { day: '2026-09-01', values: { waist: 84, arm: 30 } },
      { day: '2026-10-01', values: { waist: 83.2 } },
      { day: '2026-11-01', values: { waist: 82.5, bodyFat: 24 } },
    ]);
    expect(trends).toEqual([
      { name: 'waist', day: '2026-11-01', value: 82.5, change: { since: '2026-09-01', by: -1.5 } },
      { name: 'arm', day: '2026-09-01', value: 30, change: null },
      { name: 'bodyFat', day: '2026-11-01', value: 24, change: null },
    ]);
  });
});
