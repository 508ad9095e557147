import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { expenditureOn } from '#domain/body/expenditure/expenditure.ts';

const FIRST: DiaryDay = '2026-01-05';
const DAYS = 56;
/** Somebody who eats 1,900 kcal, burns 2,250 by the same diary, and of whom the formula thinks 2,500. */
const EATEN_KCAL = 1900;
const BURNT_KCAL = 2250;
const FORMULA_KCAL = 2500;
const FIRST_KG = 82;
const KCAL_PER_KG = 7700;
/** What the scales show beside the body's own weight, every other morning, kg. */
const SWINGS = [
  0.4, -0.6, 0.7, 0.1, -0.8, 0.3, 0.9, -0.2, -0.5, 0.6, -0.1, -0.9, 0.5, 0.2, -0.4, 0.8, -0.7, 0.1, 0.4, -0.3, -0.6,
  0.7, 0, -0.5, 0.6, -0.2, 0.3, -0.4,
];

/** A day of the example: kg and kcal; the learned figures are absent while they are being learned. */
export interface ExampleDay {
  at: number;
  weighedKg: number | null;
  trendKg: number;
  learned: { kcal: number; low: number; high: number } | null;
}

/** Eight weeks of a made-up diary through the same code that reads the person's own. */
export function expenditureExample(): ExampleDay[] {
  const days = Array.from({ length: DAYS }, (_, at) => ({
    date: addDays(FIRST, at),
    kcal: EATEN_KCAL,
    meals: ['breakfast', 'lunch', 'dinner'] as const,
  }));
  const weighIns = SWINGS.map((swing, index) => ({
    date: addDays(FIRST, index * 2),
    kg: FIRST_KG - (index * 2 * (BURNT_KCAL - EATEN_KCAL)) / KCAL_PER_KG + swing,
  }));
  return days.map(({ date }, at) => {
    const { kcal, low, high, trendWeight } = expenditureOn(date, { days, weighIns, formulaKcal: FORMULA_KCAL });
    return {
      at,
      weighedKg: weighIns.find((each) => each.date === date)?.kg ?? null,
      trendKg: trendWeight ?? FIRST_KG,
      learned: kcal === null || low === null || high === null ? null : { kcal, low, high },
    };
  });
}
