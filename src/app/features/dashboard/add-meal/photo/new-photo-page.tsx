import { useEffect, useRef, useState, type ReactNode } from 'react';
import PenLine from 'lucide-react/icons/pen-line';
import Text from 'lucide-react/icons/text';
import { useSeesPhotos } from '#device/photos/use-sees-photos.ts';
import { useKeptPhotos } from '#device/photos/use-kept-photos.ts';
import { addMealWords } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { dish } from '#app/text/food/meal.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { attachWhenReady } from '#app/features/dashboard/dish/picture/attach-picture.ts';
import { useReportDraft } from '#app/features/dashboard/use-report-draft.ts';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { placeLabel } from '../place-label.ts';
import { FoodReviewPage } from '../review/food-review-page.tsx';
import { TextMode } from '../text/text-mode.tsx';
import type { AddMealMode } from '#app/parts/requests/add-meal-request.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { discardKept } from './kept-photo-actions.ts';
import { PhotoFailure } from './photo-failure.tsx';
import { PhotoHint } from './photo-hint.tsx';
import { PhotoPreparing, PhotoScan } from './photo-scan.tsx';
import { PhotoStart } from './photo-start.tsx';
import type { Shot } from './photo-draft.ts';
import { useNewPhoto } from './use-new-photo.ts';

/** The photo itself is the draft. */
const draftIsTold = () => undefined;

/** A photo that is taken, chosen, or was shared by another app. */
export function NewPhotoPage({ onOpenKept, ...props }: AddMealModeProps & { onOpenKept: (id: string) => void }) {
  const { opening, today, onBack, onClose, onMode, onDraft } = props;
  const kept = useKeptPhotos() ?? [];
  const seesPhotos = useSeesPhotos();
  const [hint, setHint] = useState('');
  const { draft, choose, analyze, cancel } = useNewPhoto(
    { day: opening.day, mealType: opening.mealType ?? null, hint: hint.trim() },
    ({ id }) => {
      onClose();
      showToast({ text: words.kept, undo: () => void discardKept(id) });
    },
  );
  // A photo that nobody can read is the picture of a dish in the person's own words.
  const asPicture = draft.is === 'ready' && !seesPhotos ? draft.shot : undefined;
  useReportDraft(draft.is === 'start' ? hint !== '' : draft.is !== 'read', onDraft);
  const shared = useRef(opening.photo);
  useEffect(() => {
    if (shared.current) choose(shared.current, true);
    shared.current = undefined;
  }, [choose]);

  const page = (content: ReactNode, back = cancel) => (
    <SheetPage title={addMealWords.modes.image.title} subtitle={placeLabel(opening, today)} onBack={back}>
      {content}
    </SheetPage>
  );
  const attach =
    (shot: Shot) =>
    ([id]: readonly string[]) =>
      id && void attachWhenReady(id, Promise.resolve(shot.thumbnail));
  if (asPicture)
    return (
      <TextMode
        {...props}
        picture={asPicture.preview}
        onBack={cancel}
        onDraft={draftIsTold}
        onAdded={attach(asPicture)}
      />
    );
  switch (draft.is) {
    case 'read':
      return (
        <FoodReviewPage
          {...props}
          reading={draft.reading}
          onBack={cancel}
          onClear={cancel}
          onAdded={attach(draft.shot)}
        />
      );
    case 'preparing':
      return page(<PhotoPreparing share={draft.share} cancelLabel={dish.cancelPhoto} onCancel={cancel} />);
    case 'scanning':
      return page(<PhotoScan preview={draft.shot.preview} cancelLabel={common.cancel} onCancel={cancel} />);
    case 'failed':
      return page(
        <>
          <PhotoFailure
            preview={draft.shot.preview}
            code={draft.code}
            onAgain={() => analyze(draft.shot)}
            onAnother={cancel}
          />
          <OtherWays onMode={onMode} />
        </>,
      );
    case 'ready':
      return page(
        <>
          <div className="photo-shot">
            <img src={draft.shot.preview} alt={words.yours} />
          </div>
          <p className="photo-note">{words.sharedHint}</p>
          <PhotoHint value={hint} onChange={setHint} />
          <Button tone="go" wide onClick={() => analyze(draft.shot)}>
            {words.analyze}
          </Button>
          <OtherWays onMode={onMode} />
        </>,
      );
    case 'start':
      return page(
        <PhotoStart
          problem={draft.problem}
          seesPhotos={seesPhotos}
          kept={kept}
          hint={seesPhotos ? <PhotoHint value={hint} onChange={setHint} /> : null}
          onFile={(file) => choose(file, !seesPhotos)}
          onOpenKept={onOpenKept}
        />,
        onBack,
      );
  }
}

/** The ways that work without anybody who sees photos. */
function OtherWays({ onMode }: { onMode: (mode: AddMealMode) => void }) {
  return (
    <div className="photo-ways">
      <Button tone="bare" onClick={() => onMode('text')}>
        <Icon of={Text} size={20} />
        {words.byText}
      </Button>
      <Button tone="bare" onClick={() => onMode('manual')}>
        <Icon of={PenLine} size={20} />
        {addMealWords.modes.manual.title}
      </Button>
    </div>
  );
}
