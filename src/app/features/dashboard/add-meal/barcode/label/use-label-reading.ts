import { useEffect, useRef, useState } from 'react';
import { isOffline, RemoteError } from '#device/api/remote-error.ts';
import { readLabelPhoto } from '#device/products/read-label-photo.ts';
import { hasFigures, type LabelReading } from '#domain/food/products/label-reading.ts';

/** How far the reading of a label's photo has come; `code` is that of a `RemoteError`. */
export type LabelReadingState =
  | { is: 'idle' }
  | { is: 'in-work' }
  | { is: 'read'; reading: LabelReading }
  | { is: 'nothing' }
  | { is: 'failed'; code: string };

/** Has a model read the photo of a label; `onUnreachable` gets a photo that nobody could be asked about. What runs ends with the page. */
export function useLabelReading(onRead: (reading: LabelReading) => void, onUnreachable: (photo: Blob) => void) {
  const [state, put] = useState<LabelReadingState>({ is: 'idle' });
  const job = useRef<AbortController>(undefined);
  useEffect(() => () => job.current?.abort(), []);
  const stop = () => {
    job.current?.abort();
    put({ is: 'idle' });
  };
  const read = async (photo: Blob) => {
    job.current?.abort();
    const own = new AbortController();
    job.current = own;
    put({ is: 'in-work' });
    try {
      const reading = await readLabelPhoto(photo, own.signal);
      if (own.signal.aborted) return;
      if (!hasFigures(reading)) return put({ is: 'nothing' });
      onRead(reading);
      put({ is: 'read', reading });
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof RemoteError)) throw error;
      const code = isOffline(error) ? 'offline' : error.code;
      if (code === 'offline') onUnreachable(photo);
      put({ is: 'failed', code });
    }
  };
  return { state, read: (photo: Blob) => void read(photo), stop };
}
