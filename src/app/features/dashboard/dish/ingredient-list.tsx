import { useId } from 'react';
import type { MealEntry } from '#sync/records.ts';
import { formatLoggedAmount } from '#app/format/amount.ts';
import { formatKcal } from '#app/format/number.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import './ingredient-list.css';

/** What a dish was made of: the name, the amount and the energy of each part. Nothing where it is not known. */
export function IngredientList({ ingredients }: Pick<MealEntry, 'ingredients'>) {
  const title = useId();
  if (ingredients.length === 0) return null;
  return (
    <section className="ingredient-list" aria-labelledby={title}>
      <h3 id={title}>{recipeWords.ingredients}</h3>
      <ul>
        {ingredients.map(({ name, amount, unit, grams, calories }, at) => (
          // Nothing else tells two lines of the same food apart, and they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>
              {name}
              <small>{formatLoggedAmount({ amount, unit, grams })}</small>
            </span>
            <b>{formatKcal(calories)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
