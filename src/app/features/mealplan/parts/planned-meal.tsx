import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import type { WaitingSwap } from '#sync/entities/plan.ts';
import type { PlanEntry } from '#contract/plan/plan.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatKcal } from '#app/format/number.ts';
import { mealHint } from '#app/format/meal-hint.ts';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { common } from '#app/text/common.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { eatPlanned, uneat } from '#app/parts/planned/planned-actions.ts';
import type { PlannedMeal as MealView } from '#app/parts/planned/planned-meals.ts';
import { PlannedRow } from './planned-row.tsx';

interface PlannedMealProps {
  view: MealView;
  leftoverOf: (entry: PlanEntry) => string | undefined;
  objectionTo: (entry: PlanEntry) => string | undefined;
  date: DiaryDay;
  /** Today or before: what is still to come cannot have been eaten. */
  isPast: boolean;
  /** The next meal of today: its button is the screen's main one. */
  isNext: boolean;
  hasAccess: boolean;
  canSwap: boolean;
  swaps: readonly WaitingSwap[];
  onRead: (entry: PlanEntry) => void;
  onSwap: (entry: PlanEntry) => void;
  onReplace: (entry: PlanEntry) => void;
}

/** One meal of the plan: its dishes, and what became of them. */
export function PlannedMeal({
  view,
  leftoverOf,
  objectionTo,
  date,
  isPast,
  isNext,
  hasAccess,
  canSwap,
  swaps,
  onRead,
  onSwap,
  onReplace,
}: PlannedMealProps) {
  const id = useId();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const { type, rows, kcal } = view;
  const { name } = mealWords[type];
  const left = rows.filter(({ logged }) => !logged).map(({ entry }) => entry);
  const eaten = rows.flatMap(({ logged }) => (logged ? [logged.entry] : []));
  const eat = async () => {
    if (!hasAccess && left.some(({ mealData }) => mealData.pro)) {
      openUpgrade();
      return;
    }
    setBusy(true);
    await eatPlanned(left, date, type);
    setBusy(false);
  };
  const eatOther = async () => {
    await navigate({ to: '/dashboard', search: { day: date } });
    openAddMeal({ day: date, mealType: type });
  };
  return (
    <section className="planned-meal" aria-labelledby={id}>
      <div className="planned-meal-top">
        <h2 id={id}>{name}</h2>
        <p>{mealHint(type)}</p>
        {rows.length > 0 ? <p className="planned-meal-sum">{formatKcal(kcal)}</p> : null}
      </div>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <PlannedRow
              key={row.entry.mealId}
              date={date}
              row={row}
              leftover={leftoverOf(row.entry)}
              hasAccess={hasAccess}
              waiting={swaps.findLast(({ mealId }) => mealId === row.entry.mealId)?.waiting ?? 'none'}
              canSwap={canSwap}
              objection={objectionTo(row.entry)}
              onRead={() => onRead(row.entry)}
              onSwap={() => onSwap(row.entry)}
              onReplace={() => onReplace(row.entry)}
            />
          ))}
        </ul>
      ) : (
        <p className="planned-meal-empty">{mealplan.emptyMeal}</p>
      )}
      {isPast ? (
        <div className="planned-meal-actions">
          {left.length > 0 || rows.length === 0 ? (
            <Button aria-label={mealplan.ateOtherAt(name)} onClick={() => void eatOther()}>
              {mealplan.ateOther}
            </Button>
          ) : null}
          {left.length > 0 ? (
            <Button
              tone={isNext ? 'go' : 'tint'}
              busy={busy}
              aria-label={mealplan.ateWhat(name)}
              onClick={() => void eat()}
            >
              {mealplan.ate}
            </Button>
          ) : eaten.length > 0 ? (
            <Button aria-label={mealplan.takeBackWhat(name)} onClick={() => void uneat(eaten)}>
              {common.undo}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
