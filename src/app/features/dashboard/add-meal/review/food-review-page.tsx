import ListX from 'lucide-react/icons/list-x';
import { helpingOf } from '#device/food/nutrients/read-foods.ts';
import type { FoodReading } from '#device/food/nutrients/food-reading.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Nutrition } from '#domain/body/macros.ts';
import type { FoundFood } from '#device/food/food-knowledge.ts';
import type { OwnFound } from '#device/food/hooks/use-own-found.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { dish } from '#app/text/food/meal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import { addFoundDishes } from '#app/features/dashboard/dish/dish-actions.ts';
import { FormError, MealTypeChoice } from '#app/features/dashboard/meal-type-choice.tsx';
import { nextFrame } from '#app/features/dashboard/next-frame.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { useReportDraft } from '#app/features/dashboard/use-report-draft.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeLabel } from '../place-label.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { formatAmount } from '#app/format/amount.ts';
import { common } from '#app/text/common.ts';
import { errors } from '#app/text/errors.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { dishesOfReview, problemOfRows, totalOf, totalRange } from './dishes-of-review.ts';
import { rangeText } from './range-text.ts';
import type { ReviewRow } from './review-row.ts';
import { FoodRows } from './food-rows.tsx';
import { settled, type LeftOut, type Ask } from './food-review.ts';
import { useFoodReview, type SendToReview } from './use-food-review.ts';
import { FoodFinder } from './food-finder.tsx';
import { CareNotice } from './care-notice.tsx';
import './food-review.css';

interface FoodReviewPageProps extends Omit<AddMealModeProps, 'open'> {
  /** What was found first. */
  reading: FoodReading;
  /** What is said where the text tells of a grave danger, not of food alone. */
  care?: string | null | undefined;
  /** A better reading that came later, as a model's: it never replaces what the person has said. */
  better?: FoodReading | undefined;
  /** Whether a better one may still come, or did not. */
  refining?: 'under-way' | 'failed' | undefined;
  /** Empties everything, the chosen meal too, and leads to where the foods came from. */
  onClear: () => void;
  /** Gets the ids of the new entries, before the dialog closes: the photo goes to the first one. */
  onAdded?: ((ids: readonly string[]) => void) | undefined;
}

/**
 * The list of foods that were found in a text or a photo, as a page of the add-meal dialog: looked through, corrected, and
 * added as one dish or as an entry each. Any mode that finds foods shows it with what it found.
 */
export function FoodReviewPage(props: FoodReviewPageProps) {
  const { opening, today, reading, care, better, refining, onBack, onClear, onClose, onDraft, onAdded } = props;
  const [review, send] = useFoodReview(reading, better, opening.mealType);
  const { rows, asks, leftOut, isSeparate, mealType, isTried } = review;
  useReportDraft(rows.length > 0, onDraft);
  const final = settled(review).rows;
  const problem = problemOfRows(final, isSeparate);
  const [busy, add] = useOnce(async () => {
    send({ is: 'tried' });
    if (!mealType || problem || rows.length === 0) return 'again';
    const ids = await addFoundDishes(
      dishesOfReview(final, isSeparate).map((each) => ({ ...each, mealType, date: opening.day })),
    );
    if (!ids) return 'again';
    onAdded?.(ids);
    await nextFrame();
    onClose();
    return 'done';
  });
  return (
    <SheetPage
      title={words.title}
      subtitle={placeLabel(opening, today)}
      onBack={onBack}
      footer={
        <>
          <Button tone="bare" className="food-review-clear" onClick={onClear}>
            {words.clear}
          </Button>
          <Button tone="go" disabled={rows.length === 0} busy={busy} onClick={add}>
            {dish.addToDiary}
          </Button>
        </>
      }
    >
      {care ? <CareNotice>{care}</CareNotice> : null}
      {refining ? (
        <Notice tone={refining === 'failed' ? 'offline' : 'info'}>
          <span role="status">{refining === 'failed' ? words.notRefined : words.refining}</span>
        </Notice>
      ) : null}
      {rows.length === 0 && asks.length === 0 && leftOut.length === 0 ? (
        <EmptyState icon={ListX} title={words.nothing} text={words.nothingHint} />
      ) : null}
      <FoodRows rows={rows} day={opening.day} send={send} />
      {asks.map((ask) => (
        <AskWords key={ask.key} ask={ask} day={opening.day} send={send} />
      ))}
      <LeftOutFoods leftOut={leftOut} send={send} />
      {rows.length > 0 ? <ReviewTotal total={totalOf(rows)} range={totalRange(rows)} /> : null}
      {rows.length > 1 ? (
        <SwitchRow hint={words.separateHint} on={isSeparate} onTurn={(on) => send({ is: 'separated', on })}>
          {words.separate}
        </SwitchRow>
      ) : null}
      {opening.mealType ? null : (
        <MealTypeChoice
          value={mealType}
          isMissing={isTried && !mealType}
          onChoose={(chosen) => send({ is: 'meal-chosen', mealType: chosen })}
        />
      )}
      {problem ? <FormError text={dish.errors[problem]} /> : null}
    </SheetPage>
  );
}

/** What all foods of the list add up to, read out after every change. */
function ReviewTotal({ total, range }: { total: Nutrition; range: ReviewRow['range'] }) {
  const { calories, proteins, carbs, fats } = total;
  const macros = mealRows.macroLine(decimal(proteins), decimal(carbs), decimal(fats));
  return (
    <div className="review-total">
      <VisuallyHidden role="status">
        {[words.totals(formatKcal(calories), macros), ...(range ? [rangeText(range)] : [])].join(', ')}
      </VisuallyHidden>
      <p aria-hidden="true">
        {words.total}
        <small>{macros}</small>
        {range ? <small>{rangeText(range)}</small> : null}
      </p>
      <b aria-hidden="true">{formatKcal(calories)}</b>
    </div>
  );
}

const decimal = (grams: number): string => formatNumber(grams, { decimals: 1 });

/** Foods that the text names without their having been eaten, why each was left out, and a tap that takes it in all the same. */
function LeftOutFoods({ leftOut, send }: { leftOut: readonly LeftOut[]; send: SendToReview }) {
  if (leftOut.length === 0) return null;
  return (
    <ul className="left-out" aria-label={words.leftOut}>
      {leftOut.map(({ key, food: { name, weighed }, why }) => (
        <li key={key}>
          <p>
            <span className="left-out-name">{name}</span>
            <span className="left-out-why">{words.why[why]}</span>
            <span className="left-out-amount">{`${formatAmount(weighed.amount, weighed.unit)}, ${formatKcal(weighed.calories)}`}</span>
          </p>
          <Button aria-label={words.takeInOf(name)} onClick={() => send({ is: 'taken-in', key })}>
            {words.takeIn}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Asks what a word is: a food that is looked for, or nothing to eat. */
function AskWords({ ask, day, send }: { ask: Ask; day: DiaryDay; send: SendToReview }) {
  const choose = async (found: FoundFood | OwnFound) => {
    try {
      send({ is: 'answered', key: ask.key, food: await helpingOf(found) });
    } catch (error) {
      showFailure(error, errors.general);
    }
  };
  const dismiss = () => {
    send({ is: 'dismissed', key: ask.key });
    showToast({
      text: words.dismissed(ask.words),
      undoLabel: common.restore,
      undo: () => send({ is: 'asked-again', ask }),
    });
  };
  return (
    <fieldset className="ask-words">
      <legend>{words.unknown(ask.words)}</legend>
      <FoodFinder day={day} begin={ask.words} onChoose={(found) => void choose(found)} />
      <Button onClick={dismiss}>{words.noFood}</Button>
    </fieldset>
  );
}
