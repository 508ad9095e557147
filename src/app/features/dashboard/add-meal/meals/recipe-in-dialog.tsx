import { useState, type ReactNode } from 'react';
import { dishOfRecipe } from '#device/food/dish-of-recipe.ts';
import { useRecipe } from '#device/food/hooks/use-recipe.ts';
import type { RecipeTeaser } from '#device/food/recipe-page.ts';
import { mayEat } from '#domain/recipe.ts';
import { formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { Button } from '#app/ui/button/button.tsx';
import { RecipeBody } from '#app/parts/recipe/recipe-body.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';

interface RecipeInDialogProps {
  recipe: RecipeTeaser;
  hasAccess: boolean;
  place: ReactNode;
  onBack: () => void;
  onBecomePro: () => void;
  onLog: (recipe: RecipeTeaser, portions: number) => void;
}

/** A recipe as a page of the add-meal dialog. */
export function RecipeInDialog({ recipe, hasAccess, place, onBack, onBecomePro, onLog }: RecipeInDialogProps) {
  const lookup = useRecipe(recipe.id);
  const [portions, choose] = useState(1);
  const isGone = lookup.failed || (lookup.answer !== undefined && lookup.answer.is !== 'found');
  const may = mayEat(recipe, hasAccess);
  return (
    <SheetPage
      title={recipe.name}
      onBack={onBack}
      footer={
        isGone ? undefined : (
          <Button tone="go" wide onClick={() => (may ? onLog(recipe, portions) : onBecomePro())}>
            {may ? recipeWords.log(formatKcal(dishOfRecipe(recipe, portions).calories)) : common.becomePro}
          </Button>
        )
      }
    >
      <RecipeBody lookup={lookup} portions={portions} onPortions={choose} onBecomePro={onBecomePro} />
      {may && !isGone ? place : null}
    </SheetPage>
  );
}
