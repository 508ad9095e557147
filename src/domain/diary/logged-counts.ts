/** What counting needs of a logged dish: its recipe, and the foods that it was made of. */
interface Logged {
  mealId: string | null;
  ingredients: readonly { foodId?: string | undefined }[];
}

/** How many dishes each food and recipe is in, by its id; the food search ranks by it. A dish counts once for each. */
export function loggedCounts(dishes: readonly Logged[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { mealId, ingredients } of dishes) {
    const ids = new Set([mealId, ...ingredients.map(({ foodId }) => foodId)]);
    for (const id of ids) if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
