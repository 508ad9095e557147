import { useEffect, useState } from 'react';
import { askFoods } from '../../../db/ask-foods.ts';
import type { RecipeTeaser } from '../../../db/recipe-page.ts';

/** Pause after the last letter, and most hits (spec §9). */
const DEBOUNCE_MS = 300;
const MOST = 50;

/** Recipes for what is typed; undefined while nothing is, or the answer is on its way. A search that fails finds nothing (spec §8). */
export function useFoundRecipes(query: string): readonly RecipeTeaser[] | undefined {
  const wanted = query.trim();
  const [found, put] = useState<{ query: string; recipes: readonly RecipeTeaser[] }>();
  useEffect(() => {
    if (wanted === '') return undefined;
    let gone = false;
    const timer = setTimeout(() => {
      askFoods((knowledge) => knowledge.search(wanted, { limit: MOST })).then(
        (hits) => gone || put({ query: wanted, recipes: hits.flatMap((hit) => (hit.kind === 'recipe' ? [hit.recipe] : [])) }),
        () => gone || put({ query: wanted, recipes: [] }),
      );
    }, DEBOUNCE_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [wanted]);
  return wanted !== '' && found?.query === wanted ? found.recipes : undefined;
}
