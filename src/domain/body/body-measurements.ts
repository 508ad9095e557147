import type { DiaryDay } from '../diary/diary-day.ts';
import { readNumber } from '../georgian/read-number.ts';
import { roundTo1 } from '../rounding.ts';

/** What is measured of a body beside its weight: cm around it, fat in per cent of the weight; least and most of what is taken. */
export const MEASUREMENTS = {
  waist: { unit: 'cm', least: 30, most: 250 },
  hips: { unit: 'cm', least: 40, most: 250 },
  chest: { unit: 'cm', least: 40, most: 250 },
  arm: { unit: 'cm', least: 10, most: 90 },
  thigh: { unit: 'cm', least: 20, most: 150 },
  bodyFat: { unit: 'percent', least: 2, most: 75 },
} as const;
export type Measurement = keyof typeof MEASUREMENTS;
/** In the order in which they are asked and shown. */
export const MEASUREMENT_NAMES = Object.keys(MEASUREMENTS) as readonly Measurement[];

/** A day's measurements, one decimal; absent: not measured. */
export type Measurements = { readonly [Name in Measurement]?: number };

/** What was typed into a field: a figure with one decimal, undefined where nothing is typed, null where it is none or out of bounds. */
export function readMeasurement(name: Measurement, typed: string): number | undefined | null {
  if (typed.trim() === '') return undefined;
  const figure = readNumber(typed);
  if (figure === null) return null;
  const { least, most } = MEASUREMENTS[name];
  const rounded = roundTo1(figure);
  return rounded >= least && rounded <= most ? rounded : null;
}

/** The newest figure of a measurement and how it differs from the first one of the time looked at; `change` null: there is only one. */
export interface MeasurementTrend {
  name: Measurement;
  day: DiaryDay;
  value: number;
  change: { since: DiaryDay; by: number } | null;
}

/** The trend of everything that was measured within the days given, oldest first. */
export function measurementTrends(days: readonly { day: DiaryDay; values: Measurements }[]): MeasurementTrend[] {
  return MEASUREMENT_NAMES.flatMap((name) => {
    const measured = days.flatMap(({ day, values }) => {
      const value = values[name];
      return value === undefined ? [] : [{ day, value }];
    });
    const [first, newest] = [measured[0], measured.at(-1)];
    if (!first || !newest) return [];
    const change = first === newest ? null : { since: first.day, by: roundTo1(newest.value - first.value) };
    return [{ name, day: newest.day, value: newest.value, change }];
  });
}
