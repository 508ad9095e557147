import { daysBetween, daysFrom, weekdayOf, type DiaryDay } from '../diary/diary-day.ts';
import { FIXED_FEASTS, MOVABLE_FEASTS, type NamedDay } from './feasts.ts';
import { civilDay, paschaOf, type OldStyle } from './paschalion.ts';

/** What may be eaten, mildest first: all; no meat; no meat, dairy, eggs; also no fish; also no oil. Each forbids what the ones before it forbid. */
export const FAST_LEVELS = ['none', 'meat-free', 'fish', 'oil', 'strict'] as const;
export type FastLevel = (typeof FAST_LEVELS)[number];

/** The spans of the church's year that decide what is eaten, with their Georgian names. */
export const FAST_SEASONS = {
  'great-lent': 'დიდი მარხვა',
  'holy-week': 'ვნების შვიდეული',
  'cheese-week': 'ყველიერი',
  apostles: 'პეტრე-პავლობის მარხვა',
  dormition: 'მარიამობის მარხვა',
  nativity: 'შობის მარხვა',
  'bright-week': 'ბრწყინვალე შვიდეული',
  'fast-free': 'მსგეფსი',
} as const;
export type FastSeason = keyof typeof FAST_SEASONS;

/** A day of the calendar of fasts. */
export interface FastingDay {
  date: DiaryDay;
  /** How lay people in Georgia keep it. */
  level: FastLevel;
  /** What the typikon, the rule of the monasteries, says. */
  typikon: FastLevel;
  season: FastSeason | null;
  /** The feast or the named day, in Georgian. */
  name: string | null;
}

interface DayOfYear {
  date: DiaryDay;
  /** Days since Pascha of the same civil year; negative before it. */
  sincePascha: number;
  weekday: number;
  season: FastSeason | null;
  feasts: readonly NamedDay[];
}

/** Every day from `from` to `to`, both included. */
export const fastingCalendar = (from: DiaryDay, to: DiaryDay): FastingDay[] => daysFrom(from, to).map(fastingDay);

/**
 * A day's fast by the calendar of the Georgian church. Feasts: orthodoxy.ge/dgesastsaulebi.htm. The typikon's chapter 33
 * (Apostles' and Nativity fast) and the Lenten Triodion as the calendars of the OCA quote them. Lay practice: the marks of
 * the Georgian church calendar (seasons, days with fish), where parishes agree; where they differ, help says so.
 */
export function fastingDay(date: DiaryDay): FastingDay {
  const year = Number(date.slice(0, 4));
  const sincePascha = daysBetween(paschaOf(year), date);
  const movable = MOVABLE_FEASTS.get(sincePascha);
  const feasts = [...(movable ? [movable] : []), ...FIXED_FEASTS.filter(({ on }) => isOn(date, on))];
  const day: DayOfYear = { date, sincePascha, weekday: weekdayOf(date), season: seasonOf(date, sincePascha), feasts };
  return {
    date,
    level: layLevel(day),
    typikon: typikonLevel(day),
    season: day.season,
    name: feasts.length > 0 ? feasts.map(({ name }) => name).join(', ') : null,
  };
}

/** Whether a civil day is a day of the Julian calendar; the old year's last days lie in the new civil one. */
const isOn = (date: DiaryDay, on: OldStyle): boolean => {
  const year = Number(date.slice(0, 4));
  return civilDay(year, on) === date || civilDay(year - 1, on) === date;
};

/** Whether a civil day lies within a span of the Julian calendar, both ends included. */
const isWithin = (date: DiaryDay, from: OldStyle, to: OldStyle): boolean => {
  const year = Number(date.slice(0, 4));
  return [year - 1, year].some((each) => {
    const ends = to[0] < from[0] ? each + 1 : each;
    return date >= civilDay(each, from) && date <= civilDay(ends, to);
  });
};

const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;

function seasonOf(date: DiaryDay, sincePascha: number): FastSeason | null {
  if (within(sincePascha, -69, -63) || within(sincePascha, 50, 56)) return 'fast-free';
  if (within(sincePascha, -55, -49)) return 'cheese-week';
  if (within(sincePascha, -48, -7)) return 'great-lent';
  if (within(sincePascha, -6, -1)) return 'holy-week';
  if (within(sincePascha, 0, 6)) return 'bright-week';
  if (sincePascha >= 57 && date < civilDay(Number(date.slice(0, 4)), [6, 29])) return 'apostles';
  if (isWithin(date, [8, 1], [8, 14])) return 'dormition';
  if (isWithin(date, [11, 15], [12, 24])) return 'nativity';
  if (isWithin(date, [12, 25], [1, 4])) return 'fast-free';
  return null;
}

const MONDAY = 1;
const WEDNESDAY = 3;
const FRIDAY = 5;
const isWednesdayOrFriday = (weekday: number): boolean => weekday === WEDNESDAY || weekday === FRIDAY;
const isWeekend = (weekday: number): boolean => weekday > FRIDAY;
const allowsFish = ({ feasts }: DayOfYear): boolean => feasts.some(({ fish }) => fish);
const THEOPHANY_EVE: OldStyle = [1, 5];
const THEOPHANY: OldStyle = [1, 6];
const CHRISTMAS_EVE: OldStyle = [12, 24];
/** Whole days of fasting on their own, with oil, whatever the weekday: the Beheading and the Exaltation of the Cross. */
const FAST_FEASTS: readonly OldStyle[] = [
  [8, 29],
  [9, 14],
];
/** Thomas week to Pentecost: the joy of Pascha makes Wednesdays and Fridays milder. */
const isPaschalTime = ({ sincePascha }: DayOfYear): boolean => within(sincePascha, 7, 49);

/** The last day of the Nativity fast on which lay people eat fish is 24 December. */
const LAST_NATIVITY_FISH: OldStyle = [12, 11];

/** How lay people keep the day. */
function layLevel(day: DayOfYear): FastLevel {
  const { date, sincePascha, season, weekday } = day;
  switch (season) {
    case 'fast-free':
    case 'bright-week':
      return 'none';
    case 'cheese-week':
      return 'meat-free';
    case 'holy-week':
      return sincePascha === -2 ? 'strict' : 'oil';
    case 'great-lent':
      return sincePascha === -8 || isLentenFish(day) ? 'fish' : 'oil';
    case 'dormition':
      return allowsFish(day) ? 'fish' : 'oil';
    case 'apostles':
      return allowsFish(day) || !(weekday === MONDAY || isWednesdayOrFriday(weekday)) ? 'fish' : 'oil';
    case 'nativity':
      return allowsFish(day) || (!isWednesdayOrFriday(weekday) && isWithin(date, [11, 15], LAST_NATIVITY_FISH))
        ? 'fish'
        : 'oil';
    case null:
      return isOn(date, THEOPHANY_EVE) ? 'oil' : ordinaryLevel(day, 'oil', 'fish');
  }
}

/** What the rule says. */
function typikonLevel(day: DayOfYear): FastLevel {
  const { date, sincePascha, season, weekday } = day;
  const weekendOil = isWeekend(weekday) ? 'oil' : 'strict';
  switch (season) {
    case 'fast-free':
    case 'bright-week':
      return 'none';
    case 'cheese-week':
      return 'meat-free';
    case 'holy-week':
      // Great Thursday has oil; Great Saturday has wine only, alone among Saturdays.
      return sincePascha === -3 || (sincePascha < -3 && allowsFish(day)) ? 'oil' : 'strict';
    case 'great-lent':
      if (isLentenFish(day)) return 'fish';
      return isLentenOil(day) ? 'oil' : weekendOil;
    case 'dormition':
      return allowsFish(day) ? 'fish' : weekendOil;
    case 'apostles':
      return allowsFish(day) || isWeekend(weekday) ? 'fish' : chapter33(weekday);
    case 'nativity':
      if (isOn(date, CHRISTMAS_EVE) || isWithin(date, [12, 20], [12, 23]))
        return isWeekend(weekday) ? 'oil' : isOn(date, CHRISTMAS_EVE) ? 'strict' : chapter33(weekday);
      return allowsFish(day) || isOn(date, SAINT_NICHOLAS) || isWeekend(weekday) ? 'fish' : chapter33(weekday);
    case null:
      return isOn(date, THEOPHANY_EVE) ? weekendOil : ordinaryLevel(day, 'strict', 'oil');
  }
}

const SAINT_NICHOLAS: OldStyle = [12, 6];

/** Weekdays of the two milder fasts: "on Tuesday and Thursday … oil or wine; on Monday, Wednesday and Friday neither". */
const chapter33 = (weekday: number): FastLevel =>
  weekday === MONDAY || isWednesdayOrFriday(weekday) ? 'strict' : 'oil';

/** Days outside of all seasons: Wednesdays, Fridays and the two feasts that are fasts. */
function ordinaryLevel(day: DayOfYear, usual: FastLevel, paschal: FastLevel): FastLevel {
  if (isOn(day.date, THEOPHANY)) return 'none';
  if (FAST_FEASTS.some((on) => isOn(day.date, on))) return 'oil';
  if (!isWednesdayOrFriday(day.weekday)) return 'none';
  if (allowsFish(day)) return 'fish';
  return isPaschalTime(day) ? paschal : usual;
}

/** The Annunciation and Palm Sunday are the fish days of Great Lent; another great feast that falls into it is none. */
const isLentenFish = ({ sincePascha, date }: DayOfYear): boolean => sincePascha === -7 || isOn(date, [3, 25]);

/** Weekdays of Great Lent with oil: the finding of the Forerunner's head, the Forty Martyrs, the Annunciation's eve and morrow, the Great Canon, never in the first week. */
const isLentenOil = ({ sincePascha, date }: DayOfYear): boolean =>
  sincePascha > -43 && (sincePascha === -18 || sincePascha === -17 || LENTEN_OIL.some((on) => isOn(date, on)));
const LENTEN_OIL: readonly OldStyle[] = [
  [2, 24],
  [3, 9],
  [3, 24],
  [3, 26],
];
