import { useEffect, useState } from 'react';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';
import type { NamedObjections } from '../dishes/dish-objections.ts';

type ByRecipe = ReadonlyMap<string, NamedObjections>;

const NONE: ByRecipe = new Map();

/**
 * What speaks against each of these recipes; undefined until the worker has answered or as long as the rules are not known. Who is
 * allergic to nothing and dislikes nothing waits for nobody. Null where there is no catalogue to look it up.
 */
export function useDishObjections(ids: readonly string[], rules: EatingRules | undefined): ByRecipe | null | undefined {
  const asks = rules !== undefined && (rules.allergies.length > 0 || rules.dislikes.length > 0);
  // The same question comes as other objects with each render.
  const asked = asks ? JSON.stringify([ids, rules.allergies, rules.dislikes]) : undefined;
  const [last, put] = useState<{ asked: string; found: ByRecipe | null }>();
  useEffect(() => {
    if (asked === undefined || !rules) return undefined;
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.objections(ids, rules)).then(
        (found) => gone || put({ asked, found }),
        () => gone || put({ asked, found: null }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` stands for ids and rules
  }, [asked]);
  if (rules && !asks) return NONE;
  return last?.asked === asked ? last?.found : undefined;
}
