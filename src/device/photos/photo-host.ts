import type { Diary } from '../diary/diary.ts';
import { workOff } from '../jobs/work-off.ts';
import { hostSignedIn } from '../session/host-signed-in.ts';
import { photoBlobs, type KeptPhoto, type PhotoOutcome } from './kept-photo.ts';
import { isOnline, watchOnline } from '../platform/online.ts';
import { analyzePhoto } from './analyze-photo.ts';
import { readUser } from '../diary/reads/read-user.ts';
import { RemoteError } from '../api/remote-error.ts';
import { watchConfig } from '../session/access/config-text.ts';
import { storedConfig } from '../session/access/stored-config.ts';

/** Refusals that another time may lift by itself; every other one is for the person to see. */
const PASSING = new Set(['offline', 'internal', 'server-stopping', 'server-busy', 'unauthenticated', 'app-too-old']);

/**
 * Analyses the photos that were kept without a network, one at a time, as soon as there is one: at the start, when
 * the network is back, when the page is seen again. `onOutcome` hears of each that is done, in the tab that asked.
 * Returns how to stop.
 */
export function startPhotoHost(onOutcome: (photo: KeptPhoto) => void): () => void {
  return hostSignedIn((diary) =>
    workOff({
      waiting: async () => (await waitingOf(diary)).length,
      work: (stopped) => analyzeAll(diary, onOutcome, stopped),
      wakes: [watchOnline, watchConfig, watchSeen],
    }),
  );
}

/** Calls when the page is seen again. */
function watchSeen(look: () => void): () => void {
  const seen = () => document.visibilityState === 'visible' && look();
  document.addEventListener('visibilitychange', seen);
  return () => document.removeEventListener('visibilitychange', seen);
}

const waitingOf = async ({ db }: Diary): Promise<KeptPhoto[]> =>
  (await db.photos.toArray())
    .filter(({ outcome }) => outcome.is === 'waiting')
    .toSorted((one, other) => one.takenAt - other.takenAt);

/** Models are asked for people with a number only. */
const canAsk = async ({ db }: Diary): Promise<boolean> =>
  isOnline() && storedConfig().capabilities.photo && ((await readUser(db))?.phoneNumber ?? null) !== null;

/** One tab at a time: a photo that two of them send costs two analyses. */
async function analyzeAll(diary: Diary, onOutcome: (photo: KeptPhoto) => void, stopped: AbortSignal): Promise<void> {
  if (!(await canAsk(diary))) return;
  await navigator.locks.request(`photos:${diary.uid}`, { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    while ((await canAsk(diary)) && !stopped.aborted) {
      const [next] = await waitingOf(diary);
      const outcome = next && (await analyze(diary, next, stopped));
      if (!outcome) return;
      const told = await settle(diary, next.id, outcome);
      if (told) onOutcome(told);
    }
  });
}

/** Null: nothing was learned, another time may bring more. */
async function analyze(
  { db }: Diary,
  { id, hint = '' }: KeptPhoto,
  stopped: AbortSignal,
): Promise<PhotoOutcome | null> {
  const row = await db.blobs.get(photoBlobs(id).photo);
  if (!row) return { is: 'failed', code: 'not-found' };
  try {
    const items = await analyzePhoto(new Blob([row.bytes], { type: row.type }), hint, stopped);
    return items.length > 0 ? { is: 'read', items } : { is: 'failed', code: 'no-food' };
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    return PASSING.has(error.code) ? null : { is: 'failed', code: error.code };
  }
}

/** Returns the photo as it is now; null when it was discarded or taken over meanwhile. */
async function settle({ db }: Diary, id: string, outcome: PhotoOutcome): Promise<KeptPhoto | null> {
  return db.transaction('rw', db.photos, async () => {
    const kept = await db.photos.get(id);
    if (kept?.outcome.is !== 'waiting') return null;
    const told = { ...kept, outcome };
    await db.photos.put(told);
    return told;
  });
}
