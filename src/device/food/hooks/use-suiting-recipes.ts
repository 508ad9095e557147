import { useEffect, useState } from 'react';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { askFoods } from '../ask-foods.ts';
import { watchCatalogue } from '../catalogue/catalogue-changes.ts';
import type { RecipeTeaser } from '../dishes/recipe-page.ts';

/**
 * The recipes of this device that may be offered under these rules; null while it has none yet, undefined until its worker has
 * answered or as long as the rules are not known.
 */
export function useSuitingRecipes(rules: EatingRules | undefined): readonly RecipeTeaser[] | null | undefined {
  // The same rules come as another object with each render.
  const asked = rules && JSON.stringify(rules);
  const [last, put] = useState<{ asked: string; recipes: readonly RecipeTeaser[] | null }>();
  useEffect(() => {
    if (asked === undefined || !rules) return undefined;
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.overview(rules)).then(
        (found) => gone || put({ asked, recipes: found && found.recipes }),
        () => gone || put({ asked, recipes: null }),
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `asked` stands for the rules
  }, [asked]);
  return last?.asked === asked ? last?.recipes : undefined;
}
