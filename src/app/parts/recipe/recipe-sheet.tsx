import { useState } from 'react';
import { dishOfRecipe } from '#device/food/dishes/dish-of-recipe.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import { useRecipe } from '#device/food/hooks/use-recipe.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import { mayEat } from '#domain/recipes/recipe.ts';
import { formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { RecipeBody } from './recipe-body.tsx';

export interface RecipeSheetProps {
  open: boolean;
  recipeId: string;
  /** Shown until the recipe itself is there: the name that the caller knows it by. */
  title?: string | undefined;
  /** Of when the dish is, where it is only warmed up: its time of cooking does not count then. */
  leftover?: string | undefined;
  /** Portions that show first; a plan may ask for 1.3. */
  startPortions?: number | undefined;
  onClose: () => void;
  onClosed?: (() => void) | undefined;
  onBack?: (() => void) | undefined;
  /** Opens the upgrade. Absent: the locks have no button. */
  onBecomePro?: (() => void) | undefined;
  /** What the main button does with the chosen portions. Absent: the sheet is only read. */
  onLog?: ((recipe: RecipeTeaser, portions: number) => void) | undefined;
  /** The main button's words; without them it logs into the diary. */
  logLabel?: ((kcal: string) => string) | undefined;
}

/** A recipe with its portions, ingredients, steps and figures. */
export function RecipeSheet({
  recipeId,
  title,
  leftover,
  startPortions = 1,
  onBecomePro,
  onLog,
  logLabel = recipeWords.log,
  ...sheet
}: RecipeSheetProps) {
  const lookup = useRecipe(recipeId);
  const access = useAccess();
  const [chosen, choose] = useState({ recipeId, portions: startPortions });
  const portions = chosen.recipeId === recipeId ? chosen.portions : startPortions;
  const recipe = lookup.answer?.is === 'found' ? lookup.answer.page.recipe : undefined;
  const action = () => {
    if (!recipe || !access) return undefined;
    if (!mayEat(recipe, access.hasAccess)) {
      return onBecomePro ? { label: common.becomePro, run: onBecomePro } : undefined;
    }
    return onLog
      ? { label: logLabel(formatKcal(dishOfRecipe(recipe, portions).calories)), run: () => onLog(recipe, portions) }
      : undefined;
  };
  const main = action();
  return (
    <Sheet
      {...sheet}
      size="wide"
      title={recipe?.name ?? title ?? common.loading}
      footer={
        main ? (
          <Button tone="go" wide onClick={main.run}>
            {main.label}
          </Button>
        ) : undefined
      }
    >
      <RecipeBody
        lookup={lookup}
        leftover={leftover}
        portions={portions}
        onPortions={(next) => choose({ recipeId, portions: next })}
        onBecomePro={onBecomePro}
      />
    </Sheet>
  );
}
