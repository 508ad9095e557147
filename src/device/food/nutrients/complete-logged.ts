import { isSilent } from '#domain/nutrition/made-of.ts';
import type { MealEntry } from '#sync/records.ts';

/**
 * Adds to dishes that were just logged what their foods or their recipe tell of nutrients, where whoever logged them had no figures at hand: as
 * of a planned dish. The row shows before that, and the worker is started only then.
 */
export function completeLogged(entries: readonly MealEntry[]): void {
  const bare = entries.filter(isSilent);
  if (bare.length === 0) return;
  // Whatever fails leaves the entries as they are: they are completed whenever they are read.
  import('./write-nutrients.ts').then(({ writeNutrients }) => writeNutrients(bare)).catch(() => undefined);
}
