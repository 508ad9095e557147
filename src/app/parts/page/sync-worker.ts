import workerUrl from '#workers/sync.worker.ts?worker&url';
import { trustedScriptUrl } from './trusted-urls.ts';

/** The worker that keeps the open diary in step with the server. */
export const startSyncWorker = (): Worker => new Worker(trustedScriptUrl(workerUrl), { type: 'module', name: 'sync' });
