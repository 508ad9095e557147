import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Check from 'lucide-react/icons/check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Waiting } from '#sync/records.ts';
import { formatNumber } from '#app/format/number.ts';
import { dishSwap, leftovers, mealplan, unsuitable } from '#app/text/food/mealplan.ts';
import { units } from '#app/text/units.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { loadSwapSheet } from '#app/parts/planned/lazy-swap-sheet.ts';
import type { PlannedRow as RowView } from '#app/parts/planned/planned-meals.ts';
import { portionLabel } from '#app/parts/planned/portion-label.ts';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { loadRecipeSheet } from '#app/parts/recipe/lazy-recipe-sheet.ts';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import '#app/ui/layout/list-row.css';

interface PlannedRowProps {
  /** The day on which it is to be eaten. */
  date: DiaryDay;
  row: RowView;
  /** Of when it is, where it is only warmed up. */
  leftover: string | undefined;
  hasAccess: boolean;
  /** How far its swap has come. */
  waiting: Waiting;
  canSwap: boolean;
  /** Why the person should not eat it; undefined where nothing speaks against it. */
  objection: string | undefined;
  onRead: () => void;
  onSwap: () => void;
  /** Swaps it for the likest dish that may be eaten. */
  onReplace: () => void;
}

/** A planned dish; it opens its recipe. What was eaten says so, anything else can be swapped. */
export function PlannedRow({
  date,
  row: { entry, logged },
  leftover,
  hasAccess,
  waiting,
  canSwap,
  objection,
  onRead,
  onSwap,
  onReplace,
}: PlannedRowProps) {
  const { mealData } = entry;
  const mark = logged && logged.waiting !== 'none' ? logged.waiting : waiting;
  return (
    <li className="planned-row list-row">
      <Picture src={mealData.imageUrl} size={56} />
      <div className="planned-row-words list-row-words">
        <button
          type="button"
          className="list-row-open"
          aria-haspopup="dialog"
          {...onIntent(loadRecipeSheet)}
          onClick={onRead}
        >
          {leftovers.titled(mealData.title, leftover)}
        </button>{' '}
        {mealData.pro && !hasAccess ? <ProBadge /> : null}
        <small>{portionLabel(entry, hasAccess)}</small>
        <LazyFastMark day={date} dish={{ mealId: entry.mealId }} />
        {mark === 'none' ? null : <WaitingMark waiting={mark} />}
      </div>
      <div className="planned-row-end">
        <p className="list-row-kcal">
          {formatNumber(mealData.scaledCalories)} <small>{units.kcal}</small>
        </p>
        {logged ? null : (
          <IconButton
            icon={ArrowLeftRight}
            look="tint"
            label={dishSwap.swapDish(mealData.title)}
            aria-haspopup="dialog"
            disabled={!canSwap}
            {...onIntent(loadSwapSheet)}
            onClick={onSwap}
          />
        )}
      </div>
      {logged ? (
        <p className="planned-row-done">
          <Icon of={Check} size={18} />
          {mealplan.logged}
        </p>
      ) : null}
      {objection !== undefined && !logged ? (
        <div className="planned-row-objection">
          <Icon of={TriangleAlert} size={18} />
          <p>{objection}</p>
          <Button aria-label={unsuitable.replaceWhat(mealData.title)} disabled={!canSwap} onClick={onReplace}>
            {unsuitable.replace}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
