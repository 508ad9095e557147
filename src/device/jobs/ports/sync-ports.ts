import type { SyncPorts } from '#sync/ports.ts';
import { fetchHttp } from '#device/api/fetch-http.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';
import { DexieStore } from '#device/diary/store.ts';
import { openBus } from './sync-bus.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { webLocks } from '#device/platform/web-locks.ts';

/** What the engine stands on in a browser's worker. */
export const syncPorts = (uid: string, db: DiaryDatabase): SyncPorts & { bus: ReturnType<typeof openBus> } => ({
  store: new DexieStore(db),
  http: fetchHttp,
  clock: systemClock,
  random: systemRandom,
  locks: webLocks,
  bus: openBus(uid),
});
