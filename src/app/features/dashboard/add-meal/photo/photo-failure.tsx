import CircleAlert from 'lucide-react/icons/circle-alert';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { errorText } from '#app/text/error-text.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';

interface PhotoFailureProps {
  preview: string | null | undefined;
  /** Of a `RemoteError`, or 'no-food'. */
  code: string;
  onAgain: () => void;
  /** Leaves this photo. */
  onAnother: () => void;
  anotherLabel?: string;
}

/** Codes that say more than that it did not work. */
const TOLD = new Set(['rate-limited', 'premium-required', 'app-too-old', 'unauthenticated']);

/** A photo of which no foods came: nothing here can be saved, the row of the specification is only shown. */
export function PhotoFailure({ preview, code, onAgain, onAnother, anotherLabel = words.another }: PhotoFailureProps) {
  const isPlate = code !== 'no-food';
  return (
    <>
      {preview ? (
        <div className="photo-shot">
          <img src={preview} alt={words.yours} />
        </div>
      ) : null}
      <p className="photo-problem" role="alert">
        <Icon of={CircleAlert} size={18} />
        {code === 'no-food' ? words.noFood : TOLD.has(code) ? errorText(code) : words.failed}
      </p>
      {isPlate ? (
        <p className="photo-placeholder">
          <span>{words.placeholder}</span>
          <span>{formatKcal(0)}</span>
        </p>
      ) : null}
      {code === 'premium-required' ? (
        <Button tone="go" wide onClick={openUpgrade}>
          {common.becomePro}
        </Button>
      ) : (
        <Button tone={isPlate ? 'go' : 'quiet'} wide onClick={onAgain}>
          {common.retry}
        </Button>
      )}
      <Button tone={isPlate ? 'quiet' : 'go'} wide onClick={onAnother}>
        {anotherLabel}
      </Button>
    </>
  );
}
