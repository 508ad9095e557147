import { KCAL_PER_GRAM, type Macros } from '#domain/body/macros.ts';

/** As the macros stand in charts, from the bottom. */
export const MACRO_ORDER = ['carbs', 'proteins', 'fats'] as const;

/** Each macro's part of the energy in whole per cent, together always 100; null when there is no energy. */
export function macroShares(macros: Macros): Macros | null {
  const kcal = MACRO_ORDER.map((macro) => macros[macro] * KCAL_PER_GRAM[macro]);
  const total = kcal.reduce((sum, each) => sum + each, 0);
  if (total <= 0) return null;
  const [carbs = 0, proteins = 0] = kcal.map((each) => (each / total) * 100);
  // Rounded at the borders between them, so that nothing is left over.
  const first = Math.round(carbs);
  const second = Math.round(carbs + proteins);
  return { carbs: first, proteins: second - first, fats: 100 - second };
}
