import { useEffect, useState } from 'react';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import type { ShoppingFor } from '#domain/plan/shopping-list.ts';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';
import type { Shopping } from './shopping-of.ts';

/** What to buy for the days, by who eats and what the kitchen has (undefined: not known yet); null while this device has no catalogue, undefined until its worker has answered, 'failed' when it cannot. */
export function useShopping(
  days: readonly PlannedDay[],
  whose: ShoppingFor | undefined,
): Shopping | null | 'failed' | undefined {
  const wanted = whose && JSON.stringify([days, whose]);
  const [told, put] = useState<Shopping | null | 'failed'>();
  useEffect(() => {
    if (!whose) return undefined;
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.shopping(days, whose)).then(
        (list) => gone || put(list),
        () => gone || put('failed'),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
    // The same days may come as other objects; their contents decide.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
  return told;
}
