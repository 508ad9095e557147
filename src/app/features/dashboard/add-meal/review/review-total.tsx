import type { Nutrition } from '#domain/macros.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';

/** What all foods of the list add up to, read out after every change. */
export function ReviewTotal({ total: { calories, proteins, carbs, fats } }: { total: Nutrition }) {
  const macros = mealRows.macroLine(decimal(proteins), decimal(carbs), decimal(fats));
  return (
    <div className="review-total">
      <VisuallyHidden role="status">{words.totals(formatKcal(calories), macros)}</VisuallyHidden>
      <p aria-hidden="true">
        {words.total}
        <small>{macros}</small>
      </p>
      <b aria-hidden="true">{formatKcal(calories)}</b>
    </div>
  );
}

const decimal = (grams: number): string => formatNumber(grams, { decimals: 1 });
