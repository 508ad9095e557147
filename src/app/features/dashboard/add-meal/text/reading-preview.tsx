import type { FoodReading } from '#device/food/nutrients/read-foods.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { formatAmount } from '#app/format/amount.ts';
import { formatCount, formatKcal } from '#app/format/number.ts';
import { foodTextWords as words, reviewWords } from '#app/text/food/food-review.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';

/** What is understood of a text so far, and its sum for who listens. */
export function ReadingPreview({ reading: { foods, leftOut, unknown } }: { reading: FoodReading }) {
  const kcal = roundTo1(foods.reduce((sum, { weighed }) => sum + weighed.calories, 0));
  return (
    <div className="reading-preview">
      <VisuallyHidden role="status">
        {foods.length > 0 ? words.seen(formatCount(foods.length, words.food), formatKcal(kcal)) : null}
      </VisuallyHidden>
      {foods.length + leftOut.length + unknown.length > 0 ? (
        <ul aria-label={words.preview}>
          {foods.map(({ name, weighed }, at) => (
            // The same food may be named twice: only the place tells them apart.
            <li key={at}>
              <span>
                {name} <small>{formatAmount(weighed.amount, weighed.unit)}</small>
              </span>
              <b>{formatKcal(weighed.calories)}</b>
            </li>
          ))}
          {leftOut.map(({ food: { name }, why }, at) => (
            <li key={`left-out-${at}`} data-left-out>
              <span>
                {name} <small>{reviewWords.why[why]}</small>
              </span>
            </li>
          ))}
          {unknown.map((one, at) => (
            <li key={`unknown-${at}`} data-unknown>
              <span>{words.unknown(one)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
