import { WEIGH_IN_BOUNDS } from '#domain/body/answer-bounds.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { readNumber } from '#domain/georgian/read-number.ts';
import { roundTo1 } from '#domain/rounding.ts';

/** One stored weigh-in, kg. */
export interface WeighIn {
  date: DiaryDay;
  kg: number;
}

/** The form: `text` as typed; `touched` once the person has entered a figure of their own. */
export interface WeightDraft {
  day: DiaryDay;
  text: string;
  touched: boolean;
}

export type WeightAction =
  /** `text`: what the form suggests for that day. */
  | { type: 'day'; day: DiaryDay; text: string; stored: boolean }
  | { type: 'text'; text: string }
  | { type: 'step'; by: 1 | -1 };

/** Another day brings its own weigh-in along; a figure typed for a day without one stays. */
export function weightDraft(draft: WeightDraft, action: WeightAction): WeightDraft {
  switch (action.type) {
    case 'day':
      return draft.touched && !action.stored
        ? { ...draft, day: action.day }
        : { day: action.day, text: action.text, touched: false };
    case 'text':
      return { ...draft, text: action.text, touched: true };
    case 'step': {
      const kg = readNumber(draft.text);
      return kg === null ? draft : { ...draft, text: typedKg(stepped(kg, action.by)), touched: true };
    }
  }
}

/** The typed weight in kg with one decimal, or null while it is none. */
export function readWeight(text: string): number | null {
  const typed = readNumber(text);
  if (typed === null) return null;
  const kg = roundTo1(typed);
  return kg >= WEIGH_IN_BOUNDS.least && kg <= WEIGH_IN_BOUNDS.most ? kg : null;
}

/** A weight as a person would type it: 63,4. */
export const typedKg = (kg: number): string => roundTo1(kg).toFixed(1).replace('.', ',');

/** What the form shows for `day`: its weigh-in, else the last one before it, else the first one after it, else `fallbackKg`. */
export function suggestedKg(weighIns: readonly WeighIn[], day: DiaryDay, fallbackKg: number): number {
  const before = weighIns.findLast((weighIn) => weighIn.date <= day);
  return (before ?? weighIns[0])?.kg ?? fallbackKg;
}

const stepped = (kg: number, by: 1 | -1): number =>
  Math.min(WEIGH_IN_BOUNDS.most, Math.max(WEIGH_IN_BOUNDS.least, roundTo1(kg + by * WEIGH_IN_BOUNDS.step)));
