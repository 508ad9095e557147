import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import type { Diary } from '#device/diary/diary.ts';
import { hostSignedIn } from '../host-signed-in.ts';
import { putKv, readKvs } from '#device/diary/kv.ts';
import { nextMark } from './payment-memory.ts';

const MINUTE_MS = 60_000;

/** Notes how far time has come on this device while no server tells it: a clock put back gives no longer trial. Returns how to stop. */
export function startClockMarkHost(): () => void {
  return hostSignedIn((diary) => {
    const note = () => {
      // A store that refuses shows itself at the next tap; a diary that was closed meanwhile needs no mark.
      noteMark(diary).catch(() => undefined);
    };
    note();
    const timer = setInterval(note, MINUTE_MS);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  });
}

async function noteMark({ db }: Diary): Promise<void> {
  await db.transaction('rw', db.kv, async () => {
    const [memory, before] = await readKvs(db, 'memory:clock', 'clock-mark');
    const mark = nextMark(memory ?? EMPTY_MEMORY, before, Date.now());
    if (mark) await putKv(db, { key: 'clock-mark', value: mark });
  });
}
