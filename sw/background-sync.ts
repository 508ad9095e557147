import { showBadge, waitingEntries } from '#device/jobs/app-badge.ts';
import { readSignedIn } from '#device/session/device-notes.ts';
import { openExisting } from '#device/diary/open-existing.ts';
import { syncPorts } from '#device/jobs/ports/sync-ports.ts';
import { settleRevocations } from '#device/session/leaving/settle-leavings.ts';
import { BACKGROUND_SYNC_TAG } from '#sync/engine/background-tag.ts';
import { runOnce } from '#sync/engine/run-once.ts';

/** Chromium ends an event that runs longer than five minutes. */
const LONGEST_MS = 4 * 60_000;

const yielding = new AbortController();

/** Lets go at once: the browser starts no new version while an event of this one runs, and this one's may wait minutes for its turn. */
export const stopBackgroundSync = (): void => yielding.abort();

/**
 * Sends what waits in the outbox, and which tokens a sign-out has ended, while no page is open. A rejected promise makes the browser
 * call again later.
 */
export async function runBackgroundSync(tag: string): Promise<void> {
  if (tag !== BACKGROUND_SYNC_TAG) return;
  const allRevoked = await settleRevocations();
  const signedIn = await readSignedIn();
  const db = signedIn && (await openExisting(signedIn.uid));
  if (!db) {
    if (!allRevoked) throw new Error('a token is still to be revoked');
    return;
  }
  const { uid } = signedIn;
  const ports = syncPorts(uid, db);
  try {
    const sent = await runOnce(ports, { uid }, AbortSignal.any([AbortSignal.timeout(LONGEST_MS), yielding.signal]));
    showBadge(await waitingEntries({ db }));
    if (!sent || !allRevoked) throw new Error('the server has not heard of everything');
  } finally {
    ports.bus.close();
    db.close();
  }
}
