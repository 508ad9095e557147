import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { Barcode } from '#domain/food/products/barcode.ts';
import { barcodeWorker } from './barcode-worker.ts';

/** Reads frame after frame of a video that runs; a barcode counts once two frames have shown it. */
export function useFrames(
  video: RefObject<HTMLVideoElement | null>,
  isRunning: boolean,
  { onBarcode, onNoReader }: { onBarcode: (barcode: Barcode) => void; onNoReader: () => void },
): void {
  const tell = useEffectEvent(onBarcode);
  const fail = useEffectEvent(onNoReader);
  useEffect(() => {
    const shown = video.current;
    if (!shown || !isRunning) return undefined;
    const over = new AbortController();
    const read = async () => {
      for (let last: Barcode | null = null; !over.signal.aborted;) {
        await nextFrame(shown);
        if (over.signal.aborted || shown.videoWidth === 0) continue;
        const barcode = await barcodeWorker.readFrame(await createImageBitmap(shown));
        if (over.signal.aborted) return;
        if (barcode !== null && barcode === last) return tell(barcode);
        last = barcode ?? last;
      }
    };
    read().catch(() => over.signal.aborted || fail());
    return () => over.abort();
  }, [video, isRunning]);
}

/** The next frame that differs, or the next drawing where the browser does not tell. */
const nextFrame = (video: HTMLVideoElement): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestVideoFrameCallback' in video) video.requestVideoFrameCallback(resolve);
    else requestAnimationFrame(resolve);
  });
