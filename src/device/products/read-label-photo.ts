import { readLabel } from '#contract/food/label.ts';
import type { LabelReading } from '#domain/food/products/label-reading.ts';
import { signedCall } from '../api/signed-call.ts';
import { dataUrlOf } from '../platform/data-url.ts';

/** What the model may take, and the way of the photo on a slow line: 1 s for 4 KB (design §4). */
const MODEL_MS = 55_000;
const MS_PER_BYTE = 1_000 / 4_096;

/** What a model reads on the photo of a label, for the person to confirm. Rejects with a RemoteError. */
export async function readLabelPhoto(photo: Blob, signal: AbortSignal): Promise<LabelReading> {
  const image = await dataUrlOf(photo, photo.type);
  const timeoutMs = MODEL_MS + Math.ceil(image.length * MS_PER_BYTE);
  return signedCall(readLabel, { body: { image }, signal, timeoutMs });
}
