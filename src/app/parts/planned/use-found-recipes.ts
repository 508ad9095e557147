import { useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import { isOneTyping } from '#device/food/one-typing.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import { useDebounced } from '#app/ui/state/use-debounced.ts';

/** Rest after the last letter, before pictures are asked for and it is said that there is nothing, and most hits (spec §9). */
const DEBOUNCE_MS = 300;
const MOST = 50;

/**
 * `found`: recipes for what is typed; undefined while nothing is, or the answer is on its way. A search that fails finds nothing
 * (spec §8). `isAtRest`: the typing rests.
 */
export function useFoundRecipes(query: string): { found: readonly RecipeTeaser[] | undefined; isAtRest: boolean } {
  const wanted = query.trim();
  const isAtRest = useDebounced(wanted, DEBOUNCE_MS) === wanted;
  const [last, put] = useState<{ query: string; recipes: readonly RecipeTeaser[] }>();
  useEffect(() => {
    if (wanted === '') return undefined;
    let gone = false;
    askFoods((knowledge) => knowledge.searchRecipes(wanted, { limit: MOST })).then(
      (recipes) => gone || put({ query: wanted, recipes: recipes ?? [] }),
      () => gone || put({ query: wanted, recipes: [] }),
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  const recipes = wanted !== '' && last && isOneTyping(last.query, wanted) ? last.recipes : undefined;
  return { found: recipes?.length === 0 && !isAtRest ? undefined : recipes, isAtRest };
}
