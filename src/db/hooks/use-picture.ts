import { pictureNameOf } from '../../contract/uploads.ts';
import type { Diary } from '../diary.ts';
import { useLive } from '../live.ts';

/** One object URL a picture, however many places show it; a name never changes its picture. */
const ownCopies = new Map<string, string>();

/**
 * Where a dish's picture is shown from: an object URL of the device's own copy while the server has none,
 * else the address itself. Undefined while the device looks.
 */
export function usePicture(url: string): string | undefined {
  const name = pictureNameOf(url);
  const found = useLive(`picture ${name ?? ''}`, (diary) => ownCopyOf(diary, name));
  if (name === null || found === null) return url;
  return found;
}

async function ownCopyOf({ db }: Diary, name: string | null): Promise<string | null> {
  if (name === null) return null;
  const row = await db.blobs.get(name);
  const known = ownCopies.get(name);
  if (row) {
    const url = known ?? URL.createObjectURL(new Blob([row.bytes], { type: row.type }));
    ownCopies.set(name, url);
    return url;
  }
  if (known !== undefined) URL.revokeObjectURL(known);
  ownCopies.delete(name);
  return null;
}
