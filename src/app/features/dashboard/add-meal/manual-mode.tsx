import { useId, useRef } from 'react';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { dish as words } from '#app/text/food/meal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { attachWhenReady } from '../dish/picture/attach-picture.ts';
import { addDish } from '../dish/dish-actions.ts';
import { emptyDraft, type DishFigures } from '../dish/dish-draft.ts';
import { DishForm } from '../dish/dish-form.tsx';
import { useDishPicture } from '../dish/picture/use-dish-picture.ts';
import { nextFrame } from '../next-frame.ts';
import { useOnce } from '../use-once.ts';
import type { AddMealModeProps } from './add-meal-opening.ts';
import { placeLabel } from './place-label.ts';

/** The dish as the person types it. */
export function ManualMode({ opening, today, onClose, onBack, onDraft }: AddMealModeProps) {
  const form = useId();
  const name = useRef<HTMLInputElement>(null);
  const picture = useDishPicture();
  const [busy, save] = useOnce(async (dish: DishFigures) => {
    const id = await addDish({ ...dish, day: opening.day });
    if (id === null) return 'again';
    void attachWhenReady(id, picture.take());
    await nextFrame();
    onClose();
    return 'done';
  });
  return (
    <SheetPage
      title={addMealWords.modes.manual.title}
      subtitle={placeLabel(opening, today)}
      onBack={onBack}
      firstFocus={name}
      footer={
        <Button tone="go" type="submit" form={form} wide busy={busy}>
          {words.addToDiary}
        </Button>
      }
    >
      <DishForm
        id={form}
        begin={emptyDraft(opening.mealType)}
        asksMeal={!opening.mealType}
        picture={picture}
        nameField={name}
        onDraft={onDraft}
        onSave={save}
      />
    </SheetPage>
  );
}
