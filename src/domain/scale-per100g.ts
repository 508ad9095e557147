import type { Per100g } from './food.ts';

const OPTIONAL = ['fibre', 'sugar', 'salt', 'alcohol'] as const;

/** Every known figure × `factor`, each through `round`; what is unknown stays absent. */
export function scalePer100g(figures: Per100g, factor: number, round: (value: number) => number): Per100g {
  const scaled: Per100g = {
    calories: round(figures.calories * factor),
    proteins: round(figures.proteins * factor),
    carbs: round(figures.carbs * factor),
    fats: round(figures.fats * factor),
  };
  for (const figure of OPTIONAL) {
    const value = figures[figure];
    if (value !== undefined) scaled[figure] = round(value * factor);
  }
  return scaled;
}
