import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import { useState } from 'react';
import type { PlanEntry } from '#contract/plan/plan.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { formatKcal } from '#app/format/number.ts';
import { dishSwap, leftovers, recommendations } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { loadSwapSheet } from '#app/parts/planned/lazy-swap-sheet.ts';
import { loadRecipeSheet } from '#app/parts/recipe/lazy-recipe-sheet.ts';
import { eatPlanned } from '#app/parts/planned/planned-actions.ts';
import '#app/ui/layout/list-row.css';

interface RecommendedDishProps {
  entry: PlanEntry;
  /** Of when it is, where it is only warmed up. */
  leftover: string | undefined;
  day: DiaryDay;
  type: MealType;
  canSwap: boolean;
  onRead: () => void;
  onSwap: () => void;
}

/** A dish of today's plan: its name opens its recipe, one tap logs it, another swaps it. */
export function RecommendedDish({ entry, leftover, day, type, canSwap, onRead, onSwap }: RecommendedDishProps) {
  const [busy, setBusy] = useState(false);
  const { title, imageUrl, scaledCalories } = entry.mealData;
  const log = async () => {
    setBusy(true);
    await eatPlanned([entry], day, type);
    setBusy(false);
  };
  return (
    <li className="list-row">
      <Picture src={imageUrl} />
      <span className="recommended-words">
        <button
          type="button"
          className="list-row-open"
          aria-haspopup="dialog"
          {...onIntent(loadRecipeSheet)}
          onClick={onRead}
        >
          {leftovers.titled(title, leftover)}
        </button>
        <small>{formatKcal(scaledCalories)}</small>
        <LazyFastMark day={day} dish={{ mealId: entry.mealId }} />
      </span>
      <span className="recommended-actions">
        <IconButton
          icon={ArrowLeftRight}
          label={dishSwap.swapDish(title)}
          aria-haspopup="dialog"
          disabled={!canSwap}
          {...onIntent(loadSwapSheet)}
          onClick={onSwap}
        />
        <Button tone="tint" busy={busy} aria-label={recommendations.logWhat(title)} onClick={() => void log()}>
          {recommendations.log}
        </Button>
      </span>
    </li>
  );
}
