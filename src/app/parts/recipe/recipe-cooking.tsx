import type { RecipeCooking } from '#device/food/recipe-page.ts';
import { scaleRecipe } from '#domain/scale-recipe.ts';
import { formatAmount } from '#app/format/amount.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { Card } from '#app/ui/layout/card.tsx';

interface CookingProps {
  cooking: RecipeCooking;
  portions: number;
}

/** What goes into the chosen portions. */
export function Ingredients({ cooking: { ingredients, servings }, portions }: CookingProps) {
  const scaled = scaleRecipe(ingredients, portions / servings);
  return (
    <Card title={recipeWords.ingredients}>
      <ul className="recipe-ingredients">
        {scaled.map(({ food, shown, toTaste, note }, at) => (
          <li key={`${food} ${note ?? ''}`}>
            <span>
              {ingredients[at]?.name}
              {note === undefined ? null : `, ${note}`}
            </span>
            {toTaste ? <em>{recipeWords.toTaste}</em> : <b>{formatAmount(shown.amount, shown.unit)}</b>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How it is made. */
export function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Card title={recipeWords.preparation}>
      <ol className="recipe-steps">
        {steps.map((step) => (
          <li key={step}>
            <p>{step}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
