import Clock from 'lucide-react/icons/clock';
import Soup from 'lucide-react/icons/soup';
import Utensils from 'lucide-react/icons/utensils';
import type { RecipePage } from '#device/food/dishes/recipe-page.ts';
import { formatAmount, formatCookingTime } from '#app/format/amount.ts';
import { formatGrams } from '#app/format/number.ts';
import { dietNames } from '#app/text/food/diets.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import '#app/ui/layout/facts-line.css';

interface RecipeMetaProps {
  page: RecipePage;
  /** Of when the dish is: what is only warmed up takes no time of cooking. */
  leftover: string | undefined;
}

/** What a recipe is in a few words: its sentence, its time and meals, a portion's weight, its diets. */
export function RecipeMeta({ page: { recipe, cooking }, leftover }: RecipeMetaProps) {
  return (
    <div className="recipe-meta">
      <p>{recipe.description}</p>
      <ul className="facts-line">
        {recipe.pro ? (
          <li>
            <ProBadge />
          </li>
        ) : null}
        <li>
          <Icon of={Clock} size={18} />
          {leftover ?? (
            <>
              <VisuallyHidden>{recipeWords.time}: </VisuallyHidden>
              {formatCookingTime(recipe)}
            </>
          )}
        </li>
        <li>
          <Icon of={Utensils} size={18} />
          {recipe.types.map((type) => mealWords[type].name).join(', ')}
        </li>
        <li>
          <Icon of={Soup} size={18} />
          {cooking?.counted
            ? recipeWords.servingCounts(formatAmount(cooking.counted.amount, cooking.counted.unit))
            : recipeWords.servingWeighs(formatGrams(recipe.serving.grams))}
        </li>
      </ul>
      <ul className="recipe-diets" aria-label={recipeWords.diets}>
        {recipe.diets.map((diet) => (
          <li key={diet}>{dietNames[diet]}</li>
        ))}
      </ul>
    </div>
  );
}
