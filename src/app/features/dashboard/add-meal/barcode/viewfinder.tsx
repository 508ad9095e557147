import Flashlight from 'lucide-react/icons/flashlight';
import FlashlightOff from 'lucide-react/icons/flashlight-off';
import { useEffect, useRef, useState } from 'react';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { barcodeWords as words } from '#app/text/food/barcode.ts';
import { common } from '#app/text/common.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { useCamera } from './use-camera.ts';
import { useFrames } from './use-frames.ts';

interface ViewfinderProps {
  /** False: the camera is free for others. */
  isOpen: boolean;
  onBarcode: (barcode: Barcode) => void;
}

/** What the camera sees, with a frame for the code and the light, where the camera has one. */
export function Viewfinder({ isOpen, onBarcode }: ViewfinderProps) {
  const video = useRef<HTMLVideoElement>(null);
  const { camera, trouble, retry } = useCamera(isOpen);
  const [hasReader, setReader] = useState(true);
  const [isLit, light] = useState(false);
  useEffect(() => {
    const shown = video.current;
    if (!shown || !camera) return undefined;
    shown.srcObject = camera.stream;
    // A page that goes in the middle of it is no failure.
    shown.play().catch(() => undefined);
    light(false);
    return () => {
      shown.srcObject = null;
    };
  }, [camera]);
  useFrames(video, camera !== undefined && hasReader, { onBarcode, onNoReader: () => setReader(false) });
  const isWrong = trouble ?? (hasReader ? undefined : 'no-reader');
  const switchLight = async () => {
    await camera?.torch?.(!isLit);
    light(!isLit);
  };
  if (isWrong) {
    const again = () => {
      setReader(true);
      retry();
    };
    return (
      <div className="viewfinder" data-trouble>
        <Notice
          tone={isWrong === 'no-reader' ? 'offline' : 'warn'}
          action={<Button onClick={again}>{common.retry}</Button>}
        >
          {words.troubles[isWrong]}
        </Notice>
      </div>
    );
  }
  return (
    <div className="viewfinder" data-ready={camera !== undefined || undefined}>
      <video ref={video} muted playsInline aria-label={words.camera} />
      <i aria-hidden="true" />
      <p role="status">{camera ? words.aim : words.opening}</p>
      {camera?.torch ? (
        <IconButton
          icon={isLit ? FlashlightOff : Flashlight}
          look="round"
          label={isLit ? words.torchOff : words.torchOn}
          onClick={() => void switchLight().catch(() => light(false))}
        />
      ) : null}
    </div>
  );
}
