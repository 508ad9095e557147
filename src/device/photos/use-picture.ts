import { pictureNameOf } from '#contract/diary/uploads.ts';
import { useOwnCopy } from './use-own-copy.ts';

/**
 * Where a dish's picture is shown from: an object URL of the device's own copy while the server has none,
 * else the address itself. Undefined while the device looks.
 */
export function usePicture(url: string): string | undefined {
  const name = pictureNameOf(url);
  const found = useOwnCopy(name);
  return name === null || found === null ? url : found;
}
