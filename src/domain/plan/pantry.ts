import { addDays, type DiaryDay } from '../diary/diary-day.ts';
import type { FoodGroup } from '../food/food.ts';

/** What somebody said that the kitchen has of a food, and when. */
export interface PantryEntry {
  food: string;
  /** As bought; 0 says that nothing is left. */
  grams: number;
  day: DiaryDay;
  /** What of bought packages the days before `from` do not use, in place of the above from then on; `day` is when they were bought. */
  next?: { grams: number; day: DiaryDay; from: DiaryDay } | undefined;
}

/** Days after which somebody is asked again: what spoils, and what stands for long. */
const BELIEVED_DAYS = { fresh: 7, dry: 28 } as const;
const DRY: ReadonlySet<FoodGroup> = new Set([
  'grain',
  'pulse',
  'dried-fruit',
  'nut',
  'sweet',
  'oil',
  'sauce',
  'spice',
  'alcohol',
  'sport',
]);

/** g of a food that the kitchen still has on a day, as far as somebody's word for it holds; `goes` of it into dishes before that day. */
export function stillThere({ grams, day, next }: PantryEntry, group: FoodGroup, on: DiaryDay, goes = 0): number {
  const isFresh = (since: DiaryDay): boolean =>
    addDays(since, DRY.has(group) ? BELIEVED_DAYS.dry : BELIEVED_DAYS.fresh) > on;
  if (next !== undefined && next.from <= on) return isFresh(next.day) ? next.grams : 0;
  return isFresh(day) ? Math.max(0, grams - goes) : 0;
}
