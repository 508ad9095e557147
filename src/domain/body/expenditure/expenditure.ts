import { addDays, daysFrom, type DiaryDay } from '#domain/diary/diary-day.ts';
import { DEFAULT_KCAL } from '../energy.ts';
import { weightPace, type Weighed } from '#domain/diary/history/weight-trend.ts';
import { roundTo } from '#domain/rounding.ts';
import { afterDay, afterWeighIn, type BodyBelief, type Eaten } from './body-belief.ts';
import { isFull, usualKcal, type LoggedDay } from './full-days.ts';

/** How far back a figure counts; what lies before has long been forgotten by a body, too. */
export const EXPENDITURE_DAYS = 180;
/** A figure is told when so much is known of the last four weeks. */
export const KNOWN_WITHIN_DAYS = 28;
export const LEAST_LOGGED_DAYS = 14;
export const LEAST_WEIGH_INS = 6;

/** How far the formula lies from what people burn, kcal (a standard deviation). */
const FORMULA_SD = 300;
/** The same of a guess for somebody whose body nobody knows. */
const GUESS_SD = 600;
/** The first weigh-in only says where the scale of the figures lies, kg. */
const FIRST_KG_SD = 3;
/** A day's log misses what was eaten by this share (by chance; what is always left out is another matter). */
const LOGGED_SHARE_SD = 0.15;
/** A day of which nothing is known was a day like others, more or less by this share. */
const UNKNOWN_SHARE_SD = 0.35;
/** Standard deviations to both sides that hold 80 of 100. */
const EIGHTY_PERCENT = 1.2816;

/** What keeps a figure from being told. */
export const MISSING = ['logged-days', 'weigh-ins'] as const;
export type Missing = (typeof MISSING)[number];

/** What a body burns by its own entries. While it is being learned there is no figure. */
export interface Expenditure {
  status: 'learning' | 'known';
  /** kcal a day with its 80 % interval. */
  kcal: number | null;
  low: number | null;
  high: number | null;
  /** What the formula says of the profile, kcal a day; null without a profile. */
  formulaKcal: number | null;
  /** The weight without water and chance, kg; null without a weigh-in. */
  trendWeight: number | null;
  /** kg a week over the last four; null with too few weigh-ins. */
  weeklyChange: number | null;
  /** Days logged in full and weigh-ins of the last 28 days. */
  loggedDays: number;
  weighIns: number;
  missing: Missing[];
}

interface Entries {
  /** Any days, in any order, one entry a day. */
  days: readonly LoggedDay[];
  /** In any order, one a day, kg. */
  weighIns: readonly Weighed[];
  /** Maintenance by the formula, kcal; null when the profile lacks something. */
  formulaKcal: number | null;
}

/**
 * What the body burns at the morning of `date`, learned from what was logged and weighed up to then.
 *
 * A filter (see `afterDay`) starts with the formula ± 300 kcal and the first weigh-in, takes each day's energy in and
 * is corrected by each weigh-in. A day that was not logged in full counts as a usual day of which little is known.
 * Who always logs the same share too little gets a figure that is too low by just as much: intake and figure are
 * measured with the same rule, so that the difference of both, which moves the weight, is right. It is therefore the
 * expenditure "by your own entries" and fits a goal that is logged in the same way.
 *
 * No figure before 14 full days and 6 weigh-ins within 28 days. Never fails; entries after `date` are left out.
 */
export function expenditureOn(date: DiaryDay, { days, weighIns, formulaKcal }: Entries): Expenditure {
  const earliest = addDays(date, 1 - EXPENDITURE_DAYS);
  const inTime = <Entry extends { date: DiaryDay }>(entries: readonly Entry[]): Entry[] =>
    entries.filter((entry) => entry.date >= earliest && entry.date <= date);
  const logged = inTime(days).filter(({ kcal, mark }) => kcal > 0 || mark === 'all');
  const weighed = inTime(weighIns).toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const usual = usualKcal(logged);
  const full = logged.filter((day) => isFull(day, usual));
  const since = addDays(date, 1 - KNOWN_WITHIN_DAYS);
  const loggedDays = full.filter((day) => day.date >= since).length;
  const weighInCount = weighed.filter((each) => each.date >= since).length;
  const enough = { 'logged-days': loggedDays >= LEAST_LOGGED_DAYS, 'weigh-ins': weighInCount >= LEAST_WEIGH_INS };
  const missing = MISSING.filter((what) => !enough[what]);
  const belief = learn({ date, full, weighed, usual: usualKcal(full), formulaKcal });
  const known = missing.length === 0 && belief !== null;
  const margin = known ? EIGHTY_PERCENT * Math.sqrt(belief.kcalVariance) : 0;
  return {
    status: known ? 'known' : 'learning',
    kcal: known ? Math.round(belief.kcal) : null,
    low: known ? Math.round(belief.kcal - margin) : null,
    high: known ? Math.round(belief.kcal + margin) : null,
    formulaKcal: formulaKcal === null ? null : Math.round(formulaKcal),
    trendWeight: belief && roundTo(belief.kg, 1),
    weeklyChange: weightPace(weighed, date),
    loggedDays,
    weighIns: weighInCount,
    missing,
  };
}

interface Learnt {
  date: DiaryDay;
  full: readonly LoggedDay[];
  weighed: readonly Weighed[];
  /** kcal of a usual full day; 0 without one. */
  usual: number;
  formulaKcal: number | null;
}

/** The belief at the morning of `date`; null without a weigh-in. */
function learn({ date, full, weighed, usual, formulaKcal }: Learnt): BodyBelief | null {
  const [first] = weighed;
  if (!first) return null;
  const eaten = new Map(full.map((day) => [day.date, day.kcal]));
  const kilograms = new Map(weighed.map((each) => [each.date, each.kg]));
  let belief = firstBelief(first.kg, formulaKcal);
  for (const day of daysFrom(first.date, date)) {
    const kg = kilograms.get(day);
    if (kg !== undefined) belief = afterWeighIn(belief, kg);
    if (day < date) belief = afterDay(belief, eatenOn(eaten.get(day), usual || belief.kcal));
  }
  return belief;
}

const firstBelief = (kg: number, formulaKcal: number | null): BodyBelief => ({
  kg,
  kcal: formulaKcal ?? DEFAULT_KCAL,
  kgVariance: FIRST_KG_SD ** 2,
  kcalVariance: (formulaKcal === null ? GUESS_SD : FORMULA_SD) ** 2,
  covariance: 0,
});

const eatenOn = (kcal: number | undefined, usual: number): Eaten =>
  kcal === undefined ? { kcal: usual, sd: usual * UNKNOWN_SHARE_SD } : { kcal, sd: usual * LOGGED_SHARE_SD };
