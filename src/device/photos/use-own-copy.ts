import type { Diary } from '../diary/diary.ts';
import { useLive } from '../diary/live.ts';

/** One object URL a picture, however many places show it; a name never changes its picture. */
const ownCopies = new Map<string, string>();

/** An object URL of a picture that this device holds under `name`; null when it holds none, undefined while it looks. */
export const useOwnCopy = (name: string | null): string | null | undefined =>
  useLive(`picture ${name ?? ''}`, (diary) => ownCopyOf(diary, name));

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
