import type { Diary } from '../diary/diary.ts';
import { tellNotice } from './notices.ts';
import { readNotice, type StartMessage } from './worker-messages.ts';

/** An engine that broke down gets another try after this time. */
const RESTART_MS = 10_000;

/** Runs the engine of a diary in a worker of this page. Returns how to stop it. */
export function runWorker({ db, uid }: Pick<Diary, 'db' | 'uid'>, startWorker: () => Worker): () => void {
  let worker: Worker | null = null;
  let again: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  const start = () => {
    if (stopped) return;
    worker = startWorker();
    worker.addEventListener('error', () => {
      worker?.terminate();
      clearTimeout(again);
      again = setTimeout(start, RESTART_MS);
    });
    worker.addEventListener('message', ({ data }) => {
      const notice = readNotice(data);
      if (notice) tellNotice(notice);
    });
    worker.postMessage({ start: uid } satisfies StartMessage);
  };
  // A worker opens nothing that is not there: the page creates or upgrades first. A store that cannot be
  // opened shows itself on the screen, whose hooks read it too.
  db.open().then(start, () => undefined);

  return () => {
    stopped = true;
    clearTimeout(again);
    worker?.terminate();
  };
}
