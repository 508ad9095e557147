import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import type { DangerClass } from './danger-rule.ts';
import { findByRules } from './find-danger.ts';

/** Illness and the like are no news beside a meal; these are. */
const GRAVE: ReadonlySet<DangerClass> = new Set<DangerClass>([
  'self-harm',
  'emergency',
  'eating-disorder',
  'long-fast',
]);

/** What is said beside a typed meal that tells of a grave danger: „2 ხაჭაპური ვჭამე და მერე თითი ჩავიდე". Null for an ordinary one. By the rules alone: a list of food has little else to be heard by. */
export function careForMeal(text: string, names: FoodNames): string | null {
  const found = findByRules(text, {}, names);
  return found && GRAVE.has(found.id) ? found.answer : null;
}
