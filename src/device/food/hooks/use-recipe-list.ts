import { useEffect, useState } from 'react';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';
import type { RecipePart } from '../food-knowledge.ts';
import { isOneTyping } from '../one-typing.ts';
import { useLoggedCounts } from './use-logged-counts.ts';

/**
 * `part`: undefined until the worker has answered this question, null while the device has no catalogue. `isFor` is the query
 * that it is of: while somebody goes on typing, their last search stays until the next one is there.
 */
export interface RecipeList {
  part: RecipePart | null | undefined;
  isFor: string | null | undefined;
  failed: boolean;
  retry: () => void;
}

interface Told {
  query: string | null;
  part: RecipePart | null;
  failed: boolean;
}

const MOST_FOUND = 50;

/** The first `limit` of all recipes of this device, or of the best 50 that a query finds, of like ones those first that were logged before; a query without a word finds nothing. */
export function useRecipeList(query: string | null, limit: number): RecipeList {
  const [last, put] = useState<Told>();
  const [tries, setTries] = useState(0);
  const boosts = useLoggedCounts();
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods(async (knowledge): Promise<RecipePart | null> => {
        if (query === null) return knowledge.recipes(limit);
        const found = await knowledge.searchRecipes(query, { limit: MOST_FOUND, ...(boosts && { boosts }) });
        return found && { recipes: found.slice(0, limit), of: found.length };
      }).then(
        (part) => gone || put({ query, part, failed: false }),
        () => gone || put({ query, part: null, failed: true }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
  }, [query, limit, tries, boosts]);
  const retry = () => {
    put(undefined);
    setTries(tries + 1);
  };
  const told = last && isOneTyping(last.query, query) ? last : undefined;
  return { part: told?.failed ? null : told?.part, isFor: told?.query, failed: told?.failed ?? false, retry };
}
