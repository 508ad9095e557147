import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import { usePicture } from '#device/photos/use-picture.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { useOnce } from '../use-once.ts';
import { attachWhenReady } from './picture/attach-picture.ts';
import { changeDish } from './dish-actions.ts';
import { draftOf, type DishFigures } from './dish-draft.ts';
import { DishForm } from './dish-form.tsx';
import { useDishPicture } from './picture/use-dish-picture.ts';

/** What every page that ends with the foot's button gets. */
export interface DishFormPageProps {
  formId: string;
  dish: DayMeal;
  today: DiaryDay;
  onDone: () => void;
}

/** The form of a logged dish. */
export function DishEdit({ formId, dish: { entry }, onDone }: DishFormPageProps) {
  const picture = useDishPicture();
  const present = usePicture(entry.imageUrl);
  const [, save] = useOnce(async (figures: DishFigures) => {
    const imageUrl = picture.draft.is === 'removed' ? '' : entry.imageUrl;
    const id = await changeDish(entry, { ...entry, ...figures, imageUrl });
    if (id === null) return 'again';
    void attachWhenReady(id, picture.take());
    onDone();
    return 'done';
  });
  return (
    <DishForm id={formId} begin={draftOf(entry)} asksMeal picture={picture} presentPicture={present} onSave={save} />
  );
}
