import type { DishNutrients } from '#domain/nutrition/dish-nutrients.ts';
import { isSilent } from '#domain/nutrition/made-of.ts';
import type { MealEntry } from '#sync/records.ts';
import { askFoods } from '../ask-foods.ts';

/** Entries that say nothing of nutrients though they name foods or a recipe: those of old apps. */
export const silentOf = (entries: readonly MealEntry[]): MealEntry[] => entries.filter(isSilent);

/** What the food worker knows of each; nothing without a catalogue, or when the worker breaks down. */
export async function knownOfEntries(
  silent: readonly MealEntry[],
): Promise<ReadonlyMap<MealEntry, DishNutrients | null>> {
  const known =
    silent.length === 0 ? null : await askFoods((knowledge) => knowledge.nutrientsOf(silent)).catch(() => null);
  return new Map(silent.map((entry, at) => [entry, known?.[at] ?? null]));
}

/** The entries with what their foods or recipes tell where they say nothing themselves; the diary stays as it is. */
export async function completeEntries(entries: readonly MealEntry[]): Promise<MealEntry[]> {
  const known = await knownOfEntries(silentOf(entries));
  return entries.map((entry) => ({ ...entry, ...known.get(entry) }));
}
