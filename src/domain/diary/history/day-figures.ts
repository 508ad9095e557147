import type { DiaryDay } from '../diary-day.ts';
import { goalsOn, type Goals, type GoalsEntry } from '#domain/body/goals.ts';
import { sumNutrition, type Nutrition } from '#domain/body/macros.ts';
import { daysOf, type Period } from './period.ts';

/** One day of the history: kcal, g and ml, and what that very day aimed at. */
export interface DayFigures {
  day: DiaryDay;
  /** How many dishes were logged; with none the day tells nothing about eating. */
  dishes: number;
  eaten: Nutrition;
  waterMl: number;
  goals: Goals;
}

interface Sources {
  dishes: Iterable<Nutrition & { date: DiaryDay }>;
  water: Iterable<{ date: DiaryDay; ml: number }>;
  /** Goals in time; a day takes those of its own time, never today's. */
  timeline: readonly GoalsEntry[];
}

/** Every day of the period, oldest first, also those without any entry. What lies outside the period is left out. */
export function dayFigures(period: Pick<Period, 'from' | 'to'>, { dishes, water, timeline }: Sources): DayFigures[] {
  const eaten = new Map<DiaryDay, Nutrition[]>();
  for (const dish of dishes) {
    const known = eaten.get(dish.date);
    if (known) known.push(dish);
    else eaten.set(dish.date, [dish]);
  }
  const drunk = new Map([...water].map(({ date, ml }) => [date, ml]));
  return daysOf(period).map((day) => {
    const own = eaten.get(day) ?? [];
    return {
      day,
      dishes: own.length,
      eaten: sumNutrition(own),
      waterMl: drunk.get(day) ?? 0,
      goals: goalsOn(timeline, day),
    };
  });
}
