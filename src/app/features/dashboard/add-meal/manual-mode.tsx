import { useId } from 'react';
import { formatFullDay } from '../../../format/day.ts';
import { mealWords } from '../../../text/meal-names.ts';
import { dish as words } from '../../../text/meal.ts';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { attachWhenReady } from '../dish/attach-picture.ts';
import { addDish } from '../dish/dish-acts.ts';
import { emptyDraft, type DishFigures } from '../dish/dish-draft.ts';
import { DishForm } from '../dish/dish-form.tsx';
import { useDishPicture } from '../dish/use-dish-picture.ts';
import { nextFrame } from '../next-frame.ts';
import { useOnce } from '../use-once.ts';
import type { AddMealModeProps } from './add-meal-dialog.tsx';

/** The dish as the person types it. */
export function ManualMode({ open, opening: { day, mealType }, today, onClose }: AddMealModeProps) {
  const form = useId();
  const picture = useDishPicture();
  const [busy, save] = useOnce(async (dish: DishFigures) => {
    const id = await addDish({ ...dish, day });
    if (id === null) return 'again';
    void attachWhenReady(id, picture.take());
    await nextFrame();
    onClose();
    return 'done';
  });
  const leave = () => {
    picture.cancel();
    onClose();
  };
  const date = formatFullDay(day, today);
  return (
    <Sheet
      open={open}
      onClose={leave}
      title={words.addTitle}
      subtitle={mealType ? `${mealWords[mealType].name} · ${date}` : date}
      footer={
        <Button tone="go" type="submit" form={form} wide busy={busy}>
          {words.addToDiary}
        </Button>
      }
    >
      <DishForm id={form} begin={emptyDraft(mealType)} asksMeal={!mealType} picture={picture} onSave={save} />
    </Sheet>
  );
}
