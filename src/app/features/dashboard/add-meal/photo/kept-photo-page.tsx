import Clock from 'lucide-react/icons/clock';
import ImageOff from 'lucide-react/icons/image-off';
import { type ReactNode, useEffect, useState } from 'react';
import { useSeesPhotos } from '#device/photos/use-sees-photos.ts';
import { useKeptPhotos } from '#device/photos/use-kept-photos.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { useOwnCopy } from '#device/photos/use-own-copy.ts';
import { photoBlobs } from '#device/photos/kept-photo.ts';
import type { FoodItem } from '#contract/assistant/ai.ts';
import { knowItems } from '#device/food/nutrients/read-foods.ts';
import type { FoodReading } from '#device/food/nutrients/food-reading.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeLabel } from '../place-label.ts';
import { FoodReviewPage } from '../review/food-review-page.tsx';
import { askAgain, discardKept, finishKept } from './kept-photo-actions.ts';
import { PhotoFailure } from './photo-failure.tsx';
import { PhotoScan } from './photo-scan.tsx';

interface KeptPhotoPageProps extends AddMealModeProps {
  id: string;
}

/** One photo that was kept: its analysis to be confirmed, or how far that has come. */
export function KeptPhotoPage({ id, ...props }: KeptPhotoPageProps) {
  const { today, onBack } = props;
  const photos = useKeptPhotos();
  const kept = photos?.find((one) => one.id === id);
  const preview = useOwnCopy(photoBlobs(id).photo);
  const isReachable = useOnline();
  const seesPhotos = useSeesPhotos();
  const outcome = kept?.outcome;
  const reading = useKnownItems(outcome?.is === 'read' ? outcome.items : null);
  const opening = kept ? { ...props.opening, day: kept.day, mealType: kept.mealType ?? undefined } : props.opening;
  const discard = () => {
    onBack();
    void discardKept(id);
  };

  if (reading) {
    return (
      <FoodReviewPage
        {...props}
        opening={opening}
        reading={reading}
        onClear={discard}
        onAdded={([mealId]) => void finishKept(id, mealId ?? null)}
      />
    );
  }
  const page = (content: ReactNode) => (
    <SheetPage title={addMealWords.modes.image.title} subtitle={placeLabel(opening, today)} onBack={onBack}>
      {content}
    </SheetPage>
  );
  if (photos && !kept) return page(<EmptyState icon={ImageOff} title={words.gone} />);
  if (outcome?.is === 'failed') {
    return page(
      <PhotoFailure
        preview={preview}
        code={outcome.code}
        onAgain={() => askAgain(id)}
        onAnother={discard}
        anotherLabel={words.discard}
      />,
    );
  }
  if (outcome?.is !== 'waiting' || preview === undefined) {
    return page(
      <Skeletons>
        <Skeleton height="240px" />
      </Skeletons>,
    );
  }
  if (isReachable && seesPhotos)
    return page(<PhotoScan preview={preview ?? ''} onCancel={discard} cancelLabel={words.discard} />);
  return page(
    <>
      <div className="photo-shot">
        <img src={preview ?? ''} alt={words.yours} />
      </div>
      {seesPhotos ? (
        <Notice tone="offline">{words.offline}</Notice>
      ) : (
        <EmptyState icon={Clock} title={words.unavailable} />
      )}
      <Button tone="danger" wide onClick={discard}>
        {words.discard}
      </Button>
    </>,
  );
}

/** What a server's items are to the device; undefined while it looks, and while there are none. */
function useKnownItems(items: readonly FoodItem[] | null): FoodReading | undefined {
  const [known, setKnown] = useState<{ items: readonly FoodItem[]; reading: FoodReading }>();
  useEffect(() => {
    if (!items) return undefined;
    let isWanted = true;
    void knowItems(items).then(
      (foods) => isWanted && setKnown({ items, reading: { foods, leftOut: [], unknown: [] } }),
    );
    return () => {
      isWanted = false;
    };
  }, [items]);
  // A list that has been shown once stays, also while it is being confirmed and its photo goes.
  return known?.reading;
}
