import { addDays, type DiaryDay } from '../diary/diary-day.ts';
import type { FoodGroup } from '../food/food.ts';

/** What somebody said that the kitchen has of a food, and when. */
export interface PantryEntry {
  food: string;
  /** As bought; 0 says that nothing is left. */
  grams: number;
  day: DiaryDay;
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

/** g of a food that the kitchen still has on a day, as far as somebody's word for it holds. */
export function stillThere(entry: Pick<PantryEntry, 'grams' | 'day'>, group: FoodGroup, today: DiaryDay): number {
  const days = DRY.has(group) ? BELIEVED_DAYS.dry : BELIEVED_DAYS.fresh;
  return addDays(entry.day, days) > today ? entry.grams : 0;
}
