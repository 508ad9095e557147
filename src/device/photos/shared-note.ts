import { del, get, set } from 'idb-keyval';
import * as v from 'valibot';

// What another app shared into this one lies beside the diaries: the service worker takes it before anyone knows
// whose it will be, and it waits there for somebody to sign in.
const SHARED = 'shared';

const Shared = v.object({
  /** Epoch ms. */
  at: v.number(),
  /** It came from a page of ours. False: from the system, or from a site that hides itself. */
  isOwn: v.boolean(),
  text: v.string(),
  /** Bytes, because WebKit loses stored Blobs. Null: no picture was shared. */
  photo: v.nullable(v.object({ bytes: v.instance(ArrayBuffer), type: v.string() })),
});
/** A text, a photo, or both, from another app. */
export type Shared = v.InferOutput<typeof Shared>;

/** Remembers the newest thing that was shared; what nobody has taken by then is replaced. */
export const putShared = (shared: Shared): Promise<void> => set(SHARED, shared);

/** Hands over what was shared, once; null when there is nothing. */
export async function takeShared(): Promise<Shared | null> {
  const stored: unknown = await get(SHARED);
  if (stored === undefined) return null;
  await del(SHARED);
  const read = v.safeParse(Shared, stored);
  return read.success ? read.output : null;
}

/** Forgets what nobody has taken: it may be of the person who leaves. */
export const forgetShared = (): Promise<void> => del(SHARED);
