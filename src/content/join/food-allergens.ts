import { ALLERGENS, type Allergen } from '#domain/food/allergens.ts';
import type { FoodId } from '#domain/food/food.ts';
import { readLines } from './read-lines.ts';

/** A line of the table of allergens that cannot be read; the message names the food. */
class AllergenLineError extends Error {
  readonly code = 'bad-allergen-line';
}

/**
 * What of the fourteen is in each food, by its id: `gluten; milk`, `none`, or `unknown`, which is left out. Throws AllergenLineError for a
 * word that is none of these, and for a food that comes twice.
 */
export function readAllergens(text: string): ReadonlyMap<FoodId, readonly Allergen[]> {
  const lines = readLines(text).map((line) => [line.get('food') ?? '', line.get('allergens') ?? ''] as const);
  const told = new Map(lines);
  if (told.size < lines.length) throw new AllergenLineError('a food comes twice');
  return new Map(
    [...told].flatMap(([food, words]) => (words === 'unknown' ? [] : [[food, allergensIn(food, words)] as const])),
  );
}

function allergensIn(food: FoodId, words: string): readonly Allergen[] {
  const named = words === 'none' ? [] : words.split('; ');
  const held = ALLERGENS.filter((allergen) => named.includes(allergen));
  if (held.length < named.length) throw new AllergenLineError(`${food}: "${words}" is not understood`);
  return held;
}
