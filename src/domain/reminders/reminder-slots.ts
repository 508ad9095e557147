import { addDays, weekdayOf, type DiaryDay } from '../diary/diary-day.ts';
import { longFastFrom } from '../fasts/long-fasts.ts';
import { MEAL_TYPES, type MealType } from '../diary/meal-type.ts';
import { isQuiet, MINUTES_OF_DAY, type DayMinute, type ReminderSettings, type Weekday } from './reminder-settings.ts';

/** What one reminder is about. */
export type ReminderKind = MealType | 'water' | 'weight' | 'fast';

/** One reminder at a minute of the person's day. */
export interface ReminderSlot {
  day: DiaryDay;
  at: DayMinute;
  kind: ReminderKind;
}

/** A moment of the person's own calendar. */
export type LocalMoment = Pick<ReminderSlot, 'day' | 'at'>;

/** Any rhythm of weekdays has come round after these. */
const LOOK_AHEAD_DAYS = 8;
/** From any day the next fast of weeks begins before these have passed. */
const FAST_AHEAD_DAYS = 200;

/** Every reminder of a day in its order; those in the quiet hours are left out. */
export function slotsOfDay(settings: ReminderSettings, day: DiaryDay): ReminderSlot[] {
  const weekday = weekdayOf(day);
  if (!settings.on || !settings.weekdays.includes(weekday)) return [];
  return [
    ...mealSlots(settings),
    ...waterSlots(settings),
    ...weightSlots(settings, weekday),
    ...fastSlots(settings, day),
  ]
    .filter(({ at }) => !isQuiet(settings, at))
    .map((slot) => ({ ...slot, day }))
    .toSorted((one, other) => one.at - other.at);
}

/** The first minute after `after` at which something comes; null when nothing ever will. */
export function nextMoment(settings: ReminderSettings, after: LocalMoment): LocalMoment | null {
  const farthest = settings.fasts?.on ? FAST_AHEAD_DAYS : LOOK_AHEAD_DAYS;
  for (let ahead = 0; ahead <= farthest; ahead += 1) {
    const day = addDays(after.day, ahead);
    const slot = slotsOfDay(settings, day).find(({ at }) => ahead > 0 || at > after.at);
    if (slot) return { day, at: slot.at };
  }
  return null;
}

type DaySlot = Omit<ReminderSlot, 'day'>;

const mealSlots = ({ meals }: ReminderSettings): DaySlot[] =>
  MEAL_TYPES.filter((type) => meals[type].on).map((type) => ({ kind: type, at: meals[type].at }));

function waterSlots({ water, quiet }: ReminderSettings): DaySlot[] {
  if (!water.on) return [];
  const awake = (quiet.from - quiet.to + MINUTES_OF_DAY) % MINUTES_OF_DAY || MINUTES_OF_DAY;
  const slots: DaySlot[] = [];
  for (let passed = water.everyMinutes; passed < awake; passed += water.everyMinutes) {
    slots.push({ kind: 'water', at: (quiet.to + passed) % MINUTES_OF_DAY });
  }
  return slots;
}

const weightSlots = ({ weight }: ReminderSettings, weekday: Weekday): DaySlot[] =>
  weight.on && (weight.weekday ?? weekday) === weekday ? [{ kind: 'weight', at: weight.at }] : [];

const fastSlots = ({ fasts }: ReminderSettings, day: DiaryDay): DaySlot[] =>
  fasts?.on && longFastFrom(addDays(day, 1)) ? [{ kind: 'fast', at: fasts.at }] : [];
