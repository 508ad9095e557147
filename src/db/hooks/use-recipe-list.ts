import { useEffect, useState } from 'react';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue-changes.ts';
import type { RecipeTeaser } from '../recipe-page.ts';
import { useLoggedCounts } from './use-logged-counts.ts';

/** `recipes`: undefined until the worker has answered, null while the device has no catalogue. */
export interface RecipeList {
  recipes: readonly RecipeTeaser[] | null | undefined;
  failed: boolean;
  retry: () => void;
}

const MOST_FOUND = 50;

/** All recipes of this device, or those that a query finds, the best 50, of like ones those first that were logged before; a query without a word finds nothing. */
export function useRecipeList(query: string | null): RecipeList {
  const [told, put] = useState<{ recipes: readonly RecipeTeaser[] | null; failed: boolean }>();
  const [tries, setTries] = useState(0);
  const boosts = useLoggedCounts();
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods(async (knowledge) =>
        query === null ? ((await knowledge.overview())?.recipes ?? null) : knowledge.searchRecipes(query, { limit: MOST_FOUND, ...(boosts && { boosts }) }),
      ).then(
        (recipes) => gone || put({ recipes, failed: false }),
        () => gone || put({ recipes: null, failed: true }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
  }, [query, tries, boosts]);
  const retry = () => {
    put(undefined);
    setTries(tries + 1);
  };
  return { recipes: told?.failed ? null : told?.recipes, failed: told?.failed ?? false, retry };
}
