import { analyzeFood, type FoodItem } from '#contract/assistant/ai.ts';
import { dataUrlOf } from '../platform/data-url.ts';
import { RemoteError } from '../api/remote-error.ts';
import { signedCall } from '../api/signed-call.ts';

/** What the model may take, and the way of the photo on a slow line: 1 s for 4 KB (design §4). */
const MODEL_MS = 55_000;
const MS_PER_BYTE = 1_000 / 4_096;

/**
 * Foods on a JPEG of at most 800 px, with what the person says of it (may be empty); empty when there are none to be seen. Rejects with a RemoteError, also where the
 * server answers with the placeholder of a failed analysis: what nobody has read can never become a dish.
 */
export async function analyzePhoto(photo: Blob, hint: string, signal: AbortSignal): Promise<FoodItem[]> {
  const image = await dataUrlOf(photo, photo.type);
  const timeoutMs = MODEL_MS + Math.ceil(image.length * MS_PER_BYTE);
  const items = await signedCall(analyzeFood, { body: { image, ...(hint !== '' && { hint }) }, signal, timeoutMs });
  const read = items.filter((item) => !isPlaceholder(item));
  if (read.length === 0 && items.length > 0)
    throw new RemoteError('provider-unavailable', 'The photo could not be analysed');
  return read;
}

/** Spec §8: a failed analysis is one item without a name that we know and without a figure. */
const isPlaceholder = ({ name_en, calories, grams }: FoodItem): boolean =>
  name_en === 'Unknown food' && calories === 0 && grams === 0;
