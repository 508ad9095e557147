import CircleAlert from 'lucide-react/icons/circle-alert';
import ScanText from 'lucide-react/icons/scan-text';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import type { KeptLabel } from '#device/products/label-photo.ts';
import { useSeesPhotos } from '#device/photos/use-sees-photos.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { common } from '#app/text/common.ts';
import { errorText } from '#app/text/error-text.ts';
import { barcodeWords } from '#app/text/food/barcode.ts';
import { labelPhotoWords as words } from '#app/text/food/label-photo.ts';
import { formatNumber } from '#app/format/number.ts';
import { PictureField } from '#app/features/dashboard/dish/picture/picture-field.tsx';
import type { DishPicture } from '#app/features/dashboard/dish/picture/use-dish-picture.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { figuresRead } from './label-filling.ts';
import type { LabelReadingState } from './use-label-reading.ts';

interface LabelPhotoProps {
  picture: DishPicture;
  /** What the device holds of this label. */
  kept: KeptLabel | null;
  state: LabelReadingState;
  onRead: (photo: Blob) => void;
  onStop: () => void;
  /** Takes back what was filled in. */
  onTakeBack: () => void;
}

/** Codes that say more than that it did not work. */
const TOLD = new Set(['rate-limited', 'premium-required', 'app-too-old', 'unauthenticated']);

/** The photo of a label; where a model sees photos, it reads the figures on the person's word. Says before what that needs. */
export function LabelPhoto({ picture, kept, state, onRead, onStop, onTakeBack }: LabelPhotoProps) {
  const seesPhotos = useSeesPhotos();
  const online = useOnline();
  const { draft } = picture;
  const photo = draft.is === 'ready' ? draft.thumbnail : draft.is === 'kept' ? (kept?.photo ?? null) : null;
  const field = <PictureField picture={picture} present={kept?.url} />;
  if (!seesPhotos)
    return (
      <div className="label-photo">
        {field}
        <p className="label-note">{barcodeWords.photoNote}</p>
      </div>
    );
  return (
    <div className="label-photo">
      {field}
      {online ? (
        <p className="label-note">{photo ? words.sent : words.hint}</p>
      ) : (
        <Notice tone="offline">{words.offline}</Notice>
      )}
      {state.is === 'in-work' ? (
        <>
          <p role="status">
            {words.reading}. <span className="label-note">{words.readingHint}</span>
          </p>
          <Button wide onClick={onStop}>
            {common.cancel}
          </Button>
        </>
      ) : photo ? (
        <Button tone="tint" wide disabled={!online} onClick={() => onRead(photo)}>
          <Icon of={ScanText} size={20} />
          {words.read}
        </Button>
      ) : null}
      <Outcome state={state} onTakeBack={onTakeBack} />
    </div>
  );
}

function Outcome({ state, onTakeBack }: Pick<LabelPhotoProps, 'state' | 'onTakeBack'>) {
  if (state.is === 'read')
    return (
      <div role="status">
        <Notice action={<Button onClick={onTakeBack}>{common.undo}</Button>}>
          {words.done(formatNumber(figuresRead(state.reading)))}
        </Notice>
      </div>
    );
  if (state.is !== 'nothing' && state.is !== 'failed') return null;
  return (
    <>
      <p className="label-photo-problem" role="alert">
        <Icon of={CircleAlert} size={18} />
        {state.is === 'nothing' ? words.nothing : sentenceOf(state.code)}
      </p>
      {state.is === 'failed' && state.code === 'premium-required' ? (
        <Button tone="go" wide onClick={openUpgrade}>
          {common.becomePro}
        </Button>
      ) : null}
    </>
  );
}

const sentenceOf = (code: string): string =>
  code === 'offline' ? words.offline : TOLD.has(code) ? errorText(code) : words.failed;
