import { memo } from 'react';
import type { DayMeal } from '../../../../db/hooks/use-day-meals.ts';
import { usePicture } from '../../../../db/hooks/use-picture.ts';
import { formatNumber } from '../../../format/number.ts';
import { mealRows } from '../../../text/meal-names.ts';
import { units } from '../../../text/units.ts';
import { onIntent } from '../../../ui/on-intent.ts';
import { Picture } from '../../../ui/picture.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { WaitingMark } from '../../../ui/waiting-mark.tsx';
import { loadDishSheet } from '../lazy.ts';
import '../../../ui/list-row.css';

/** A logged dish; the whole row opens it, but for the link that says why it was refused. Only a dish that changed is drawn anew. */
export const DishRow = memo(function DishRow({ dish: { entry, waiting }, onOpen }: { dish: DayMeal; onOpen: (id: string) => void }) {
  const picture = usePicture(entry.imageUrl);
  return (
    <li className="dish-row list-row">
      <Picture src={picture} />
      <button
        type="button"
        className="dish-row-open list-row-open"
        aria-haspopup="dialog"
        {...onIntent(loadDishSheet)}
        onClick={() => onOpen(entry.id)}
      >
        <span className="dish-row-words list-row-words">
          {entry.title}
          {waiting === 'waiting' ? <> <WaitingMark waiting={waiting} /></> : null}
          {entry.proteins + entry.carbs + entry.fats > 0 ? (
            <small>{mealRows.macroLine(formatNumber(entry.proteins), formatNumber(entry.carbs), formatNumber(entry.fats))}</small>
          ) : null}
        </span>
        <span className="dish-row-kcal list-row-kcal">
          {formatNumber(entry.calories)}
          <VisuallyHidden> {units.kcal}</VisuallyHidden>
        </span>
      </button>
      {waiting === 'refused' ? <WaitingMark waiting={waiting} /> : null}
    </li>
  );
});
