/** g, helpings and lines that a dish may have. */
export const OWN_DISH_BOUNDS = {
  lineGrams: { least: 0.1, most: 20_000 },
  grams: { least: 1, most: 50_000 },
  helpings: { least: 1, most: 100 },
  lines: 40,
} as const;
