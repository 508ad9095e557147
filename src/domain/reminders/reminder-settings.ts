import { MEAL_HOURS, type MealType } from '../diary/meal-type.ts';

/** Minutes since midnight on the person's clock, 0 to 1439. */
export type DayMinute = number;

/** 1 for Monday to 7 for Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

export const MINUTES_OF_DAY = 24 * 60;

/** Minutes between two reminders of water that a person may choose. */
export const WATER_INTERVALS = [60, 90, 120, 180] as const;
type WaterInterval = (typeof WATER_INTERVALS)[number];

/** What one device wants to be reminded of. */
export interface ReminderSettings {
  on: boolean;
  meals: Record<MealType, { on: boolean; at: DayMinute }>;
  /** From the end of the quiet hours, every so many minutes. */
  water: { on: boolean; everyMinutes: WaterInterval };
  /** Null: on every day that is chosen. */
  weight: { on: boolean; at: DayMinute; weekday: Weekday | null };
  /** On the evening before a fast of weeks, for who keeps them; absent where an app from before fasts chose: none come. */
  fasts?: { on: boolean; at: DayMinute };
  /** Nothing comes from the first minute on, and again from the second; equal minutes: no quiet hours. */
  quiet: { from: DayMinute; to: DayMinute };
  /** The days on which anything comes. */
  weekdays: readonly Weekday[];
}

const minuteOf = (clock: string): DayMinute => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What a device begins with: nothing comes until the person asks for it. */
export const FIRST_REMINDERS: ReminderSettings = {
  on: false,
  meals: {
    breakfast: { on: true, at: minuteOf(MEAL_HOURS.breakfast[1]) },
    lunch: { on: true, at: minuteOf('14:00') },
    dinner: { on: true, at: minuteOf('20:00') },
    snacks: { on: false, at: minuteOf('16:30') },
  },
  water: { on: false, everyMinutes: 120 },
  weight: { on: false, at: minuteOf('08:30'), weekday: 1 },
  fasts: { on: true, at: minuteOf('19:00') },
  quiet: { from: minuteOf('22:00'), to: minuteOf('08:00') },
  weekdays: WEEKDAYS,
};

/** Whether nothing may come at that minute. The quiet hours may go over midnight. */
export function isQuiet({ quiet: { from, to } }: Pick<ReminderSettings, 'quiet'>, at: DayMinute): boolean {
  if (from === to) return false;
  return from < to ? at >= from && at < to : at >= from || at < to;
}
