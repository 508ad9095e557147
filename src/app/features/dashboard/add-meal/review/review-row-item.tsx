import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { unitsOf } from '#domain/food/weighed-food.ts';
import { useOwnUnits } from '#device/food/hooks/use-own-units.ts';
import type { SaidUnit } from '#domain/food/own-units.ts';
import { roundTo } from '#domain/rounding.ts';
import { formatHalves, unitWord } from '#app/format/amount.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Select } from '#app/ui/choice/select.tsx';
import { Stepper } from '#app/ui/field/stepper.tsx';
import { ReviewRowForm } from './review-row-form.tsx';
import { rangeText } from './range-text.ts';
import type { ReviewRow } from './review-row.ts';
import type { SendToReview } from './use-food-review.ts';
import { WholeOrPiece } from './whole-or-piece.tsx';

interface ReviewRowItemProps {
  row: ReviewRow;
  /** The day for which it is logged. */
  day: DiaryDay;
  send: SendToReview;
  onRemove: () => void;
}

/** One food of the list, an `li`: its figures and amount, or its form. */
export function ReviewRowItem({ row, day, send, onRemove }: ReviewRowItemProps) {
  const { key, name, now, draft } = row;
  const edit = useRef<HTMLButtonElement>(null);
  const ownUnits = useOwnUnits(row.foodId);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !draft) edit.current?.focus();
    wasEdited.current = draft !== null;
  }, [draft]);
  if (draft) return <ReviewRowForm row={row} draft={draft} ownUnits={ownUnits} send={send} />;
  const [less, more] = [lessOf(now.amount, now.unit), moreOf(now.amount, now.unit)];
  const weigh = (amount: number | null) =>
    amount === null ? undefined : () => send({ is: 'weighed', key, amount, unit: now.unit });
  return (
    <li className="review-row">
      <div className="review-row-line">
        <p>
          <b>{name}</b>
          <small>{mealRows.macroLine(decimal(now.proteins), decimal(now.carbs), decimal(now.fats))}</small>
          {row.range ? (
            <small className="review-row-guess">{rangeText(row.range)}</small>
          ) : row.isGuess ? (
            <small className="review-row-guess">{words.guess}</small>
          ) : null}
          {row.foodId === null ? null : <LazyFastMark day={day} dish={{ ingredients: [{ foodId: row.foodId }] }} />}
        </p>
        <b className="review-row-kcal">{formatKcal(now.calories)}</b>
      </div>
      {row.cut ? <WholeOrPiece row={row} cut={row.cut} send={send} /> : null}
      <div className="review-row-controls">
        <Stepper lessLabel={words.less(name)} moreLabel={words.more(name)} onLess={weigh(less)} onMore={weigh(more)}>
          {formatHalves(now.amount)}
        </Stepper>
        <Select
          look="quiet"
          aria-label={words.unitOf(name)}
          choices={unitsOf(row.from, row.food, ownUnits).map((unit) => ({ value: unit, label: unitWord(unit) }))}
          value={now.unit}
          onChoose={(unit) => send({ is: 'unit-chosen', key, unit })}
        />
        <span className="review-row-actions">
          <IconButton ref={edit} icon={Pencil} label={words.edit(name)} onClick={() => send({ is: 'edited', key })} />
          <IconButton icon={Trash2} label={words.remove(name)} data-remove onClick={onRemove} />
        </span>
      </div>
    </li>
  );
}

const decimal = (grams: number): string => formatNumber(grams, { decimals: 1 });

/** Nobody logs more; the contract refuses it. */
const MOST = 20_000;

/** The next smaller amount of the plus and minus buttons; null at none. */
function lessOf(amount: number, unit: SaidUnit): number | null {
  if (amount <= 0) return null;
  const step = stepAt(amount, unit, -1);
  return roundTo(Math.max(0, (Math.ceil(roundTo(amount / step, 6)) - 1) * step), 2);
}

/** The next bigger one; null where there is none. */
function moreOf(amount: number, unit: SaidUnit): number | null {
  if (amount >= MOST) return null;
  const step = stepAt(amount, unit, 1);
  return roundTo((Math.floor(roundTo(amount / step, 6)) + 1) * step, 2);
}

/** Pieces and spoons by one, below one by halves; weight by what a hand can tell. */
function stepAt(amount: number, unit: SaidUnit, direction: 1 | -1): number {
  const isBelow = (bound: number) => (direction > 0 ? amount < bound : amount <= bound);
  if (unit === 'kg' || unit === 'l') return 0.1;
  if (unit === 'g' || unit === 'ml') return isBelow(10) ? 1 : isBelow(200) ? 10 : 50;
  return isBelow(1) ? 0.5 : 1;
}
