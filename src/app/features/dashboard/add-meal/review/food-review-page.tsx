import ListX from 'lucide-react/icons/list-x';
import type { FoodReading } from '#device/food/nutrients/read-foods.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { dish } from '#app/text/food/meal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { SwitchRow } from '#app/ui/field/switch-row.tsx';
import { addFoundDishes } from '#app/features/dashboard/dish/dish-acts.ts';
import { FormError, MealTypeChoice } from '#app/features/dashboard/meal-type-choice.tsx';
import { nextFrame } from '#app/features/dashboard/next-frame.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import { useTellDraft } from '#app/features/dashboard/use-tell-draft.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeWords } from '../place-words.ts';
import { AskWords } from './ask-words.tsx';
import { dishesOfReview, problemOfRows, totalOf } from './dishes-of-review.ts';
import { FoodRows } from './food-rows.tsx';
import { LeftOutFoods } from './left-out-foods.tsx';
import { settled } from './food-review.ts';
import { ReviewTotal } from './review-total.tsx';
import { useFoodReview } from './use-food-review.ts';
import './food-review.css';

interface FoodReviewPageProps extends Omit<AddMealModeProps, 'open'> {
  /** What was found first. */
  reading: FoodReading;
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
  const { opening, today, reading, better, refining, onBack, onClear, onClose, onDraft, onAdded } = props;
  const [review, send] = useFoodReview(reading, better, opening.mealType);
  const { rows, asks, leftOut, isSeparate, mealType, isTried } = review;
  useTellDraft(rows.length > 0, onDraft);
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
      subtitle={placeWords(opening, today)}
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
      {refining ? (
        <Notice tone={refining === 'failed' ? 'offline' : 'info'}>
          <span role="status">{refining === 'failed' ? words.notRefined : words.refining}</span>
        </Notice>
      ) : null}
      {rows.length === 0 && asks.length === 0 && leftOut.length === 0 ? (
        <EmptyState icon={ListX} title={words.nothing} text={words.nothingHint} />
      ) : null}
      <FoodRows rows={rows} send={send} />
      {asks.map((ask) => (
        <AskWords key={ask.key} ask={ask} send={send} />
      ))}
      <LeftOutFoods leftOut={leftOut} send={send} />
      {rows.length > 0 ? <ReviewTotal total={totalOf(rows)} /> : null}
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
