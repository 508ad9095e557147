import type { Diet } from '#domain/plan/diet-plan-draft.ts';

/** The diets' names. */
export const dietNames: Record<Diet, string> = {
  balanced: 'დაბალანსებული',
  'high-protein': 'მაღალცილოვანი',
  'low-carb': 'დაბალნახშირწყლიანი',
  vegetarian: 'ვეგეტარიანული',
  fasting: 'სამარხვო',
};
