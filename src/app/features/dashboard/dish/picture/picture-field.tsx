import Camera from 'lucide-react/icons/camera';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Image from 'lucide-react/icons/image';
import { dish } from '#app/text/food/meal.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { FileButton } from '#app/ui/button/file-button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import type { DishPicture } from './use-dish-picture.ts';
import './picture-field.css';

/** Chooses or takes the dish's picture. `present` is the address of the one that the dish has already. */
export function PictureField({ picture, present }: { picture: DishPicture; present: string | undefined }) {
  const { draft } = picture;
  const shown = draft.is === 'ready' ? draft.preview : draft.is === 'kept' ? present : undefined;
  if (draft.is === 'in-work') {
    return (
      <div className="picture-field" role="group" aria-label={dish.photo}>
        <div className="picture-field-work">
          <p role="status">{dish.photoInWork}</p>
          <Bar value={draft.share} max={1} label={dish.photoInWork} />
        </div>
        <Button tone="bare" onClick={picture.cancel}>
          {dish.cancelPhoto}
        </Button>
      </div>
    );
  }
  return (
    <div className="picture-field" role="group" aria-label={dish.photo}>
      {shown ? (
        <>
          <Picture src={shown} size={72} />
          <div className="picture-field-choices">
            <FileButton icon={Image} label={dish.replacePhoto} onFile={picture.choose} />
            <Button tone="bare" onClick={picture.remove}>
              {dish.removePhoto}
            </Button>
          </div>
        </>
      ) : (
        <div className="picture-field-choices">
          <FileButton icon={Camera} label={dish.takePhoto} camera onFile={picture.choose} />
          <FileButton icon={Image} label={dish.choosePhoto} onFile={picture.choose} />
        </div>
      )}
      <p className="picture-field-error" role="alert">
        {draft.is === 'failed' ? (
          <>
            <Icon of={CircleAlert} size={18} />
            {dish.photoErrors[draft.problem]}
          </>
        ) : null}
      </p>
    </div>
  );
}
