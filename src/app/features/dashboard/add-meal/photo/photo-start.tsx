import type { ReactNode } from 'react';
import Camera from 'lucide-react/icons/camera';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Image from 'lucide-react/icons/image';
import type { KeptPhoto } from '#device/photos/kept-photo.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { dish } from '#app/text/food/meal.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { FileButton } from '#app/ui/button/file-button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import type { PictureProblem } from '#app/features/dashboard/dish/picture/picture-draft.ts';
import { KeptPhotoList } from './kept-photo-list.tsx';

interface PhotoStartProps {
  problem: PictureProblem | null;
  /** Whether somebody sees photos; else the words are the person's own. */
  seesPhotos: boolean;
  kept: readonly KeptPhoto[];
  /** The field for what the person says of the photo. */
  hint: ReactNode;
  onFile: (file: File) => void;
  onOpenKept: (id: string) => void;
}

/** Takes or chooses a photo; what happens to it without a network is said before. */
export function PhotoStart({ problem, seesPhotos, kept, hint, onFile, onOpenKept }: PhotoStartProps) {
  const online = useOnline();
  // Without a touch screen there is no camera button, and the upload is the one main act.
  const takesPhotos = matchMedia('(pointer: coarse)').matches;
  return (
    <>
      <div className="photo-frame">
        <span>
          <Icon of={Camera} />
        </span>
        <b>{words.frameTitle}</b>
        <small>{seesPhotos ? words.frameHint : words.wordsFollow}</small>
      </div>
      {online || !seesPhotos ? null : <Notice tone="offline">{words.offline}</Notice>}
      {hint}
      <p className="photo-problem" role="alert">
        {problem ? (
          <>
            <Icon of={CircleAlert} size={18} />
            {dish.photoErrors[problem]}
          </>
        ) : null}
      </p>
      <div className="photo-actions">
        <FileButton icon={Camera} label={words.take} tone="go" camera onFile={onFile} />
        <FileButton icon={Image} label={words.upload} tone={takesPhotos ? 'quiet' : 'go'} onFile={onFile} />
      </div>
      {kept.length > 0 ? <KeptPhotoList photos={kept} onOpen={onOpenKept} /> : null}
    </>
  );
}
