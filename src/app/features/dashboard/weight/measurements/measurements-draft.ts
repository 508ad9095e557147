import {
  MEASUREMENT_NAMES,
  readMeasurement,
  type Measurement,
  type Measurements,
} from '#domain/body/body-measurements.ts';
import { isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';

/** The form as typed. */
export type Draft = Record<Measurement, string>;

/** A day's figures as a person would type them: 82,5. */
export const draftOf = (values: Measurements): Draft => {
  const typed = (name: Measurement) => values[name]?.toString().replace('.', ',') ?? '';
  return {
    waist: typed('waist'),
    hips: typed('hips'),
    chest: typed('chest'),
    arm: typed('arm'),
    thigh: typed('thigh'),
    bodyFat: typed('bodyFat'),
  };
};

/** What the form says; `wrong` names the fields that hold no figure within bounds. */
export type DraftRead = { wrong: readonly Measurement[] } & (
  | { is: 'figures'; values: Measurements }
  | { is: 'nothing' | 'wrong' }
);

/** Reads all fields; empty ones were not measured. */
export function readDraft(draft: Draft): DraftRead {
  const read = MEASUREMENT_NAMES.map((name) => [name, readMeasurement(name, draft[name])] as const);
  const wrong = read.flatMap(([name, figure]) => (figure === null ? [name] : []));
  if (wrong.length > 0) return { is: 'wrong', wrong };
  const values: Measurements = Object.fromEntries(read.filter(([, figure]) => figure !== undefined));
  return Object.keys(values).length === 0 ? { is: 'nothing', wrong } : { is: 'figures', wrong, values };
}

/** The last figure of a measurement before a day; null when there is none. */
export function lastBefore(
  days: readonly { key: string; value: Measurements }[],
  name: Measurement,
  day: DiaryDay,
): { day: DiaryDay; value: number } | null {
  const last = days.findLast(({ key, value }) => key < day && value[name] !== undefined);
  const figure = last?.value[name];
  return last && figure !== undefined && isDiaryDay(last.key) ? { day: last.key, value: figure } : null;
}
