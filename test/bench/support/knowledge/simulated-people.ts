import type { Body } from '#domain/body/body.ts';
import { ACTIVITY_LEVELS } from '#domain/body/body.ts';
import { addDays, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { maintenanceKcal } from '#domain/body/energy.ts';
import { KCAL_PER_KG } from '#domain/body/expenditure/body-belief.ts';
import type { LoggedDay } from '#domain/body/expenditure/full-days.ts';
import type { Weighed } from '#domain/diary/history/weight-trend.ts';
import { seededChance, type Chance } from '#domain/plan/planner/seeded-chance.ts';
import { roundTo1 } from '#domain/rounding.ts';

export const FIRST_SIMULATED_DAY: DiaryDay = '2026-01-05';

/** Somebody whose expenditure is known to the last kcal, with the diary that they would keep. */
export interface SimulatedPerson {
  body: Body;
  formulaKcal: number;
  days: LoggedDay[];
  weighIns: Weighed[];
  /** The days that were logged to the end; the others are empty or hold a breakfast. */
  fullDays: ReadonlySet<DiaryDay>;
  /**
   * What a perfect method would say on a day: true expenditure less the part of the food that never reaches the
   * diary, kcal. The weight follows food less expenditure, so nobody can tell the two apart by weight and diary.
   */
  wantedKcal(day: DiaryDay): number;
}

/**
 * A person for a seed, followed for so many days. Expenditure differs from the formula by 250 kcal (a standard
 * deviation), wanders by 4 to 16 kcal a day, follows the weight, and jumps by 150 from day to day; the diary leaves out
 * between 25 % and −5 % of the food and errs by another 10 % each day; 15 % of the days are missing, half of them
 * without any entry, half with a breakfast only; weigh-ins come on 35 to 100 % of the mornings with a noise of 0.4 to
 * 1.0 kg, a weekly swing, and for half of the people a swing of about four weeks.
 */
export function simulatedPerson(seed: number, length: number): SimulatedPerson {
  const chance = seededChance(`person ${seed}`);
  const between = (least: number, most: number) => least + (most - least) * chance();
  const normal = (sd: number) => sd * gaussian(chance);
  const female = chance() < 0.5;
  const heightCm = (female ? 164 : 177) + normal(7);
  const body: Body = {
    gender: female ? 'female' : 'male',
    ageYears: Math.round(between(18, 65)),
    heightCm,
    weightKg: between(20, 38) * (heightCm / 100) ** 2,
    activityLevel: ACTIVITY_LEVELS[Math.floor(between(0, 4))] ?? 'sedentary',
  };
  const formulaKcal = maintenanceKcal(body);
  const bias = between(-0.25, 0.05);
  const drift = between(4, 16);
  const noiseKg = between(0.4, 1);
  const weighs = between(0.35, 1);
  const aim = Math.max(1000, formulaKcal + between(-800, 300));
  const varies = between(0.12, 0.22);
  const week = { kg: between(0, 0.25), from: between(0, 7) };
  const month = { kg: female ? between(0.1, 0.4) : 0, from: between(0, 28), length: between(26, 32) };
  let expends = Math.max(1100, formulaKcal + normal(250));
  let kg = body.weightKg;
  const [days, weighIns, fullDays, wanted]: [LoggedDay[], Weighed[], Set<DiaryDay>, Map<DiaryDay, number>] = [
    [],
    [],
    new Set(),
    new Map(),
  ];
  for (let at = 0; at < length; at += 1) {
    const date = addDays(FIRST_SIMULATED_DAY, at);
    const swing =
      week.kg * Math.sin((2 * Math.PI * (at + week.from)) / 7) +
      month.kg * Math.sin((2 * Math.PI * (at + month.from)) / month.length);
    if (chance() < weighs) weighIns.push({ date, kg: roundTo1(kg + swing + normal(noiseKg)) });
    wanted.set(date, expends + bias * aim);
    const eaten = Math.max(500, aim * (weekdayOf(date) > 5 ? 1.08 : 0.97) * (1 + normal(varies)));
    const told = Math.round(eaten * (1 + bias) * Math.max(0.4, 1 + normal(0.1)));
    const missing = chance() < 0.15;
    if (!missing) {
      days.push({ date, kcal: told, meals: ['breakfast', 'lunch', 'dinner'] });
      fullDays.add(date);
    } else if (chance() < 0.5) {
      days.push({ date, kcal: Math.round(aim * (1 + bias) * between(0.15, 0.3)), meals: ['breakfast'] });
    }
    const change = (eaten - (expends + normal(150))) / KCAL_PER_KG;
    kg += change;
    expends += 15 * change + normal(drift);
  }
  return { body, formulaKcal, days, weighIns, fullDays, wantedKcal: (day) => wanted.get(day) ?? Number.NaN };
}

/** A number of the standard normal distribution: Box and Muller. */
const gaussian = (chance: Chance): number => Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
