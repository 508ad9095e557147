import type { SyncPorts } from '../../sync/ports.ts';
import { fetchHttp } from '../remote/fetch-http.ts';
import type { DiaryDatabase } from '../schema.ts';
import { DexieStore } from '../store.ts';
import { openBus } from './sync-bus.ts';
import { systemClock } from './system-clock.ts';
import { systemRandom } from './system-random.ts';
import { webLocks } from './web-locks.ts';

/** What the engine stands on in a browser's worker. */
export const syncPorts = (uid: string, db: DiaryDatabase): SyncPorts & { bus: ReturnType<typeof openBus> } => ({
  store: new DexieStore(db),
  http: fetchHttp,
  clock: systemClock,
  random: systemRandom,
  locks: webLocks,
  bus: openBus(uid),
});
