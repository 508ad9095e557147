import { openExisting } from '#device/diary/open-existing.ts';
import { syncPorts } from '#device/jobs/ports/sync-ports.ts';
import { readStart, type NoticeMessage } from '#device/jobs/worker-messages.ts';
import { startEngine } from '#sync/engine/start-engine.ts';

/** Keeps the diary of `uid` in step with the server until the page ends this worker. */
async function run(uid: string): Promise<void> {
  const db = await openExisting(uid);
  // Another version of the app has the database: its page is about to reload and start a worker of its own.
  if (!db) return;
  const onNotice = ({ code }: { code: NoticeMessage['notice'] }) =>
    postMessage({ notice: code } satisfies NoticeMessage);
  await startEngine(syncPorts(uid, db), { uid, onNotice }, new AbortController().signal);
}

addEventListener('message', ({ data }) => {
  const uid = readStart(data);
  // Reported, a failure reaches the page as the worker's error event; a rejected promise would not.
  if (uid !== null) run(uid).catch(reportError);
});
