import { useEffect, useState } from 'react';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue-changes.ts';
import type { CatalogueOverview } from '../food-knowledge.ts';

/** The recipes that this device knows; null while it has none yet, undefined until its worker has answered. */
export function useCatalogue(): CatalogueOverview | null | undefined {
  const [overview, put] = useState<CatalogueOverview | null>();
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.overview()).then(
        (found) => gone || put(found),
        () => gone || put(null),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return overview;
}
