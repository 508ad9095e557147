import { useEffect, useState } from 'react';
import { bringAlong } from '#device/session/merge/bring-along.ts';
import { namelessDiaries, type NamelessDiary } from '#device/session/merge/nameless-diaries.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { startSyncWorker } from '#app/parts/page/sync-worker.ts';

/** A nameless diary that waits for the person's word. */
interface Question {
  diary: NamelessDiary;
  /** Decided, or put off. */
  close: () => void;
}

/**
 * The next nameless diary to ask about, of the account `uid`; what was decided before goes on without a question. One tab of the browser
 * asks at a time, and the next one looks anew.
 */
export function useMergeQuestion(uid: string, online: boolean): Question | null {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(() => {
    if (!online) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = (diary: NamelessDiary) =>
      new Promise<void>((close) => {
        setQuestion({ diary, close });
        signal.addEventListener('abort', () => close(), { once: true });
      });
    const look = async () => {
      for (const diary of await namelessDiaries()) {
        if (signal.aborted) return;
        // Decided before, here or on the device from which the server heard of it.
        if (diary.isWanted || diary.isRefused) await bringAlong(diary, startSyncWorker).catch(ignoreRemote);
        else if (diary.entries > 0) await ask(diary);
        setQuestion(null);
      }
    };
    navigator.locks.request(`merge-question:${uid}`, { signal }, look).catch((error: unknown) => {
      if (!signal.aborted) reportError(error);
    });
    return () => leaving.abort();
  }, [uid, online]);
  return question;
}

/** Without a network the next start goes on. */
function ignoreRemote(error: unknown): void {
  if (!(error instanceof RemoteError)) throw error;
}
