import { useId, useRef } from 'react';
import type { KeptEntry } from '#device/diary/hooks/use-favourites.ts';
import { common } from '#app/text/common.ts';
import { mealLists as words } from '#app/text/food/meal-lists.ts';
import { dish as dishWords } from '#app/text/food/meal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { attachWhenReady } from '#app/features/dashboard/dish/picture/attach-picture.ts';
import { addDish } from '#app/features/dashboard/dish/dish-actions.ts';
import { draftOf, emptyDraft, type DishFigures } from '#app/features/dashboard/dish/dish-draft.ts';
import { DishForm } from '#app/features/dashboard/dish/dish-form.tsx';
import { useDishPicture } from '#app/features/dashboard/dish/picture/use-dish-picture.ts';
import { useOnce } from '#app/features/dashboard/use-once.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { changeOwn, keepOwn } from './kept-actions.ts';

interface OwnFormPageProps extends Pick<AddMealModeProps, 'opening' | 'onClose' | 'onDraft'> {
  /** The dish to edit; absent: a new one, which is kept and logged. */
  entry: KeptEntry | undefined;
  onBack: () => void;
}

const NOTHING_MORE = { imageUrl: '', mealId: null, amount: null, unit: null, ingredients: [] };

/** The form of a dish of one's own. */
export function OwnFormPage({ entry, opening: { day, mealType }, onBack, onClose, onDraft }: OwnFormPageProps) {
  const form = useId();
  const name = useRef<HTMLInputElement>(null);
  const picture = useDishPicture();
  const [busy, save] = useOnce(async (dish: DishFigures) => {
    const { mealType: meal, ...figures } = dish;
    if (entry) {
      if (!(await changeOwn(entry, { ...entry.dish, ...figures }))) return 'again';
      onBack();
      return 'done';
    }
    const kept = await keepOwn({ ...figures, ...NOTHING_MORE });
    if (kept === null) return 'again';
    const id = await addDish({ ...figures, mealType: meal, day });
    if (id === null) return 'again';
    void attachWhenReady(id, picture.take());
    onClose();
    return 'done';
  });
  return (
    <SheetPage
      title={entry ? words.editDish : words.newDish}
      onBack={onBack}
      firstFocus={name}
      footer={
        <Button tone="go" type="submit" form={form} wide busy={busy}>
          {entry ? common.save : dishWords.addToDiary}
        </Button>
      }
    >
      <DishForm
        id={form}
        begin={entry ? draftOf({ ...entry.dish, mealType: mealType ?? 'dinner' }) : emptyDraft(mealType)}
        asksMeal={!entry && !mealType}
        picture={entry ? undefined : picture}
        nameField={name}
        onDraft={onDraft}
        onSave={save}
      />
      {entry ? null : <p className="meal-lists-note">{words.ownKept}</p>}
    </SheetPage>
  );
}
