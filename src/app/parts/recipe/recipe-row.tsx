import type { ReactNode, Ref } from 'react';
import { recipeImageUrl } from '#contract/food/recipe-views.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatAmount, formatCookingTime } from '#app/format/amount.ts';
import { formatNumber } from '#app/format/number.ts';
import { units } from '#app/text/units.ts';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import '#app/ui/layout/list-row.css';
import './recipe-row.css';

interface RecipeRowProps {
  recipe: Pick<RecipeTeaser, 'id' | 'name' | 'minutes' | 'restMinutes' | 'serving'> & { pro?: boolean | undefined };
  /** Its picture is not to be asked for yet. */
  pictureWaits?: boolean | undefined;
  /** The day on which it would be eaten: where the person's fast forbids it, a mark says so. */
  day?: DiaryDay | undefined;
  /** Portions that the figure is for. */
  portions?: number | undefined;
  /** Fetches what the tap opens. */
  load?: (() => Promise<unknown>) | undefined;
  onOpen: () => void;
  /** The button that opens it. */
  openRef?: Ref<HTMLButtonElement> | undefined;
  /** Stands at the row's end: a button of its own. */
  action?: ReactNode;
}

/** A recipe in a list, an `li`: the whole row but the action opens it. */
export function RecipeRow({
  recipe: { id, name, pro, minutes, restMinutes, serving },
  day,
  portions = 1,
  pictureWaits,
  load,
  onOpen,
  openRef,
  action,
}: RecipeRowProps) {
  return (
    <li className="recipe-row list-row">
      <Picture src={recipeImageUrl(id)} waits={pictureWaits} />
      <button
        ref={openRef}
        type="button"
        className="recipe-row-open list-row-open"
        aria-haspopup="dialog"
        {...(load && onIntent(load))}
        onClick={onOpen}
      >
        <span className="list-row-words">
          {name} {pro ? <ProBadge /> : null}
          <small>
            {formatAmount(portions, 'portion')} · {formatCookingTime({ minutes, restMinutes })}
          </small>
          {day ? <LazyFastMark day={day} dish={{ mealId: id }} /> : null}
        </span>
        <span className="list-row-kcal">
          {formatNumber(serving.calories * portions)}
          <small> {units.kcal}</small>
        </span>
      </button>
      {action}
    </li>
  );
}
