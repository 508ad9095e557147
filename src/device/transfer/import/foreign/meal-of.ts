import type { MealType } from '#domain/diary/meal-type.ts';

/** How apps call their meals, by the beginning of a word: English, Russian, German, French, Spanish, Italian, Georgian. */
const WORDS: readonly (readonly [MealType, RegExp])[] = [
  ['snacks', /snack|перекус|zwischen|collation|goûter|merienda|spuntin|წახემს|brunch|supplement|anytime/],
  ['breakfast', /breakfast|morning|завтрак|frühst|petit|desayun|colazione|საუზმ/],
  ['lunch', /lunch|обед|mittag|déjeuner|dejeuner|almuerz|comida|pranzo|სადილ|midday|noon/],
  ['dinner', /dinner|supper|evening|ужин|abend|dîner|diner|cena|ვახშ|tea time/],
];
const HOUR = 3600;

/** One of our four meals for a meal that an app or its person named, else by the hour, else the snacks: „during the day". */
export function mealOf(name: string, clock: number | null): MealType {
  const word = name.toLowerCase();
  const named = WORDS.find(([, words]) => words.test(word));
  if (named) return named[0];
  if (clock !== null) return mealAt(clock);
  const numbered = /\bmeal\s*(\d)/.exec(word)?.[1];
  return numbered ? ((['breakfast', 'lunch', 'dinner'] as const)[Number(numbered) - 1] ?? 'snacks') : 'snacks';
}

/** Whether an app's own name says no more than one of our four. */
export const isOurMeal = (name: string): boolean =>
  /^(breakfast|lunch|dinner|supper|snacks?|snacks\/other)$/i.test(name.trim());

function mealAt(clock: number): MealType {
  if (clock >= 4 * HOUR && clock < 11 * HOUR) return 'breakfast';
  if (clock >= 11 * HOUR && clock < 16 * HOUR) return 'lunch';
  if (clock >= 18 * HOUR && clock < 23 * HOUR) return 'dinner';
  return 'snacks';
}

/** The hour at which a meal of a day without hours is kept, in seconds after midnight. */
export const USUAL_CLOCK: Record<MealType, number> = {
  breakfast: 9 * HOUR,
  lunch: 13 * HOUR,
  snacks: 16 * HOUR,
  dinner: 19 * HOUR,
};
