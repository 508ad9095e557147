import { memo } from 'react';
import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import { usePicture } from '#device/photos/use-picture.ts';
import { formatMacroLine } from '#app/format/macro.ts';
import { formatNumber } from '#app/format/number.ts';
import { units } from '#app/text/units.ts';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { Picture } from '#app/ui/picture/picture.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import { loadDishSheet } from '../lazy.ts';
import '#app/ui/layout/list-row.css';

/** A logged dish; the whole row opens it, but for the link that says why it was refused. Only a dish that changed is drawn anew. */
export const DishRow = memo(function DishRow({
  dish: { entry, waiting },
  onOpen,
}: {
  dish: DayMeal;
  onOpen: (id: string) => void;
}) {
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
          {waiting === 'waiting' ? (
            <>
              {' '}
              <WaitingMark waiting={waiting} />
            </>
          ) : null}
          {entry.proteins + entry.carbs + entry.fats > 0 ? <small>{formatMacroLine(entry)}</small> : null}
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
